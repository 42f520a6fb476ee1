package galley

import (
	"cmp"
	"errors"
	"strings"

	"galley/article"
	"galley/models"
	"galley/models/pagekind"
	"galley/page"
	"galley/page/linkeddata"
)

// The text of an article that stands only in the linked data of its page is taken where
// nothing, or a beginning, is found of it on the page: a script was to write it, or a reader
// sees it who has pressed a button. It must have linkedLeast words, linkedTimes as many as
// what was found, and of its runs of linkedRun words less than linkedShown may be visible.
const (
	linkedLeast = 100
	linkedTimes = 2
	linkedRun   = 5
	linkedShown = 0.5
)

// linked is the article in the linked data of a page, nil where the page shows it, or has
// none. What was found on the page may be nothing, with failed.
func (e *Extractor) linked(found *Result, failed error) *Result {
	o := e.options
	if o.NoFallback || o.Explain || o.Kind != pagekind.Auto && o.Kind != pagekind.Article || failed != nil && !errors.Is(failed, models.ErrNoArticle) {
		return nil
	}
	p := found.Page
	thing, ok := linkeddata.Article(p)
	if !ok {
		return nil
	}
	least := linkedLeast
	if failed == nil {
		least = max(least, linkedTimes*words(p, found.Selection))
	}
	if page.CountWords(thing.Body) < least || shown(p, thing.Body) >= linkedShown {
		return nil
	}
	made, err := linkeddata.WithText(p, cmp.Or(thing.Headline, p.DocumentTitle()), thing.Body)
	if err != nil {
		return nil
	}
	r := &Result{Page: made, Linked: true}
	r.Selection.Score = found.Selection.Score
	if r.Selection.Title, err = made.FindCSS("h1"); err != nil {
		return nil
	}
	root, err := made.FindCSS("article")
	if err != nil {
		return nil
	}
	r.Selection.Roots, r.Selection.Cut = []page.NodeID{root}, []page.NodeID{r.Selection.Title}
	if r.Article, err = article.New(made, r.Selection); err != nil {
		return nil
	}
	return r
}

// shown is the share of the runs of words of a text that a page shows.
func shown(p *page.Page, text string) float64 {
	return sharedRuns(text, p.Text(p.Body()))
}

// sharedRuns is the share of the runs of words of a text that are in another.
func sharedRuns(text, other string) float64 {
	has := map[string]bool{}
	for run := range runs(other) {
		has[run] = true
	}
	all, both := 0, 0
	for run := range runs(text) {
		if all++; has[run] {
			both++
		}
	}
	return float64(both) / float64(max(all, 1))
}

// runs yields the runs of linkedRun words of a text.
func runs(text string) func(func(string) bool) {
	return func(yield func(string) bool) {
		list := page.Words(text)
		for i := 0; i+linkedRun <= len(list); i++ {
			if !yield(strings.Join(list[i:i+linkedRun], " ")) {
				return
			}
		}
	}
}
