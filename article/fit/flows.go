package fit

import (
	"math"
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// flows reports whether the box of n is where its own margins and limits put it.
func (c *Column) flows(n page.NodeID, tag string, g gap, style *page.Style) bool {
	look := style.Look
	ml, mr := sheet.Pixels(look[sheet.MarginL]), sheet.Pixels(look[sheet.MarginR])
	if style.Position != "relative" && math.Abs(g.left-ml) > 1 {
		return false
	}
	if layout.Centred(c.Page, n) {
		return true
	}
	if ml > SmallMargin || mr > SmallMargin || ml < -1 || mr < -1 {
		return false
	}
	if tag == "img" || tag == "video" || tag == "svg" {
		return true
	}
	if tag == "table" || look[sheet.Display] == "table" {
		return g.box.W <= g.room+1
	}
	return math.Abs(g.box.W-min(g.room-ml-mr, limited(look, g.room))) <= Same
}

// limited is how wide max-width lets a border box be in a column.
func limited(look []string, room float64) float64 {
	limit := look[sheet.MaxWidth]
	v := sheet.Pixels(limit)
	switch {
	case strings.HasSuffix(limit, "%"):
		v = sheet.Pixels(strings.TrimSuffix(limit, "%")) * room / 100
	case !strings.HasSuffix(limit, "px"):
		return math.Inf(1)
	}
	if look[sheet.BoxSizing] != "border-box" {
		w, _ := layout.Edges(look)
		v += w
	}
	return v
}
