package features

import (
	"galley/features/block"
	"galley/features/number"
	"galley/page"
)

// The functions of this file make columns of blocks. A column takes the view of block i.
type blockColumn = func(s *blockView, i int) float64

// tagIs is 1 where the element of the block has one of the tags.
func tagIs(tags ...string) blockColumn {
	return func(s *blockView, i int) float64 {
		tag := s.TagAt(s.Blocks[i].Elem)
		for _, t := range tags {
			if t == tag {
				return 1
			}
		}
		return 0
	}
}

// inside is 1 where the block is in an element of one of the kinds.
func inside(kinds block.Enclosing) blockColumn {
	return func(s *blockView, i int) float64 { return s.Enclosing(i).Has(kinds) }
}

// neighbour is a column of the block d further on; 0 where there is none.
func neighbour(d int, of blockColumn) blockColumn {
	return func(s *blockView, i int) float64 {
		if i+d < 0 || i+d >= len(s.Blocks) {
			return 0
		}
		return of(s, i+d)
	}
}

func lnWords(s *blockView, i int) float64   { return number.Ln(float64(s.Blocks[i].Words)) }
func linkShare(s *blockView, i int) float64 { return s.Blocks[i].LinkShare() }
func isProse(s *blockView, i int) float64   { return number.Flag(s.Blocks[i].Prose()) }

// elementMeasure measures an element by the sums over its subtree.
type elementMeasure = func(s *blockView, n page.NodeID, t block.Sums) float64

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
func density(s *blockView, n page.NodeID, t block.Sums) float64 {
	return number.Ln((t.Chars - t.LinkChars) / float64(s.Page.Nodes[n].End-n))
}
func links(_ *blockView, _ page.NodeID, t block.Sums) float64       { return t.LinkShare() }
func proseWithin(_ *blockView, _ page.NodeID, t block.Sums) float64 { return t.ProseShare() }
func pageProse(s *blockView, _ page.NodeID, t block.Sums) float64 {
	return number.Ratio(t.Prose, s.All.Prose)
}
func wordsWithin(_ *blockView, _ page.NodeID, t block.Sums) float64 { return number.Ln(t.Words) }
func wordsPerBlock(_ *blockView, _ page.NodeID, t block.Sums) float64 {
	return number.Ln(number.Ratio(t.Words, t.Blocks))
}

// onPath is a column of all blocks with the tag path of the block (Wu et al. 2013).
func onPath(of func(s *blockView, t block.Sums) float64) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.PathSums(&s.Blocks[i])) }
}

// ofSection is a column of the section of the block.
func ofSection(of func(s *blockView, t block.Sums) float64) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.section) }
}

// window is a column of blocks[i+from:i+to].
func window(from, to int, of func(s *blockView, t block.Sums) float64) blockColumn {
	return func(s *blockView, i int) float64 { return of(s, s.BlockSums(i+from, i+to)) }
}

// maxClimb is how many elements are climbed to an <article>.
const maxClimb = 64

// nearestArticle is the share of the page's prose in the nearest <article>.
func nearestArticle(s *blockView, i int) float64 {
	n := s.Blocks[i].Elem
	for k := 0; n > 0 && k < maxClimb; k++ {
		if s.Page.Nodes[n].Tag == "article" {
			return number.Ratio(s.SubtreeSums(n).Prose, s.All.Prose)
		}
		if s.EnclosingAt(n)&block.InArticle == 0 {
			return 0
		}
		n = s.Page.Nodes[n].Parent
	}
	return 0
}
