package article

import (
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// around is the nearest element with words around a picture that does not hold the
// text of the body; None where there is none.
func (f *leadFinder) around(n page.NodeID) page.NodeID {
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
func (f *leadFinder) card(n page.NodeID) bool {
	a := f.around(n)
	return a != page.None && f.mostlyLinks(a)
}

// teases reports whether a picture stands with a heading, or with a link to another
// page that is not in its caption: with words of another article.
func (f *leadFinder) teases(n page.NodeID) bool {
	a := f.around(n)
	if a == page.None {
		return false
	}
	end := f.p.Nodes[a].End
	if f.p.Nodes[a].Tag != "figcaption" && f.p.Nodes[a].Tag != "figure" && f.linked[end] > f.linked[a] {
		return true
	}
	for i := a + 1; i < end; i++ {
		if allowlist.Headings[f.p.Nodes[i].Tag] {
			return true
		}
	}
	return false
}

// beside reports whether a picture stands in another column than title and body.
func (f *leadFinder) beside(n page.NodeID) bool {
	box := f.p.Nodes[n].Box
	if f.bodyBox.Empty() || box.Empty() {
		return false
	}
	shared := min(box.Right(), f.bodyBox.Right()) - max(box.X, f.bodyBox.X)
	return shared < box.W/2 && shared < f.bodyBox.W/2
}

// What icons and portraits are smaller than, in CSS px.
const (
	iconSide = 48
	leadW    = 200
	leadH    = 100

	// textLine is higher than the box of a picture that did not load: that has the
	// height of its alternative text.
	textLine = 30
)

// large reports whether a picture is one to be looked at.
func (f *leadFinder) large(n page.NodeID) bool { return largePicture(f.p, n) }

// largePicture reports whether a picture is one to be looked at. Without boxes it is
// what its author says; where nothing is said, what has sizes to choose from, or stands
// in a figure or picture of its own.
func largePicture(p *page.Page, n page.NodeID) bool {
	if box := p.Nodes[n].Box; p.Laid && box.H >= textLine {
		return box.W >= leadW && box.H >= leadH
	}
	w, h := declaredSize(p, n)
	choices := false
	for _, name := range [3]string{"srcset", "data-srcset", "data-lazy-srcset"} {
		_, has := p.Nodes[n].LookupAttr(name)
		choices = choices || has
	}
	if w == 0 && h == 0 && !choices {
		w, h = addressSize(findImageURL(p, n))
	}
	if w > 0 || h > 0 {
		return (w == 0 || w >= leadW) && (h == 0 || h >= leadH)
	}
	if drawingFile(p, n) {
		return false
	}
	if choices {
		return true
	}
	const near = 4
	asked := 0
	for a := range p.Ancestors(n) {
		if tag := p.Nodes[a].Tag; tag == "picture" || tag == "figure" {
			return true
		}
		if asked++; asked >= near {
			break
		}
	}
	return false
}

// icon reports whether a picture is a sign.
func (f *leadFinder) icon(n page.NodeID) bool { return signPicture(f.p, n) }

// signPicture reports whether a picture is a sign and not one to be looked at.
func signPicture(p *page.Page, n page.NodeID) bool {
	if box := p.Nodes[n].Box; p.Laid && !box.Empty() {
		return (box.W < iconSide || box.H < iconSide) && !(box.H < textLine && largePicture(p, n))
	}
	w, h := declaredSize(p, n)
	return w > 0 && w < iconSide || h > 0 && h < iconSide || drawingFile(p, n) && !p.Inside(n, "figure")
}

// drawingFile reports whether a picture is an SVG file: mostly icons and logos, for
// photographs are none.
func drawingFile(p *page.Page, n page.NodeID) bool {
	u, _, _ := strings.Cut(findImageURL(p, n), "?")
	return strings.HasSuffix(strings.ToLower(u), ".svg")
}

// declaredSize are the width and height that the author gives, in CSS px; 0: none.
func declaredSize(p *page.Page, n page.NodeID) (w, h int) {
	of := func(name string) int {
		v, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(p.Nodes[n].Attr(name)), "px"))
		if err != nil || v <= 1 { // 1 stands for what a style sheet says
			return 0
		}
		return v
	}
	return of("width"), of("height")
}

var sizePart = regexp.MustCompile(`(?:^|[/_-])(\d{2,4})x(\d{2,4})(?:[./_-]|$)`)

// addressSize is the size that an address names, in px; 0 where it names none, or more
// than one, or no height.
func addressSize(u string) (w, h int) {
	u, query, _ := strings.Cut(u, "?")
	if values, _ := url.ParseQuery(query); query != "" {
		for _, name := range [2]string{"width", "w"} {
			if v, err := strconv.Atoi(values.Get(name)); err == nil {
				return v, 0
			}
		}
	}
	found := sizePart.FindAllStringSubmatch(u, 2)
	if len(found) != 1 {
		return 0, 0
	}
	w, _ = strconv.Atoi(found[0][1])
	h, _ = strconv.Atoi(found[0][2])
	return w, h
}
