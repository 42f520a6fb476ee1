package look

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"galley/page"
)

// side is one of the two documents that are compared.
type side struct {
	p     *page.Page
	texts []text
	shown []medium
	inked map[page.NodeID]page.Rect // by block
}

// text is one text node that is seen, with those right behind it: a comment in a text makes two
// nodes of what says the same as one.
type text struct {
	node  page.NodeID
	text  string // white space collapsed
	chars int
}

// medium is a picture, film, sound or drawing.
type medium struct {
	node    page.NodeID
	tag     string
	address string // of a drawing: that it is one
	picture bool   // its box counts
}

// collect gathers the texts and media of the subtrees, without the cuts.
func (s *side) collect(roots, cut []page.NodeID) {
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
				// The words of a control are no text of the article; a picture inside may be.
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

func (s *side) text(n page.NodeID) {
	node := &s.p.Nodes[n]
	said := page.Norm(node.Text)
	if said == "" || node.Parent != page.None && s.p.Nodes[node.Parent].Tag == "iframe" || node.Parent != page.None && s.p.OnOnePoint(node.Parent) {
		return
	}
	if whole, begun := s.continued(n); begun {
		last := &s.texts[len(s.texts)-1]
		last.text, last.chars = whole, page.Chars(whole)
	} else {
		s.texts = append(s.texts, text{n, said, page.Chars(said)})
	}
	if s.inked == nil {
		s.inked = map[page.NodeID]page.Rect{}
	}
	if block := s.block(n); block != page.None && !node.Box.Empty() {
		s.inked[block] = s.inked[block].Union(node.Box)
	}
}

// maxPieces is how many text nodes are taken for one text.
const maxPieces = 100

// continued is what the last text says with n, if nothing but texts stands between the two.
func (s *side) continued(n page.NodeID) (whole string, ok bool) {
	if len(s.texts) == 0 {
		return "", false
	}
	first := s.texts[len(s.texts)-1].node
	if s.p.Nodes[first].Parent != s.p.Nodes[n].Parent || n-first > maxPieces {
		return "", false
	}
	var said strings.Builder
	for i := first; i <= n; i++ {
		if s.p.Nodes[i].Kind != page.Text {
			return "", false
		}
		said.WriteString(s.p.Nodes[i].Text)
	}
	return page.Norm(said.String()), true
}

// block is the block that a text stands in, None when there is none.
func (s *side) block(n page.NodeID) page.NodeID {
	for a := range s.p.Ancestors(n) {
		if s.p.IsBlock(a) {
			return a
		}
	}
	return page.None
}

// ink is the box of the words of block n, without those of blocks in it.
func (s *side) ink(n page.NodeID) page.Rect { return s.inked[n] }

// words are what the texts say, in order.
func (s *side) words() []string {
	list := make([]string, len(s.texts))
	for i, t := range s.texts {
		list[i] = t.text
	}
	return list
}

// addresses are what the media are and where they come from, in order.
func (s *side) addresses() []string {
	list := make([]string, len(s.shown))
	for i, m := range s.shown {
		list[i] = m.tag + " " + m.address
	}
	return list
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

// layoutBox is the box of n as it is laid out. The boxes of a page are as painted, which
// is smaller or larger, by one factor both ways, where an element is scaled or was caught
// in an animation. The computed width and height then say what the layout is.
func (s *side) layoutBox(n page.NodeID) page.Rect {
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
