package article

import (
	"strings"

	"galley/article/flow"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// headCSS is said of styled documents with a line of the head.
const headCSS = ".g-head{margin:.75em 0;font-size:.875em}\n.g-head a{color:inherit}\n"

// headPart writes the line of the head as a part of its own, as wide as the part that it
// stands before, and in its type.
func (c *htmlWriter) headPart(pt subtree.Part, box page.Rect) {
	if c.a.head.Line.Empty() {
		return
	}
	class := "g-part"
	if c.sheet != nil {
		rules := c.inheritedRules(layout.BlockAround(c.Page, pt.Root))
		if box.W >= 1 {
			rules += "max-width:" + sheet.Short(box.W) + "px;" + c.textInset(box)
		}
		if own := c.sheet.Intern(rules); own != "" {
			class += " " + own
		}
	}
	c.out.WriteString(`<div class="` + class + `">`)
	c.headLine()
	c.out.WriteString("</div>\n")
}

// textInset moves a line to where the text begins in a body that is wider than its text.
func (c *htmlWriter) textInset(box page.Rect) string {
	for i := range c.a.Blocks {
		text := c.a.Blocks[i].Box
		if c.a.Blocks[i].Kind != "paragraph" || text.W < 200 {
			continue
		}
		off := text.X - box.X
		if off < 4 || off+text.W > box.W {
			break
		}
		return "box-sizing:border-box;padding-left:clamp(0px, 100% - " + sheet.Short(text.W) + "px, " + sheet.Short(off) + "px);"
	}
	return ""
}

// headLine writes what the page does not say near the title as a paragraph.
func (c *htmlWriter) headLine() {
	line := c.a.head.Line
	if line.Empty() {
		return
	}
	c.out.WriteString("<p")
	if c.places == nil {
		c.attr("class", "g-head")
	}
	c.out.WriteString(">" + escape(strings.Join(line.Words, flow.Between)))
	if line.Source != "" {
		if len(line.Words) > 0 {
			c.out.WriteString(flow.Between)
		}
		c.out.WriteString("<a")
		c.attr("href", line.URL)
		c.attr("rel", relations)
		c.out.WriteString(">" + escape(line.Source) + "</a>")
	}
	c.out.WriteString("</p>\n")
}
