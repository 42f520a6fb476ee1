package dress

import (
	"slices"

	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// mostAboveFirst is the most room, in CSS px, above the first part: below what was more, something stood on the
// page.
const mostAboveFirst = 100

// aboveRoot is the margin above the root of a part of the body, where that held it off what is laid over the
// page, such as a cover as high as the window: what of it was seen as room. Empty: as it is.
func (c *Dress) aboveRoot(n page.NodeID) string {
	margin, _ := layout.SideMargins(c.Page, n)
	i := slices.IndexFunc(c.src.Parts, func(pt subtree.Part) bool { return pt.Root == n })
	if margin <= fit.MaxGap || i < 0 || c.src.Parts[i].Title || c.src.Parts[i].Head || c.src.Parts[i].Lead {
		return ""
	}
	top := c.Page.Nodes[n].Box.Y
	lowest := top - margin
	for _, before := range c.src.Parts[:i] {
		box := layout.Box(c.Page, layout.BlockAround(c.Page, before.Root))
		if before.Title && c.src.Cover.Node != page.None {
			box = layout.Seen(c.Page, c.src.Cover.Node)
		}
		if !box.Empty() && box.Y < top {
			lowest = max(lowest, min(box.Bottom(), top))
		}
	}
	switch room := top - lowest; {
	case room < margin-1:
		return sheet.Short(min(room, fit.MaxGap)) + "px"
	case i == 0 && margin > mostAboveFirst:
		return sheet.Short(fit.MaxGap) + "px"
	}
	return ""
}
