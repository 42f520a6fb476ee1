package control

import (
	"slices"
	"strings"

	"galley/page"
)

// Bounds of what IsHeadingButton looks at.
const (
	headingAbove = 4  // elements around a button
	headingBelow = 40 // nodes in it
	panelNodes   = 80 // nodes in what it opens
	panelWords   = 4  // words of that
)

// IsHeadingButton reports whether element n is a button whose text is that of a heading,
// because it stands in the heading or has it in it: what a reader clicks on to open a panel
// (ARIA's pattern "accordion"). Terms of definition lists count as headings. So does a button
// that says it opens something (aria-expanded), right before text without links and fields. Other
// buttons have commands, which are no text of an article.
func IsHeadingButton(p *page.Page, n page.NodeID) bool {
	if node := &p.Nodes[n]; node.Kind != page.Element || node.Tag != "button" && node.Attr("role") != "button" {
		return false
	}
	up := p.Nodes[n].Parent
	for k := 0; k < headingAbove && up != page.None; k, up = k+1, p.Nodes[up].Parent {
		if isHead(&p.Nodes[up]) {
			return true
		}
	}
	for i := n + 1; i < min(p.Nodes[n].End, n+headingBelow); i++ {
		if isHead(&p.Nodes[i]) {
			return true
		}
	}
	return OpenedText(p, n) != page.None
}

// OpenedText is the element right behind a button that says that it opens something (aria-expanded),
// where it is text with nothing to click on; None otherwise.
func OpenedText(p *page.Page, button page.NodeID) page.NodeID {
	if p.Nodes[button].Attr("aria-expanded") == "" {
		return page.None
	}
	up, n := p.Nodes[button].Parent, p.Nodes[button].End
	for ; up != page.None && n < p.Nodes[up].End && p.Nodes[n].Kind != page.Element; n++ {
		if strings.TrimSpace(p.Nodes[n].Text) != "" {
			return page.None
		}
	}
	if up == page.None || n >= p.Nodes[up].End || p.Nodes[n].End-n > panelNodes {
		return page.None
	}
	words := 0
	for i := n; i < p.Nodes[n].End; i++ {
		switch node := &p.Nodes[i]; {
		case slices.Contains([]string{"a", "button", "input", "select", "textarea", "form", "iframe", "nav"}, node.Tag):
			return page.None
		case node.Kind == page.Text && !node.Hidden:
			words += page.CountWords(node.Text)
		}
	}
	if words < panelWords {
		return page.None
	}
	return n
}

func isHead(n *page.Node) bool {
	return n.IsHeading() || n.Tag == "dt"
}
