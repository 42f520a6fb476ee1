package document

import (
	"math"

	"galley/article/allowlist"
	"galley/article/backdrop"
	"galley/article/fit"
	"galley/article/ground"
	"galley/article/layout"
	"galley/article/picture"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// onCover are the parts that stand on the cover, as a range of their numbers: the title and
// what stands right before and behind it there, such as the standfirst.
func (c *writer) onCover() (from, to int) {
	if c.Sheet == nil || c.src.Cover.Node == page.None {
		return 0, 0
	}
	title := 0
	for i, pt := range c.src.Parts {
		if pt.Title {
			title = i
		}
	}
	from, to = title, title+1
	for from > 0 && c.standsOnCover(c.src.Parts[from-1]) {
		from--
	}
	for to < len(c.src.Parts) && c.standsOnCover(c.src.Parts[to]) {
		to++
	}
	return from, to
}

// standsOnCover reports whether a part before the body has words that stand on the cover.
func (c *writer) standsOnCover(pt subtree.Part) bool {
	if !pt.Head && !pt.Lead || c.Page.Contains(pt.Root, c.src.Cover.Node) || c.Page.Contains(c.src.Cover.Node, pt.Root) && c.Page.Nodes[c.src.Cover.Node].Tag == "img" {
		return false
	}
	own := layout.Box(c.Page, layout.BoxAround(c.Page, pt.Root))
	if own.Empty() || !layout.Inside(own, layout.Seen(c.Page, c.src.Cover.Node)) || !layout.Says(c.Page, pt.Root) {
		return false
	}
	for n := pt.Root; n < c.Page.Nodes[pt.Root].End; n++ {
		if box := c.Page.Nodes[n].Box; picture.Is(c.Page, n) && backdrop.IsLarge(box) {
			return false
		}
	}
	if card := c.src.Cover.Card; card != page.None {
		return c.Page.Contains(card, pt.Root)
	}
	return !c.offCover(pt.Root)
}

// offCover reports whether n stands in a box with a ground of its own that lies over the cover
// and not around it, such as a column that was pulled up over it.
func (c *writer) offCover(n page.NodeID) bool {
	for a := range c.Page.Ancestors(layout.BlockAround(c.Page, n)) {
		if c.Page.Contains(a, c.src.Cover.Node) {
			return false
		}
		if ground.Grounded(c.Page, a) {
			return true
		}
	}
	return false
}

// coverParts writes the parts that stand on the cover in one box, as large as it was, a gap
// below what stands before.
func (c *writer) coverParts(parts []subtree.Part, box page.Rect, gap float64) {
	around := c.coverBox(parts)
	rules := "max-width:" + sheet.Short(box.W) + "px;"
	if gap >= 1 {
		rules = "margin-top:" + sheet.Short(gap) + "px;" + rules
	}
	for _, pt := range parts {
		if own, written := c.Grounds.Own(pt); pt.Title && written {
			rules += "background-color:" + sheet.Colour(own) + ";"
		}
	}
	rules += c.coverRoom(parts, around, box)
	if len(parts) == 1 && !c.Sheet.Known(c.Page.Nodes[parts[0].Root].Style) {
		rules += c.textRules(parts[0].Root)
	}
	c.Covering = true
	class := c.Sheet.Intern(rules) + " g-on"
	if c.edge == coverEdge {
		class += edgeClass
	}
	c.Out.WriteString(`<div class="g-part ` + class + `">`)
	c.Behind(c.src.Cover.Picture, page.None)
	if c.src.Cover.Card != page.None {
		c.Out.WriteString(`<div class="` + c.Sheet.Intern(c.cardRules(around, parts)) + `">`)
	}
	for i, pt := range parts {
		if len(parts) == 1 {
			c.Part(pt)
			break
		}
		c.Out.WriteString(`<div class="g-part ` + c.Sheet.Intern(c.besideTitle(parts, i, around)) + `">`)
		c.Part(pt)
		c.Out.WriteString("</div>")
	}
	if c.src.Cover.Card != page.None {
		c.Out.WriteString("</div>")
	}
	c.Covering = false
	c.Out.WriteString("</div>\n")
}

// coverBox is the box around parts on the cover: the card, or their words.
func (c *writer) coverBox(parts []subtree.Part) (box page.Rect) {
	if card := c.src.Cover.Card; card != page.None {
		return c.Page.Nodes[card].Box
	}
	return c.partsBox(parts)
}

// partsBox is the box around the words of parts.
func (c *writer) partsBox(parts []subtree.Part) (box page.Rect) {
	for _, pt := range parts {
		box = box.Union(layout.Box(c.Page, layout.BoxAround(c.Page, pt.Root)))
	}
	return box
}

// coverRoom gives what stands on the cover the place that it had there. On a narrow screen
// the room on the left goes first, then that on the right.
func (c *writer) coverRoom(parts []subtree.Part, own, cover page.Rect) string {
	const least = 16
	vertical := func(v float64) string {
		v = max(v, least)
		return "min(" + sheet.Short(v) + "px, " + sheet.Short(math.Ceil(max(v/c.Page.Viewport.W*100, 4)*100)/100) + "vw)"
	}
	above, below := 0.0, 0.0
	if c.src.Cover.Card == page.None {
		above, _ = layout.SideMargins(c.Page, parts[0].Root)
		_, below = layout.SideMargins(c.Page, parts[len(parts)-1].Root)
	}
	top, bottom := vertical(own.Y-cover.Y-above), vertical(cover.Bottom()-own.Bottom()-below)
	left, right := max(own.X-cover.X, 0), max(cover.Right()-own.Right(), 0)
	if math.Abs(left-right) <= 2 && (c.WordsWidth(parts) >= own.W-2 || c.src.Cover.Card != page.None) {
		return "display:grid;justify-content:center;box-sizing:border-box;padding:" + top + " 4% " + bottom + ";"
	}
	const spare = 1 // words as wide as their box would need a second line for a hundredth of a px
	right = max(right-spare, 0)
	edge := func(v float64) string { return "min(" + sheet.Short(v) + "px, 4%)" }
	return "box-sizing:border-box;padding:" +
		top + " clamp(" + edge(right) + ", 100% - " + sheet.Short(own.W+spare) + "px - " + edge(left) + ", " + sheet.Short(right) + "px) " +
		bottom + " clamp(" + edge(left) + ", 100% - " + sheet.Short(own.W+spare+right) + "px, " + sheet.Short(left) + "px);"
}

// cardRules are the declarations of the card that the parts stand on.
func (c *writer) cardRules(card page.Rect, parts []subtree.Part) string {
	look := c.Page.Styles[c.Page.Nodes[c.src.Cover.Card].Style].Look
	words := c.partsBox(parts)
	above, _ := layout.SideMargins(c.Page, parts[0].Root)
	_, below := layout.SideMargins(c.Page, parts[len(parts)-1].Root)
	room := func(v float64) string { return sheet.Short(min(max(v, 0), fit.MarkedInset)) + "px " }
	rules := "box-sizing:border-box;max-width:" + sheet.Short(card.W) + "px;padding:" + room(words.Y-card.Y-above) + room(card.Right()-words.Right()) +
		room(card.Bottom()-words.Bottom()-below) + room(words.X-card.X)
	rules = rules[:len(rules)-1] + ";"
	if ground := look[sheet.Background]; allowlist.IsValue(ground) {
		rules += "background-color:" + ground + ";"
	}
	if radius := look[sheet.Radius]; allowlist.IsValue(radius) && radius != "0px" {
		rules += "border-radius:" + radius + ";"
	}
	return rules
}

// besideTitle are the declarations of one of several parts on the cover: as far below the
// one before as it was, and as wide.
func (c *writer) besideTitle(parts []subtree.Part, i int, around page.Rect) string {
	own := layout.Box(c.Page, layout.BoxAround(c.Page, parts[i].Root))
	rules := "max-width:" + sheet.Short(own.W+1) + "px;"
	if math.Abs(own.X+own.W/2-around.X-around.W/2) <= 2 {
		rules += "margin-left:auto;margin-right:auto;"
	} else {
		rules += "margin-left:" + sheet.Share(own.X-around.X, around.W) + ";margin-right:0px;"
	}
	if i > 0 {
		_, below := layout.SideMargins(c.Page, parts[i-1].Root)
		above, _ := layout.SideMargins(c.Page, parts[i].Root)
		down := max(0, own.Y-layout.Box(c.Page, layout.BoxAround(c.Page, parts[i-1].Root)).Bottom())
		rules += "margin-top:" + sheet.Short(min(down, layout.MaxDistance)-below-above) + "px;"
	}
	if !c.Sheet.Known(c.Page.Nodes[parts[i].Root].Style) {
		rules += c.textRules(parts[i].Root)
	}
	return rules
}
