package fit

import (
	"math"

	"galley/article/arrangement"
	"galley/article/backdrop"
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// smallInset is a padding, in CSS px, that a narrow screen has room for.
const smallInset = 32

// MarkedInset is a padding, in CSS px, that is kept for what a style sheet laid over it.
const MarkedInset = 64

// Insets make wide paddings narrower where the column is.
func (c *Column) Insets(n page.NodeID, around *Element, root bool) (left, right string) {
	if !c.Sheet.Known(c.Page.Nodes[n].Style) || layout.Turned(c.Page, n) {
		return "", ""
	}
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	l, r := sheet.Pixels(look[sheet.PaddingL]), sheet.Pixels(look[sheet.PaddingR])
	if c.Next.InLine {
		return "", ""
	}
	if len(c.Next.Badges) > 0 {
		right = c.roomBeside(n, r, around)
	}
	if (right != "" || len(c.Next.Badges) > 0 || len(c.Top().Badges) > 0) && max(l, r) <= backdrop.MostSignRoom {
		return "", right // what is laid there keeps its room
	}
	if l <= smallInset && r <= smallInset || look[sheet.Display] == "inline" || max(l, r) <= MarkedInset && c.marked(n) || max(l, r) <= backdrop.MostSignRoom && c.hasSign(n) {
		return "", ""
	}
	if left, right = c.cutInsets(n, l, r); left+right != "" {
		return left, right
	}
	room := c.Page.Nodes[n].Box.W
	if !root {
		if around == nil {
			return "", ""
		}
		from, to := layout.Content(c.Page, around.Node)
		room = to - from
	}
	if max(l, r) > wideInset && c.Page.Nodes[n].Box.W >= room-1 {
		out := 0.0
		if !root {
			out = max(0, c.Page.Nodes[n].Box.W-room)
		}
		return c.giving(n, l, l+r, out), c.giving(n, r, l+r, out)
	}
	room = min(room, c.Page.Nodes[n].Box.W) // in a narrow window both are as wide
	return inset(l, room), inset(r, room)
}

// wideInset is a padding, in CSS px, that is there to hold the words in a part of the window.
const wideInset = 96

// giving is a padding of n that gives way before the words do, together with that on the other side:
// both are as wide as sum. What shows where it ends keeps some of it. out is how much wider than its column n
// is, as far as the window goes.
func (c *Column) giving(n page.NodeID, v, sum, out float64) string {
	if v < 1 {
		return ""
	}
	left, right := layout.Content(c.Page, n)
	least := 0.0
	if layout.Paints(c.Page.Styles[c.Page.Nodes[n].Style].Look) {
		least = min(v, leastGiven)
	}
	share := v / sum
	if out > 1 {
		return "clamp(" + sheet.Short(least) + "px, min(" + sheet.Short(100*share) + "vw, " + sheet.Short(100*share) + "% + " + sheet.Short(share*out) + "px) - " + sheet.Short(share*(right-left)) + "px, " + sheet.Short(v) + "px)"
	}
	return "clamp(" + sheet.Short(least) + "px, " + sheet.Short(100*share) + "% - " + sheet.Short(share*(right-left)) + "px, " + sheet.Short(v) + "px)"
}

// leastGiven is what such a padding keeps, in CSS px.
const leastGiven = 16

// maxLostCells is how wide, in CSS px, the cells before the first one of a row were at most whose
// room is kept when they stay behind: numbers of lines.
const maxLostCells = 80

// LostCells is the padding on the left of the first cell of a row that stands behind others which
// stay behind: there they began that row, and held the words off its edge.
func (c *Column) LostCells(n page.NodeID, tag string) string {
	row := c.Page.Nodes[n].Parent
	if tag != "td" && tag != "th" || row == page.None || !c.Sheet.Known(c.Page.Nodes[n].Style) {
		return ""
	}
	lost := 0.0
	for cell := range c.Page.Children(row) {
		if cell == n {
			break
		}
		switch node := &c.Page.Nodes[cell]; {
		case node.Kind != page.Element || node.Hidden:
		case c.Nodes[cell].Do != plan.Drop, node.Box.X >= c.Page.Nodes[n].Box.X: // written, or on the right
			return ""
		default:
			lost += node.Box.W
		}
	}
	if lost < 1 || lost > maxLostCells {
		return ""
	}
	return sheet.Short(lost+sheet.Pixels(c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.PaddingL])) + "px"
}

// marked reports whether a style sheet laid something over a place of n: in its padding,
// that is, which must keep the words off it.
func (c *Column) marked(n page.NodeID) bool {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	for _, which := range [2]string{page.Before, page.After} {
		if values := style.Generated(which); values != nil && values[sheet.GeneratedAt["position"]] == "absolute" {
			return true
		}
	}
	return false
}

// hasSign reports whether n has a sign in its padding.
func (c *Column) hasSign(n page.NodeID) bool {
	s, ok := c.Signs[n]
	return ok && !s.Bullet && !s.Inside
}

func inset(v, room float64) string {
	if v <= smallInset || room < v {
		return ""
	}
	return "min(" + sheet.Short(v) + "px, " + sheet.Short(math.Ceil(v/room*10000+1)/100) + "%)"
}

// roomBeside is the padding on the right of n, of which the page has r, that keeps words off what is laid there in
// a narrower window; "" for what the page has.
func (c *Column) roomBeside(n page.NodeID, r float64, around *Element) string {
	px := arrangement.RoomBeside(c.Page, n, c.Next.Badges)
	if px <= r || around == nil {
		return ""
	}
	left, right := layout.Content(c.Page, around.Node)
	return "clamp(" + sheet.Short(r) + "px, " + sheet.Short(r+right-left) + "px - 100%, " + sheet.Short(px) + "px)"
}
