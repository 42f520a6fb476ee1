package dress

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/arrangement"
	"galley/article/fit"
	"galley/article/ground"
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// ruleFor gathers what the rules of n depend on; own is n as an open element.
func (c *Dress) ruleFor(n page.NodeID, f *plan.Node, parent, own *fit.Element, root bool) sheet.Key {
	node := &c.Page.Nodes[n]
	k := sheet.Key{Style: node.Style, Parent: parent.Style, Tag: f.Tag, NS: f.NS, Root: root}
	if f.NS != allowlist.HTML {
		c.placeDrawing(n, f.Tag, parent, &k)
		return k
	}
	if parent.Drawn && !root && c.Sheet.Known(node.Style) {
		k.Drawn, k.Empty = true, node.End-n == 1
		own.Ground = parent.Ground
		return k
	}
	if f.Tag != "img" && f.Tag != "video" {
		c.standsOn(n, parent, own, root, &k)
	}
	k.Canvas = root && c.Grounds.IsCanvas(n)
	if c.Sheet.Known(node.Style) {
		k.Veiled = c.isVeiled(n)
		k.Filter = c.filter(n) + c.shape(n)
		k.Whole = sheet.CutsOut(c.Page.Styles[node.Style].Look[sheet.Mask]) && ground.KeepsGround(c.Page, n)
		c.Turns = c.Turns || sheet.IsTurned(c.Page.Styles[node.Style].Look[sheet.Transform])
	}
	k.Scaled = layout.Scaled(c.Page, n)
	k.Pin = c.pinned(n, f.Tag, parent, own, root)
	c.inCode(n, parent, &k.Pin)
	c.standing(n, f, parent, root, &k)
	k.Wordless, k.Large = node.End == n+1, c.isLarge(n, parent)
	c.laidMarks(n, parent, &k)
	k.RatioPadding = layout.HoldsRatio(c.Page, n)
	if root || k.Pin.Charted {
		return k
	}
	c.fit(n, f, parent, &k)
	return k
}

// standsOn says what is painted behind n, and what it stands on then.
func (c *Dress) standsOn(n page.NodeID, parent, own *fit.Element, root bool, k *sheet.Key) {
	k.Backdrop = c.stage(n, parent, root)
	around := parent.Ground
	if parent.Badges[n] != "" && arrangement.OverPicture(c.Page, parent.Node, n) {
		around.Picture = true // it stays there
	}
	own.Ground = ground.Of(c.Page, n, around, k.Backdrop)
	k.Backdrop += c.Grounds.OffPicture(n, &own.Ground)
}

// fit says the width that n keeps in its column, and what room it holds there.
func (c *Dress) fit(n page.NodeID, f *plan.Node, parent *fit.Element, k *sheet.Key) {
	node := &c.Page.Nodes[n]
	if parent.Fills && c.Column.TakesSpare(node) {
		k.Pin.Over += "flex-grow:1;"
	}
	if k.Overflows = layout.Overflows(c.Page, n, f.Tag); k.Overflows {
		k.Indent = c.indent(n)
	}
	k.Room = c.Column.EmptySize(n, f.Tag, parent)
	if parent.Vertical {
		return // its width is that of its lines, one beside the other
	}
	if k.Width = c.Column.KeptWidth(n, f.Tag, parent); strings.HasSuffix(k.Width, "%") && c.Page.Styles[node.Style].Look[sheet.Display] == "table-cell" && f.Tag != "td" && f.Tag != "th" {
		k.Room += "box-sizing:border-box;" // see cellShare
	}
	k.Hugs = k.Width != "" && c.Column.HugsLine(n)
	k.Centred = layout.Centred(c.Page, n)
	if fills := c.Column.FillsItem(n, parent, k); fills != "" {
		k.Room += fills
		return
	}
	k.Room += c.Column.SpareSize(n, f.Tag, k, parent) + c.Column.MarginRoom(n, f.Tag, k) + c.Column.InCell(n, parent, k) + c.Column.ShortPicture(n, f.Tag, parent)
	if _, on := c.Unders.On[n]; !on { // the proportions of a picture below words hold its height, and let it grow with them
		k.Room += c.Column.LeastHeight(n, f.Tag, k)
	}
	k.Room += c.Column.MovedOver(n, k) + c.Column.PictureItem(n, parent) + c.Column.LeastCell(n, f.Tag)
}

// mostIndent is how much of what holds a picture off the left edge counts, in CSS px: what is more gives
// way in a narrow window.
const mostIndent = 64

// indent is how far paddings in a part of the article hold an element off its left edge, in CSS px, less
// what margins draw it out of them.
func (c *Dress) indent(n page.NodeID) float64 {
	sum := c.drawnOut(n)
	for i := range c.Column.Open {
		if around := c.Column.Open[i].Node; around != page.None && c.Sheet.Known(c.Page.Nodes[around].Style) {
			sum += sheet.Pixels(c.Page.Styles[c.Page.Nodes[around].Style].Look[sheet.PaddingL]) + c.drawnOut(around)
		}
	}
	return max(0, min(sum, mostIndent))
}

// drawnOut is the left margin of an element in CSS px where that is negative, else 0.
func (c *Dress) drawnOut(n page.NodeID) float64 {
	style := c.Page.Nodes[n].Style
	if !c.Sheet.Known(style) {
		return 0
	}
	return min(0, sheet.Pixels(c.Page.Styles[style].Look[sheet.MarginL]))
}

// standing says how an element stands in its line: its length, its strut, and its sign.
func (c *Dress) standing(n page.NodeID, f *plan.Node, parent *fit.Element, root bool, k *sheet.Key) {
	known := c.Sheet.Known(c.Page.Nodes[n].Style)
	if size := c.Column.LineLength(n, parent); size != "" {
		k.Pin.Size = size
	}
	if known {
		k.Strut = c.strut(n)
		k.Hung = c.Column.HungSign(n, &c.Page.Styles[k.Style])
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
	if known && k.NS == allowlist.HTML && !k.Pin.Charted {
		k.Pin.Over += c.cellMargin(n)
	}
	if known && c.Column.PushedDown(n) {
		k.Pin.Over += "overflow-wrap:normal;"
	}
}

// placeDrawing says where a drawing or a formula stands among what is laid over each other.
func (c *Dress) placeDrawing(n page.NodeID, tag string, parent *fit.Element, k *sheet.Key) {
	k.Pin.Over = parent.Collage[n] + parent.Badges[n]
	if in := parent.Items; in != nil && (tag == "svg" || tag == "math") && c.Page.Nodes[n].Parent == parent.Node {
		k.Pin.InStack, k.Pin.Place = in.Stacked, in.Cells[n]
		if in.Stacked && tag == "svg" {
			k.Pin.Above, k.Pin.Last = in.Above[n], n == in.Last
		}
	}
}
