package features

import (
	"galley/features/number"
	"galley/page"
)

// The functions of this file make columns of blocks. A column takes the view of block i.
type blockColumn = func(s *blockView, i int) float64

// tagIs is 1 where the element of the block has one of the tags.
func tagIs(tags ...string) blockColumn {
	return func(s *blockView, i int) float64 {
		tag := s.page.Nodes[s.blocks[i].elem].Tag
		for _, t := range tags {
			if t == tag {
				return 1
			}
		}
		return 0
	}
}

// inside is 1 where the block is in an element of one of the kinds.
func inside(kinds Enclosing) blockColumn {
	return func(s *blockView, i int) float64 { return s.enclosing(i).has(kinds) }
}

// neighbour is a column of the block d further on; 0 where there is none.
func neighbour(d int, of blockColumn) blockColumn {
	return func(s *blockView, i int) float64 {
		if i+d < 0 || i+d >= len(s.blocks) {
			return 0
		}
		return of(s, i+d)
	}
}

func lnWords(s *blockView, i int) float64   { return number.Ln(float64(s.blocks[i].Words)) }
func linkShare(s *blockView, i int) float64 { return s.blocks[i].linkShare() }
func isProse(s *blockView, i int) float64   { return number.Flag(s.blocks[i].prose()) }

// elementMeasure measures an element by the sums over its subtree.
type elementMeasure = func(s *blockView, n page.NodeID, t sums) float64

// above is a measure of the block element k above the element of the block.
func above(k int, of elementMeasure) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.above[k].node, s.above[k].sums) }
}

// branch is a measure of the child of the main path that holds the block.
func branch(of elementMeasure) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.branch.node, s.branch.sums) }
}

// density is the text density of Sun et al. 2011, section 3: characters per node. It
// leaves out the characters in links.
func density(s *blockView, n page.NodeID, t sums) float64 {
	return number.Ln((t.chars - t.linkChars) / float64(s.page.Nodes[n].End-n))
}
func links(_ *blockView, _ page.NodeID, t sums) float64       { return t.linkShare() }
func proseWithin(_ *blockView, _ page.NodeID, t sums) float64 { return t.proseShare() }
func pageProse(s *blockView, _ page.NodeID, t sums) float64 {
	return number.Ratio(t.prose, s.all.prose)
}
func wordsWithin(_ *blockView, _ page.NodeID, t sums) float64 { return number.Ln(t.words) }
func wordsPerBlock(_ *blockView, _ page.NodeID, t sums) float64 {
	return number.Ln(number.Ratio(t.words, t.blocks))
}

// onPath is a column of all blocks with the tag path of the block (Wu et al. 2013).
func onPath(of func(s *blockView, t sums) float64) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.pathSums[s.blocks[i].path]) }
}

// ofSection is a column of the section of the block.
func ofSection(of func(s *blockView, t sums) float64) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.section) }
}

// window is a column of blocks[i+from:i+to].
func window(from, to int, of func(s *blockView, t sums) float64) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.blockSums(i+from, i+to)) }
}

// maxClimb is how many elements are climbed to an <article>.
const maxClimb = 64

// nearestArticle is the share of the page's prose in the nearest <article>.
func nearestArticle(s *blockView, i int) float64 {
	n := s.blocks[i].elem
	for k := 0; n > 0 && k < maxClimb; k++ {
		if s.page.Nodes[n].Tag == "article" {
			return number.Ratio(s.subtreeSums(n).prose, s.all.prose)
		}
		if s.enclosingAt(n)&InArticle == 0 {
			return 0
		}
		n = s.page.Nodes[n].Parent
	}
	return 0
}
