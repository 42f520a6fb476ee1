// Package facts says which of the facts of articles an extractor has right: title, authors, day and
// language, against those of a corpus.
package facts

import (
	"context"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/sync/errgroup"
	"golang.org/x/text/unicode/norm"

	"galley/article"
	"galley/eval/corpus"
	"galley/page"
)

// Facts are what an extractor says about an article. What it does not say is empty.
type Facts struct {
	Title     string   `json:"title"`
	Authors   []string `json:"authors"`
	Sources   []string `json:"sources,omitempty"` // organisations, apart from Authors
	Published string   `json:"published"`         // RFC 3339, or its beginning
	Language  string   `json:"language"`          // BCP 47
}

// Extractor extracts the facts of a document without gold facts.
type Extractor struct {
	Name    string
	Extract func(ctx context.Context, d corpus.Document) (Facts, error)
}

// OfArticles says what galley does of the articles that choose finds.
func OfArticles(choose func(*page.Page) (page.Selection, error), load corpus.Load) func(context.Context, corpus.Document) (Facts, error) {
	return func(ctx context.Context, d corpus.Document) (Facts, error) {
		p, err := load(ctx, d)
		if err != nil {
			return Facts{}, err
		}
		found, err := choose(p)
		if err != nil {
			return Facts{}, err
		}
		a, err := article.New(p, found)
		if err != nil {
			return Facts{}, err
		}
		m := a.Meta()
		return Facts{Title: a.Title, Authors: m.Authors, Sources: m.Sources, Published: m.Published.ISO, Language: m.Language}, nil
	}
}

// Page is one page with what is right about it. A part that the corpus says nothing
// about is nil.
type Page struct {
	Method   string `json:"method"`
	ID       string `json:"id"`
	Half     int    `json:"half"` // 0 or 1, by publisher: what one half was looked at for, the other tells
	Failure  string `json:"failure,omitempty"`
	Got      Facts  `json:"got"`
	Expected Facts  `json:"want"`
	Title    *bool  `json:"title,omitempty"`  // but for case, quotes and what is no letter
	Letter   *bool  `json:"letter,omitempty"` // to the letter, white space collapsed
	Authors  *bool  `json:"authors,omitempty"`
	Day      *bool  `json:"day,omitempty"`
	Language *bool  `json:"language,omitempty"`
}

// Run measures extractors on documents. The pages are in the order of the methods,
// and of the documents of each. A document that cannot be read ends the run; an extractor that fails says
// nothing of its page.
func Run(ctx context.Context, docs []corpus.Document, methods []Extractor, workers int, progress func(done, total int)) ([]Page, error) {
	pages := make([]Page, len(docs)*len(methods))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(max(workers, 1))
	var mu sync.Mutex // of done
	done := 0
	for i, d := range docs {
		group.Go(func() error {
			if ctx.Err() != nil {
				return ctx.Err() // the others need not be read
			}
			loaded, err := d.Load()
			if err != nil {
				return err
			}
			gold := loaded.Gold
			loaded.Gold = corpus.Gold{}
			for k, m := range methods {
				got, err := m.Extract(ctx, loaded)
				if ctx.Err() != nil {
					return ctx.Err()
				}
				p := compare(got, gold)
				p.Method, p.ID, p.Half = m.Name, d.ID, corpus.Fold(d, 2)
				if err != nil {
					p.Failure = err.Error()
				}
				pages[k*len(docs)+i] = p
			}
			mu.Lock()
			defer mu.Unlock()
			if done++; progress != nil {
				progress(done, len(docs))
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	return pages, nil
}

func compare(got Facts, gold corpus.Gold) Page {
	p := Page{Got: got, Expected: Facts{Title: gold.Title, Authors: gold.Authors, Published: gold.Published, Language: gold.Language}}
	say := func(known, right bool) *bool {
		if !known {
			return nil
		}
		return &right
	}
	p.Title = say(gold.Title != "", fold(got.Title) == fold(gold.Title))
	p.Letter = say(gold.Title != "", page.Norm(got.Title) == page.Norm(gold.Title))
	p.Authors = say(gold.Authors != nil, sameAuthors(got.Authors, got.Sources, gold.Authors))
	p.Day = say(gold.Published != "", sameDay(got.Published, gold.Published))
	p.Language = say(gold.Language != "", base(got.Language) == base(gold.Language))
	return p
}

// fold keeps the letters and digits of a text, in small letters and without marks that
// are composed in other ways.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, norm.NFKC.String(s))
}

// base is the language of a tag, without region and script.
func base(tag string) string {
	language, _, _ := strings.Cut(strings.ToLower(strings.ReplaceAll(tag, "_", "-")), "-")
	switch language { // two names of one written language
	case "nb", "nn":
		return "no"
	case "in":
		return "id"
	case "iw":
		return "he"
	}
	return language
}
