package label

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"galley/cmd/galley/selector"
	"galley/dataset"
	"galley/features/column"
	"galley/features/subtree"
	"galley/internal/svm"
	"galley/labeler/training"
	"galley/models/shipped"
	"galley/train"
)

// trainer is galley train as the labeler asks for it.
type trainer struct {
	browser string // that captured the first page
	flags   options
}

// quickGrid is the one point that a training for proposals takes: what the search
// of train.DefaultGrid mostly ends at, for a hundredth of the time.
var quickGrid = []train.Point{{C: 16, Gamma: 1.0 / 512}}

// options are those of galley train: same labels, same bytes.
func (lt *trainer) options() train.Options {
	return train.Options{
		Features: "full", Columns: column.All, Base: shipped.Laid(), Seed: lt.flags.seed, Trainer: svm.Trainer{Path: lt.flags.svmTrain},
	}
}

// Train implements training.Trainer.
func (lt *trainer) Train(ctx context.Context, samples []dataset.Sample, thorough bool, progress func(done, all int)) (training.Trained, error) {
	o := lt.options()
	o.Progress = progress
	if !thorough {
		// One processor at most is taken from the person who labels.
		o.Grid, o.Workers = quickGrid, 1
	}
	w, report, err := train.Train(ctx, samples, lt.browser, o)
	if errors.Is(err, train.ErrTooFew) {
		err = fmt.Errorf("%w: %w", training.ErrTooFew, err)
	}
	if err != nil {
		return training.Trained{}, err
	}
	t := training.Trained{Proposer: proposer{w}, Pages: report.Pages, Right: report.Pages - len(report.Wrong)}
	for _, p := range report.Wrong {
		t.Wrong = append(t.Wrong, p.URL)
	}
	t.Suspects = map[string]string{}
	for _, p := range report.Suspects {
		t.Suspects[p.URL] = p.Says()
	}
	if thorough {
		t.File = lt.flags.out
		t.Command = "galley extract -w " + quoted(t.File) + " https://example.org/story -o story.html"
		err = selector.WriteWrapper(t.File, w)
	}
	return t, err
}

// WriteProblem implements training.Trainer.
func (lt *trainer) WriteProblem(ctx context.Context, w io.Writer, samples []dataset.Sample, part string) error {
	kind := subtree.Body
	if part == "title" {
		kind = subtree.Title
	}
	p, err := train.Problem(ctx, kind, samples, lt.options())
	if errors.Is(err, train.ErrTooFew) {
		err = fmt.Errorf("%w: %w", training.ErrTooFew, err)
	}
	if err != nil {
		return err
	}
	return svm.WriteProblem(w, p)
}

// quoted is a file name as shells read it.
func quoted(name string) string {
	if whole, err := filepath.Abs(name); err == nil {
		name = whole
	}
	if strings.ContainsFunc(name, func(r rune) bool { return r < '+' || r > 'z' || strings.ContainsRune(";<>?[]^`", r) }) {
		return "'" + strings.ReplaceAll(name, "'", `'\''`) + "'"
	}
	return name
}
