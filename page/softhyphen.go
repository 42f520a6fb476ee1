package page

import "strings"

// softHyphen says where a word may be broken at the end of a line, and shows only where it is.
const softHyphen = "\u00ad"

// WithoutSoftHyphens is a text without soft hyphens: a word that has them is another one to programs,
// and is found by no search.
func WithoutSoftHyphens(s string) string { return strings.ReplaceAll(s, softHyphen, "") }

// takeSoftHyphens takes the soft hyphens out of a text node. They are kept for who writes the page as
// it looks: lines break there.
func (p *Page) takeSoftHyphens(n NodeID) {
	node := &p.Nodes[n]
	if !strings.Contains(node.Text, softHyphen) {
		return
	}
	if p.Hyphenated == nil {
		p.Hyphenated = map[NodeID]string{}
	}
	p.Hyphenated[n] = node.Text
	node.Text = WithoutSoftHyphens(node.Text)
}

// Written is a text node as it is written, with its soft hyphens.
func (p *Page) Written(n NodeID) string {
	text := p.Nodes[n].Text
	if written, ok := p.Hyphenated[n]; ok && WithoutSoftHyphens(written) == text {
		return written
	}
	return text
}
