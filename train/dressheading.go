package train

import (
	"slices"
	"strings"

	"galley/page"
)

// retag gives headings of the first rank another tag, and a title of another rank or none
// mostly the first one: what is the title on one site is a heading in the text on another.
func (d *dresser) retag() {
	to := []string{"h2", "h2", "h3", "div"}[d.IntN(4)]
	title := &d.page.Nodes[d.heading()]
	first := title.Tag == "h1"
	for i := range d.page.Nodes {
		if n := &d.page.Nodes[i]; n.Tag == "h1" {
			n.Tag = to
		}
	}
	if !first {
		title.Tag = []string{"h1", "h1", "h2"}[d.IntN(3)]
	}
}

// heading is the heading that the title is, holds or lies in; the title itself without.
func (d *dresser) heading() page.NodeID {
	for n := d.title; n < d.page.Nodes[d.title].End; n++ {
		if page.IsHeading(d.page.Nodes[n].Tag) {
			return n
		}
	}
	for n := d.page.Nodes[d.title].Parent; n > 0; n = d.page.Nodes[n].Parent {
		if page.IsHeading(d.page.Nodes[n].Tag) {
			return n
		}
	}
	return d.title
}

// mislead makes a short line above the body look like a headline, as names of sections and
// sites often do: mostly by a heading of the first rank, and sometimes by type that is
// larger than that of the title.
func (d *dresser) mislead() {
	lines := d.shortLines()
	if len(lines) == 0 {
		return
	}
	line := lines[d.IntN(len(lines))]
	if d.chance(0.6) {
		d.page.Nodes[line].Tag = "h1"
	}
	if size := d.largestType(d.title); size > 0 && d.chance(0.5) {
		d.enlarge(line, size*(1+0.5*d.Float64()))
	}
}

// shortLines are elements above the body that hold a few words.
func (d *dresser) shortLines() (lines []page.NodeID) {
	const short = 4 // words
	for id := d.page.Body() + 1; id < d.body; id++ {
		n := &d.page.Nodes[id]
		if n.Hidden || n.Box.Empty() || !slices.Contains(lineTags, n.Tag) ||
			d.page.Contains(id, d.title) || d.page.Contains(d.title, id) || d.page.Contains(id, d.body) {
			continue
		}
		if words := len(strings.Fields(d.page.Text(id))); words > 0 && words <= short {
			lines = append(lines, id)
		}
	}
	return lines
}

// lineTags are tags of elements that hold a line above an article.
var lineTags = strings.Fields("a span div p")

// largestType is the largest font size in a subtree, in CSS px; 0 where none is known.
func (d *dresser) largestType(n page.NodeID) (size float64) {
	for i := n; i < d.page.Nodes[n].End; i++ {
		if style := d.page.Nodes[i].Style; style >= 0 {
			size = max(size, d.page.Styles[style].FontSize)
		}
	}
	return size
}

// enlarge sets a subtree in type of a size, in CSS px, where its own is smaller.
func (d *dresser) enlarge(n page.NodeID, size float64) {
	made := map[int32]int32{}
	for i := n; i < d.page.Nodes[n].End; i++ {
		old := d.page.Nodes[i].Style
		if old < 0 || d.page.Styles[old].FontSize >= size {
			continue
		}
		if _, ok := made[old]; !ok {
			made[old] = int32(len(d.page.Styles))
			style := d.page.Styles[old]
			style.FontSize = size
			d.page.Styles = append(d.page.Styles, style)
		}
		d.page.Nodes[i].Style = made[old]
	}
}

// link makes a link of the title, as on pages that show an article as their lists do.
func (d *dresser) link() {
	if end := d.page.Nodes[d.title].End; d.page.Nodes[d.title].Tag != "a" && end > d.title+1 {
		d.wrap([]wrapping{{d.title + 1, end, "a", []page.Attr{{Name: "href", Value: "#"}}}})
	}
}
