package eval

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"text/tabwriter"
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

// FactsExtractor extracts the facts of a document without gold facts.
type FactsExtractor struct {
	Name    string
	Extract func(ctx context.Context, d corpus.Document) (Facts, error)
}

// ArticleFacts says what galley does of the articles that choose finds.
func ArticleFacts(choose func(*page.Page) (page.Selection, error), load corpus.Load) func(context.Context, corpus.Document) (Facts, error) {
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

// FactsPage is one page with what is right about it. A part that the corpus says nothing
// about is nil.
type FactsPage struct {
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

// RunFacts measures extractors on documents. The pages are in the order of the methods,
// and of the documents of each. A document that cannot be read ends the run; an extractor that fails says
// nothing of its page.
func RunFacts(ctx context.Context, docs []corpus.Document, methods []FactsExtractor, workers int, progress func(done, total int)) ([]FactsPage, error) {
	pages := make([]FactsPage, len(docs)*len(methods))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(max(workers, 1))
	var mu sync.Mutex // of done
	done := 0
	for i, d := range docs {
		group.Go(func() error {
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
				p := compareFacts(got, gold)
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

func compareFacts(got Facts, gold corpus.Gold) FactsPage {
	p := FactsPage{Got: got, Expected: Facts{Title: gold.Title, Authors: gold.Authors, Published: gold.Published, Language: gold.Language}}
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

// FactsReport counts what is right, by method and half of the publishers.
type FactsReport struct {
	Corpus string     `json:"corpus"`
	Rows   []FactsRow `json:"rows"`
}

// FactsRow is one line of the report. Shares are of the pages whose corpus says what is
// right, in [0, 1].
type FactsRow struct {
	Method   string  `json:"method"`
	Half     string  `json:"half"` // "all", "0" or "1"
	Pages    int     `json:"pages"`
	Title    float64 `json:"title"`
	Letter   float64 `json:"title_to_the_letter"`
	Authors  float64 `json:"authors"`
	Day      float64 `json:"day"`
	Language float64 `json:"language"`

	unsaid map[string]bool // shares of no pages, by their names in JSON
}

// NewFactsReport sums up the pages of a run.
func NewFactsReport(name string, pages []FactsPage) FactsReport {
	report := FactsReport{Corpus: name, Rows: []FactsRow{}}
	for from := 0; from < len(pages); {
		to := from
		for to < len(pages) && pages[to].Method == pages[from].Method {
			to++
		}
		for _, half := range []string{"all", "0", "1"} {
			some := slices.DeleteFunc(slices.Clone(pages[from:to]), func(p FactsPage) bool { return half != "all" && fmt.Sprint(p.Half) != half })
			row := factsOf(some)
			row.Method, row.Half = pages[from].Method, half
			report.Rows = append(report.Rows, row)
		}
		from = to
	}
	return report
}

// factsOf is the line of some pages.
func factsOf(pages []FactsPage) FactsRow {
	row := FactsRow{Pages: len(pages), unsaid: map[string]bool{}}
	share := func(name string, part func(FactsPage) *bool) float64 {
		right, all := 0, 0
		for _, p := range pages {
			if r := part(p); r != nil {
				if all++; *r {
					right++
				}
			}
		}
		row.unsaid[name] = all == 0
		return float64(right) / float64(max(all, 1))
	}
	row.Title = share("title", func(p FactsPage) *bool { return p.Title })
	row.Letter = share("title_to_the_letter", func(p FactsPage) *bool { return p.Letter })
	row.Authors = share("authors", func(p FactsPage) *bool { return p.Authors })
	row.Day = share("day", func(p FactsPage) *bool { return p.Day })
	row.Language = share("language", func(p FactsPage) *bool { return p.Language })
	return row
}

// percent is a share as the report for a person has it: a dash where the corpus says of no page
// what is right.
func (r FactsRow) percent(name string, share float64) string {
	if r.unsaid[name] {
		return "–"
	}
	return fmt.Sprintf("%.1f", 100*share)
}

// Write prints the report for a person, in percent.
func (r FactsReport) Write(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "method\tpublishers\tpages\ttitle\tto the letter\tauthors\tday\tlanguage\t")
	for _, row := range r.Rows {
		fmt.Fprintf(tw, "%s\t%s\t%d\t%s\t%s\t%s\t%s\t%s\t\n", row.Method, row.Half, row.Pages,
			row.percent("title", row.Title), row.percent("title_to_the_letter", row.Letter),
			row.percent("authors", row.Authors), row.percent("day", row.Day), row.percent("language", row.Language))
	}
	return tw.Flush()
}
