package arrangement

import (
	"strings"
	"unicode"

	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

const (
	gutterWide  = 100 // CSS px of numbers beside lines, at most
	gutterNodes = 2e3 // nodes of code that are looked at
)

// isGutter reports whether child has the numbers of the lines of code in n, or in what n stands in, and
// is laid over the padding on their left: it has no letters, and all that has some is on its right.
func isGutter(p *page.Page, n, child page.NodeID) bool {
	node := &p.Nodes[child]
	box := node.Box
	if !p.IsOut(child) || box.W <= 0 || box.W > gutterWide || box.H < layout.MaxLabel || node.End-child < 3 {
		return false
	}
	code := n
	if pre := p.Nodes[n].Parent; p.Nodes[n].Tag == "code" && p.Nodes[pre].Tag == "pre" {
		code = pre
	} else if codeIn(p, n) == page.None {
		return false
	}
	if around := p.Nodes[code].Box; box.X < around.X-1 || box.Y < around.Y-1 || box.Bottom() > around.Bottom()+1 {
		return false
	}
	lines := false
	for i := code; i < min(p.Nodes[code].End, code+gutterNodes); i++ {
		t := &p.Nodes[i]
		switch {
		case !t.ShowsText():
		case child <= i && i < node.End:
			if !isGutterText(t.Text) {
				return false
			}
		case t.Box.Y+t.Box.H/2 < box.Y || t.Box.Y+t.Box.H/2 > box.Bottom(): // a title above it
		case t.Box.X < box.Right()-1:
			return false
		default:
			lines = true
		}
	}
	return lines
}

// overCode reports whether child is a label in an upper corner of a box that holds code and nothing else,
// such as its language, and no line reaches it.
func overCode(p *page.Page, n, child page.NodeID) bool {
	box, around := p.Nodes[child].Box, p.Nodes[n].Box
	if box.W > gutterWide || box.Y-around.Y > layout.MaxLabel || box.X-around.X > gutterWide && around.Right()-box.Right() > gutterWide {
		return false
	}
	pre := codeIn(p, n)
	if pre == page.None {
		return false
	}
	for i := n; i < min(p.Nodes[n].End, n+gutterNodes); i++ {
		t := &p.Nodes[i]
		if i == child {
			i = t.End - 1
			continue
		}
		if !t.ShowsText() {
			continue
		}
		if !p.Contains(pre, i) && !p.IsOut(p.Nodes[i].Parent) && !isGutterText(t.Text) || t.Box.X < box.Right() && box.X < t.Box.Right() && t.Box.Y < box.Bottom() && box.Y < t.Box.Bottom() {
			return false
		}
	}
	return true
}

// codeIn is the code that stands in n, or in a box of its own there.
func codeIn(p *page.Page, n page.NodeID) page.NodeID {
	asked := 0
	for child := range p.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			break
		}
		for _, i := range [2]page.NodeID{child, child + 1} {
			if i < p.Nodes[child].End && p.Nodes[i].Tag == "pre" && !p.Nodes[i].Hidden {
				return i
			}
		}
	}
	return page.None
}

// isGutterText reports whether a text has no letters, as the number of a line.
func isGutterText(text string) bool { return strings.IndexFunc(text, unicode.IsLetter) < 0 }

// gutter are the declarations that place numbers of lines by the upper left corner of n.
func gutter(p *page.Page, n, child page.NodeID) string {
	look := p.Styles[p.Nodes[n].Style].Look
	around, box := p.Nodes[n].Box, p.Nodes[child].Box
	var b strings.Builder
	place := func(name string, value float64) { b.WriteString(name + ":" + sheet.Short(value) + "px;") }
	b.WriteString("position:absolute;")
	place("top", box.Y-around.Y-sheet.Pixels(look[sheet.BorderTW]))
	place("left", box.X-around.X-sheet.Pixels(look[sheet.BorderLW]))
	b.WriteString("box-sizing:border-box;margin:0;")
	place("width", box.W)
	place("height", box.H)
	return b.String()
}
