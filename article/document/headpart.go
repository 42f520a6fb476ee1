package document

import (
	"strings"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// headCSS is said of styled documents with a line of the head.
const headCSS = ".g-head{margin:.75em 0;font-size:.875em}\n.g-head a{color:inherit}\n"

// headCSS is that style sheet: the line stands in the middle where the title does, and else
// begins where the title begins.
func (c *writer) headCSS() string {
	if c.centredTitle() {
		return headCSS + ".g-head{text-align:center}\n"
	}
	if inset := c.titleInset(); inset != "" {
		return headCSS + ".g-head{" + inset + "}\n"
	}
	return headCSS
}

// titleInset is the room beside the words of a title in the box that the line stands in with it,
// where that is wider.
func (c *writer) titleInset() string {
	after := c.src.Markup.Head.After
	if c.Sheet == nil || after == page.None || !c.Sheet.Known(c.Page.Nodes[c.src.Title].Style) {
		return ""
	}
	around := c.Page.Nodes[after].Parent
	if !c.Sheet.Known(c.Page.Nodes[around].Style) || c.Page.Nodes[around].Box.Empty() {
		return ""
	}
	left, right := layout.Content(c.Page, around)
	from, to := layout.Content(c.Page, layout.BlockAround(c.Page, c.src.Title))
	before, behind := from-left, right-to
	if before < 0 || behind < 0 || max(before, behind) < 4 || to-from < 1 {
		return ""
	}
	room := func(v float64) string {
		return "clamp(0px, " + sheet.Short(v/(before+behind)*100) + "% - " + sheet.Short(v/(before+behind)*(to-from)) + "px, " + sheet.Short(v) + "px)"
	}
	return "box-sizing:border-box;padding-left:" + room(before) + ";padding-right:" + room(behind)
}

// centredTitle reports whether the words of the title stand in the middle of its lines.
func (c *writer) centredTitle() bool {
	if c.Sheet == nil || c.src.Title == page.None {
		return false
	}
	style := c.Page.Nodes[layout.BlockAround(c.Page, c.src.Title)].Style
	return c.Sheet.Known(style) && strings.HasSuffix(c.Page.Styles[style].Look[sheet.TextAlign], "center")
}

// headPart writes the line of the head as a part of its own, as wide as the part that it
// stands before, and in its type.
func (c *writer) headPart(pt subtree.Part, box page.Rect) {
	if c.src.Markup.Head.Line.Empty() {
		return
	}
	class := "g-part"
	if c.Sheet != nil {
		rules := c.inheritedRules(layout.BlockAround(c.Page, pt.Root))
		if box.W >= 1 {
			rules += "max-width:" + sheet.Short(box.W) + "px;" + c.textInset(box)
		}
		if own := c.Sheet.Intern(rules); own != "" {
			class += " " + own
		}
	}
	c.Out.WriteString(`<div class="` + class + `">`)
	c.HeadLine()
	c.Out.WriteString("</div>\n")
}

// textInset moves a line to where the text begins in a body that is wider than its text, unless
// the line stands in the middle.
func (c *writer) textInset(box page.Rect) string {
	if c.centredTitle() {
		return ""
	}
	for i := range c.src.Blocks {
		text := c.src.Blocks[i].Box
		if c.src.Blocks[i].Kind != "paragraph" || text.W < 200 {
			continue
		}
		off := text.X - box.X
		if off < 4 || off+text.W > box.W {
			break
		}
		return "box-sizing:border-box;padding-left:clamp(" + c.inCard() + ", 100% - " + sheet.Short(text.W) + "px, " + sheet.Short(off) + "px);"
	}
	return ""
}
