package document

import (
	"math"

	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// card is the box with a ground of its own that the body stands on, and what else of the article
// stood there.
type card struct {
	from, to int       // range of the numbers of these parts; from -1: there is none
	box      page.Rect // as it was on the page
	room     float64   // between its edge and the column of the body, in CSS px
	rules    string
	across   bool // of a band: it reached the edges of the window
}

// mostRoom is the room, in CSS px, that a card keeps at most on a side where something stood that
// does not come along.
const mostRoom = 64

// cardOf is the card of the article. Its parts stand in the middle of it, as they stand in the
// middle of the window without one, so it is as wide on both sides of the body as on the nearer.
// band is that of the title, which may stand on it, too.
func (c *writer) cardOf(frame []page.Rect, coverFrom, coverTo int, band card) card {
	first := subtree.FirstBody(c.src.Parts)
	if c.Sheet == nil || c.Grounds.Card() == page.None || first < 0 || frame[first].Empty() {
		return card{from: -1}
	}
	n := c.Grounds.Card()
	on := card{from: first, to: first + 1, box: c.Page.Nodes[n].Box}
	for i := first - 1; i >= 0; i-- { // what says who wrote it comes along from beside the card, below a title on it
		if c.Page.Contains(n, c.src.Parts[i].Root) {
			on.from = i
		} else if !c.src.Parts[i].Head {
			break
		}
	}
	for on.to < len(c.src.Parts) && c.Page.Contains(n, c.src.Parts[on.to].Root) {
		on.to++
	}
	if coverTo > coverFrom && on.from < coverTo { // what stands on the cover stays together
		on.from = coverTo
		if c.Page.Contains(n, c.src.Cover.Node) {
			on.from = coverFrom
		}
	}
	body := frame[first]
	left, right := max(0, body.X-on.box.X), max(0, on.box.Right()-body.Right())
	if on.room = min(left, right); math.Abs(left-right) > 4 {
		on.room = min(on.room, mostRoom)
	}
	for _, pt := range c.src.Parts[on.from:on.to] { // what began farther left does so on it, too
		box := layout.Box(c.Page, layout.BlockAround(c.Page, pt.Root))
		if out := body.X - box.X; out > 0 && out < body.W/2 && c.leftOf(pt, box) != "" {
			on.room = max(on.room, out+min(max(box.X-on.box.X, 0), mostRoom))
		}
	}
	if root := c.src.Parts[first].Root; on.room <= 2 && c.Sheet.Known(c.Page.Nodes[root].Style) { // the body has its room in itself
		from, _ := layout.Content(c.Page, root)
		c.flush = min(max(from-on.box.X, 0), mostRoom)
	}
	c.cardInset = 2 * min(on.room, sheet.BodyPadding)
	on.rules = c.cardBox(n, on, frame, first, band)
	return on
}

// cardBox are the declarations of the card.
func (c *writer) cardBox(n page.NodeID, on card, frame []page.Rect, first int, band card) string {
	room := func(v float64) string { return sheet.Short(min(max(v, 0), mostRoom)) + "px" }
	above, below := c.roomIn(on, frame)
	if band.from == on.from {
		above = band.box.Y - on.box.Y // which has that room itself
	}
	rules := "max-width:" + sheet.Short(frame[first].W+2*on.room) + "px;padding:" + room(above) + " 0px " + room(below) + ";"
	if on.from > 0 {
		rules = "margin-top:" + sheet.Short(min(max(on.box.Y-frame[on.from-1].Bottom(), 0), fit.MaxGap)) + "px;" + rules
	}
	return rules + c.Sheet.Frame(c.Page.Nodes[n].Style)
}

// roomIn is the room in a card or band above its first part and below its last one.
func (c *writer) roomIn(on card, frame []page.Rect) (above, below float64) {
	above = frame[on.from].Y - on.box.Y - c.Column.MarginAbove(c.src.Parts[on.from].Root)
	last := c.src.Parts[on.to-1].Root
	_, margin := layout.SideMargins(c.Page, last)
	return above, on.box.Bottom() - layout.Box(c.Page, layout.BlockAround(c.Page, last)).Bottom() - margin
}

// fills reports whether part i took the whole width of the card, as a picture at its top does.
func (on card) fills(i int, box page.Rect) bool {
	return i >= on.from && i < on.to && box.W >= on.box.W-4
}

// css is the style sheet of the card. Parts keep off its edges on narrow screens, too.
func (on card) css() string {
	if on.from < 0 {
		return ""
	}
	return ".g-card{display:flow-root;margin-left:auto;margin-right:auto}\n.g-card>.g-part{width:calc(100% - " + sheet.Short(2*min(on.room, sheet.BodyPadding)) + "px)}\n.g-card>.g-wide{width:auto}\n"
}
