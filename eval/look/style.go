package look

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"galley/page"
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

// plainValue is a computed value without what makes equals look different.
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

// sameValue allows lengths the rounding of a computed value, and a list of fonts a
// last one to fall back to: the page's own do not come along.
func sameValue(v, w string) bool {
	if v == w {
		return true
	}
	x, errX := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	y, errY := strconv.ParseFloat(strings.TrimSuffix(w, "px"), 64)
	if errX == nil && errY == nil {
		return math.Abs(x-y) <= 0.02
	}
	rest, ok := strings.CutPrefix(w, v+",")
	return ok && slices.Contains([]string{"serif", "sans-serif", "monospace"}, rest)
}

// decoration are the lines under, over and through a text: they run on through
// what is inside of the element that draws them, but not into boxes of their own.
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

// groundDifference compares what two texts stand on. Where that was a picture, or
// something else that colours do not tell, the article is free in its choice as
// long as the text can be read.
func groundDifference(a *side, m page.NodeID, b *side, n page.NodeID) string {
	want, known := a.ground(m)
	got, _ := b.ground(n)
	text, ok := readColor(b.p.StyleOf(b.p.Nodes[n].Parent).LookValue("color"))
	if ok {
		text = text.over(got)
	}
	if known && !(ok && ratioOf(text, want) < 1.5) {
		if want.distance(got) > 1 {
			return fmt.Sprintf("background: %v became %v", want, got)
		}
		return ""
	}
	if ok && ratioOf(text, got) < readable {
		return fmt.Sprintf("background: a picture became %v, unreadable", got)
	}
	return ""
}

// ground is the colour that shows below a text; known is false where a picture or
// a gradient lies between.
func (s *side) ground(n page.NodeID) (c rgba, known bool) {
	known = true
	var layers []rgba
	for a := range s.p.Ancestors(n) {
		st := s.p.StyleOf(a)
		if st == nil || st.Look == nil {
			continue
		}
		if image := st.LookValue("background-image"); image != "none" && image != "" {
			known = false
		}
		layer, ok := readColor(st.LookValue("background-color"))
		if !ok || layer.a == 0 {
			continue
		}
		layers = append(layers, layer)
		if layer.a == 1 {
			break
		}
	}
	c = rgba{255, 255, 255, 1}
	for _, layer := range slices.Backward(layers) {
		c = layer.over(c)
	}
	return c, known
}
