package fused

import (
	"galley/page"
)

// bodyView is what the evidence about a subtree as the body is read from.
type bodyView struct {
	*tally
	top     float64   // highest expected F1 of any element
	child   []float64 // by node: the highest expected F1 of its children
	largest []float64 // by node: most hope in one child
	depth   []int32
	// words, and words times posterior, of blocks before block i in groups with at
	// least leastItems items (see findRepeats)
	itemWords, itemHopes []float64
}

// A body is an element with at least this share of the highest expected F1.
const bodyShare = 0.4

// lineTags hold a line or a paragraph: an article of one paragraph is what that stands
// in, with its pictures.
var lineTags = map[string]bool{
	"p": true, "h1": true, "h2": true, "h3": true, "h4": true, "h5": true, "h6": true,
	"figcaption": true, "dt": true, "caption": true, "summary": true, "label": true, "button": true,
}

// bodies are the elements that may be the body, in document order: of elements that
// hold the same blocks and pictures only the lowest.
func (v *bodyView) bodies() []page.NodeID {
	var list []page.NodeID
	body := v.page.Body()
	for n := body; n < v.page.Nodes[body].End; n++ {
		node := &v.page.Nodes[n]
		if node.Kind == page.Text || !v.read[n] || !(v.page.IsBlock(n) || n == body) || lineTags[node.Tag] {
			continue
		}
		if v.gain(v.within(n)) < bodyShare*v.top {
			continue
		}
		if k := len(list) - 1; k >= 0 && v.page.Contains(list[k], n) && v.same(list[k], n) {
			list[k] = n
			continue
		}
		list = append(list, n)
	}
	return list
}

// same reports whether two elements, one in the other, hold the same blocks and
// pictures.
func (s *sheet) same(a, b page.NodeID) bool {
	endA, endB := s.page.Nodes[a].End, s.page.Nodes[b].End
	return s.first[a] == s.first[b] && s.first[endA] == s.first[endB] && s.media[endA]-s.media[a] == s.media[endB]-s.media[b]
}

// countMedia counts pictures, films and the like.
func (s *sheet) countMedia() {
	s.media = make([]int32, len(s.page.Nodes)+1)
	for i := range s.page.Nodes {
		s.media[i+1] = s.media[i]
		switch s.page.Nodes[i].Tag {
		case "img", "video", "audio", "iframe", "canvas", "picture", "object", "embed":
			if s.read[i] {
				s.media[i+1]++
			}
		}
	}
}

func newBodyView(t *tally) *bodyView {
	nodes := t.page.Nodes
	v := &bodyView{tally: t, child: make([]float64, len(nodes)), largest: make([]float64, len(nodes)), depth: t.page.Depths()}
	v.top = v.gain(v.within(t.top))
	v.itemWords, v.itemHopes = make([]float64, len(t.blocks)+1), make([]float64, len(t.blocks)+1)
	for i := range t.blocks {
		v.itemWords[i+1], v.itemHopes[i+1] = v.itemWords[i], v.itemHopes[i]
		if t.repeats[i] != nil {
			v.itemWords[i+1] += float64(t.blocks[i].words)
			v.itemHopes[i+1] += float64(t.blocks[i].words) * t.post[i]
		}
	}
	for i := range nodes {
		parent := nodes[i].Parent
		if parent == page.None || nodes[i].Kind == page.Text {
			continue
		}
		a, b := v.within(page.NodeID(i))
		_, hope := v.span(a, b)
		v.child[parent] = max(v.child[parent], v.gain(a, b))
		v.largest[parent] = max(v.largest[parent], hope)
	}
	return v
}

func (v *bodyView) rows(cols []bodyColumn, list []page.NodeID) func(i int, out []float64) {
	return func(i int, out []float64) {
		for k := range cols {
			out[k] = cols[k].of(v, list[i])
		}
	}
}
