package article

import (
	"math"
	"strings"

	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// backCSS puts the pictures that words stand on behind the words.
const backCSS = `.g-on{position:relative;isolation:isolate}
.g-part .g-back{position:absolute;inset:0;width:100%;height:100%;max-width:none;margin:0;z-index:-1;border-radius:inherit}
`

// behind writes the picture that words in n stand on, and the gradients above it; n is None
// for what stands around a title.
func (c *htmlWriter) behind(b backPicture, n page.NodeID) {
	c.backed = true
	rules := "object-fit:" + b.fit + ";"
	if b.position != "" && b.position != "50% 50%" {
		rules += "object-position:" + b.position + ";"
	}
	rules += c.backFilter(b.node, n)
	if mode := c.blend(b.node); mode != "" {
		rules += "mix-blend-mode:" + mode + ";"
	}
	c.out.WriteString(`<img class="g-back ` + c.sheet.Intern(rules) + `"`)
	c.attr("src", c.a.address(b.url))
	c.out.WriteString(` alt="` + escape(c.a.backAlt(b)) + `">`)
	for _, v := range b.veils {
		c.out.WriteString(`<span class="g-back ` + c.sheet.Intern(v.rules) + `"></span>`)
	}
	if len(b.over) > 0 {
		c.out.WriteString(`<span class="g-back ` + c.sheet.Intern("background-image:"+strings.Join(b.over, ", ")+";") + `"></span>`)
	}
}

// blend is the mode that an img mixes with the ground below it in, "" for none.
func (c *htmlWriter) blend(n page.NodeID) string {
	style := c.Page.Nodes[n].Style
	if c.Page.Nodes[n].Tag != "img" || !c.sheet.Known(style) {
		return ""
	}
	if mode := c.Page.Styles[style].Look[sheet.Blend]; mode != "normal" && allowlist.IsValue(mode) {
		return mode
	}
	return ""
}

// backAlt is what is said in place of a picture that words stand on.
func (a *Article) backAlt(b backPicture) string {
	node := &a.page.Nodes[b.node]
	return page.Norm(page.FirstOf(node.Attr("alt"), node.Attr("aria-label")))
}

// backRoom keeps the height of an element with a background picture: it shrinks with
// the window.
func (c *htmlWriter) backRoom(n page.NodeID) string {
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

// wordsWidth is the width of the words of parts as they were set.
func (c *htmlWriter) wordsWidth(parts []subtree.Part) float64 {
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
