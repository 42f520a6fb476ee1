package look

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"galley/page"
	"galley/page/colour"
)

// sameProperties are the properties of a text's parent that must be the same.
// Decoration and background come from the elements around as well.
var sameProperties = []string{
	"font-family", "font-size", "font-weight", "font-style", "color", "text-transform",
	"line-height", "letter-spacing", "text-align",
}

// difference says in what two texts look different, "" when in nothing.
func difference(a *side, m page.NodeID, b *side, n page.NodeID) string {
	x, y := a.p.StyleOf(a.p.Nodes[m].Parent), b.p.StyleOf(b.p.Nodes[n].Parent)
	if x == nil || y == nil || x.Look == nil || y.Look == nil {
		return "look: not known"
	}
	for _, name := range sameProperties {
		v, w := plainValue(name, x), plainValue(name, y)
		if !sameValue(v, w) {
			return fmt.Sprintf("%s: %s became %s", name, v, w)
		}
	}
	if v, w := a.decoration(m), b.decoration(n); v != w {
		return fmt.Sprintf("decoration: %s became %s", v, w)
	}
	return groundDifference(a, m, b, n)
}

// plainValue is a computed value in one spelling of several that mean the same.
func plainValue(name string, s *page.Style) string {
	v := s.LookValue(name)
	switch name {
	case "text-align":
		v = strings.TrimPrefix(strings.TrimPrefix(v, "-internal-"), "-webkit-")
		start, end := "left", "right"
		if s.LookValue("direction") == "rtl" {
			start, end = end, start
		}
		switch v {
		case "start", "auto":
			v = start
		case "end":
			v = end
		}
	case "font-family":
		v = strings.ReplaceAll(v, `"`, "")
		v = strings.ReplaceAll(v, ", ", ",")
	case "letter-spacing":
		if v == "normal" {
			v = "0px"
		}
	}
	return v
}

// sameValue reports whether two values are the same, but for the rounding of lengths and
// a generic family after a list of fonts: articles add it, because a page's own fonts do
// not come along.
func sameValue(v, w string) bool {
	if v == w {
		return true
	}
	x, errX := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	y, errY := strconv.ParseFloat(strings.TrimSuffix(w, "px"), 64)
	if errX == nil && errY == nil {
		return math.Abs(x-y) <= 0.02
	}
	// Names that articles give to files and fallbacks of fonts stand for the font beside.
	w = ownFamily.ReplaceAllString(w+",", "")
	if w = strings.TrimSuffix(w, ","); v == w {
		return true
	}
	rest, ok := strings.CutPrefix(w, v+",")
	return ok && slices.Contains([]string{"serif", "sans-serif", "monospace"}, rest)
}

var ownFamily = regexp.MustCompile(`\bg-(f|b-[a-z-]+)[0-9]+,`)

// decoration are the lines under, over and through a text. The element that draws one
// draws it through its descendants too, but not through those that are boxes of their
// own, such as floats.
func (s *side) decoration(n page.NodeID) string {
	var lines []string
	for a := range s.p.Ancestors(n) {
		st := s.p.StyleOf(a)
		if st == nil || st.Look == nil {
			continue
		}
		if line := st.LookValue("text-decoration-line"); line != "none" && line != "" {
			lines = append(lines, line+" "+st.LookValue("text-decoration-style")+" "+st.LookValue("text-decoration-color"))
		}
		if strings.HasPrefix(st.Display, "inline-") || st.LookValue("float") != "none" || st.Position == "absolute" || st.Position == "fixed" {
			break
		}
	}
	slices.Sort(lines)
	return strings.Join(slices.Compact(lines), ", ")
}

// readable is the contrast that large text needs at least (WCAG 2, 1.4.3).
const readable = 3

// groundDifference compares the backgrounds of two texts. Where the original's is a
// picture or a gradient, any background will do on which the text can be read.
func groundDifference(a *side, m page.NodeID, b *side, n page.NodeID) string {
	want, known := a.ground(m)
	got, sure := b.ground(n)
	text, ok := colour.Parse(b.p.StyleOf(b.p.Nodes[n].Parent).LookValue("color"))
	if ok {
		text = text.Over(got)
	}
	if known && !(ok && text.Contrast(want) < 1.5) {
		if distance(want, got) > 1 {
			return fmt.Sprintf("background: %v became %s", rgb(want), rgb(got))
		}
		return ""
	}
	if ok && text.Contrast(got) < readable && !b.onPicture(n) && (sure || distance(want, got) > 1) {
		return fmt.Sprintf("background: a picture became %s, unreadable", rgb(got))
	}
	return ""
}

// onPicture reports whether a text of an article stands on a picture that is written
// behind it, as background pictures are.
func (s *side) onPicture(n page.NodeID) bool {
	for a := range s.p.Ancestors(n) {
		if slices.Contains(strings.Fields(s.p.Nodes[a].Attr("class")), "g-on") {
			return true
		}
	}
	return false
}

// ground is the colour that shows below a text; known is false where a picture or
// a gradient lies between.
func (s *side) ground(n page.NodeID) (c colour.Colour, known bool) {
	known = true
	var layers []colour.Colour
	for a := range s.p.Ancestors(n) {
		st := s.p.StyleOf(a)
		if st == nil || st.Look == nil {
			continue
		}
		// A small one is a sign, or a line under a link.
		box := s.p.Nodes[a].Box
		if image := st.LookValue("background-image"); image != "none" && image != "" && (box.Empty() || box.W >= minGroundW && box.H >= minGroundH) {
			known = false
		}
		layer, ok := colour.Parse(st.LookValue("background-color"))
		if !ok || layer.A == 0 {
			continue
		}
		layers = append(layers, layer)
		if layer.A == 1 {
			break
		}
	}
	c = colour.White
	for _, layer := range slices.Backward(layers) {
		c = layer.Over(c)
	}
	return c, known
}

// distance is the largest difference of a channel, in [0, 255].
func distance(c, d colour.Colour) float64 {
	return max(math.Abs(c.R-d.R), math.Abs(c.G-d.G), math.Abs(c.B-d.B))
}

func rgb(c colour.Colour) string { return fmt.Sprintf("rgb(%.0f, %.0f, %.0f)", c.R, c.G, c.B) }
