package picture

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"galley/page"
)

// What icons and portraits are smaller than, in CSS px.
const (
	iconSide = 48
	leadW    = 200
	leadH    = 100

	// textLine is higher than the box of a picture that did not load: that has the
	// height of its alternative text.
	textLine = 30
)

// IsLarge reports whether a picture is one to be looked at. Without boxes it is
// what its author says; where nothing is said, what has sizes to choose from, or stands
// in a figure or picture of its own.
func IsLarge(p *page.Page, n page.NodeID) bool {
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
		w, h = addressSize(URL(p, n))
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

// IsSign reports whether a picture is a sign and not one to be looked at.
func IsSign(p *page.Page, n page.NodeID) bool {
	if box := p.Nodes[n].Box; p.Laid && !box.Empty() {
		return (box.W < iconSide || box.H < iconSide) && !(box.H < textLine && IsLarge(p, n))
	}
	w, h := declaredSize(p, n)
	return w > 0 && w < iconSide || h > 0 && h < iconSide || drawingFile(p, n) && !p.Inside(n, "figure")
}

// drawingFile reports whether a picture is an SVG file: mostly icons and logos, for
// photographs are none.
func drawingFile(p *page.Page, n page.NodeID) bool {
	u, _, _ := strings.Cut(URL(p, n), "?")
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

// IsBig reports whether a box is larger than the icons that buttons have.
func IsBig(box page.Rect) bool { return box.W >= 100 && box.H >= 60 }

// IsTiny reports whether an element is too small to be looked at: what counts
// visits, not what shows something.
func IsTiny(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if p.Laid && node.Box != (page.Rect{}) {
		return node.Box.W <= 2 && node.Box.H <= 2
	}
	w, h := node.Attr("width"), node.Attr("height")
	if _, sized := node.LookupAttr("sizes"); sized && w == "0" && h == "0" {
		return false // a script or a style sheet says the size
	}
	return (w == "1" || w == "0") && (h == "1" || h == "0") || node.Attr("style") != "" && onePixel.MatchString(node.Attr("style"))
}

// onePixel matches the style of an element that is there to be loaded, not to be seen.
var onePixel = regexp.MustCompile(`(?i)(?:^|[;\s])width:\s*[01](?:px)?\s*(?:!important\s*)?;(?:.*[;\s])?height:\s*[01](?:px)?\s*(?:$|;|!)`)

// IsUnpainted reports whether an element takes its room but is not drawn.
func IsUnpainted(p *page.Page, n page.NodeID) bool {
	style := p.Nodes[n].Style
	if style == page.NoStyle {
		return false
	}
	v := p.Styles[style].Visibility
	return v == "hidden" || v == "collapse"
}
