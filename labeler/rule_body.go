package labeler

import (
	"slices"

	"galley/page"
)

// Running text is longer than minRun characters and mostly not links; how much a
// paragraph speaks for the elements around it falls off by fade a level: a body is
// the parent of most of its paragraphs, and the grandparent of those in quotations
// and sections.
const (
	minRun       = 40
	maxLinkShare = 0.4
	fade         = 0.6
	reach        = 4 // levels
)

// bodies are the elements around running text, each with its share of what the best
// two have.
func (v *view) bodies() []Scored {
	score := map[page.NodeID]float64{}
	for i := range v.Nodes {
		n := page.NodeID(i)
		if !v.isParagraph(n) {
			continue
		}
		weight := float64(v.in(v.chars, n)-v.in(v.links, n)) * v.early(n)
		level := 0
		for a := range v.Ancestors(n) {
			if level == reach || v.Nodes[a].Tag == "html" {
				break
			}
			score[a] += weight
			weight *= fade
			level++
		}
	}
	nodes := make([]page.NodeID, 0, len(score))
	for n := range score {
		score[n] *= 1 - float64(v.in(v.links, n))/float64(max(1, v.in(v.chars, n)))
		nodes = append(nodes, n)
	}
	slices.Sort(nodes)
	return v.shares(nodes, score)
}

// early falls from 1 at the top of the page to a half two screens below it: what
// readers say of a short article is often longer than the article, and follows it.
func (v *view) early(n page.NodeID) float64 {
	if !v.Laid || v.Viewport.H <= 0 {
		return 1
	}
	return 1 / (1 + max(0, v.Nodes[n].Box.Y)/(2*v.Viewport.H))
}

// shares turns scores into numbers between 0 and 1 that tell how far the best is
// ahead of what is not around or inside it.
func (v *view) shares(nodes []page.NodeID, score map[page.NodeID]float64) []Scored {
	best := page.None
	for _, n := range nodes {
		if best == page.None || score[n] > score[best] {
			best = n
		}
	}
	if best == page.None {
		return nil
	}
	second := 0.0
	for _, n := range nodes {
		if !v.Contains(n, best) && !v.Contains(best, n) {
			second = max(second, score[n])
		}
	}
	list := make([]Scored, len(nodes))
	for i, n := range nodes {
		list[i] = Scored{n, score[n] / (score[best] + second)}
	}
	return list
}

// isParagraph reports whether n is a block of running text that a reader sees.
func (v *view) isParagraph(n page.NodeID) bool {
	node := &v.Nodes[n]
	if node.Kind != page.Element || node.Hidden {
		return false
	}
	switch node.Tag {
	case "p", "li", "blockquote", "pre", "h2", "h3", "div", "td", "dd":
	default:
		return false
	}
	own := 0
	for c := range v.Children(n) {
		child := &v.Nodes[c]
		if child.Kind == page.Text && !child.Hidden {
			own += page.Chars(child.Text)
		} else if child.Kind == page.Element && !v.IsBlock(c) {
			own += v.in(v.chars, c)
		}
	}
	return own >= minRun && float64(v.in(v.links, n)) <= maxLinkShare*float64(v.in(v.chars, n)) && 2*own >= v.in(v.chars, n)
}
