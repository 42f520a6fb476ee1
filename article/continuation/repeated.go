package continuation

import (
	"slices"

	"galley/article/picture"
	"galley/features"
	"galley/page"
)

// What a page says of what was said before counts as said once more from so many words: a line
// of a table, or a word between paragraphs, may well be there twice.
const (
	wordsInside = 8 // what is in the text of another page
	wordsAround = 3 // what is around it
)

// comparison is what a following page says of what the pages before have.
type comparison struct {
	again    []span // blocks and pictures that they have too, in document order
	kept     []int  // by node: how many new blocks and pictures begin before it
	words    int    // new ones
	pictures int    // new ones
}

// compare finds what of a selection the pages before have. A picture is shown once more above or
// below what is new; between paragraphs it belongs to these.
func (t *Text) compare(x *features.Index, sel page.Selection) comparison {
	p := x.Page
	c := comparison{kept: make([]int, len(p.Nodes)+1)}
	in := selected(p, sel.Roots, sel.Cut)
	begins := make([]bool, len(p.Nodes)) // something new
	first, last := page.NodeID(len(p.Nodes)), page.None
	for i := range x.NumBlocks() {
		from, to := x.BlockNodes(i)
		switch {
		case !in[from]:
		case t.said(x, sel, i):
			c.again = append(c.again, span{from, to})
		default:
			begins[from] = true
			c.words += x.BlockWords(i)
			first, last = min(first, from), max(last, from)
		}
	}
	for i := range p.Nodes {
		n := page.NodeID(i)
		switch {
		case p.Nodes[n].Tag != "img" || !in[n]:
		case t.pictures[picture.URL(p, n)] && (n < first || n > last):
			c.again = append(c.again, span{n, n + 1})
		default:
			begins[n] = true
			c.pictures++
		}
	}
	for i, yes := range begins {
		c.kept[i+1] = c.kept[i]
		if yes {
			c.kept[i+1]++
		}
	}
	slices.SortFunc(c.again, func(a, b span) int { return int(a.from - b.from) })
	return c
}

// said reports whether the pages before have the text of a block.
func (t *Text) said(x *features.Index, sel page.Selection, i int) bool {
	if from, _ := x.BlockNodes(i); sel.Title != page.None && x.Page.Contains(sel.Title, from) {
		return true
	}
	text, words := x.BlockText(i), x.BlockWords(i)
	return words >= wordsInside && t.inside[text] || words >= wordsAround && t.around[text]
}

// span is nodes that follow one another.
type span struct{ from, to page.NodeID }

// cuts are the largest subtrees below the roots with something known and nothing new.
func (c comparison) cuts(p *page.Page, roots []page.NodeID) (list []page.NodeID) {
	keeps := func(n page.NodeID) bool { return c.kept[p.Nodes[n].End] > c.kept[n] }
	below := selected(p, roots, nil)
	for _, root := range roots {
		below[root] = false
	}
	done := page.NodeID(0)
	for _, s := range c.again {
		for n := max(s.from, done); n < s.to; n = done {
			top := n
			for up := p.Nodes[top].Parent; up != page.None && below[up] && !keeps(up); up = p.Nodes[up].Parent {
				top = up
			}
			if done = p.Nodes[n].End; !keeps(top) {
				list, done = append(list, top), p.Nodes[top].End
			}
		}
	}
	return list
}
