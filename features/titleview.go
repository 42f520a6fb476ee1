package features

import (
	"galley/page"
)

// titleView is what the evidence about a subtree as the title is read from, given
// the body.
type TitleView struct {
	*BlockScores
	body      page.NodeID // None where there is none
	start     int         // first block of prose of the body
	list      []titleCandidate
	h1s       int
	bestFont  float64
	copiesOf  map[string]int
	seen      map[string]bool   // scratch space
	hintFound [hintSources]bool // some candidate is the very claim
}

// headline is a subtree that may be the title.
type titleCandidate struct {
	node  page.NodeID
	block int // its first
	text  string
	fold  string // of the text
	words []string
	fits  [hintSources]fit
	order int // candidates before it
	rank  int // 1 to 6 of a heading that it is or is in; 7: none
}

// newTitleView finds the subtrees that may be titles, of those with the same text
// one. Every block is read a few times at most.
func newTitleView(t *BlockScores, body page.NodeID, start int) *TitleView {
	v := &TitleView{BlockScores: t, body: body, start: start, copiesOf: map[string]int{}, seen: map[string]bool{}}
	root := t.page.Body()
	for n := root; n < t.page.Nodes[root].End; n++ {
		node := &t.page.Nodes[n]
		if node.Kind == page.Text || !t.visible[n] || n == root {
			continue
		}
		sum := t.in(n)
		if sum.words == 0 || sum.words > maxTitleText || sum.chars > maxTitleChars || sum.blocks > 4 || node.End-n > maxTitleNodes {
			continue
		}
		rank := t.headingRank(n)
		if k := len(v.list) - 1; k >= 0 && t.page.Contains(v.list[k].node, n) && (rank == v.list[k].rank || rank == 7) {
			last := &t.blocks[t.first[node.End]-1]
			if t.in(v.list[k].node) == sum && t.first[v.list[k].node] == t.first[n] && last.to <= node.End {
				continue // says the same
			}
		}
		v.add(n, rank)
	}
	return v
}

// add adds a subtree where it is likely enough to be worth comparing with the claims:
// a heading, or what stands in the first part of a page, or is set large.
func (v *TitleView) add(n page.NodeID, rank int) {
	block := int(v.first[n])
	if rank == 7 && block > v.start+3 && block > 40 {
		return
	}
	h := titleCandidate{node: n, block: block, text: v.page.Text(n), rank: rank}
	h.words = wordsOf(h.text)
	if len(h.words) == 0 || len(h.words) > 2*maxTitleText {
		return
	}
	h.fold = page.Fold(h.text)
	near := 0.0
	h.fits = v.head.fits(h.fold, h.words, v.seen)
	for c := range h.fits {
		near = max(near, h.fits[c].f1)
	}
	if rank == 7 && near < 0.3 && v.fontOf(h.block) < 1.25 {
		return
	}
	for c := range h.fits {
		v.hintFound[c] = v.hintFound[c] || h.fits[c].same
	}
	if rank == 1 {
		v.h1s++
	}
	v.bestFont = max(v.bestFont, v.fontOf(block))
	v.copiesOf[h.fold]++
	h.order = len(v.list)
	v.list = append(v.list, h)
}

// fontOf is the font size of a block over that of the page's prose; 1 where unknown.
func (v *TitleView) fontOf(block int) float64 {
	if at := &v.layout.boxes[block]; v.layout.font > 0 && at.font > 0 {
		return at.font / v.layout.font
	}
	return 1
}

// Row measures candidate i; out has room for the columns of the table.
func (v *TitleView) Row(t *TitleTable, i int, out []float64) { t.row(v, &v.list[i], out) }

// Nodes are the subtrees that may be the title, in document order.
func (v *TitleView) Nodes() []page.NodeID {
	nodes := make([]page.NodeID, len(v.list))
	for i := range v.list {
		nodes[i] = v.list[i].node
	}
	return nodes
}

// Text is what candidate i says, folded as by page.Fold.
func (v *TitleView) Text(i int) string { return v.list[i].fold }
