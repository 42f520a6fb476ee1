package wang

import "galley/page"

// formatted counts formatting elements and their characters.
type formatted struct{ count, chars int }

// countFormatting counts formatting elements, by parent and for the page (Wang et al.
// 2009, section 3.1.1). Each counts with its full text, so the text of nested ones
// counts again: that is the literal reading of the paper's sum.
func (x *Index) countFormatting() {
	x.formatted = make([]formatted, len(x.Page.Nodes))
	tags := make(map[string]bool, len(x.Limits.FormattingElements))
	for _, tag := range x.Limits.FormattingElements {
		tags[tag] = true
	}
	for i := range x.Page.Nodes {
		n := &x.Page.Nodes[i]
		if n.Kind != page.Element || n.Hidden || !tags[n.Tag] {
			continue
		}
		chars := x.Chars(page.NodeID(i))
		x.formatting.count++
		x.formatting.chars += chars
		if n.Parent != page.None {
			x.formatted[n.Parent].count++
			x.formatted[n.Parent].chars += chars
		}
	}
}
