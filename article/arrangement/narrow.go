package arrangement

import (
	"galley/article/layout"
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
	if fitsAsItIs(p, n, items) {
		return false
	}
	const words = 30 // characters, at least, of a column that is read
	for _, item := range items {
		box, inside := p.Nodes[item].Box, 0.0
		if sheet.Known(p, p.Nodes[item].Style) {
			look := p.Styles[p.Nodes[item].Style].Look
			inside = sheet.Pixels(look[sheet.PaddingL]) + sheet.Pixels(look[sheet.PaddingR]) // as wide there
		}
		if inside < manyInside {
			inside = 0
		}
		if box.W < sheet.Wide || box.W > 0.9*around.W || box.W*NarrowScreen/around.W-inside >= sheet.MinColumn {
			continue
		}
		if page.Chars(page.Norm(p.Text(item))) >= words { // costs most, so it is asked last
			return true
		}
	}
	return false
}

// manyInside is how wide, in CSS px, the paddings of a column are together that a narrow screen has no room for.
const manyInside = 64

// fitsAsItIs reports whether the items of a flex row have room on a narrow screen as wide as they were: a small
// picture of who wrote a text, and the name beside it. None of them takes the rest of the row.
func fitsAsItIs(p *page.Page, n page.NodeID, items []page.NodeID) bool {
	look := p.Styles[p.Nodes[n].Style].Look
	if look[sheet.Display] != "flex" || len(items) > layout.MaxSiblings {
		return false
	}
	sum := sheet.Pixels(look[sheet.PaddingL]) + sheet.Pixels(look[sheet.PaddingR]) + float64(len(items)-1)*sheet.Pixels(look[sheet.LookAt["column-gap"]])
	for _, item := range items {
		sum += p.Nodes[item].Box.W
		style := p.Nodes[item].Style
		if !sheet.Known(p, style) {
			continue
		}
		own := p.Styles[style].Look
		if own[sheet.LookAt["flex-grow"]] != "0" {
			return false
		}
		sum += sheet.Pixels(own[sheet.MarginL]) + sheet.Pixels(own[sheet.MarginR])
	}
	return sum <= 0.9*NarrowScreen
}
