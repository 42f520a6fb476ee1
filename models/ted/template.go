package ted

// wild is the kind of a wildcard: how many neighbouring subtrees it stands for.
type wild string

const (
	fixed  wild = ""  // no wildcard
	single wild = "." // exactly one
	option wild = "?" // one or none
	plus   wild = "+" // one or more
	star   wild = "*" // any number
)

// must reports whether the wildcard stands for at least one subtree.
func (w wild) must() bool { return w == single || w == plus }

// many reports whether it may stand for several.
func (w wild) many() bool { return w == plus || w == star }

// maybe is the wildcard for what is not always there.
func (w wild) maybe() wild {
	if w.many() {
		return star
	}
	return option
}

// pattern is a node of a template: a tag or a text that all pages have, or a wildcard.
type pattern struct {
	Wild     wild       `json:"w,omitempty"`
	Tag      string     `json:"t,omitempty"`
	Text     string     `json:"x,omitempty"`
	Part     string     `json:"part,omitempty"` // what the labels call it: "title" or "body"
	Children []*pattern `json:"c,omitempty"`

	size   int32 // fixed nodes of the subtree
	hash   uint64
	parts  map[string]int // how many pages label it so; in training
	number int32          // pre-order
}

// newPattern is the template of a single page: no wildcards.
func newPattern(t *tree) *pattern {
	list := make([]*pattern, len(t.nodes))
	for i := len(t.nodes) - 1; i >= 0; i-- {
		n := &t.nodes[i]
		list[i] = &pattern{Tag: n.tag, Text: n.text, hash: n.hash}
		for _, c := range n.children {
			list[i].Children = append(list[i].Children, list[c])
		}
	}
	return list[0]
}

// measure numbers the nodes and adds up sizes; it returns the number of nodes. The hash of
// what has a wildcard in it is 0: it equals no tree. Depth is that of pages.
func (p *pattern) measure(next int32) int32 {
	p.number = next
	next++
	p.size = 0
	if p.Wild == fixed {
		p.size = 1
	}
	pure := p.Wild == fixed
	for _, c := range p.Children {
		next = c.measure(next)
		p.size += c.size
		pure = pure && c.hash != 0
	}
	if p.hash = 0; pure {
		p.hash = p.sum()
	}
	return next
}
