package eval

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"galley/page"
)

// lookSide is one of the two documents that are compared.
type lookSide struct {
	p     *page.Page
	texts []lookText
	shown []lookMedia
}

// lookText is one text node that is seen.
type lookText struct {
	node  page.NodeID
	text  string // white space collapsed
	chars int
}

// lookMedia is a picture, film, sound or drawing.
type lookMedia struct {
	node    page.NodeID
	tag     string
	address string // of a drawing: that it is one
	picture bool   // its box counts
}

// collect gathers the texts and media of the subtrees, without the cuts.
func (s *lookSide) collect(roots, cut []page.NodeID) {
	for _, root := range roots {
		if root == page.None {
			continue
		}
		button := page.NodeID(0)
		for n := root; n < s.p.Nodes[root].End; n++ {
			node := &s.p.Nodes[n]
			if node.Hidden || slices.Contains(cut, n) {
				n = node.End - 1
				continue
			}
			if controls[node.Tag] {
				// Nothing an article is read for; a picture inside may be shown.
				button = max(button, node.End)
			}
			if node.Kind == page.Text {
				if n >= button {
					s.text(n)
				}
			} else if s.medium(n) {
				n = node.End - 1
			}
		}
	}
}

// controls are the parts of forms that have words on them.
var controls = map[string]bool{"button": true, "select": true, "textarea": true}

func (s *lookSide) text(n page.NodeID) {
	node := &s.p.Nodes[n]
	text := page.Norm(node.Text)
	if text == "" || node.Parent != page.None && s.p.Nodes[node.Parent].Tag == "iframe" {
		return
	}
	s.texts = append(s.texts, lookText{n, text, page.Chars(text)})
}

// medium keeps n if it shows something, and reports whether what is below it
// belongs to it.
func (s *lookSide) medium(n page.NodeID) bool {
	node := &s.p.Nodes[n]
	m := lookMedia{node: n, tag: node.Tag, address: node.Src}
	switch node.Tag {
	case "img":
		m.picture = true
		// What counts visits shows nothing, and neither does what has no picture.
		if node.Box.W <= 2 && node.Box.H <= 2 || m.address == "" {
			return false
		}
	case "video":
		m.picture = true
		m.address = s.stream(n)
	case "audio":
		m.address = s.stream(n)
		if node.Box.Empty() {
			return true
		}
	case "svg":
		m.picture, m.address = true, "svg"
		if node.Box.W <= 2 || node.Box.H <= 2 {
			return true
		}
	default:
		return false
	}
	if st := s.p.StyleOf(n); st != nil && st.Visibility != "visible" {
		return true
	}
	s.shown = append(s.shown, m)
	return true
}

// stream is the address of a film: what the browser chose, or what it may.
func (s *lookSide) stream(n page.NodeID) string {
	node := &s.p.Nodes[n]
	if node.Src != "" {
		return node.Src
	}
	if u := s.p.Resolve(node.Attr("src")); u != "" {
		return u
	}
	for c := range s.p.Children(n) {
		if u := s.p.Resolve(s.p.Nodes[c].Attr("src")); u != "" && s.p.Nodes[c].Tag == "source" {
			return u
		}
	}
	return ""
}

// block is the block that a text stands in, None when there is none.
func (s *lookSide) block(n page.NodeID) page.NodeID {
	for a := range s.p.Ancestors(n) {
		if s.p.IsBlock(a) {
			return a
		}
	}
	return page.None
}

func interned(keys map[string]int32, texts []lookText) []int32 {
	ids := make([]int32, len(texts))
	for i, t := range texts {
		ids[i] = internKey(keys, t.text)
	}
	return ids
}

func addresses(keys map[string]int32, list []lookMedia) []int32 {
	ids := make([]int32, len(list))
	for i, m := range list {
		ids[i] = internKey(keys, m.tag+" "+m.address)
	}
	return ids
}

func internKey(keys map[string]int32, key string) int32 {
	id, ok := keys[key]
	if !ok {
		id = int32(len(keys))
		keys[key] = id
	}
	return id
}

// clip shortens what a reason quotes.
func clip(s string) string {
	const most = 60
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	return strconv.Quote(s)
}

func boxes(a, b page.Rect) string {
	return strings.ReplaceAll(fmt.Sprintf("%.1fx%.1f became %.1fx%.1f", a.W, a.H, b.W, b.H), ".0", "")
}

// layoutBox is the box of n as laid out. Boxes of a page are what is painted: where
// something was still growing into its place, smaller by one factor both ways.
func (s *lookSide) layoutBox(n page.NodeID) page.Rect {
	box, st := s.p.Nodes[n].Box, s.p.StyleOf(n)
	if st == nil || st.Look == nil || box.Empty() {
		return box
	}
	px := func(names ...string) (sum float64) {
		for _, name := range names {
			v, _ := strconv.ParseFloat(strings.TrimSuffix(st.LookValue(name), "px"), 64)
			sum += v
		}
		return sum
	}
	w, h := px("width"), px("height")
	if w == 0 || h == 0 {
		return box
	}
	if st.LookValue("box-sizing") != "border-box" {
		w += px("padding-left", "padding-right", "border-left-width", "border-right-width")
		h += px("padding-top", "padding-bottom", "border-top-width", "border-bottom-width")
	}
	if x, y := w/box.W, h/box.H; math.Abs(x-1) > 0.005 && math.Abs(x/y-1) < 0.02 {
		box.W, box.H = w, h
	}
	return box
}
