package labeler

import (
	"time"

	"galley/dataset"
	"galley/page"
)

// store is the dataset, with the pages that were used last kept decoded.
type store struct {
	*dataset.Dataset
	pages *cache[*page.Page]
}

// maxNodes is how many nodes of decoded pages are kept: about 100 pages of news, some
// 300 MB.
const maxNodes = 400_000

func newStore(d *dataset.Dataset) *store {
	return &store{d, newCache(maxNodes, func(p *page.Page) int { return len(p.Nodes) })}
}

// page reads a page; the error is that of dataset.Dataset.Page.
func (st *store) page(slug string) (*page.Page, error) {
	return st.pages.get(slug, func() (*page.Page, error) { return st.Page(slug) })
}

// label is a stored label on its page.
type label struct {
	selection page.Selection
	article   bool   // false: there is no article here
	by        string // dataset.ByHuman, dataset.BySuggestion, or whatever an import says
	annotator string // the name that a person gave
	stale     string // why it does not fit its page any more; empty: it does
}

// resolved finds a stored label on its page. One that does not fit it is a label too,
// with the reason.
func resolved(stored dataset.Label, p *page.Page) label {
	l := label{article: stored.Article, by: stored.By, annotator: stored.Annotator}
	var err error
	if l.selection, err = stored.Resolve(p); err != nil {
		l.stale = err.Error()
	}
	return l
}

// label reads the label of a page; one without is dataset.ErrNoLabel.
func (st *store) label(slug string) (label, error) {
	stored, err := st.Label(slug)
	if err != nil {
		return label{}, err
	}
	p, err := st.page(slug)
	if err != nil {
		return label{}, err
	}
	return resolved(stored, p), nil
}

// setLabel returns when the label is safe on disk.
func (st *store) setLabel(slug string, sel page.Selection, article bool, by string) error {
	p, err := st.page(slug)
	if err != nil {
		return err
	}
	return st.SetLabel(slug, dataset.NewLabel(p, sel, article, by, time.Now()))
}

// samples is everything that can be learned from. What cannot be used is left out: the
// page shows it as such.
func (st *store) samples() []dataset.Sample {
	list, _ := st.SamplesOf(st.page)
	return list
}
