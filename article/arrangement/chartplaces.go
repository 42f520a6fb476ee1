package arrangement

import (
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// places are the declarations of a chart: boxes that are seen and labels have places, of the nearest
// box around that has one, and what only holds them has no box.
func (c *chart) places() map[page.NodeID]string {
	p := c.pl.Page
	said := map[page.NodeID]string{}
	around := []page.NodeID{c.n}
	for i := c.n + 1; i < p.Nodes[c.n].End; i++ {
		node := &p.Nodes[i]
		for p.Nodes[around[len(around)-1]].End <= i {
			around = around[:len(around)-1]
		}
		if node.Kind != page.Element || node.Hidden {
			if node.Kind == page.Element {
				i = node.End - 1
			}
			continue
		}
		words, says := c.words[i]
		switch {
		case says:
			said[i] = c.place(i, around[len(around)-1], words)
			i = node.End - 1
		case layout.Paints(p.Styles[node.Style].Look) || draws(p, i):
			said[i] = c.place(i, around[len(around)-1], page.Rect{})
			around = append(around, i)
		default:
			said[i] = "display:contents;"
		}
	}
	said[c.n] = "position:relative;display:block;box-sizing:border-box;height:" + sheet.Short(p.Nodes[c.n].Box.H) + "px;"
	return said
}

// place are the declarations of a box in another one: as shares of its padding box. A label that is turned
// stands where its words are.
func (c *chart) place(n, in page.NodeID, words page.Rect) string {
	p := c.pl.Page
	look, box := p.Styles[p.Nodes[n].Style].Look, p.Nodes[n].Box
	turned := ""
	if layout.Turned(p, n) && !words.Empty() {
		box, turned = words, "rotate:none;transform:none;"
	}
	inner := layout.PaddingBox(p, in)
	share := func(part, of float64) string { return sheet.Short(100*part/max(of, 1)) + "%;" }
	side := "left:" + share(box.X-inner.X, inner.W)
	if !words.Empty() && inner.Right()-box.Right() < box.X-inner.X {
		side = "right:" + share(inner.Right()-box.Right(), inner.W) // a label that needs more room has it on its other side
	}
	rules := "position:absolute;box-sizing:border-box;" + side + "top:" + share(box.Y-inner.Y, inner.H) +
		"width:" + share(box.W, inner.W) + "height:" + share(box.H, inner.H) + "max-width:none;margin:0;" + turned
	if !words.Empty() {
		rules += "white-space:nowrap;min-width:max-content;z-index:1;"
	}
	if d := look[sheet.Display]; d == "contents" || strings.HasPrefix(d, "inline") || strings.HasPrefix(d, "table") {
		rules += "display:block;"
	}
	return rules
}
