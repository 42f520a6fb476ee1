package look

import (
	"encoding/base64"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"galley/page"
	"galley/page/colour"
)

// legible is the contrast that text needs (WCAG 2, 1.4.3).
const legible = 4.5

// contrast counts the characters of t that are as readable in the article, as n, as
// they should be or were.
func (c *comparison) contrast(t text, n page.NodeID) {
	had, known := c.a.contrast(t.node)
	got, sure := c.b.contrast(n)
	if got >= legible || (known || !sure) && got >= had-0.1 || c.b.onPicture(n) {
		c.readable += t.chars
		return
	}
	c.why("contrast", fmt.Sprintf("contrast: %.1f became %.1f of %s", had, got, clip(t.text)))
}

// contrast is that of a text on the colours below it; known is false where a picture
// lies between.
func (s *side) contrast(n page.NodeID) (v float64, known bool) {
	st := s.p.StyleOf(s.p.Nodes[n].Parent)
	if st == nil || st.Look == nil {
		return 0, false
	}
	ground, known := s.ground(n)
	colour, ok := colour.Parse(st.LookValue("color"))
	if !ok {
		return 0, false
	}
	return colour.Over(ground).Contrast(ground), known
}

// Smallest box, in CSS px, of a background picture that counts: others are signs.
const (
	minGroundW = 150
	minGroundH = 60
)

// grounds compares the background pictures of the roots, and of what lies behind them.
// An article may show one as a picture of its own.
func (c *comparison) grounds() {
	there := map[string]int{}
	for _, m := range c.b.shown {
		there[m.address]++
	}
	for n := range c.b.p.Nodes {
		for _, address := range c.b.paints(page.NodeID(n)) {
			there[drawingOf(address)]++
		}
	}
	for _, address := range c.a.painted(c.roots, c.Selection.Cut) {
		if c.Had != nil && !c.Had(address) {
			continue
		}
		c.Painted++
		drawing := drawingOf(address)
		if there[drawing] == 0 {
			c.why("ground", "missing: background "+clip(address))
			continue
		}
		c.kept++
		there[drawing]--
	}
}

// drawingOf is the drawing that an address has in itself, however it is written there (RFC 2397), or the address.
func drawingOf(address string) string {
	kind, data, ok := strings.Cut(address, ",")
	if !ok || !strings.HasPrefix(kind, "data:image/svg+xml") {
		return address
	}
	if strings.HasSuffix(kind, ";base64") {
		if plain, err := base64.StdEncoding.DecodeString(data); err == nil {
			return string(plain)
		}
		return address
	}
	if plain, err := url.PathUnescape(data); err == nil {
		return plain
	}
	return address
}

// painted are the addresses of the background pictures in the roots, and of those that a
// root stands on: up to the nearest opaque colour around, and not those of the whole page.
func (s *side) painted(roots, cut []page.NodeID) (list []string) {
	behind := map[page.NodeID]bool{}
	for _, root := range roots {
		for a := range s.p.Ancestors(root) {
			tag := s.p.Nodes[a].Tag
			if tag == "body" || tag == "html" || behind[a] {
				break
			}
			behind[a] = true
			list = append(list, s.paints(a)...)
			if s.opaque(a) {
				break
			}
		}
		for n := root; n < s.p.Nodes[root].End; n++ {
			if s.p.Nodes[n].Hidden || slices.Contains(cut, n) {
				n = s.p.Nodes[n].End - 1
				continue
			}
			list = append(list, s.paints(n)...)
		}
	}
	return list
}

func (s *side) opaque(n page.NodeID) bool {
	st := s.p.StyleOf(n)
	if st == nil || st.Look == nil {
		return false
	}
	c, ok := colour.Parse(st.LookValue("background-color"))
	return ok && c.A == 1
}

// paints are the addresses of the background pictures of n.
func (s *side) paints(n page.NodeID) (list []string) {
	node, st := &s.p.Nodes[n], s.p.StyleOf(n)
	if node.Kind != page.Element || node.Hidden || st == nil || st.Look == nil || node.Box.W < minGroundW || node.Box.H < minGroundH {
		return nil
	}
	rest := st.LookValue("background-image")
	for {
		_, after, found := strings.Cut(rest, `url("`)
		if !found {
			return list
		}
		address, tail, _ := strings.Cut(after, `")`)
		rest = tail
		if !slices.Contains(list, address) { // a set of pictures has one for each kind of screen
			list = append(list, address)
		}
	}
}
