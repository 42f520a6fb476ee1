package arrangement

import (
	"galley/article/sheet"
	"galley/page"
)

// NarrowScreen is the width, in CSS px, that a text has on a telephone.
const NarrowScreen = sheet.Telephone

// tooWide reports whether columns of words would be too narrow on a narrow screen.
func tooWide(p *page.Page, n page.NodeID, items []page.NodeID) bool {
	around := p.Nodes[n].Box
	if around.W <= NarrowScreen {
		return false
	}
	const words = 30 // characters, at least, of a column that is read
	for _, item := range items {
		box := p.Nodes[item].Box
		if box.W < sheet.Wide || box.W > 0.9*around.W || box.W*NarrowScreen/around.W >= sheet.MinColumn {
			continue
		}
		if page.Chars(page.Norm(p.Text(item))) >= words { // costs most, so it is asked last
			return true
		}
	}
	return false
}
