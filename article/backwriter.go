package article

import (
	"math"
	"strings"

	"galley/page"
)

// backCSS puts the pictures that words stand on behind the words.
const backCSS = `.g-on{position:relative;isolation:isolate}
.g-part .g-back{position:absolute;inset:0;width:100%;height:100%;max-width:none;margin:0;z-index:-1;border-radius:inherit}
`

// behind writes the picture that words stand on, and the gradients above it.
func (c *htmlWriter) behind(b backPicture) {
	c.backed = true
	rules := "object-fit:" + b.fit + ";"
	if b.position != "" && b.position != "50% 50%" {
		rules += "object-position:" + b.position + ";"
	}
	c.out.WriteString(`<img class="g-back ` + c.sheet.intern(rules) + `"`)
	c.attr("src", c.a.address(b.url))
	c.out.WriteString(` alt="` + escape(c.a.backAlt(b)) + `">`)
	if len(b.over) > 0 {
		c.out.WriteString(`<span class="g-back ` + c.sheet.intern("background-image:"+strings.Join(b.over, ", ")+";") + `"></span>`)
	}
}

// backAlt is what is said in place of a picture that words stand on.
func (a *Article) backAlt(b backPicture) string {
	node := &a.page.Nodes[b.node]
	return page.Norm(firstOf(node.Attr("alt"), node.Attr("aria-label")))
}

// backRoom keeps the height of an element with a background picture: it shrinks with
// the window.
func (c *htmlWriter) backRoom(n page.NodeID) string {
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	high := pixels(look[iHeight])
	if high <= 0 || c.p.Viewport.W <= 0 || look[iDisplay] == "inline" {
		return ""
	}
	return "min-height:min(" + short(high) + "px, " + short(math.Ceil(high/c.p.Viewport.W*10000)/100) + "vw);"
}

// coverRoom gives the wrapper of a title the place that the title had on its cover.
func (c *htmlWriter) coverRoom(title page.NodeID, cover page.Rect) string {
	own := c.layoutBox(c.blockAround(title))
	const least = 16
	side := func(v float64) string {
		v = max(v, 0)
		return "min(" + short(v) + "px, " + short(math.Round(v/cover.W*10000)/100) + "%)"
	}
	vertical := func(v float64) string {
		v = max(v, least)
		return "min(" + short(v) + "px, " + short(math.Ceil(max(v/c.p.Viewport.W*100, 4)*100)/100) + "vw)"
	}
	return "box-sizing:border-box;padding:" + vertical(own.Y-cover.Y) + " " + side(cover.Right()-own.Right()) + " " +
		vertical(cover.Bottom()-own.Bottom()) + " " + side(own.X-cover.X) + ";"
}
