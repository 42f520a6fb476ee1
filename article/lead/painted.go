package lead

import (
	"regexp"

	"galley/article/allowlist"
	"galley/page"
)

// Least sides of an empty box that shows a picture to be looked at, in CSS px.
const (
	leastPaintedWidth  = 300
	leastPaintedHeight = 120
)

// painted is the address of the picture that an empty box above the text shows by a style of its own, "" of any other
// box. What is only in style sheets is not known yet. The words of the title do not stand on it: see package backdrop.
func (f *finder) painted(n page.NodeID) string {
	p, node := f.p, &f.p.Nodes[n]
	if !p.Laid || n >= f.text || node.Kind != page.Element || node.Hidden || f.chars(n) > 0 ||
		node.Box.W < leastPaintedWidth || node.Box.H < leastPaintedHeight || f.holdsElements(n) {
		return ""
	}
	if t := f.sel.Title; t != page.None && node.Box.Bottom() > p.Nodes[t].Box.Y && node.Box.Y < p.Nodes[t].Box.Bottom() {
		return ""
	}
	ref := background.FindStringSubmatch(node.Attr("style"))
	if ref == nil {
		return ""
	}
	return allowlist.MediaURL(p, ref[1])
}

// background finds the address of a picture in the style of an element.
var background = regexp.MustCompile(`(?i)\bbackground(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')\s]{1,900})`)

// holdsElements reports whether there is something in n.
func (f *finder) holdsElements(n page.NodeID) bool {
	for i := n + 1; i < f.p.Nodes[n].End; i++ {
		if f.p.Nodes[i].Kind == page.Element {
			return true
		}
	}
	return false
}
