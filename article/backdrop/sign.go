package backdrop

import (
	"math"
	"strconv"
	"strings"

	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// Bounds of what keeps words off a sign, in CSS px: less is no room for one, and more is room for
// more than a sign.
const (
	leastSignRoom = 10
	MostSignRoom  = 96
)

// mostSigns bounds how many signs an article has: each bullet of a list may be one.
const mostSigns = 256

// A Sign is a small picture that a style sheet puts once into the padding of an element, which keeps
// the words off it: the icon of a note, a bullet, a quotation mark.
type Sign struct {
	URL   string // vetted as those of img are
	Place string // vetted declarations of its size and place in the padding box

	Bullet bool   // it marks a list item instead, beside that
	Before bool   // it stands for what a style sheet puts before what is in the element
	Inside bool   // of both, it stands at the beginning of the first line, and not laid over a place
	Alt    string // what is said in its place
}

// Signs are those of the parts of an article, by element.
func Signs(p *page.Page, parts []subtree.Part) map[page.NodeID]Sign {
	signs := map[page.NodeID]Sign{}
	if !p.Laid {
		return signs
	}
	for _, pt := range parts {
		subtree.Visit(p, pt, func(n page.NodeID) bool {
			if len(signs) < mostSigns {
				s, ok := signOf(p, n)
				if !ok {
					s, ok = bulletOf(p, n)
				}
				if !ok {
					s, ok = beforeOf(p, n)
				}
				if ok {
					signs[n] = s
				}
			}
			return true
		})
	}
	return signs
}

// CanStandIn reports whether a sign can be written into an element: what is laid over places of it
// lies in its own box.
func (s Sign) CanStandIn(p *page.Page, n page.NodeID, f *plan.Node) bool {
	if s.Inside {
		return CanHold(f)
	}
	d := p.Styles[p.Nodes[n].Style].Look[sheet.Display]
	return CanHold(f) && d != "inline" && d != "contents" && (!strings.HasPrefix(d, "table") || d == "table-cell")
}

// signOf is the sign of n.
func signOf(p *page.Page, n page.NodeID) (s Sign, ok bool) {
	node := &p.Nodes[n]
	if node.Kind != page.Element || !sheet.Known(p, node.Style) || node.Tag == "body" || node.Tag == "html" || node.Box.Empty() {
		return s, false
	}
	look := p.Styles[node.Style].Look
	layers := sheet.Layers(look[sheet.Image])
	if len(layers) != 1 || !strings.HasPrefix(look[sheet.Image], "url(") || strings.HasPrefix(look[sheet.Image], `url("data:image/svg+xml`) ||
		look[sheet.ImageRepeat] != "no-repeat" || sheet.ClipsText(look) {
		return s, false
	}
	x, okX := parsePlace(look[sheet.ImageX])
	y, okY := parsePlace(look[sheet.ImageY])
	if !okX || !okY || !inPadding(look, x, y) || !layout.Says(p, n) {
		return s, false
	}
	if s.URL = layerURL(p, layers[0]); s.URL == "" {
		return s, false
	}
	s.Place, ok = signPlace(look[sheet.ImageSize], node.Box, x, y)
	return s, ok
}

// place is a computed background-position: a share of the room that the picture leaves, and a length
// beyond it, in CSS px.
type place struct{ share, px float64 }

// parsePlace reads one: a percentage, a length or the sum of both.
func parsePlace(v string) (at place, ok bool) {
	if inside, calc := strings.CutPrefix(v, "calc("); calc {
		share, px, two := strings.Cut(strings.TrimSuffix(inside, ")"), "% ")
		sign, px, signed := strings.Cut(px, " ")
		if !two || !signed || sign != "+" && sign != "-" || !strings.HasSuffix(px, "px") {
			return at, false
		}
		at.share, ok = parseNumber(share)
		at.px = sheet.Pixels(px)
		if sign == "-" {
			at.px = -at.px
		}
		return at, ok
	}
	if share, percent := strings.CutSuffix(v, "%"); percent {
		at.share, ok = parseNumber(share)
		return at, ok
	}
	at.px = sheet.Pixels(v)
	return at, strings.HasSuffix(v, "px")
}

// parseNumber reads a number of a percentage.
func parseNumber(v string) (float64, bool) {
	f, err := strconv.ParseFloat(v, 64)
	return f, err == nil && math.Abs(f) <= 1000
}

// css is the place as a length.
func (at place) css() string {
	switch {
	case at.px == 0:
		return sheet.Short(at.share) + "%"
	case at.share == 0:
		return sheet.Short(at.px) + "px"
	}
	return "calc(" + sheet.Short(at.share) + "% + " + sheet.Short(at.px) + "px)"
}

// shows reports whether a picture of a size that is laid so shows in a room, both in CSS px. Beyond it
// a background is cut off, and an element is not.
func (at place) shows(size, room float64) bool {
	from := at.px + at.share/100*(room-size)
	return from > -size && from < room
}

// inPadding reports whether a picture at a place begins in a padding that is there for it: wider than
// that on the other side.
func inPadding(look []string, x, y place) bool {
	made := func(side, other int) float64 {
		if px := sheet.Pixels(look[side]); px >= leastSignRoom && px <= MostSignRoom && px >= sheet.Pixels(look[other])+leastSignRoom/2 {
			return px
		}
		return math.Inf(-1)
	}
	switch {
	case x.share == 0: // a part of a larger picture begins left of it
		return x.px < made(sheet.PaddingL, sheet.PaddingR) || y.share == 0 && y.px >= 0 && y.px < made(sheet.PaddingT, sheet.PaddingB)
	case x.share == 100 && -x.px < made(sheet.PaddingR, sheet.PaddingL), y.share == 0 && y.px >= 0 && y.px < made(sheet.PaddingT, sheet.PaddingB):
		return true
	}
	return y.share == 100 && y.px <= 0 && -y.px < made(sheet.PaddingB, sheet.PaddingT)
}

// signPlace are the declarations of a picture of a computed background-size at a place of a box; ok is
// false where that is not one of a sign, or nothing of it shows in the box.
func signPlace(size string, box page.Rect, x, y place) (rules string, ok bool) {
	if size == "auto" || size == "auto auto" || size == "" {
		rules = "inset:0;width:100%;height:100%;object-fit:none;object-position:" + x.css() + " " + y.css() + ";"
		return rules, true
	}
	w, h, two := strings.Cut(size, " ")
	if !two || h == "auto" {
		h = w // the most of them are as high as they are wide
	} else if w == "auto" {
		w = h
	}
	wide, high := sheet.Pixels(w), sheet.Pixels(h)
	if !strings.HasSuffix(w, "px") || !strings.HasSuffix(h, "px") || wide < 1 || high < 1 || max(wide, high) > MostSignRoom ||
		!x.shows(wide, box.W) || !y.shows(high, box.H) {
		return "", false
	}
	side := func(p place, size float64) string { p.px -= size * p.share / 100; return p.css() }
	return "left:" + side(x, wide) + ";top:" + side(y, high) + ";width:" + sheet.Short(wide) + "px;height:" + sheet.Short(high) + "px;object-fit:contain;", true
}
