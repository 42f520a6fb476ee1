package dress

import (
	"strings"

	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// Signs of changed lines and bars with the name of a language are often laid over the padding of code by
// what stands in it and is not positioned itself: their places are of the code around.

// Bounds of what is looked at: elements around a mark, nodes of code, and CSS px of a mark's height.
const (
	codeDepth = 5
	codeNodes = 2000
)

// codeAround is the positioned box with code that places in n are of; page.None where n is positioned
// itself, or something else is.
func (c *Dress) codeAround(n page.NodeID) page.NodeID {
	depth := 0
	for up := c.Page.Nodes[n].Parent; up != page.None && depth < codeDepth; up, depth = c.Page.Nodes[up].Parent, depth+1 {
		style := c.Page.Nodes[up].Style
		if !c.Sheet.Known(style) {
			return page.None
		}
		if s := &c.Page.Styles[style]; s.Position != "static" || !isNone(s.Look[sheet.Transform]) {
			if s.Position == "relative" && isNone(s.Look[sheet.Transform]) && c.Page.Nodes[up].Tag == "pre" {
				return up
			}
			return page.None
		}
	}
	return page.None
}

func isNone(v string) bool { return v == "" || v == "none" }

// holdsMarks reports whether n is code with such marks: it has to be positioned for them.
func (c *Dress) holdsMarks(n page.NodeID) bool {
	node := &c.Page.Nodes[n]
	if node.Tag != "pre" || !c.Sheet.Known(node.Style) || c.Page.Styles[node.Style].Position != "relative" {
		return false
	}
	for i := n + 1; i < min(node.End, n+codeNodes); i++ {
		if c.Page.Nodes[i].Kind != page.Element || !c.Sheet.Known(c.Page.Nodes[i].Style) {
			continue
		}
		if c.labelInCode(i) != "" || c.markInCode(i, page.Before) != "" || c.markInCode(i, page.After) != "" {
			return true
		}
	}
	return false
}

// markInCode places what a style sheet lays over the padding of the code around n, before or after it:
// beside the line, or above all lines. It is "" for all else.
func (c *Dress) markInCode(n page.NodeID, which string) string {
	style := &c.Page.Styles[c.Page.Nodes[n].Style]
	if style.Position != "static" || style.Look[sheet.LookAt[which]] == "" {
		return ""
	}
	values := style.Generated(which)
	if values == nil || values[sheet.GeneratedAt["position"]] != "absolute" {
		return ""
	}
	pre := c.codeAround(n)
	value := func(name string) string { return values[sheet.GeneratedAt[name]] }
	m, ok := sheet.NewOverlaid(value, value("content") != `""`, false)
	if pre == page.None || !ok {
		return ""
	}
	from := layout.PaddingBox(c.Page, pre)
	box := page.Rect{X: from.X + m.Shown.X, Y: from.Y + m.Shown.Y, W: m.Shown.W, H: m.Shown.H}
	own := layout.ContentOf(c.Page, n)
	size := ""
	if ground := value("background-color"); ground != "rgba(0, 0, 0, 0)" {
		size = "width:" + sheet.Share(box.W, from.W) + ";height:" + sheet.Short(box.H) + "px;box-sizing:border-box;"
		if 2*box.W > from.W {
			size = "right:" + sheet.Short(max(0, from.Right()-box.Right())) + "px;height:" + sheet.Short(box.H) + "px;box-sizing:border-box;"
		}
	}
	left := "position:absolute;left:" + sheet.Short(box.X-from.X) + "px;" + size
	switch top := layout.ContentOf(c.Page, pre).Y; {
	case box.H > layout.MaxLabel || box.X < from.X-1 || box.Right() > from.Right()+1 || box.Y < from.Y-1:
		return ""
	case box.Bottom() <= top+1:
		return left + "top:" + sheet.Short(box.Y-from.Y) + "px;"
	case box.Right() <= own.X+1 && box.Y >= c.Page.Nodes[n].Box.Y-1 && box.Bottom() <= c.Page.Nodes[n].Box.Bottom()+1:
		return left // as high as its line is
	}
	return ""
}

// labelInCode places a label that is laid over the padding above the lines of the code around n; "" for all
// else.
func (c *Dress) labelInCode(n page.NodeID) string {
	node := &c.Page.Nodes[n]
	style := &c.Page.Styles[node.Style]
	if style.Position != "absolute" || node.Hidden || node.Box.Empty() || node.Box.H > layout.MaxLabel || !layout.Says(c.Page, n) || layout.Turned(c.Page, n) {
		return ""
	}
	pre := c.codeAround(n)
	if pre == page.None || node.Parent == pre {
		return ""
	}
	from := layout.PaddingBox(c.Page, pre)
	top := layout.ContentOf(c.Page, pre).Y
	if box := node.Box; box.X < from.X-1 || box.Right() > from.Right()+1 || box.Y < from.Y-1 || box.Bottom() > top+1 {
		return ""
	}
	side := "left:" + sheet.Short(node.Box.X-from.X) + "px;"
	if right := from.Right() - node.Box.Right(); right < node.Box.X-from.X {
		side = "right:" + sheet.Short(right) + "px;"
	}
	return "position:absolute;box-sizing:border-box;margin:0;max-width:100%;top:" + sheet.Short(node.Box.Y-from.Y) + "px;" + side
}

// inCode says where marks and labels of code lie.
func (c *Dress) inCode(n page.NodeID, parent *fit.Element, p *sheet.Pin) {
	if !parent.Code || !c.Sheet.Known(c.Page.Nodes[n].Style) {
		return
	}
	p.Marks = [2]string{c.markInCode(n, page.Before), c.markInCode(n, page.After)}
	if label := c.labelInCode(n); label != "" && !strings.Contains(p.Over, "position:") {
		p.Over, p.Size = p.Over+label, ";"
	}
}
