package document

import (
	"math"

	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// rowEnd is the number behind the last of the parts that stood in one row with part i: a title and
// what says who wrote it, or two of the latter. It is i+1 where there are none. held are ranges of
// parts that stand on something together, which no row begins in and ends out of.
func (c *writer) rowEnd(i int, held ...[2]int) int {
	end := i + 1
	for c.Sheet != nil && end < len(c.src.Parts) && c.areBeside(end-1, end) {
		end++
	}
	for _, h := range held {
		if h[0] < end && h[1] > i && (h[0] > i || h[1] < end) {
			return i + 1
		}
	}
	return end
}

// areBeside reports whether part j, which says who wrote the article, stood behind part i in a row.
func (c *writer) areBeside(i, j int) bool {
	a, b := c.src.Parts[i], c.src.Parts[j]
	if !b.Head || !a.Head && !a.Title {
		return false
	}
	p, q := c.rowBox(i), c.rowBox(j)
	if p.Empty() || q.Empty() || min(p.Bottom(), q.Bottom())-max(p.Y, q.Y) < min(p.H, q.H)/2 {
		return false
	}
	return c.behindBy(q, c.endOf(p, i), i) > -1
}

// rowBox is the box of a part in a row.
func (c *writer) rowBox(i int) page.Rect {
	return layout.Box(c.Page, layout.BoxAround(c.Page, c.src.Parts[i].Root))
}

// rightToLeft reports whether the words of part i run from right to left.
func (c *writer) rightToLeft(i int) bool {
	style := c.Page.Nodes[layout.BlockAround(c.Page, c.src.Parts[i].Root)].Style
	return c.Sheet.Known(style) && c.Page.Styles[style].LookValue("direction") == "rtl"
}

// endOf is the edge of a box where the lines of part i end.
func (c *writer) endOf(box page.Rect, i int) float64 {
	if c.rightToLeft(i) {
		return box.X
	}
	return box.Right()
}

// behindBy is how far a box begins behind an edge, as the lines of part i run.
func (c *writer) behindBy(box page.Rect, edge float64, i int) float64 {
	if c.rightToLeft(i) {
		return edge - box.Right()
	}
	return box.X - edge
}

// rowParts writes parts of a row beside each other, as far apart as they stood, and one below the
// other where the window has no room for that. column is the box that they begin in, gap the room
// above them.
func (c *writer) rowParts(from, to int, column page.Rect, gap float64) {
	top, all := math.Inf(1), page.Rect{}
	for i := from; i < to; i++ {
		all = all.Union(c.rowBox(i))
		top = min(top, c.rowBox(i).Y-c.Column.MarginAbove(c.src.Parts[i].Root))
	}
	out := max(column.X-all.X, all.Right()-column.Right(), 0)
	if out < column.W/2 { // as far out of the column on both sides
		all.X, all.W = column.X-out, column.W+2*out
	} else {
		out = 0
	}
	rules := "display:flex;flex-wrap:wrap;row-gap:8px;max-width:" + fit.AtLeast(all.W) + "px;"
	if gap >= 1 {
		rules = "margin-top:" + sheet.Short(gap) + "px;" + rules
	}
	before := all.X
	if c.rightToLeft(from) {
		rules += "direction:rtl;"
		before = all.Right()
	}
	c.Column.Narrows = true
	c.Out.WriteString(`<div class="g-part ` + c.Sheet.Intern(rules) + `">`)
	for i := from; i < to; i++ {
		box := c.rowBox(i)
		start := fit.AtMost(max(c.behindBy(box, before, from)-fit.Same, 0)) + "px"
		if by := c.behindBy(box, before, from); i == from && out > 0 && by >= out { // it stays where the column begins
			start = "calc(clamp(0px, 50% - " + sheet.Short(all.W/2-out) + "px, " + sheet.Short(out) + "px) + " + fit.AtMost(by-out) + "px)"
		}
		if i == to-1 && math.Abs(c.endOf(box, from)-c.endOf(all, from)) <= 2 {
			start = "auto"
		}
		before = c.endOf(box, from)
		down := box.Y - c.Column.MarginAbove(c.src.Parts[i].Root) - top
		c.Out.WriteString(`<div class="g-part g-beside ` + c.Sheet.Intern(c.besideRules(i, box, down)+"margin-inline-start:"+start+";") + `">`)
		c.Part(c.src.Parts[i])
		c.Out.WriteString("</div>\n")
	}
	c.Out.WriteString("</div>\n")
}

// besideRules are the declarations of part i in a row: as wide as it was, and so far down in it.
func (c *writer) besideRules(i int, box page.Rect, down float64) string {
	pt := c.src.Parts[i]
	rules := "box-sizing:border-box;width:" + fit.AtLeast(box.W) + "px;max-width:100%;margin:" + sheet.Short(down) + "px 0px 0px;"
	if own, written := c.Grounds.Own(pt); written {
		rules += "background-color:" + sheet.Colour(own) + ";"
	}
	if !c.Sheet.Known(c.Page.Nodes[pt.Root].Style) {
		rules += c.textRules(pt.Root)
	}
	return rules
}

// rowColumn is the column that parts of a row begin in: that of the body, where they stand over it.
func (c *writer) rowColumn(first int) page.Rect {
	if first < 0 {
		return page.Rect{}
	}
	return layout.Box(c.Page, layout.BlockAround(c.Page, c.src.Parts[first].Root))
}
