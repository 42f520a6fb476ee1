package dress

import (
	"galley/article/sheet"
	"galley/page"
)

// lifted are the declarations that keep a float above the grounds of boxes that it reaches into (CSS
// 2.1, appendix E): those with a picture behind their words are positioned here, and were not on
// the page.
func (c *Dress) lifted(n page.NodeID) string {
	style, box := &c.Page.Styles[c.Page.Nodes[n].Style], c.Page.Nodes[n].Box
	if style.Look[sheet.Float] == "none" || style.Look[sheet.Float] == "" || style.Position != "static" {
		return ""
	}
	for _, on := range c.pictured() {
		if both := box.Intersect(c.Page.Nodes[on].Box); both.W > 1 && both.H > 1 && !c.Page.Contains(on, n) && !c.Page.Contains(n, on) {
			return "position:relative;z-index:1;"
		}
	}
	return ""
}

// pictured are the boxes that are positioned for a picture behind their words, and were not on the
// page.
func (c *Dress) pictured() []page.NodeID {
	if c.onPictures != nil {
		return c.onPictures
	}
	c.onPictures = []page.NodeID{}
	add := func(n page.NodeID) {
		if c.Sheet.Known(c.Page.Nodes[n].Style) && c.Page.Styles[c.Page.Nodes[n].Style].Position == "static" {
			c.onPictures = append(c.onPictures, n)
		}
	}
	for n := range c.src.Backs {
		add(n)
	}
	for n := range c.src.Signs {
		add(n)
	}
	for n := range c.Unders.On {
		add(n)
	}
	return c.onPictures
}
