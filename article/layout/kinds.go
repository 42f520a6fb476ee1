package layout

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// OutOfFlow reports whether a box takes no room among its neighbours.
func OutOfFlow(s *page.Style) bool { return s.Position == "absolute" || s.Position == "fixed" }

// Vertical reports whether the lines of n run from top to bottom.
func Vertical(p *page.Page, n page.NodeID) bool {
	v := p.Styles[p.Nodes[n].Style].Look[sheet.WritingMode]
	return v != "" && v != "horizontal-tb"
}

// Columned reports whether what is in n flows in columns, where boxes lie across them.
func Columned(p *page.Page, n page.NodeID) bool {
	look := p.Styles[p.Nodes[n].Style].Look
	return look[sheet.Columns] != "auto" && look[sheet.Columns] != "" && look[sheet.Columns] != "1" || look[sheet.ColumnW] != "auto" && look[sheet.ColumnW] != ""
}

// Scrolls reports whether n can be scrolled sideways.
func Scrolls(p *page.Page, n page.NodeID) bool {
	v := p.Styles[p.Nodes[n].Style].Look[sheet.OverflowX]
	return v == "auto" || v == "scroll"
}

// Wraps reports whether n is laid out as a table only to be as wide as what is in it, a
// picture with its caption: nothing in it is a row or a cell.
func Wraps(p *page.Page, n page.NodeID, tag string) bool {
	d := p.Styles[p.Nodes[n].Style].Display
	if d != "table" && d != "inline-table" || tag == "table" {
		return false
	}
	for child := range p.Children(n) {
		style := p.Nodes[child].Style
		if style == page.NoStyle {
			continue
		}
		if d := p.Styles[style].Display; strings.HasPrefix(d, "table-") && d != "table-caption" {
			return false
		}
	}
	return true
}

// Paints reports whether a box is seen by its ground or its borders.
func Paints(look []string) bool {
	if ground, ok := sheet.GroundColour(look); ok && ground.A > 0 {
		return true
	}
	for _, i := range [4]int{sheet.BorderTW, sheet.BorderRW, sheet.BorderBW, sheet.BorderLW} {
		if sheet.Pixels(look[i]) > 0 {
			return true
		}
	}
	return look[sheet.Image] != "none" && look[sheet.Image] != ""
}

// Says reports whether there are words in n; of much that there may be.
func Says(p *page.Page, n page.NodeID) bool {
	end := p.Nodes[n].End
	for i := n; i < min(end, n+maxAsked); i++ {
		if node := &p.Nodes[i]; node.ShowsText() {
			return true
		}
	}
	return end > n+maxAsked
}
