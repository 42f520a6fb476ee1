package lead

import (
	"slices"

	"galley/article/allowlist"
	"galley/article/picture"
	"galley/page"
)

// around is the nearest element with words around a picture that does not hold the
// text of the body; None where there is none.
func (f *finder) around(n page.NodeID) page.NodeID {
	for a := range f.p.Ancestors(n) {
		if a == f.top || f.holds(a) || slices.Contains(f.sel.Roots, a) {
			break
		}
		if f.chars(a) > 0 {
			return a
		}
	}
	return page.None
}

// card reports whether the words nearest to a picture are mostly a link to another
// page.
func (f *finder) card(n page.NodeID) bool {
	a := f.around(n)
	return a != page.None && f.mostlyLinks(a)
}

// teases reports whether a picture stands with a heading, or with a link to another
// page that is not in its caption: with words of another article.
func (f *finder) teases(n page.NodeID) bool {
	a := f.around(n)
	if a == page.None {
		return false
	}
	end := f.p.Nodes[a].End
	if f.p.Nodes[a].Tag != "figcaption" && f.p.Nodes[a].Tag != "figure" && f.linked[end] > f.linked[a] {
		return true
	}
	for i := a + 1; i < end; i++ {
		if allowlist.Headings[f.p.Nodes[i].Tag] && !f.labels(i) {
			return true
		}
	}
	return false
}

// labels reports whether a heading is the number or the name of its figure: it is no link, and the figure has a caption
// besides.
func (f *finder) labels(heading page.NodeID) bool {
	figure := page.None
	for a := range f.p.Ancestors(heading) {
		switch f.p.Nodes[a].Tag {
		case "a", "figcaption":
			return false
		case "figure":
			figure = a
		}
		if figure != page.None || a == f.top {
			break
		}
	}
	return figure != page.None && f.p.First(heading, "a") == page.None && f.p.First(figure, "figcaption") != page.None
}

// beside reports whether a picture stands in another column than title and body.
func (f *finder) beside(n page.NodeID) bool {
	box := f.p.Nodes[n].Box
	if f.bodyBox.Empty() || box.Empty() {
		return false
	}
	shared := min(box.Right(), f.bodyBox.Right()) - max(box.X, f.bodyBox.X)
	return shared < box.W/2 && shared < f.bodyBox.W/2
}

// large reports whether a picture is one to be looked at.
func (f *finder) large(n page.NodeID) bool { return picture.IsLarge(f.p, n) }

// icon reports whether a picture is a sign.
func (f *finder) icon(n page.NodeID) bool { return picture.IsSign(f.p, n) }
