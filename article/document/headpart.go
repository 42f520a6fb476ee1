package document

import (
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// headCSS is said of styled documents with a line of the head.
const headCSS = ".g-head{margin:.75em 0;font-size:.875em}\n.g-head a{color:inherit}\n"

// headPart writes the line of the head as a part of its own, as wide as the part that it
// stands before, and in its type.
func (c *writer) headPart(pt subtree.Part, box page.Rect) {
	if c.src.Markup.Head.Line.Empty() {
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
	c.Out.WriteString(`<div class="` + class + `">`)
	c.HeadLine()
	c.Out.WriteString("</div>\n")
}

// textInset moves a line to where the text begins in a body that is wider than its text.
func (c *writer) textInset(box page.Rect) string {
	for i := range c.src.Blocks {
		text := c.src.Blocks[i].Box
		if c.src.Blocks[i].Kind != "paragraph" || text.W < 200 {
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
