package article

import (
	"math"
	"strings"

	"galley/page"
)

// pin says where the box of an element is written otherwise than as its style
// sheet had it, because what is around it did not come along.
type pin struct {
	stacked    bool   // a flex or grid container is written as a block
	inStack    bool   // the element stands in such a container
	tracks     string // columns of a grid container, in place of its own
	place      string // declarations of a child of such a grid
	left       string // margins; empty: the computed ones
	right      string
	above      string // in a stack: the margin above
	last       bool   // in a stack: nothing stands below
	size       string // declarations of width; empty: as rule.size has them
	insetLeft  string // paddings; empty: the computed ones
	insetRight string
}

// same is how much, in CSS px, a box may differ from where the flow puts it by itself.
const same = 0.3

// smallMargin is a margin, in CSS px, that a narrow screen has room for.
const smallMargin = 48

// smallInset is a padding, in CSS px, that a narrow screen has room for.
const smallInset = 32

// pinned decides what is to be said of the box of n.
func (c *htmlWriter) pinned(n page.NodeID, tag string, parent *openTag, ar *arrangement, root bool) (p pin) {
	if ar != nil {
		p.stacked, p.tracks = ar.stacked, ar.tracks
	}
	around := c.around()
	p.insetLeft, p.insetRight = c.insets(n, around, root)
	if root || parent.turned || !c.sheet.known(c.p.Nodes[n].Style) {
		return p
	}
	if in := parent.items; in != nil {
		p.inStack, p.above, p.place, p.last = in.stacked, in.above[n], in.cells[n], n == in.last
		if !in.stacked {
			return p
		}
	}
	if !c.turned(n) {
		c.putBack(n, tag, around, &p)
	}
	return p
}

// around is the written element whose content box holds what is written next; nil
// where the tracks of a table or a row of flex items do.
func (c *htmlWriter) around() *openTag {
	const most = 32
	for i := len(c.copied) - 1; i > 0 && i >= len(c.copied)-most; i-- {
		t := &c.copied[i]
		if t.node == page.None || !c.sheet.known(c.p.Nodes[t.node].Style) {
			return nil
		}
		switch d := c.p.Styles[c.p.Nodes[t.node].Style].Display; {
		case d == "inline" || d == "contents":
			continue
		case d == "flex" || d == "grid" || strings.HasPrefix(d, "inline-") && d != "inline-block":
			if t.items == nil || !t.items.stacked {
				return nil
			}
			return t
		case strings.HasPrefix(d, "table") && d != "table-cell" || d == "none":
			return nil
		}
		return t
	}
	return nil
}

// content is the left and right edge of the content box of n.
func (c *htmlWriter) content(n page.NodeID) (left, right float64) {
	node := &c.p.Nodes[n]
	look := c.p.Styles[node.Style].Look
	return node.Box.X + pixels(look[iPaddingL]) + pixels(look[iBorderLW]),
		node.Box.Right() - pixels(look[iPaddingR]) - pixels(look[iBorderRW])
}

// putBack finds margins and a width that put the box of n where it was.
func (c *htmlWriter) putBack(n page.NodeID, tag string, around *openTag, p *pin) {
	node := &c.p.Nodes[n]
	style := &c.p.Styles[node.Style]
	look := style.Look
	d := look[iDisplay]
	if around == nil || node.Box.W < 1 || strings.HasPrefix(d, "inline") || strings.HasPrefix(d, "ruby") || d == "contents" ||
		strings.HasPrefix(d, "table-") || tableParents[tag] != nil || c.columned(around.node) {
		return
	}
	left, right := c.content(around.node)
	room, box := right-left, node.Box
	if room < 1 {
		return
	}
	l, r := box.X-left, right-box.Right()
	floats := look[iFloat] != "none" && look[iFloat] != "" && !p.inStack
	switch {
	case outOfFlow(style) && !floats && (l >= room-1 || r >= room-1) && box.W <= room:
		c.beside(l, r, box, p)
		return
	case floats:
		return
	case !p.inStack && !outOfFlow(style) && c.flows(n, tag, l, room, style):
		return
	}
	border := ""
	if box.W-pixels(look[iPaddingL])-pixels(look[iPaddingR])-pixels(look[iBorderLW])-pixels(look[iBorderRW]) < box.W || tag == "table" { // which has them inside by itself
		border = "box-sizing:border-box;"
	}
	replaced := tag == "img" || tag == "video" || tag == "svg"
	shrinks := tag == "table" || d == "table"
	scrolls := c.scrolls(around.node)
	switch {
	case style.Position == "relative" && math.Abs(box.W-room) <= same:
		p.left, p.right = "0px", "0px"
	case l < -1 || r < -1:
		if scrolls {
			p.left, p.right = short(max(l, 0))+"px", "0px"
			p.size = border + "width:" + short(box.W) + "px;"
			break
		}
		p.left, p.right = outdent(l), outdent(r)
		if math.Abs(l-r) <= 1.5 {
			p.left = bleed(min(l, r))
			p.right = p.left
		}
	case math.Abs(l-r) <= 1 && l >= 1:
		p.left, p.right = "auto", "auto"
	case l < 1:
		p.left, p.right = "0px", "0px"
	default:
		p.left, p.right = "clamp(0px, 100% - "+short(box.W)+"px, "+short(l)+"px)", "0px"
	}
	if replaced || p.size != "" || l < -1 || r < -1 {
		return
	}
	switch {
	case shrinks && math.Abs(box.W-room) <= same:
		p.size = "width:100%;"
	case shrinks:
		p.size = border + "width:" + short(box.W) + "px;max-width:100%;"
	case math.Abs(box.W-room) > same:
		p.size = border + "max-width:min(100%, " + short(box.W) + "px);"
	default:
		p.size = ";"
	}
}

