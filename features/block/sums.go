package block

import (
	"galley/features/number"
	"galley/page"
)

// Sums are totals over blocks. Those of a run of blocks are a difference of two prefix
// sums.
type Sums struct {
	Blocks, Words, Chars float64
	LinkChars            float64 // characters in links
	Prose                float64 // words of blocks of prose
	Stops                float64 // ends of sentences
}

func (a Sums) Minus(b Sums) Sums {
	return Sums{a.Blocks - b.Blocks, a.Words - b.Words, a.Chars - b.Chars, a.LinkChars - b.LinkChars, a.Prose - b.Prose, a.Stops - b.Stops}
}

func (a *Sums) Add(b *Block) {
	a.Blocks++
	a.Words += float64(b.Words)
	a.Chars += float64(b.Chars)
	a.LinkChars += float64(b.LinkChars)
	a.Stops += float64(b.Stops)
	if b.Prose() {
		a.Prose += float64(b.Words)
	}
}

// LinkShare is the share of the characters that are in links.
func (a Sums) LinkShare() float64 { return number.Ratio(a.LinkChars, a.Chars) }

// ProseShare is the share of the words that are prose.
func (a Sums) ProseShare() float64 { return number.Ratio(a.Prose, a.Words) }

// sumBlocks makes the sums over blocks, and finds the first h1.
func (s *List) sumBlocks() {
	s.before = make([]Sums, len(s.Blocks)+1)
	s.pathSums = make([]Sums, s.Paths.Count)
	s.copies = make(map[uint64]int32, len(s.Blocks))
	for i := range s.Blocks {
		b := &s.Blocks[i]
		s.before[i+1] = s.before[i]
		s.before[i+1].Add(b)
		s.pathSums[b.Path].Add(b)
		s.copies[b.Hash]++
		if s.H1 < 0 && s.Page.Nodes[b.Elem].Tag == "h1" {
			s.H1 = int32(i)
		}
	}
	s.All = s.before[len(s.Blocks)]
}

// SubtreeSums returns the sums over the blocks of the subtree of n.
func (s *List) SubtreeSums(n page.NodeID) Sums {
	return s.before[s.first[s.Page.Nodes[n].End]].Minus(s.before[s.first[n]])
}

// BlockSums returns the sums over blocks[from:to], as far as there are such blocks.
func (s *List) BlockSums(from, to int) Sums {
	from, to = min(max(from, 0), len(s.Blocks)), min(max(to, 0), len(s.Blocks))
	return s.before[max(from, to)].Minus(s.before[from])
}

// PathSums is the sums over all blocks with the tag path of a block.
func (s *List) PathSums(b *Block) Sums { return s.pathSums[b.Path] }

// Copies is how many blocks have the text of a block, itself among them.
func (s *List) Copies(b *Block) int { return int(s.copies[b.Hash]) }
