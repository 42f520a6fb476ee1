package page

// Bounds of what IsHeadingButton looks at.
const (
	headingAbove = 4  // elements around a button
	headingBelow = 40 // nodes in it
)

// IsHeadingButton reports whether element n is a button whose text is that of a heading,
// because it stands in the heading or has it in it: what a reader clicks on to open a panel
// (ARIA's pattern "accordion"). Terms of definition lists count as headings. Other buttons
// have commands, which are no text of an article.
func (p *Page) IsHeadingButton(n NodeID) bool {
	if node := &p.Nodes[n]; node.Kind != Element || node.Tag != "button" && node.Attr("role") != "button" {
		return false
	}
	up := p.Nodes[n].Parent
	for k := 0; k < headingAbove && up != None; k, up = k+1, p.Nodes[up].Parent {
		if isHead(&p.Nodes[up]) {
			return true
		}
	}
	for i := n + 1; i < min(p.Nodes[n].End, n+headingBelow); i++ {
		if isHead(&p.Nodes[i]) {
			return true
		}
	}
	return false
}

func isHead(n *Node) bool {
	return isHeading(n) || n.Tag == "dt"
}
