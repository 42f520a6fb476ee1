package comments

import (
	"slices"

	"galley/features"
	"galley/models/boilerplate/span"
	"galley/page"
	"galley/page/control"
)

// Bounds of remarks beside a field to write one in.
const (
	maxFields    = 10  // fields that are looked at: each entry may have one to answer it with
	fieldWords   = 12  // words between the entries and the field: its label, and buttons
	entryLevels  = 6   // elements from a block up to its entry
	remarksTitle = 4   // words of a line that stands over the entries and is no heading
	nameSure     = 0.8 // mean posterior from which the names beside a field are headings of the text
)

// WithoutRemarks are the scores of blocks without those of remarks behind the text: entries which begin
// with a name each, beside a field for more than a line, which is what readers have written in it. They
// are told without a day, as many programs say "3 days ago", and without a form, as programs that run in
// the page have none.
func WithoutRemarks(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	start := behindText(x, scores)
	if start >= x.NumBlocks() {
		return scores
	}
	found := newNamed(x, scores.Posteriors()).besideFields(start)
	if len(found) == 0 {
		return scores
	}
	post := slices.Clone(scores.Posteriors())
	for _, r := range found {
		clear(post[r.From:r.To])
	}
	return x.Scores(post)
}

// besideFields are the remarks beside the first fields for more than a line behind block start.
func (w *named) besideFields(start int) (list []span.Blocks) {
	p := w.x.Page
	body := p.Body()
	for n, fields := body, 0; n < p.Nodes[body].End && fields < maxFields; n++ {
		if !control.IsLongField(p, n) || !w.x.Readable(n) {
			continue
		}
		if from, _ := w.x.Span(n); from < start {
			continue
		}
		fields++
		if r := w.beside(n, start); r.From < r.To {
			list = append(list, r)
		}
	}
	return list
}

// beside are the entries beside a field, with what stands between them and the field: those above it,
// or else those below it. They begin behind block start.
func (w *named) beside(field page.NodeID, start int) span.Blocks {
	from, to := w.x.Span(field)
	for i, words := from-1, 0; i >= start && words <= fieldWords; i-- {
		if r := w.entriesAt(i, field); r.From >= start && r.From < r.To && r.names < nameSure {
			return span.Blocks{From: w.title(r.From, start), To: from}
		}
		words += w.x.BlockWords(i)
	}
	for i, words := to, 0; i < w.x.NumBlocks() && words <= fieldWords; i++ {
		if r := w.entriesAt(i, field); r.From >= to && r.From < r.To && r.names < nameSure {
			return span.Blocks{From: to, To: r.To}
		}
		words += w.x.BlockWords(i)
	}
	return span.Blocks{}
}

// entriesAt are the entries of which the one that block i stands in is one, without the field.
func (w *named) entriesAt(i int, field page.NodeID) entries {
	n := w.x.BlockElement(i)
	for k := 0; k < entryLevels && n != page.None && !w.x.Page.Contains(n, field); k, n = k+1, w.x.Page.Nodes[n].Parent {
		if r := w.entries(n); r.From < r.To {
			return r
		}
	}
	return entries{}
}

// title is the first block of entries with the line over them, if there is one.
func (w *named) title(from, start int) int {
	if h := from - 1; h >= start && (w.x.Heading(w.x.BlockElement(h)) != page.None || w.x.BlockWords(h) <= remarksTitle) {
		return h
	}
	return from
}
