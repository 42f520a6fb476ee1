package document

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/arrangement"
	"galley/article/ground"
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// ruleFor gathers what the rules of n depend on; own is n as an open element.
func (c *writer) ruleFor(n page.NodeID, f *plan.Node, parent, own *element, root bool) sheet.Key {
	node := &c.Page.Nodes[n]
	k := sheet.Key{Style: node.Style, Parent: parent.style, Tag: f.Tag, NS: f.NS, Root: root}
	if f.NS != allowlist.HTML {
		c.placeDrawing(n, f.Tag, parent, &k)
		return k
	}
	if parent.drawn && !root && c.sheet.Known(node.Style) {
		k.Drawn, k.Empty = true, node.End-n == 1
		own.ground = parent.ground
		return k
	}
	if f.Tag != "img" && f.Tag != "video" {
		k.Backdrop = c.stage(n, parent, root)
		around := parent.ground
		if parent.badges[n] != "" && arrangement.OverPicture(c.Page, parent.node, n) {
			around.Picture = true // it stays there
		}
		own.ground = ground.Of(c.Page, n, around, k.Backdrop)
		k.Backdrop += c.grounds.OffPicture(n, &own.ground)
	}
	k.Canvas = root && c.grounds.IsCanvas(n)
	if c.sheet.Known(node.Style) {
		k.Filter = c.filter(n) + c.shape(n)
		k.Whole = sheet.CutsOut(c.Page.Styles[node.Style].Look[sheet.Mask]) && ground.KeepsGround(c.Page, n)
		c.turns = c.turns || sheet.IsTurned(c.Page.Styles[node.Style].Look[sheet.Transform])
	}
	k.Pin = c.pinned(n, f.Tag, parent, own, root)
	c.inCode(n, parent, &k.Pin)
	c.standing(n, f, parent, root, &k)
	c.laidMarks(n, parent, &k)
	k.RatioPadding = layout.HoldsRatio(c.Page, n)
	if root || k.Pin.Charted {
		return k
	}
	if parent.fills && c.takesSpare(node) {
		k.Pin.Over += "flex-grow:1;"
	}
	if k.Overflows = layout.Overflows(c.Page, n, f.Tag); k.Overflows {
		k.Indent = c.indent(n)
	}
	k.Room = c.emptySize(n, f.Tag, parent)
	if parent.vertical {
		return k // its width is that of its lines, one beside the other
	}
	if k.Width = c.keptWidth(n, f.Tag, parent); strings.HasSuffix(k.Width, "%") && c.Page.Styles[node.Style].Look[sheet.Display] == "table-cell" && f.Tag != "td" && f.Tag != "th" {
		k.Room += "box-sizing:border-box;" // see cellShare
	}
	k.Centred = layout.Centred(c.Page, n)
	if fills := c.fillsItem(n, parent, &k); fills != "" {
		k.Room += fills
		return k
	}
	k.Room += c.spareSize(n, f.Tag, &k, parent) + c.marginRoom(n, f.Tag, &k) + c.inCell(n, parent, &k) + c.shortPicture(n, f.Tag, parent)
	k.Room += c.leastHeight(n, f.Tag, &k) + c.movedOver(n, &k) + c.pictureItem(n, parent)
	return k
}

// mostIndent is how much of what holds a picture off the left edge counts, in CSS px: what is more gives
// way in a narrow window.
const mostIndent = 64

// indent is how far paddings in a part of the article hold an element off its left edge, in CSS px, less
// what margins draw it out of them.
func (c *writer) indent(n page.NodeID) float64 {
	sum := c.drawnOut(n)
	for i := range c.open {
		if around := c.open[i].node; around != page.None && c.sheet.Known(c.Page.Nodes[around].Style) {
			sum += sheet.Pixels(c.Page.Styles[c.Page.Nodes[around].Style].Look[sheet.PaddingL]) + c.drawnOut(around)
		}
	}
	return max(0, min(sum, mostIndent))
}

// drawnOut is the left margin of an element in CSS px where that is negative, else 0.
func (c *writer) drawnOut(n page.NodeID) float64 {
	style := c.Page.Nodes[n].Style
	if !c.sheet.Known(style) {
		return 0
	}
	return min(0, sheet.Pixels(c.Page.Styles[style].Look[sheet.MarginL]))
}

// standing says how an element stands in its line: its length, its strut, and its sign.
func (c *writer) standing(n page.NodeID, f *plan.Node, parent *element, root bool, k *sheet.Key) {
	known := c.sheet.Known(c.Page.Nodes[n].Style)
	if size := c.lineLength(n, parent); size != "" {
		k.Pin.Size = size
	}
	if known {
		k.Strut = c.strut(n)
		k.Hung = c.hungSign(n, &c.Page.Styles[k.Style])
	}
	if s, ok := c.signOf(n, f); ok && s.Bullet {
		k.Pin.Over += "display:block;" // its sign is written
	} else if ok {
		k.Pictured = s.Before
	}
	if !root && !k.Pin.InStack && known {
		k.Pin.Over += c.lifted(n)
	}
	if known && k.NS == allowlist.HTML && !k.Pin.Charted {
		k.Pin.Over += c.boxInPre(n, f.Tag)
	}
	if _, back := c.backOf(n, f); known && !back && layout.Replaced(c.Page, n) {
		k.Pin.Over += "text-indent:0px;" // the picture that showed its words stays behind
	}
	if known && c.pushedDown(n) {
		k.Pin.Over += "overflow-wrap:normal;"
	}
}

// placeDrawing says where a drawing or a formula stands among what is laid over each other.
func (c *writer) placeDrawing(n page.NodeID, tag string, parent *element, k *sheet.Key) {
	k.Pin.Over = parent.collage[n] + parent.badges[n]
	if in := parent.items; in != nil && (tag == "svg" || tag == "math") && c.Page.Nodes[n].Parent == parent.node {
		k.Pin.InStack, k.Pin.Place = in.Stacked, in.Cells[n]
		if in.Stacked && tag == "svg" {
			k.Pin.Above, k.Pin.Last = in.Above[n], n == in.Last
		}
	}
}

// lineFor is the line that stands for the picture of a rule which shows nothing else, where it stays behind.
func (c *writer) lineFor(look []string) string {
	lone := sheet.Layers(look[sheet.Image])
	if ground, ok := sheet.GroundColour(look); len(lone) != 1 || !strings.HasPrefix(look[sheet.Image], "url(") || ok && ground.A > 0 ||
		sheet.Pixels(look[sheet.BorderTW]) > 0 || sheet.Pixels(look[sheet.BorderBW]) > 0 || c.sheet.DrawsBehind(look) {
		return ""
	}
	wide := "100%"
	if look[sheet.ImageRepeat] == "no-repeat" { // an ornament in the middle
		wide = "48px"
	}
	return "background:linear-gradient(currentcolor,currentcolor) 50% 50% / " + wide + " 1px no-repeat;"
}
