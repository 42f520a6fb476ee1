package dress

import (
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// filter is that of an element which is written, "" for none. Words that a filter turns
// into other colours would stand on a ground that it does not turn.
func (c *Dress) filter(n page.NodeID) string {
	v := sheet.VetFilter(c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.Filter])
	switch {
	case v == "", strings.Contains(v, "blur("), c.isFaint(n, sheet.FilterOpacity(v)):
		return ""
	case strings.Contains(v, "invert(") || strings.Contains(v, "hue-rotate("):
		if layout.Says(c.Page, n) || c.inverted(n) {
			return ""
		}
	}
	return "filter:" + v + ";"
}

// inverted reports whether something around n turns its colours, which is not written: a
// picture whose filter takes that back has its own colours without either.
func (c *Dress) inverted(n page.NodeID) bool {
	for a := range c.Page.Ancestors(n) {
		if style := c.Page.Nodes[a].Style; c.Sheet.Known(style) && strings.Contains(c.Page.Styles[style].Look[sheet.Filter], "invert(") {
			return true
		}
	}
	return false
}

// backFilter are the declarations of the filters that a picture behind words had, itself or
// by what is around it up to below, which is not written with it.
func (c *Dress) backFilter(picture, below page.NodeID) string {
	var all []string
	for a := picture; a != page.None && a != below; a = c.Page.Nodes[a].Parent {
		if style := c.Page.Nodes[a].Style; c.Sheet.Known(style) {
			if v := sheet.VetFilter(c.Page.Styles[style].Look[sheet.Filter]); v != "" {
				all = append(all, v)
			}
		}
	}
	v := strings.Join(all, " ")
	if v == "" || len(all) > sheet.MaxFilters || strings.Contains(v, "invert(") && below != page.None && c.inverted(below) {
		return ""
	}
	return "filter:" + v + ";"
}
