package layout

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// leastLeft is the share of a box that a shape leaves of it: with less nobody reads what is in it.
const leastLeft = 0.02

// opacityOf is what a style leaves of what is drawn in it.
func opacityOf(style *page.Style) float64 {
	if len(style.Look) != len(page.LookProperties) || style.Look[sheet.Filter] == "none" {
		return style.Opacity
	}
	return style.Opacity * sheet.FilterOpacity(style.Look[sheet.Filter])
}

// isCutAway reports whether an element is cut to nothing by a shape or a mask.
func isCutAway(n *page.Node, style *page.Style) bool {
	if len(style.Look) != len(page.LookProperties) {
		return false
	}
	if v := style.Look[sheet.ClipPath]; v != "" && v != "none" {
		if o, ok := sheet.ParseOutline(v); ok && !n.Box.Empty() && o.Left(n.Box) < leastLeft {
			return true
		}
	}
	mask := style.Look[sheet.Mask]
	return strings.Contains(mask, "gradient(") && !strings.Contains(mask, "url(") && isOfColours(mask, func(v string) bool { return v == noColour })
}

// isStatic reports whether an element stays where the flow puts it, and holds nothing that leaves it.
func isStatic(style *page.Style) bool { return style.Position == "static" || style.Position == "" }
