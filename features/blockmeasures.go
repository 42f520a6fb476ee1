package features

import "galley/page"

// tagIs is whether the element of the block has one of the tags.
func tagIs(tags ...string) func(s *blockView, i int) float64 {
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

// marked is whether the block is in something of the kind.
func marked(m Enclosing) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 { return s.enclosing(i).has(m) }
}

// marks are what the first text of a block is in.
func (s *blockIndex) enclosing(i int) Enclosing {
	return s.places[s.page.Nodes[s.blocks[i].from].Parent].enclosing
}

// near is evidence about the block d further on; 0 where there is none.
func near(d int, of func(s *blockView, i int) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 {
		if i+d < 0 || i+d >= len(s.blocks) {
			return 0
		}
		return of(s, i+d)
	}
}

func lnWords(s *blockView, i int) float64   { return ln(float64(s.blocks[i].words)) }
func linkShare(s *blockView, i int) float64 { return s.blocks[i].linkShare() }
func isProse(s *blockView, i int) float64   { return flag(s.blocks[i].prose()) }

// level is evidence about the block element k above that of the block.
func level(k int, of func(s *blockView, n page.NodeID, t sums) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 {
		return of(s, s.above[k].node, s.above[k].sums)
	}
}

// density is that of [Sun11], without links and per node, see columns.
func density(s *blockView, n page.NodeID, t sums) float64 {
	return ln((t.chars - t.links) / float64(s.page.Nodes[n].End-n))
}
func links(_ *blockView, _ page.NodeID, t sums) float64    { return t.linkShare() }
func proseIn(_ *blockView, _ page.NodeID, t sums) float64  { return t.proseShare() }
func shareOf(s *blockView, _ page.NodeID, t sums) float64  { return ratio(t.prose, s.all.prose) }
func wordsIn(_ *blockView, _ page.NodeID, t sums) float64  { return ln(t.words) }
func perBlock(_ *blockView, _ page.NodeID, t sums) float64 { return ln(ratio(t.words, t.blocks)) }

// branch is evidence about the branch off the spine that has the block.
func branch(of func(s *blockView, n page.NodeID, t sums) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 {
		return of(s, s.branch.node, s.branch.sums)
	}
}

// path is evidence about the blocks of the same tag path [Wu13].
func path(of func(s *blockView, t sums) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 { return of(s, s.byPath[s.blocks[i].path]) }
}

// inSection is evidence about the section of the block.
func inSection(of func(s *blockView, t sums) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 { return of(s, s.inSection) }
}

// window is evidence about the blocks i+a to i+b.
func window(a, b int, of func(s *blockView, t sums) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 { return of(s, s.around(i+a, i+b)) }
}

// maxClimb bounds how many elements are climbed to an <article>.
const maxClimb = 64

// nearestArticle is the share of the page's prose in the nearest <article>.
func nearestArticle(s *blockView, i int) float64 {
	n := s.blocks[i].elem
	for k := 0; n > 0 && k < maxClimb; k++ {
		if s.page.Nodes[n].Tag == "article" {
			return ratio(s.in(n).prose, s.all.prose)
		}
		if s.places[n].enclosing&InArticle == 0 {
			return 0
		}
		n = s.page.Nodes[n].Parent
	}
	return 0
}
