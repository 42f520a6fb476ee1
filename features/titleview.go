package features

import (
	"slices"

	"galley/features/block"
	"galley/features/metadata"
	"galley/features/text"
	"galley/page"
)

// TitleView is the subtrees that may be the title, given the body, and what their
// columns are read from.
type TitleView struct {
	*BlockScores
	body        page.NodeID // None: there is none
	start       int         // first block of prose of the body
	list        []TitleCandidate
	h1s         int                             // candidates that are an h1 or in one
	largestFont float64                         // largest font size of a candidate, of that of the page's prose
	copies      map[string]int                  // by folded text: candidates with that text
	seen        map[string]bool                 // scratch space
	hintFound   [metadata.Sources]bool          // some candidate has the very text of the hint
	others      map[page.NodeID]*TitleCandidate // asked for that are not in list
}

// TitleCandidate is a subtree that may be the title.
type TitleCandidate struct {
	node   page.NodeID
	block  int // its first block
	text   string
	folded string // page.Fold of text
	words  []string
	agrees [metadata.Sources]metadata.Agreement
	order  int // candidates before it
	rank   int // rank of its heading, 1 to 6; 7: none
}

// maxTitleBlocks is how many blocks a title may have.
const maxTitleBlocks = 4

// Titles finds the subtrees that may be the title of the article with the given body,
// which may be None.
func (t *BlockScores) Titles(body page.NodeID) *TitleView {
	start := len(t.Blocks)
	if body != page.None {
		from, to := t.Within(body)
		start = from
		for i := from; i < to; i++ {
			if t.post[i] >= 0.5 && t.Blocks[i].Prose() {
				start = i
				break
			}
		}
	}
	return newTitleView(t, body, start)
}

// newTitleView finds the candidates. Every block is read a few times at most.
func newTitleView(t *BlockScores, body page.NodeID, start int) *TitleView {
	v := &TitleView{BlockScores: t, body: body, start: start, copies: map[string]int{}, seen: map[string]bool{}}
	root := t.Page.Body()
	for n := root; n < t.Page.Nodes[root].End; n++ {
		node := &t.Page.Nodes[n]
		if node.Kind == page.Text || !t.Visible[n] || n == root {
			continue
		}
		sum := t.SubtreeSums(n)
		if sum.Words == 0 || sum.Blocks > maxTitleBlocks || !t.shortEnough(n, sum) {
			continue
		}
		if rank := t.HeadingRank(n); !v.repeatsLast(n, rank, sum) {
			v.add(n, rank)
		}
	}
	return v
}

// repeatsLast reports whether n lies in the last candidate, has all its text, and is no
// heading of another rank.
func (v *TitleView) repeatsLast(n page.NodeID, rank int, sum block.Sums) bool {
	k := len(v.list) - 1
	if k < 0 || !v.Page.Contains(v.list[k].node, n) || rank != v.list[k].rank && rank != 7 {
		return false
	}
	end := v.Page.Nodes[n].End
	last := &v.Blocks[v.FirstAt(end)-1]
	return v.SubtreeSums(v.list[k].node) == sum && v.FirstAt(v.list[k].node) == v.FirstAt(n) && last.To <= end
}

// add adds a subtree to the candidates where it is a heading, stands early on the page,
// agrees with a title hint or is set large.
func (v *TitleView) add(n page.NodeID, rank int) {
	block := v.FirstAt(n)
	if rank == 7 && block > v.start+3 && block > 40 {
		return
	}
	text, plain := v.Page.Text(n), rank == 7 && v.relativeFont(block) < 1.25
	if plain && !v.head.SharesWord(text) { // as most are
		return
	}
	c := TitleCandidate{node: n, block: block, text: text, rank: rank}
	v.readWords(&c)
	if len(c.words) == 0 || len(c.words) > 2*maxHeadlineWords {
		return
	}
	best := 0.0
	for k := range c.agrees {
		best = max(best, c.agrees[k].F1)
	}
	if plain && best < 0.3 { // as most of the others are
		return
	}
	v.fold(&c)
	for k := range c.agrees {
		v.hintFound[k] = v.hintFound[k] || c.agrees[k].Same
	}
	if rank == 1 {
		v.h1s++
	}
	v.largestFont = max(v.largestFont, v.relativeFont(block))
	v.copies[c.folded]++
	c.order = len(v.list)
	v.list = append(v.list, c)
}

// readWords sets the words of a candidate, and how well they agree with the title hints.
func (v *TitleView) readWords(c *TitleCandidate) {
	c.words = text.Words(c.text)
	c.agrees = v.head.Agreements(c.words, v.seen)
}

// fold sets the folded text of a candidate whose words are known, and what it tells.
func (v *TitleView) fold(c *TitleCandidate) {
	c.folded = page.Fold(c.text)
	v.head.Compare(c.folded, c.words, &c.agrees)
}

// Candidate describes any subtree, in the list or not; nil on a page without blocks. Of one
// that is too long for a title the text is not read.
func (v *TitleView) Candidate(n page.NodeID) *TitleCandidate {
	at, found := slices.BinarySearchFunc(v.list, n, func(c TitleCandidate, n page.NodeID) int { return int(c.node) - int(n) })
	if found {
		return &v.list[at]
	}
	if c, ok := v.others[n]; ok {
		return c
	}
	block := min(v.FirstAt(n), len(v.Blocks)-1)
	if block < 0 {
		return nil
	}
	c := TitleCandidate{node: n, block: block, rank: v.HeadingRank(n)}
	if v.shortEnough(n, v.SubtreeSums(n)) {
		c.text = v.Page.Text(n)
		v.readWords(&c)
		v.fold(&c)
	}
	c.order = at
	v.copies[c.folded] = max(v.copies[c.folded], 1)
	if v.others == nil {
		v.others = map[page.NodeID]*TitleCandidate{}
	}
	v.others[n] = &c
	return &c
}

// relativeFont is the font size of a block over that of the page's prose; 1 where it is
// not known.
func (v *TitleView) relativeFont(block int) float64 {
	if at := &v.layout.blocks[block]; v.layout.font > 0 && at.font > 0 {
		return at.font / v.layout.font
	}
	return 1
}

// Row measures candidate i. out must have room for the columns of the table.
func (v *TitleView) Row(t *TitleTable, i int, out []float64) { t.Row(v, &v.list[i], out) }

// Nodes are the candidates, in document order.
func (v *TitleView) Nodes() []page.NodeID {
	nodes := make([]page.NodeID, len(v.list))
	for i := range v.list {
		nodes[i] = v.list[i].node
	}
	return nodes
}

// Text is the text of candidate i, folded as by page.Fold.
func (v *TitleView) Text(i int) string { return v.list[i].folded }
