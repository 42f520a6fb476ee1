package main

import (
	"bytes"
	"errors"
	"hash/fnv"
	"net/url"
	"runtime"
	"strings"
	"sync"

	"galley/eval"
	"galley/models/fused"
	"galley/page"
)

// sample is a page with its evidence and what is right.
type sample struct {
	fold  int
	rows  [][]float32
	words []float64 // by block: tokens
	right []float64 // by block: share of its tokens that are in the gold text
	gold  float64   // tokens of the gold text
	seen  *fused.Observation
	doc   eval.Document
	page  *page.Page
}

const folds = 5

// foldOf keeps the pages of a domain together.
func foldOf(d eval.Document) int {
	key := d.ID
	if u, err := url.Parse(d.URL); err == nil && u.Host != "" {
		key = strings.TrimPrefix(strings.ToLower(u.Host), "www.")
	}
	h := fnv.New64a()
	h.Write([]byte("galley" + key))
	v := h.Sum64()
	return int((v ^ v>>29) % folds)
}

// load reads all pages, a core each.
func load(docs []eval.Document) ([]*sample, error) {
	all, errs := make([]*sample, len(docs)), make([]error, len(docs))
	var wg sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for i := range docs {
		free <- true
		wg.Go(func() {
			all[i], errs[i] = read(docs[i])
			<-free
		})
	}
	wg.Wait()
	return all, errors.Join(errs...)
}

func read(d eval.Document) (*sample, error) {
	d, err := d.Load()
	if err != nil {
		return nil, err
	}
	p, err := page.ParseHTML(bytes.NewReader(d.HTML), page.Source{URL: d.URL, ContentType: d.ContentType})
	if err != nil {
		return nil, err
	}
	s := &sample{fold: foldOf(d), seen: fused.Observe(p), page: p, doc: d}
	s.doc.HTML = nil
	s.rows = narrow(s.seen.Rows())
	s.label()
	return s, nil
}

// narrow halves the memory of rows.
func narrow(rows [][]float64) [][]float32 {
	out := make([][]float32, len(rows))
	for i, r := range rows {
		out[i] = make([]float32, len(r))
		for k, v := range r {
			out[i][k] = float32(v)
		}
	}
	return out
}

// exact is how many tokens a block has at least to be judged by its runs of tokens;
// shorter ones must be a line of the gold text, or be in it and near a longer one
// that is.
const (
	exact   = 8
	shingle = 4
	near    = 2 // blocks
)

// label finds which blocks the gold text has.
func (s *sample) label() {
	gold := newGold(s.doc.Gold.Text)
	s.gold = float64(gold.tokens)
	texts := s.seen.Texts()
	s.words, s.right = make([]float64, len(texts)), make([]float64, len(texts))
	weak := make([]bool, len(texts))
	for i, text := range texts {
		tokens := eval.WCXBTokens(text)
		s.words[i] = float64(len(tokens))
		if len(tokens) >= exact {
			s.right[i] = gold.share(tokens)
			continue
		}
		line := strings.Join(tokens, " ")
		if line != "" && gold.lines[line] {
			s.right[i] = 1
		} else if line != "" {
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
