package main

import (
	"math"
	"strings"

	"galley/eval"
)

// exact is how many tokens a block has at least to be judged by its runs of tokens;
// shorter ones must be a line of the gold text, or be in it and near a longer one
// that is.
const (
	exact   = 8
	shingle = 4
	near    = 2 // blocks
)

// mark finds which blocks the gold text has. Captions are apart from it on themed
// sites, and it does not matter whether they are kept.
func (s *sample) mark() {
	gold := newGold(s.doc.Gold.Text)
	s.gold = float64(gold.tokens)
	captions := newGold(strings.Join(s.doc.Gold.Captions, "\n"))
	texts := s.seen.Texts()
	s.words, s.right = make([]float64, len(texts)), make([]float64, len(texts))
	weak := make([]bool, len(texts))
	for i, text := range texts {
		tokens := eval.WCXBTokens(text)
		s.words[i] = float64(len(tokens))
		line := strings.Join(tokens, " ")
		switch {
		case line != "" && captions.lines[line]:
			s.right[i] = math.NaN()
		case len(tokens) >= exact:
			s.right[i] = gold.share(tokens)
		case line != "" && gold.lines[line]:
			s.right[i] = 1
		case line != "":
			weak[i] = strings.Contains(gold.text, " "+line+" ")
		}
	}
	for i := range weak {
		for j := max(i-near, 0); weak[i] && j <= min(i+near, len(weak)-1); j++ {
			if !weak[j] && s.right[j] > 0.5 && s.words[j] >= exact {
				s.right[i] = 1
			}
		}
	}
}

// gold is a gold text, to be looked up in.
type gold struct {
	tokens int
	text   string          // its tokens, with blanks around each
	lines  map[string]bool // likewise, by line
	runs   map[string]bool // of as many tokens as a shingle has
}

func newGold(text string) *gold {
	g := &gold{lines: map[string]bool{}, runs: map[string]bool{}}
	for line := range strings.SplitSeq(text, "\n") {
		g.lines[strings.Join(eval.WCXBTokens(line), " ")] = true
	}
	tokens := eval.WCXBTokens(text)
	g.tokens = len(tokens)
	g.text = " " + strings.Join(tokens, " ") + " "
	for i := 0; i+shingle <= len(tokens); i++ {
		g.runs[strings.Join(tokens[i:i+shingle], " ")] = true
	}
	return g
}

// share is the share of the tokens that are in runs of the gold text.
func (g *gold) share(tokens []string) float64 {
	covered := make([]bool, len(tokens))
	n := 0
	for k := 0; k+shingle <= len(tokens); k++ {
		if !g.runs[strings.Join(tokens[k:k+shingle], " ")] {
			continue
		}
		for j := k; j < k+shingle; j++ {
			if !covered[j] {
				covered[j] = true
				n++
			}
		}
	}
	return float64(n) / float64(len(tokens))
}
