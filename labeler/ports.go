package labeler

import (
	"context"
	"errors"
	"io"
	"net/url"
	"path"

	"galley/dataset"
	"galley/page"
)

// ErrTooFew is what a Trainer returns while there is not enough to learn from.
var ErrTooFew = errors.New("there are too few labelled pages to train on")

// Scored is a subtree and how sure a wrapper is of it, in [0, 1].
type Scored struct {
	Node      page.NodeID `json:"node"`
	Posterior float64     `json:"posterior"`
}

// Proposal is what a Proposer would label, and what else it considered.
type Proposal struct {
	page.Selection      // with parts that are cut; empty: nothing was found
	NotArticle     bool // the page looks like no article; Selection is empty then
	Bodies, Titles []Scored
}

// Proposer proposes the label of a page. It is used by several goroutines.
type Proposer interface {
	Propose(p *page.Page) (Proposal, error)
}

// Trainer learns from labels.
type Trainer interface {
	// Train returns an error that wraps ErrTooFew while there is not enough to
	// learn from. A quick training is for proposals; a thorough one searches for
	// the best parameters and stores what it made.
	Train(ctx context.Context, samples []dataset.Sample, thorough bool, progress func(done, all int)) (Trained, error)
	// WriteProblem writes the rows that Train learns one model from, in LIBSVM's
	// format. part is "title" or "body".
	WriteProblem(ctx context.Context, w io.Writer, samples []dataset.Sample, part string) error
}

// Trained is what a training came to.
type Trained struct {
	Proposer
	Pages int      // it was trained on
	Right int      // of them right when they were held out
	Wrong []string // addresses of the others
	File  string   // where it was stored; empty for a quick one
	// Command is the line that extracts with File, for a person to copy.
	Command string
}

// Source is a page to add: an address, or a file that a person dropped.
type Source struct {
	URL  string // of the page; for a file what its references are relative to
	Name string // of the file
	Data []byte // of the file; nil: load URL
}

// Address is the URL, or a made-up one for a file that says none: a dataset keeps
// pages by address. Names below .invalid lead nowhere (RFC 2606).
func (s Source) Address() string {
	if s.URL != "" {
		return s.URL
	}
	u := url.URL{Scheme: "http", Host: "file.invalid", Path: "/" + path.Base(s.Name)}
	return u.String()
}

// Capturer renders a page to add, on the screen of the dataset, with its archive and
// screenshot.
type Capturer interface {
	Capture(ctx context.Context, src Source) (dataset.Capture, error)
}
