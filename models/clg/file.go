package clg

import (
	"bytes"
	"compress/gzip"
	"context"
	_ "embed"
	"errors"
	"io"
	"slices"
	"strings"
	"sync"

	"galley/dataset"
	"galley/features"
	"galley/internal/svm"
	"galley/models"
	"galley/models/method"
	"galley/page"
)

const (
	paper   = "Wu, Liu, Fan: Automatic web content extraction by combination of learning and grouping. WWW 2015"
	name    = "clg"
	version = 1
)

// Methods is CLG with the machines that are part of the program.
func Methods() []method.Method {
	return []method.Method{method.New(name, paper, "blocks that a support vector machine calls content, the largest group of them",
		func() method.Tunable { return &Extractor{} })}
}

// Learned is CLG with machines of your own labels.
func Learned() []method.Learned {
	return []method.Learned{{
		Name: name, Paper: paper, Doc: "the method clg, with machines that learn from your labels",
		Train: func(ctx context.Context, samples []dataset.Sample, o method.LearnOptions) (method.Trained, error) {
			pages := Labelled(samples)
			laid := slices.DeleteFunc(slices.Clone(pages), func(p Page) bool { return !p.Page.Laid })
			m, err := Train(ctx, laid, Parsed(pages), o.Seed, o.Trainer)
			if err != nil {
				return nil, err
			}
			return &Extractor{Model: m}, nil
		},
		Read: func(r io.Reader) (method.Trained, error) {
			m, err := Read(r)
			if err != nil {
				return nil, err
			}
			return &Extractor{Model: m}, nil
		},
	}}
}

// file is the stored form.
type file struct {
	method.LearnedHeader
	Laid   *machineFile `json:"laid,omitempty"`
	Parsed *machineFile `json:"parsed,omitempty"`
}

type machineFile struct {
	Features []string  `json:"features"`
	Best     []float64 `json:"best"` // positions
	SVM      string    `json:"svm"`  // LIBSVM's text
}

// Write stores the machines.
func (e *Extractor) Write(w io.Writer) error {
	m := e.Model
	if m == nil {
		m = shipped()
	}
	return method.WriteLearned(w, file{method.LearnedHeader{Method: name, Version: version}, m.laid.file(laidNames), m.parsed.file(parsedNames)})
}

func (m *machine) file(names []string) *machineFile {
	if m == nil {
		return nil
	}
	return &machineFile{names, m.best, string(m.model.Raw())}
}

// Read loads what Write stored.
func Read(r io.Reader) (*Model, error) {
	var f file
	if err := method.ReadLearned(r, name, version, &f); err != nil {
		return nil, err
	}
	laid, err := f.Laid.machine(laidNames, positions(true))
	if err != nil {
		return nil, models.DamagedError(name, err)
	}
	parsed, err := f.Parsed.machine(parsedNames, positions(false))
	if err != nil {
		return nil, models.DamagedError(name, err)
	}
	return &Model{laid, parsed}, nil
}

func (f *machineFile) machine(names []string, positions int) (*machine, error) {
	if f == nil {
		return nil, nil
	}
	if !slices.Equal(f.Features, names) || len(f.Best) != positions {
		return nil, errors.New("it has other features than this build")
	}
	model, err := svm.ReadModel(strings.NewReader(f.SVM), len(names))
	if err != nil {
		return nil, err
	}
	return &machine{f.Best, model}, nil
}

// of is the machine for a page.
func (m *Model) of(p *page.Page) (*machine, error) {
	switch {
	case p.Laid && m.laid != nil:
		return m.laid, nil
	case !p.Laid && m.parsed != nil:
		return m.parsed, nil
	case p.Laid:
		return nil, errors.New("clg: it was trained on parsed pages only, this one was laid out")
	}
	return nil, features.ErrNoLayout
}

//go:embed clg.json.gz
var shippedData []byte

// shipped are the machines that are part of the program.
var shipped = sync.OnceValue(func() *Model {
	unpacked, err := gzip.NewReader(bytes.NewReader(shippedData))
	if err != nil {
		panic("clg: " + err.Error())
	}
	m, err := Read(unpacked)
	if err != nil {
		panic("clg: " + err.Error())
	}
	return m
})
