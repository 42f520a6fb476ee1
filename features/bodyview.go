package features

import (
	"galley/page"
)

// BodyView is what the columns of bodies are read from.
type BodyView struct {
	*BlockScores
	nodes   []page.NodeID // the candidates
	top     float64       // highest expected F1 of any element
	child   []float64     // by node: the highest expected F1 of its children
	largest []float64     // by node: most hope in one child
	depth   []int32
	// words, and words times posterior, of blocks before block i in groups with at
	// least leastItems items (see findRepeats)
	itemWords, itemExpected []float64
}

// A body is an element with at least this share of the highest expected F1.
const leastBodyShare = 0.4

// lineTags hold a line or a paragraph: an article of one paragraph is what that stands
// in, with its pictures.
var lineTags = map[string]bool{
	"p": true, "h1": true, "h2": true, "h3": true, "h4": true, "h5": true, "h6": true,
	"figcaption": true, "dt": true, "caption": true, "summary": true, "label": true, "button": true,
}

// bodies are the elements that may be the body, in document order: of elements that
// hold the same blocks and pictures only the lowest.
func (v *BodyView) bodies() []page.NodeID {
	var list []page.NodeID
	body := v.page.Body()
	for n := body; n < v.page.Nodes[body].End; n++ {
		node := &v.page.Nodes[n]
		if node.Kind == page.Text || !v.visible[n] || !(v.page.IsBlock(n) || n == body) || lineTags[node.Tag] {
			continue
		}
		if v.expectedF1(v.within(n)) < leastBodyShare*v.top {
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
func (s *blockIndex) same(a, b page.NodeID) bool {
	endA, endB := s.page.Nodes[a].End, s.page.Nodes[b].End
	return s.first[a] == s.first[b] && s.first[endA] == s.first[endB] && s.media[endA]-s.media[a] == s.media[endB]-s.media[b]
}

// countMedia counts pictures, films and the like.
func (s *blockIndex) countMedia() {
	s.media = make([]int32, len(s.page.Nodes)+1)
	for i := range s.page.Nodes {
		s.media[i+1] = s.media[i]
		switch s.page.Nodes[i].Tag {
		case "img", "video", "audio", "iframe", "canvas", "picture", "object", "embed":
			if s.visible[i] {
				s.media[i+1]++
			}
		}
	}
}

// Bodies finds the subtrees that may be the body.
func (t *BlockScores) Bodies() *BodyView {
	nodes := t.page.Nodes
	v := &BodyView{BlockScores: t, child: make([]float64, len(nodes)), largest: make([]float64, len(nodes)), depth: t.page.Depths()}
	v.top = v.expectedF1(v.within(t.top))
	v.itemWords, v.itemExpected = make([]float64, len(t.blocks)+1), make([]float64, len(t.blocks)+1)
	for i := range t.blocks {
		v.itemWords[i+1], v.itemExpected[i+1] = v.itemWords[i], v.itemExpected[i]
		if t.groups[i] != nil {
			v.itemWords[i+1] += float64(t.blocks[i].words)
			v.itemExpected[i+1] += float64(t.blocks[i].words) * t.post[i]
		}
	}
	for i := range nodes {
		parent := nodes[i].Parent
		if parent == page.None || nodes[i].Kind == page.Text {
			continue
		}
		a, b := v.within(page.NodeID(i))
		_, expected := v.span(a, b)
		v.child[parent] = max(v.child[parent], v.expectedF1(a, b))
		v.largest[parent] = max(v.largest[parent], expected)
	}
	v.nodes = v.bodies()
	return v
}

// Row measures candidate i; out has room for the columns of the table.
func (v *BodyView) Row(t *BodyTable, i int, out []float64) { t.row(v, v.nodes[i], out) }

// Nodes are the elements that may be the body, in document order: of elements that
// hold the same blocks and pictures only the lowest.
func (v *BodyView) Nodes() []page.NodeID { return v.nodes }

// Around are all elements that hold enough to be the body, those that hold the same as
// another too, from the innermost out.
func (v *BodyView) Around() []page.NodeID {
	var list []page.NodeID
	root := v.page.Body()
	for n := v.page.Nodes[root].End - 1; n >= root; n-- {
		if v.page.Nodes[n].Kind == page.Element && v.visible[n] && v.expectedF1(v.within(n)) >= leastBodyShare*v.top {
			list = append(list, n)
		}
	}
	return list
}
