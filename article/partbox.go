package article

import (
	"math"
	"strings"

	"galley/page"
)

// partBoxes are the boxes that the parts had. Wrappers stand in the middle of the
// window: a title that stood in the middle of the body keeps its width; another,
// narrower than the body, takes the body's, so that both start at one edge, and
// wrapper leaves the rest free.
func (c *htmlWriter) partBoxes() []page.Rect {
	a := c.a
	boxes := make([]page.Rect, len(a.parts))
	for i, pt := range a.parts {
		boxes[i] = c.layoutBox(c.blockAround(pt.root))
	}
	first := a.firstBody()
	if first < 0 {
		return boxes
	}
	body := boxes[first]
	for i := range boxes[:first] {
		title := &boxes[i]
		if off := title.X + title.W/2 - body.X - body.W/2; title.W < body.W && math.Abs(off) > 4 {
			title.W = body.W
		}
		if a.parts[i].head && title.W > body.W && math.Abs(title.X-body.X) <= maxOutdent {
			title.W = body.W // begins where the text does, and wraps
		}
	}
	return boxes
}

// blockAround is n, or the block that its words stand in.
func (c *htmlWriter) blockAround(n page.NodeID) page.NodeID {
	for a := n; a != page.None; a = c.p.Nodes[a].Parent {
		if c.p.IsBlock(a) {
			return a
		}
	}
	return n
}

// wrapper is the class of what stands around one clone: as wide as it was, on
// what it stood on where that is not what the page stands on.
func (c *htmlWriter) wrapper(pt part, box page.Rect) string {
	if c.sheet == nil {
		return ""
	}
	var rules strings.Builder
	if box.W >= 1 {
		rules.WriteString("max-width:" + short(box.W) + "px;")
	}
	if own := c.layoutBox(c.blockAround(pt.root)).W; (pt.title || pt.head) && own >= 1 && own < box.W {
		rules.WriteString("box-sizing:border-box;padding-right:clamp(0px, 100% - " + short(own) + "px, " + short(box.W-own) + "px);")
	}
	if own := c.background(pt.root); own != c.pageBackground() {
		rules.WriteString("background-color:" + cssColour(own) + ";")
	}
	if pt.title {
		if cover := c.cover(pt.root); cover != "" {
			rules.WriteString(cover + "padding-top:24px;padding-bottom:24px;")
		}
	}
	if !c.sheet.known(c.p.Nodes[pt.root].Style) {
		rules.WriteString(c.textRules(pt.root))
	}
	return c.sheet.intern(rules.String())
}

// textRules dress a root whose own look is not known, such as a text: with what it
// inherited.
func (c *htmlWriter) textRules(n page.NodeID) string {
	for a := c.p.Nodes[n].Parent; a != page.None; a = c.p.Nodes[a].Parent {
		if rules := c.inheritedRules(a); rules != "" {
			return rules
		}
	}
	return ""
}

// inheritedRules are what an element hands down to what is in it; "" where its look is
// not known.
func (c *htmlWriter) inheritedRules(n page.NodeID) string {
	style := c.p.Nodes[n].Style
	if !c.sheet.known(style) {
		return ""
	}
	r := rule{ruleKey: ruleKey{style: style, tag: "div"}, look: c.p.Styles[style].Look, fonts: c.sheet.fonts}
	for i := range properties {
		if properties[i].inherited && r.says(i) {
			r.write(i)
		}
	}
	return r.text.String()
}

// pageBackground is what the first body root stands on; the whole document takes it.
func (c *htmlWriter) pageBackground() page.Colour {
	if i := c.a.firstBody(); i >= 0 {
		return c.background(c.a.parts[i].root)
	}
	return c.background(c.a.parts[0].root)
}

// bodyPadding is what baseCSS leaves free at either side, in CSS px.
const bodyPadding = 16

// pageCSS dresses the document itself. What was wider than a window with the padding
// has room for its width where the window is as wide as the page's was.
func (c *htmlWriter) pageCSS(frames []page.Rect) string {
	ground := c.pageBackground()
	scheme := "light"
	if ground.Luminance() < 0.18 {
		scheme = "dark"
	}
	css := "html{color-scheme:" + scheme + ";background:" + cssColour(ground) + "}\n"
	free := c.p.Viewport.W
	for _, box := range frames {
		free = min(free, c.p.Viewport.W-box.W)
	}
	if free < 2*bodyPadding && c.p.Viewport.W > 0 {
		css += "@media (min-width:" + short(c.p.Viewport.W) + "px){body{padding-left:" + short(max(0, free/2)) + "px;padding-right:" + short(max(0, free/2)) + "px}}\n"
	}
	return css
}

// cssColour is an opaque colour in a style sheet.
func cssColour(c page.Colour) string {
	return "rgb(" + short(c.R) + ", " + short(c.G) + ", " + short(c.B) + ")"
}
