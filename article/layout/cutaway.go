package layout

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

const (
	leastLeft = 0.02 // share of a box that a shape leaves of it: with less nobody reads what is in it
	zeroBox   = 3.0  // CSS px of a box that cuts off what leaves it: with less nothing is seen in it
)

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

// isInZero reports whether a text is in a box of no height or width that cuts off what leaves it. What is
// laid out from a box further out leaves such a box uncut (CSS Overflow 3, section 3).
func isInZero(p *page.Page, n page.NodeID) bool {
	position := "static" // of the outermost box so far that leaves those around it
	for e := p.Nodes[n].Parent; e != page.None; e = p.Nodes[e].Parent {
		node, style := &p.Nodes[e], ownStyle(p, e)
		if style == nil || len(style.Look) != len(page.LookProperties) || node.Tag == "body" || node.Tag == "html" {
			continue
		}
		look := style.Look
		holds := look[sheet.Transform] != "none" && look[sheet.Transform] != ""
		if position == "fixed" && !holds || position == "absolute" && isStatic(style) && !holds {
			continue
		}
		position = "static"
		if style.Position == "absolute" || style.Position == "fixed" {
			position = style.Position
		}
		x, y := look[sheet.OverflowX], look[sheet.OverflowY]
		if style.Display != "inline" && style.Display != "contents" && (node.Box.H < zeroBox && cutsOff(y) || node.Box.W < zeroBox && cutsOff(x)) {
			return true
		}
	}
	return false
}

// cutsOff reports whether nobody reaches what leaves a box of a computed overflow. In a box of no size
// there is nothing to scroll by.
func cutsOff(overflow string) bool { return overflow != "visible" && overflow != "" }

// isStatic reports whether an element stays where the flow puts it, and holds nothing that leaves it.
func isStatic(style *page.Style) bool { return style.Position == "static" || style.Position == "" }
