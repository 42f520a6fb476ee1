package labels

import (
	"sync"
	"time"

	"galley/dataset"
	"galley/labeler/cache"
	"galley/page"
)

// Store is the dataset, with the pages that were used last kept decoded.
type Store struct {
	*dataset.Dataset
	twice float64 // share of the pages that two people label, in [0, 1]
	pages *cache.Cache[*page.Page]

	writing sync.Mutex // held from reading a revision to writing the label
}

// maxNodes is how many nodes of decoded pages are kept: about 100 pages of news, some
// 300 MB.
const maxNodes = 400_000

// NewStore makes a Store of a dataset, of which two people label a share, in [0, 1].
func NewStore(d *dataset.Dataset, twice float64) *Store {
	return &Store{Dataset: d, twice: twice, pages: cache.New(maxNodes, func(p *page.Page) int { return len(p.Nodes) })}
}

// Page reads a page; the error is that of dataset.Dataset.Page.
func (st *Store) Page(slug string) (*page.Page, error) {
	return st.pages.Get(slug, func() (*page.Page, error) { return st.Dataset.Page(slug) })
}

// Forget drops what is kept of a page that has changed.
func (st *Store) Forget(slug string) { st.pages.Drop(slug) }

// Resolved is a stored label on its page.
type Resolved struct {
	Selection page.Selection
	Article   bool   // false: there is no article here
	By        string // dataset.ByHuman, dataset.BySuggestion, or whatever an import says
	Annotator string // the name that a person gave
	Stale     string // why it does not fit its page any more; empty: it does
}

// Resolve finds a stored label on its page. One that does not fit it is a label too,
// with the reason.
func Resolve(stored dataset.Label, p *page.Page) Resolved {
	l := Resolved{Article: stored.Article, By: stored.By, Annotator: stored.Annotator}
	var err error
	if l.Selection, err = stored.Resolve(p); err != nil {
		l.Stale = err.Error()
	}
	return l
}

// Resolved reads the label of a page; one without is dataset.ErrNoLabel.
func (st *Store) Resolved(slug string) (Resolved, error) {
	stored, err := st.Label(slug)
	if err != nil {
		return Resolved{}, err
	}
	p, err := st.Page(slug)
	if err != nil {
		return Resolved{}, err
	}
	return Resolve(stored, p), nil
}

// Put stores the label of a page; it returns when it is safe on disk.
func (st *Store) Put(slug string, sel page.Selection, article bool, by string) error {
	p, err := st.Page(slug)
	if err != nil {
		return err
	}
	return st.SetLabel(slug, dataset.NewLabel(p, sel, article, by, time.Now()))
}

// Samples is everything that can be learned from. What cannot be used is left out: the
// page shows it as such.
func (st *Store) Samples() []dataset.Sample {
	list, _ := st.SamplesOf(st.Page)
	return list
}
