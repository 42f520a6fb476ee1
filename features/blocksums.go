package features

import (
	"galley/features/number"
	"galley/page"
)

// sums are totals over blocks. Those of a run of blocks are a difference of two prefix
// sums.
type sums struct {
	blocks, words, chars float64
	linkChars            float64 // characters in links
	prose                float64 // words of blocks of prose
	stops                float64 // ends of sentences
}

func (a sums) minus(b sums) sums {
	return sums{a.blocks - b.blocks, a.words - b.words, a.chars - b.chars, a.linkChars - b.linkChars, a.prose - b.prose, a.stops - b.stops}
}

func (a *sums) add(b *block) {
	a.blocks++
	a.words += float64(b.Words)
	a.chars += float64(b.Chars)
	a.linkChars += float64(b.linkChars)
	a.stops += float64(b.Stops)
	if b.prose() {
		a.prose += float64(b.Words)
	}
}

// linkShare is the share of the characters that are in links.
func (a sums) linkShare() float64 { return number.Ratio(a.linkChars, a.chars) }

// proseShare is the share of the words that are prose.
func (a sums) proseShare() float64 { return number.Ratio(a.prose, a.words) }

// sumBlocks makes the sums over blocks, and finds the first h1.
func (s *blockList) sumBlocks() {
	s.before = make([]sums, len(s.blocks)+1)
	s.pathSums = make([]sums, s.paths.count)
	s.copies = make(map[uint64]int32, len(s.blocks))
	for i := range s.blocks {
		b := &s.blocks[i]
		s.before[i+1] = s.before[i]
		s.before[i+1].add(b)
		s.pathSums[b.path].add(b)
		s.copies[b.Hash]++
		if s.h1 < 0 && s.page.Nodes[b.elem].Tag == "h1" {
			s.h1 = int32(i)
		}
	}
	s.all = s.before[len(s.blocks)]
}

// subtreeSums returns the sums over the blocks of the subtree of n.
func (s *blockList) subtreeSums(n page.NodeID) sums {
	return s.before[s.first[s.page.Nodes[n].End]].minus(s.before[s.first[n]])
}

// blockSums returns the sums over blocks[from:to], as far as there are such blocks.
func (s *blockList) blockSums(from, to int) sums {
	from, to = min(max(from, 0), len(s.blocks)), min(max(to, 0), len(s.blocks))
	return s.before[max(from, to)].minus(s.before[from])
}
