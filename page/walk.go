package page

import (
	"iter"
	"slices"
)

// Contains reports whether d is a or lies inside it.
func (p *Page) Contains(a, d NodeID) bool { return a <= d && d < p.Nodes[a].End }

// InAny reports whether n lies in one of the subtrees.
func (p *Page) InAny(subtrees []NodeID, n NodeID) bool {
	return slices.ContainsFunc(subtrees, func(s NodeID) bool { return p.Contains(s, n) })
}

// Selects reports whether n is of the selected body: below a root, and not below a cut.
func (p *Page) Selects(s Selection, n NodeID) bool { return p.InAny(s.Roots, n) && !p.InAny(s.Cut, n) }

// Outermost are those of the nodes that lie in no other of them, each once, in document order.
func (p *Page) Outermost(nodes []NodeID) []NodeID {
	var list []NodeID
	end := NodeID(0)
	for _, n := range slices.Sorted(slices.Values(nodes)) {
		if n >= end {
			list = append(list, n)
			end = p.Nodes[n].End
		}
	}
	return list
}

// Children yields the direct children of n in document order.
func (p *Page) Children(n NodeID) iter.Seq[NodeID] {
	return func(yield func(NodeID) bool) {
		for c := n + 1; c < p.Nodes[n].End; c = p.Nodes[c].End {
			if !yield(c) {
				return
			}
		}
	}
}

// Ancestors yields the parent of n, its parent, and so on up to the root.
func (p *Page) Ancestors(n NodeID) iter.Seq[NodeID] {
	return func(yield func(NodeID) bool) {
		for a := p.Nodes[n].Parent; a != None; a = p.Nodes[a].Parent {
			if !yield(a) {
				return
			}
		}
	}
}

// Depths returns for every node how many ancestors it has; 0 for the root.
func (p *Page) Depths() []int32 {
	depths := make([]int32, len(p.Nodes))
	for i := 1; i < len(p.Nodes); i++ {
		depths[i] = depths[p.Nodes[i].Parent] + 1
	}
	return depths
}

// Body is the body of the page: the first <body>, or <frameset>, whose frames have bodies of
// their own (HTML, 3.1.3); the root where there is none. Nearly always it is a child of the root,
// and is found there in a few steps, however long the head is.
func (p *Page) Body() NodeID {
	isBody := func(n *Node) bool { return n.Kind == Element && (n.Tag == "body" || n.Tag == "frameset") }
	if len(p.Nodes) > 0 && !isBody(&p.Nodes[0]) {
		for i := NodeID(1); int(i) < len(p.Nodes); i = max(i+1, p.Nodes[i].End) {
			if isBody(&p.Nodes[i]) {
				return i
			}
			if p.Nodes[i].Tag != "head" && p.Nodes[i].Kind == Element {
				break // as in a document that is none of HTML
			}
		}
	}
	for i := range p.Nodes {
		if isBody(&p.Nodes[i]) {
			return NodeID(i)
		}
	}
	return 0
}

// First is the first element of the given tag in the subtree of n, n included;
// None when there is none.
func (p *Page) First(n NodeID, tag string) NodeID {
	for i := n; i < p.Nodes[n].End; i++ {
		if p.Nodes[i].Kind == Element && p.Nodes[i].Tag == tag {
			return i
		}
	}
	return None
}

// Inside reports whether n, or an element around it, has the given tag.
func (p *Page) Inside(n NodeID, tag string) bool {
	for a := n; a != None; a = p.Nodes[a].Parent {
		if p.Nodes[a].Tag == tag {
			return true
		}
	}
	return false
}

// StyleOf is the computed style of n; that of its nearest ancestor that has one
// where n has none; nil where none is known.
func (p *Page) StyleOf(n NodeID) *Style {
	if len(p.Styles) == 0 {
		return nil
	}
	for a := n; a != None; a = p.Nodes[a].Parent {
		if s := p.Nodes[a].Style; s != NoStyle {
			return &p.Styles[s]
		}
	}
	return nil
}

// IsLink reports whether an element is a link: an <a> with an address.
func (n *Node) IsLink() bool {
	_, ok := n.LookupAttr("href")
	return ok && n.Tag == "a"
}

// IsPlace reports whether an element is an <a> that only names a place: old pages leave it open, and programs
// for XHTML end it in a way that HTML has not, so that all that follows is in it.
func (n *Node) IsPlace() bool {
	if n.Tag != "a" || len(n.Attrs) == 0 {
		return false
	}
	return !slices.ContainsFunc(n.Attrs, func(a Attr) bool { return a.Name != "id" && a.Name != "name" })
}

// IsHeading reports whether an element is a heading, by its tag or its role.
func (n *Node) IsHeading() bool {
	return IsHeading(n.Tag) || n.Tag != "" && n.Attr("role") == "heading"
}

// NearestStyles returns, by node, the index in p.Styles of its own style or else that
// of the nearest ancestor with one; NoStyle without. It is StyleOf for all
// nodes at once: on deep pages a walk up from each node would not be linear.
func (p *Page) NearestStyles() []int32 {
	styles := make([]int32, len(p.Nodes))
	for i := range p.Nodes {
		n := &p.Nodes[i]
		styles[i] = n.Style
		if n.Style == NoStyle && n.Parent != None {
			styles[i] = styles[n.Parent]
		}
	}
	return styles
}
