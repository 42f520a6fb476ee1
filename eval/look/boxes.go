package look

import (
	"fmt"
	"strings"

	"galley/page"
	"galley/page/colour"
)

// boxes counts the boxes that a reader sees around texts, by a ground or a border of their own,
// and those that are in the article around the same text, as large and painted as they were.
func (c *comparison) boxes() {
	for e, i := range c.elements() {
		paint := paintOf(c.a.p, e)
		if paint == "" {
			continue
		}
		c.Boxed++
		box, found, same := c.a.p.Nodes[e].Box, page.Rect{}, false
		if c.to[i] >= 0 {
			found, same = boxAround(c.b.p, c.b.texts[c.to[i]].node, paint, box)
		}
		if same {
			c.sameBoxes++
			continue
		}
		tag := c.a.p.Nodes[e].Tag
		c.why("box of "+tag, fmt.Sprintf("box: %s of %.0f x %.0f px is %.0f x %.0f, %s", tag, box.W, box.H, found.W, found.H, clip(c.a.texts[i].text)))
	}
}

// boxAround is the box around a text that is painted so and, where there is one, as large within
// BlockTolerance.
func boxAround(p *page.Page, text page.NodeID, paint string, want page.Rect) (found page.Rect, same bool) {
	for e := range p.Ancestors(text) {
		if paintOf(p, e) != paint {
			continue
		}
		found = p.Nodes[e].Box
		if within(found.W, want.W, BlockTolerance) && within(found.H, want.H, BlockTolerance) {
			return found, true
		}
	}
	return found, false
}

// paintOf says how the box of an element is painted: its ground, its borders and how round its
// corners are; "" where it is not seen, or covers the page.
func paintOf(p *page.Page, e page.NodeID) string {
	node, style := &p.Nodes[e], p.StyleOf(e)
	if style == nil || node.Box.Empty() || node.Tag == "body" || node.Tag == "html" || len(style.Look) == 0 {
		return ""
	}
	var paint []string
	if ground, ok := colour.Parse(style.LookValue("background-color")); ok && ground.A > 0 {
		paint = append(paint, style.LookValue("background-color"))
	}
	for _, side := range [4]string{"top", "right", "bottom", "left"} {
		line, ok := colour.Parse(style.LookValue("border-" + side + "-color"))
		if ok && line.A > 0 && style.LookValue("border-"+side+"-style") != "none" && number(style.LookValue("border-"+side+"-width")) > 0 {
			paint = append(paint, side+" "+style.LookValue("border-"+side+"-width")+" "+style.LookValue("border-"+side+"-color"))
		}
	}
	if len(paint) == 0 {
		return ""
	}
	return strings.Join(append(paint, style.LookValue("border-top-left-radius")), ", ")
}
