package dress

import (
	"math"
	"strings"

	"galley/article/allowlist"
	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/markup"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// OnCSS is said of what has pictures behind its words.
const OnCSS = ".g-on{position:relative;isolation:isolate}\n"

// BackCSS puts the pictures that words stand on behind the words.
const BackCSS = `.g-part .g-back{position:absolute;inset:0;width:100%;height:100%;max-width:none;margin:0;z-index:-1;border-radius:inherit}
`

// Behind writes the picture that words in n stand on, if it has one, and the layers above it; n is None
// for what stands around a title.
func (c *Dress) Behind(b backdrop.Picture, n page.NodeID) {
	c.Backed = true
	if b.URL != "" {
		c.picture(b, n)
	}
	for _, v := range b.Veils {
		c.Out.WriteString(`<span class="g-back ` + c.Sheet.Intern(v) + `"></span>`)
	}
	if len(b.Over) > 0 {
		c.Out.WriteString(`<span class="g-back ` + c.Sheet.Intern("background-image:"+strings.Join(b.Over, ", ")+";") + `"></span>`)
	}
}

// picture writes the picture of a box n as the lowest of its layers.
func (c *Dress) picture(b backdrop.Picture, n page.NodeID) {
	rules := "object-fit:" + b.Fit + ";"
	if b.Position != "" && b.Position != "50% 50%" {
		rules += "object-position:" + b.Position + ";"
	}
	class := "g-back"
	if b.Place != "" {
		rules, class = b.Place, "g-sign"
		c.Signed = true
	}
	rules += c.backFilter(b.Node, n) + c.backOpacity(b.Node, n)
	if mode := c.blend(b.Node); mode != "" {
		rules += "mix-blend-mode:" + mode + ";"
	}
	c.Out.WriteString(`<img class="` + class + ` ` + c.Sheet.Intern(rules) + `"`)
	c.Attr("src", c.src.Markup.Address(b.URL))
	c.Out.WriteString(` alt="` + markup.Escape(b.Alt(c.Page)) + `">`)
}

// blend is the mode that an img mixes with the ground below it in, "" for none.
func (c *Dress) blend(n page.NodeID) string {
	style := c.Page.Nodes[n].Style
	if c.Page.Nodes[n].Tag != "img" || !c.Sheet.Known(style) {
		return ""
	}
	if mode := c.Page.Styles[style].Look[sheet.Blend]; mode != "normal" && allowlist.IsValue(mode) {
		return mode
	}
	return ""
}

// leastOpacity is that of a picture which has been faded in, if only in part.
const leastOpacity = 0.1

// backOpacity is how far the ground of n is seen through an img in it, which is left as it was: it makes the
// picture dark or pale, so that words can be read on it. n is None for what stands around a title.
func (c *Dress) backOpacity(img, n page.NodeID) string {
	if img == page.None || c.Page.Nodes[img].Tag != "img" {
		return ""
	}
	opacity, depth := 1.0, 0
	for e := img; e != n && e != page.None && depth < layout.MaxDepth; e = c.Page.Nodes[e].Parent {
		if style := c.Page.StyleOf(e); style != nil && style.Opacity > 0 {
			opacity *= style.Opacity
		}
		if depth++; n == page.None {
			break
		}
	}
	if opacity < leastOpacity || opacity > 0.99 {
		return ""
	}
	return "opacity:" + sheet.Short(opacity) + ";"
}

// backRoom keeps the height of an element with a background picture: it shrinks with
// the window.
func (c *Dress) backRoom(n page.NodeID) string {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	high := sheet.Pixels(look[sheet.Height])
	if high <= 0 || c.Page.Viewport.W <= 0 || look[sheet.Display] == "inline" {
		return ""
	}
	sizing := ""
	if look[sheet.BoxSizing] == "border-box" {
		sizing = "box-sizing:border-box;" // the height is with padding and border
	}
	return sizing + "min-height:min(" + sheet.Short(high) + "px, " + sheet.Short(math.Ceil(high/c.Page.Viewport.W*10000)/100) + "vw);"
}

// WordsWidth is the width of the words of parts as they were set.
func (c *Dress) WordsWidth(parts []subtree.Part) float64 {
	var words page.Rect
	for _, pt := range parts {
		for i := pt.Root; i < c.Page.Nodes[pt.Root].End; i++ {
			if node := &c.Page.Nodes[i]; node.Kind == page.Text && !node.Hidden {
				words = words.Union(node.Box)
			}
		}
	}
	return words.W
}
