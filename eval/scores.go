package eval

import (
	"bytes"
	"strings"

	"galley/eval/corpus"
	"galley/page"
	"galley/page/parse"
)

// ByMetric holds one T for each metric that has precision, recall and F1.
type ByMetric[T any] struct {
	LCS     T `json:"lcs"`     // see LCSPR
	Bag     T `json:"bag"`     // see Bag
	Set     T `json:"set"`     // see Set
	Node    T `json:"node"`    // see Nodes.PR
	Shingle T `json:"shingle"` // of the article-extraction benchmark, see Shingles
	WCXB    T `json:"wcxb"`    // of the Web Content eXtraction Benchmark, see WCXB
}

// MetricNames are the JSON names of the fields of ByMetric, in order.
var MetricNames = []string{"lcs", "bag", "set", "node", "shingle", "wcxb"}

// all points at the fields in the order of MetricNames.
func (m *ByMetric[T]) all() []*T {
	return []*T{&m.LCS, &m.Bag, &m.Set, &m.Node, &m.Shingle, &m.WCXB}
}

// Scores are the measures of one extraction against one gold text.
type Scores struct {
	ByMetric[PR]         // see NoNode
	Score        float64 // see LCSScore
	CleanEval    float64 // see CleanEval
	NoNode       bool    // Node is undefined: the gold text is in no text node of the HTML
	Capped       bool    // a text is longer than MaxTokens: LCS, Score, CleanEval and Node are lower bounds
	HasTitle     bool    // there is a gold title
	TitleExact   bool    // the title is the gold title, case and white space folded
	With         Share   // of the snippets that must be there, those that are
	Without      Share   // of the snippets that must not, those that are not
}

// Share is a count: Right of Of things are right.
type Share struct{ Right, Of int }

// Reference is a gold text made ready to compare extractions with. It may be used
// by several goroutines.
type Reference struct {
	gold     corpus.Gold
	mode     Mode
	tokens   []string
	wcxb     []string
	shingles shingles
	nodes    Nodes
	inGold   []bool          // of nodes; nil when none is
	snippets string          // the gold text as snippets are looked for
	captions map[string]bool // lines that are not counted, folded
}

// NewReference prepares the gold text of a loaded document. Its HTML is parsed for
// the node metric; where that fails the metric is undefined.
func NewReference(d corpus.Document) *Reference {
	r := &Reference{gold: d.Gold, mode: ModeOf(d.Gold.Text)}
	r.tokens = r.mode.Tokens(d.Gold.Text)
	r.wcxb = WCXBTokens(d.Gold.Text)
	r.shingles = newShingles(r.mode.shingleTokens(d.Gold.Text))
	r.snippets = r.searchable(d.Gold.Text)
	r.skip(d.Gold.Captions)
	p, err := parse.HTML(bytes.NewReader(d.HTML), parse.Source{URL: d.URL, ContentType: d.ContentType})
	if err != nil {
		return r
	}
	if d.Gold.NoCaptions {
		r.captions = captionsOf(p, d.Gold.Text)
	}
	r.skip(d.Gold.Standfirst)
	r.nodes = NewNodes(p, r.mode)
	in := r.nodes.In(r.tokens)
	for _, gold := range in {
		if gold {
			r.inGold = in
		}
	}
	if len(r.tokens) == 0 {
		r.inGold = in // none, and that is right
	}
	return r
}

// skip adds lines that are not counted.
func (r *Reference) skip(lines []string) {
	for _, line := range lines {
		if r.captions == nil {
			r.captions = map[string]bool{}
		}
		r.captions[page.Fold(line)] = true
	}
}

// Score compares an extraction with the gold text.
func (r *Reference) Score(title, text string) Scores {
	var s Scores
	text = r.withoutCaptions(text)
	e, l := r.mode.Tokens(text), r.tokens
	lcs := boundedLCS(e, l)
	s.LCS = prOf(lcs, len(e), len(l))
	s.Score = scoreOf(lcs, len(e), len(l))
	s.CleanEval = cleanEvalOf(lcs, len(e), len(l))
	s.Bag, s.Set = Bag(e, l), Set(e, l)
	s.WCXB = Bag(WCXBTokens(text), r.wcxb)
	s.Shingle = r.shingles.compare(r.mode.shingleTokens(text))
	if s.NoNode = r.inGold == nil; !s.NoNode {
		s.Node = r.nodes.PR(r.nodes.In(e), r.inGold)
	}
	s.Capped = len(e) > MaxTokens || len(l) > MaxTokens || r.nodes.capped
	s.HasTitle = page.Norm(r.gold.Title) != ""
	s.TitleExact = s.HasTitle && page.Fold(title) == page.Fold(r.gold.Title)
	s.With, s.Without = r.snippetShares(text)
	return s
}

// captionsOf are the lines, folded, of the elements of a page that HTML has for captions
// of pictures, but for those that the gold text has.
func captionsOf(p *page.Page, gold string) map[string]bool {
	captions := map[string]bool{}
	for i := page.NodeID(0); int(i) < len(p.Nodes); i++ {
		if p.Nodes[i].Tag != "figcaption" {
			continue
		}
		for line := range strings.SplitSeq(p.Text(i), "\n") {
			captions[page.Fold(line)] = true
		}
		i = p.Nodes[i].End - 1
	}
	for line := range strings.SplitSeq(gold, "\n") {
		delete(captions, page.Fold(line))
	}
	return captions
}

// withoutCaptions is a text without the lines that are captions of the body's pictures,
// where a corpus has them apart from the text: they may be there, and need not.
func (r *Reference) withoutCaptions(text string) string {
	if len(r.captions) == 0 {
		return text
	}
	var kept []string
	for line := range strings.SplitSeq(text, "\n") {
		if !r.captions[page.Fold(line)] {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, "\n")
}

// snippetShares looks for the snippets of the corpus in a text, by whole words without
// case and punctuation. Where a snippet contradicts the gold text (it must be in the
// text and is not in the gold text, or the other way round), it is left out.
func (r *Reference) snippetShares(text string) (with, without Share) {
	text = r.searchable(text)
	for _, snippet := range r.gold.With {
		if s := r.searchable(snippet); len(s) > 2 && strings.Contains(r.snippets, s) {
			with.Of++
			if strings.Contains(text, s) {
				with.Right++
			}
		}
	}
	for _, snippet := range r.gold.Without {
		if s := r.searchable(snippet); len(s) > 2 && !strings.Contains(r.snippets, s) {
			without.Of++
			if !strings.Contains(text, s) {
				without.Right++
			}
		}
	}
	return with, without
}

// searchable is a text as its words between single blanks, one at each end too.
func (r *Reference) searchable(text string) string {
	return " " + strings.Join(r.mode.shingleTokens(lower(text)), " ") + " "
}