// bleed is the margin of what is wider than its column on both sides, as far as the
// window goes.
func bleed(v float64) string { return "max(" + short(v) + "px, calc(50% - 50vw))" }

// outdent is a margin that may reach beyond the column on one side, nearly to the edge
// of the window.
func outdent(v float64) string {
	if v >= 0 {
		return short(v) + "px"
	}
	return "max(" + short(v) + "px, calc(50% - 50vw + 16px))"
}

// beside stands a box that was laid beside the text there: it floats, and its margin
// takes back its room.
func (c *htmlWriter) beside(l, r float64, box page.Rect, p *pin) {
	p.left, p.right = "0px", "0px"
	side := "left"
	if r < l {
		side, p.right = "right", outdent(r)
	} else {
		p.left = outdent(l)
	}
	p.size = "float:" + side + ";box-sizing:border-box;width:" + short(box.W) + "px;max-width:100%;"
}

// flows reports whether the box of n is where its own margins and limits put it.
func (c *htmlWriter) flows(n page.NodeID, tag string, l, room float64, style *page.Style) bool {
	look, box := style.Look, c.p.Nodes[n].Box
	ml, mr := pixels(look[iMarginL]), pixels(look[iMarginR])
	if style.Position == "relative" {
		l = ml
	}
	if math.Abs(l-ml) > 1 {
		return false
	}
	if c.centred(n) {
		return true
	}
	if ml > smallMargin || mr > smallMargin || ml < -1 || mr < -1 {
		return false
	}
	if tag == "img" || tag == "video" || tag == "svg" {
		return true
	}
	if tag == "table" || look[iDisplay] == "table" {
		return box.W <= room+1
	}
	want := room - ml - mr
	if limit := look[iMaxWidth]; strings.HasSuffix(limit, "px") || strings.HasSuffix(limit, "%") {
		v := pixels(limit)
		if strings.HasSuffix(limit, "%") {
			v = pixels(strings.TrimSuffix(limit, "%")) * room / 100
		}
		if look[iBoxSizing] != "border-box" {
			v += pixels(look[iPaddingL]) + pixels(look[iPaddingR]) + pixels(look[iBorderLW]) + pixels(look[iBorderRW])
		}
		want = min(want, v)
	}
	return math.Abs(box.W-want) <= same
}

// columned reports whether what is in n flows in columns, where boxes lie across them.
func (c *htmlWriter) columned(n page.NodeID) bool {
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	return look[iColumns] != "auto" && look[iColumns] != "" && look[iColumns] != "1" || look[iColumnW] != "auto" && look[iColumnW] != ""
}

// scrolls reports whether n can be scrolled sideways.
func (c *htmlWriter) scrolls(n page.NodeID) bool {
	v := c.p.Styles[c.p.Nodes[n].Style].Look[iOverflowX]
	return v == "auto" || v == "scroll"
}

// insets make wide paddings narrower where the column is.
func (c *htmlWriter) insets(n page.NodeID, around *openTag, root bool) (left, right string) {
	if !c.sheet.known(c.p.Nodes[n].Style) || c.turned(n) {
		return "", ""
	}
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	l, r := pixels(look[iPaddingL]), pixels(look[iPaddingR])
	if l <= smallInset && r <= smallInset || look[iDisplay] == "inline" {
		return "", ""
	}
	room := c.p.Nodes[n].Box.W
	if !root {
		if around == nil {
			return "", ""
		}
		from, to := c.content(around.node)
		room = to - from
	}
	return inset(l, room), inset(r, room)
}

func inset(v, room float64) string {
	if v <= smallInset || room < v {
		return ""
	}
	return "min(" + short(v) + "px, " + short(math.Ceil(v/room*10000+1)/100) + "%)"
}

// turned reports whether the box of n is not the one that was laid out.
func (c *htmlWriter) turned(n page.NodeID) bool {
	node := &c.p.Nodes[n]
	if !c.sheet.known(node.Style) {
		return false
	}
	if t := c.p.Styles[node.Style].Look[iTransform]; t != "none" && t != "" {
		return true
	}
	return c.layoutBox(n) != node.Box
}
