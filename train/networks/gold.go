package networks

import (
	"math"
	"slices"
	"strings"

	"galley/eval"
	"galley/eval/corpus"
)

const (
	// longBlock is how many words a block has at least to be compared by its runs of
	// words. A shorter one must be a line of the gold text, or be in it and near a
	// longer block that is right.
	longBlock = 8
	run       = 4 // words
	near      = 2 // blocks
)

// marks say of every block of a page how much of it the article has.
type marks struct {
	words []float64 // words of the block
	right []float64 // share of its words that the gold text has, [0, 1]; NaN: not counted
	gold  float64   // words of the gold text
}

// markBlocks finds the blocks in the gold text. Where captions are apart from it, whether
// they are kept is not counted: those that the corpus lists, and where it lists none those
// that caption reports. Neither is a standfirst that the corpus has apart.
func markBlocks(texts []string, caption func(i int) bool, want corpus.Gold) marks {
	gold := newGoldText(want.Text)
	captions := newGoldText(strings.Join(slices.Concat(want.Captions, want.Standfirst), "\n"))
	m := marks{words: make([]float64, len(texts)), right: make([]float64, len(texts)), gold: float64(gold.words)}
	unsure := make([]bool, len(texts))
	for i, text := range texts {
		words := eval.WCXBTokens(text)
		m.words[i] = float64(len(words))
		line := strings.Join(words, " ")
		switch {
		case line != "" && captions.lines[line], want.NoCaptions && caption(i) && !gold.lines[line]:
			m.right[i] = math.NaN()
		case len(words) >= longBlock:
			m.right[i] = gold.share(words)
		case line != "" && gold.lines[line]:
			m.right[i] = 1
		case line != "":
			unsure[i] = strings.Contains(gold.text, " "+line+" ")
		}
	}
	for i := range unsure {
		for j := max(i-near, 0); unsure[i] && j <= min(i+near, len(unsure)-1); j++ {
			if !unsure[j] && m.right[j] > 0.5 && m.words[j] >= longBlock {
				m.right[i] = 1
			}
		}
	}
	return m
}

// acrossBlocks marks short blocks whose words are in runs of the gold text with those of the
// blocks around them: a cell of a table and its neighbours, or a price and the name before
// it, are one line of the gold text.
func (m *marks) acrossBlocks(texts []string, want corpus.Gold) {
	gold := newGoldText(want.Text)
	var words []string
	var of []int // by word: its block
	for i, text := range texts {
		for _, w := range eval.WCXBTokens(text) {
			words, of = append(words, w), append(of, i)
		}
	}
	hits := make([]float64, len(texts))
	for k, in := range gold.covered(words) {
		if in {
			hits[of[k]]++
		}
	}
	for i, words := range m.words {
		if words > 0 && words < longBlock && hits[i] == words {
			m.right[i] = 1
		}
	}
}

// f1 is that of the words of the blocks from, …, to-1.
func (m *marks) f1(from, to int) float64 {
	hits, words := 0.0, 0.0
	for i := from; i < to; i++ {
		if !math.IsNaN(m.right[i]) {
			hits += m.words[i] * m.right[i]
			words += m.words[i]
		}
	}
	if words+m.gold == 0 {
		return 0
	}
	return 2 * hits / (words + m.gold)
}

// goldText is a gold text, to look blocks up in. Its words are those of the WCXB
// benchmark, lower case.
type goldText struct {
	words int
	text  string          // the words, with a blank around each
	lines map[string]bool // the words of every line
	runs  map[string]bool // all runs of so many words
}

func newGoldText(text string) *goldText {
	g := &goldText{lines: map[string]bool{}, runs: map[string]bool{}}
	for line := range strings.SplitSeq(text, "\n") {
		g.lines[strings.Join(eval.WCXBTokens(line), " ")] = true
	}
	words := eval.WCXBTokens(text)
	g.words = len(words)
	g.text = " " + strings.Join(words, " ") + " "
	for i := 0; i+run <= len(words); i++ {
		g.runs[strings.Join(words[i:i+run], " ")] = true
	}
	return g
}

// share is the share of the words that are in runs of the gold text.
func (g *goldText) share(words []string) float64 {
	n := 0
	for _, in := range g.covered(words) {
		if in {
			n++
		}
	}
	return float64(n) / float64(len(words))
}

// covered says of every word whether it is in a run that the gold text has.
func (g *goldText) covered(words []string) []bool {
	covered := make([]bool, len(words))
	for k := 0; k+run <= len(words); k++ {
		if g.runs[strings.Join(words[k:k+run], " ")] {
			for j := k; j < k+run; j++ {
				covered[j] = true
			}
		}
	}
	return covered
}
