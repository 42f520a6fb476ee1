package training

import (
	"context"
	"errors"
	"io"

	"galley/dataset"
	"galley/labeler/proposal"
)

// ErrTooFew is what a Trainer returns while there is not enough to learn from.
var ErrTooFew = errors.New("there are too few labelled pages to train on")

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
	proposal.Proposer
	Pages int      // it was trained on
	Right int      // of them right when they were held out
	Wrong []string // addresses of the others
	// Suspects are labels that do not fit the others, by the addresses of their pages: why.
	Suspects map[string]string
	File     string // where it was stored; empty for a quick one
	// Command is the line that extracts with File, for a person to copy.
	Command string
}
