package labeler

import (
	"context"
	"errors"
	"io"

	"galley/page"
)

// Errors that implementations of the interfaces return.
var (
	ErrNoPage  = errors.New("there is no such page")
	ErrNoLabel = errors.New("the page has no label")
	ErrTooFew  = errors.New("there are too few labelled pages to train on")
)

// Who a label is by. BySuggestion is a label that a person accepted for many
// pages at once, from the place it has on another.
const (
	ByHuman      = "human"
	BySuggestion = "suggestion"
)

// Entry is a page of the list, as it can be had without decoding the page.
type Entry struct {
	Slug, URL string
	Labelled  bool
	Article   bool  // the label says that there is an article
	Err       error // why the page cannot be read
}

// Pages are the captured pages. List is in a fixed order; Page and Shot return
// errors that wrap ErrNoPage for what is not there.
type Pages interface {
	List() []Entry
	Page(slug string) (*page.Page, error)
	Shot(slug string) ([]byte, error)
}

// Label is what is known of one page.
type Label struct {
	Selection page.Selection
	Article   bool   // false: there is no article here
	By        string // ByHuman, BySuggestion, or whatever an import says
	Stale     string // why it does not fit its page any more; empty: it does
}

// Labels keep the labels. SetLabel returns when the label is safe on disk. Label
// returns an error that wraps ErrNoLabel for a page without one.
type Labels interface {
	Label(slug string) (Label, error)
	SetLabel(slug string, l Label) error
	RemoveLabel(slug string) error
}

// Scored is a subtree and how sure a model is of it, in [0, 1].
type Scored struct {
	Node      page.NodeID
	Posterior float64
}

// Proposal is what a Proposer would label, and what else it thought of.
type Proposal struct {
	page.Selection
	Bodies, Titles []Scored
}

// Proposer proposes the label of a page. An empty selection says that it found
// nothing. It is used by several goroutines.
type Proposer interface {
	Propose(p *page.Page) (Proposal, error)
}

// Trainer learns from all labels there are.
type Trainer interface {
	// Train returns an error that wraps ErrTooFew while there is not enough to
	// learn from. A quick training is for proposals; a thorough one searches for
	// the best parameters and stores what it made.
	Train(ctx context.Context, thorough bool, progress func(done, all int)) (Trained, error)
}

// Trained is what a training came to.
type Trained struct {
	Proposer
	Pages int      // it was trained on
	Right int      // of them right when they were held out
	Wrong []string // addresses of the others
	File  string   // where it was stored; empty for a quick one
}

// Source is a page to add: an address, or a file that a person dropped.
type Source struct {
	URL  string // of the page; for a file what its references are relative to
	Name string // of the file
	Data []byte // of the file; nil: load URL
}

// Adder captures pages.
type Adder interface {
	Add(ctx context.Context, src Source) (slug string, err error)
}

// Exporter writes all labels in one of its formats: "labels.jsonl", "title.libsvm"
// or "body.libsvm".
type Exporter interface {
	Export(w io.Writer, format string) error
}

// Importer reads labels as JSON, a line a page. It says how many pages got a label
// and what was wrong with the other lines.
type Importer interface {
	Import(r io.Reader) (labelled int, faults []error)
}
