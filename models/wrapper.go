package models

import (
	"errors"
	"fmt"

	"galley/features/column"
	"galley/features/wang"
	"galley/models/machine"
	"galley/models/network"
	"galley/models/pagekind"
	"galley/models/site"
	"galley/page"
)

// ErrNoArticle says that nothing on the page can be an article's body. It is a
// finding, not a fault.
var ErrNoArticle = errors.New("no article on this page")

// Wrapper finds articles: first the body, then the title given that body (Wang et al.
// 2009, sections 3 and 4), then what in and around the body belongs to the article. It
// has either Networks, or Machines and perhaps a Base that they start from.
//
// It is read-only after it was made and may be used by several goroutines.
type Wrapper struct {
	Boxes    bool      // it needs pages that a browser laid out
	Viewport page.Size // the screen that pages must be laid out on; zero: any
	Networks *network.Stages
	Machines *machine.Stages
	Base     *Wrapper   // has Networks; nil: none
	Blend    site.Blend // how much the scores of Base count
	Site     *site.Site // with a Base: what is different on pages of the labelled site; nil: nothing
	Record   Record     // how it was trained
	Options  Options    // how it is used; not in its file
}

// Options say how a wrapper selects. The zero value selects what the wrapper was fitted
// to select.
type Options struct {
	// Threshold is the least posterior of a block in the body subtree, in [0, 1]. 0 stands
	// for that of the wrapper, a negative number for 0.
	Threshold float64
	NoCut     bool          // take the body subtree whole, and nothing from around it
	NoTitle   bool          // look for no title
	Force     bool          // select on pages too that look like no article
	Kind      pagekind.Kind // what kind of page it is: any but Auto forces a selection
}

// forces reports whether there is a selection whatever the page looks like.
func (o Options) forces() bool { return o.Force || o.Kind != pagekind.Auto }

// keep is the threshold; otherwise where it is not set.
func (o Options) keep(otherwise float64) float64 {
	if o.Threshold == 0 {
		return otherwise
	}
	return max(o.Threshold, 0)
}

// With is the wrapper with other options.
func (w *Wrapper) With(o Options) *Wrapper {
	c := *w
	c.Options = o
	return &c
}

// Select finds the title and the body. The errors are those of Score and of Scores.Selection.
func (w *Wrapper) Select(p *page.Page) (page.Selection, error) {
	s, err := w.Score(p)
	if err != nil {
		return page.Selection{Title: page.None}, err
	}
	return s.Selection()
}

// Selector finds the article of a page. Where there is none the Selection is empty and
// the error is an ErrNoArticle. Wrapper is one, and so is every method of the packages
// in the folder of this one.
type Selector interface {
	Select(p *page.Page) (page.Selection, error)
}

// ScoringSelector is a Selector that returns all that it scored. Wrapper is one.
type ScoringSelector interface {
	Selector
	Score(p *page.Page) (*Scores, error)
}

// limits are those of the machines. Networks need none.
func (w *Wrapper) limits() wang.Limits {
	if w.Machines != nil {
		return w.Machines.Limits
	}
	return wang.Limits{}
}

// Record says what a wrapper was trained on, and how good it was when it was made.
type Record struct {
	Browser string `json:"browser,omitempty"` // the browser that laid the pages out
	Seed    uint64 `json:"seed"`

	// Of machines, trained on labelled pages of one site.
	Sites        []string      `json:"sites,omitempty"`      // hosts of the training pages
	Pages        int           `json:"pages,omitempty"`      // labelled pages it was trained on
	NoArticle    int           `json:"no_article,omitempty"` // labelled pages without an article
	Dataset      string        `json:"dataset,omitempty"`    // digest of pages and labels, sha256 in hex
	Columns      column.Group  `json:"columns,omitempty"`
	Body         Fit           `json:"body,omitzero"`
	Title        Fit           `json:"title,omitzero"`
	CrossChecked CrossChecked  `json:"cross_validated,omitzero"`
	Base         *CrossChecked `json:"base,omitempty"` // the base alone, on the same pages
	Warnings     []string      `json:"warnings,omitempty"`

	// Of networks, fitted to corpora.
	Corpora []Corpus `json:"corpora,omitempty"`
	Figures []Figure `json:"figures,omitempty"`
}

// Corpus is one that networks were fitted to.
type Corpus struct {
	Name   string `json:"name"`
	Digest string `json:"digest"` // sha256, in hex, of its pages and gold texts
	Pages  int    `json:"pages"`
}

// Figure is a measure on pages whose domain or site was held out, in [0, 1].
type Figure struct {
	Corpus string  `json:"corpus"`
	Name   string  `json:"name"`
	Value  float64 `json:"value"`
}

// Fit is one trained model: its data and parameters.
type Fit struct {
	Candidates     int     `json:"candidates"` // rows, positives included
	C              float64 `json:"c"`
	Gamma          float64 `json:"gamma"`
	WeightPos      float64 `json:"weight_pos"`
	WeightNeg      float64 `json:"weight_neg"`
	SupportVectors int     `json:"support_vectors"`
}

// CrossChecked is the strict accuracy on held-out pages of the training sites, in
// [0, 1], folds grouped by page. On other sites it may be lower.
type CrossChecked struct {
	Folds int     `json:"folds"`
	Title float64 `json:"title"`
	Body  float64 `json:"body"`
	Page  float64 `json:"page"`
}

// A ViewportError says that page and wrapper were laid out on different screens.
type ViewportError struct{ Page, Wrapper page.Size }

func (e *ViewportError) Error() string {
	return fmt.Sprintf("the page was laid out on a screen of %.0fx%.0f, the wrapper was trained on %.0fx%.0f",
		e.Page.W, e.Page.H, e.Wrapper.W, e.Wrapper.H)
}

// Hint says what to do about it.
func (e *ViewportError) Hint() string {
	return fmt.Sprintf("render the page with --viewport %.0fx%.0f, or train on pages of its screen", e.Wrapper.W, e.Wrapper.H)
}
