// Package shipped has the wrappers that ship: whoever has labelled nothing yet
// extracts with them.
//
// There are two, of the same kind (see models/fused) and fitted to the same pages: one
// for pages that a browser laid out, one for HTML that was only parsed. Their weights
// are in files that scripts/fit writes, each with the record of what it was fitted to
// and of how good it was on pages whose domain or site it had not seen.
package shipped

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"galley/models"
	"galley/models/fused"
	"galley/page"
)

// Options are those of a Wrapper. In Threshold 0 stands for what the weights have.
type Options struct {
	Threshold float64 // least posterior of a block in the body subtree; below 0: none
	NoCut     bool    // take the body subtree whole, and nothing from around it
	NoTitle   bool    // look for no title
	Force     bool    // select on pages too that look like no article
}

// Wrapper is a models.Selector. It may be used by several goroutines.
type Wrapper struct{ visual, plain fused.Extractor }

// New makes a wrapper.
func New(o Options) *Wrapper {
	with := func(m *fused.Model) fused.Extractor {
		return fused.Extractor{Options: fused.Options{
			Threshold: o.Threshold, NoCut: o.NoCut, NoTitle: o.NoTitle, Force: o.Force, Model: m,
		}}
	}
	return &Wrapper{with(visual().model), with(plain().model)}
}

// Select finds the body, what in it does not belong, and the title. The error is a
// *models.NotArticleError when the page looks like no article, and
// models.ErrNoArticle when it has no text.
func (w *Wrapper) Select(p *page.Page) (page.Selection, error) {
	if p.Laid {
		return w.visual.Select(p)
	}
	return w.plain.Select(p)
}

// Name is what wrappers that start from this one call it.
const Name = "pretrained"

// Opine is that of models.Base.
func (w *Wrapper) Opine(p *page.Page) models.Opinion {
	if p.Laid {
		return w.visual.Opine(p)
	}
	return w.plain.Opine(p)
}

// Base is the wrapper that others start from; nil for a name that is not Name.
func Base(name string) models.Base {
	if name != Name {
		return nil
	}
	return New(Options{})
}

// ReadBase is a wrapper of the weights of one file, for pages of its kind: to measure
// how others do that start from it.
func ReadBase(data []byte) (models.Base, error) {
	m, _, err := load(data)
	if err != nil {
		return nil, fmt.Errorf("pretrained: %w", err)
	}
	return &fused.Extractor{Options: fused.Options{Model: m, Force: true}}, nil
}

// Explain is Select, with the evidence that decided.
func (w *Wrapper) Explain(p *page.Page) (page.Selection, error) {
	if p.Laid {
		return w.visual.Explain(p)
	}
	return w.plain.Explain(p)
}

// Judge are the subtrees that it chose from.
func (w *Wrapper) Judge(p *page.Page) (models.Candidates, error) {
	if p.Laid {
		return w.visual.Judge(p)
	}
	return w.plain.Judge(p)
}

// Record says what weights were fitted to and how good they were.
type Record struct {
	Corpora []Corpus `json:"corpora"`
	Seed    uint64   `json:"seed"`
	Browser string   `json:"browser,omitempty"` // that laid the pages out; empty: none did
	Figures []Figure `json:"figures"`
}

// Corpus is one that weights were fitted to.
type Corpus struct {
	Name   string `json:"name"`
	Digest string `json:"digest"` // sha256, in hex, see eval.Corpus
	Pages  int    `json:"pages"`
}

// Figure is a measure on pages whose domain or site was held out, in [0, 1].
type Figure struct {
	Corpus string  `json:"corpus"`
	Name   string  `json:"name"`
	Value  float64 `json:"value"`
}

// File is what a file of weights holds.
type File struct {
	Format  int           `json:"format"`
	Record  Record        `json:"record"`
	Weights fused.Weights `json:"weights"`
}

// Format is the version of File.
const Format = 1

// Records are those of the wrapper for pages with boxes and of the other one.
func Records() (withBrowser, without Record) { return visual().record, plain().record }

type loaded struct {
	model  *fused.Model
	record Record
}

//go:embed visual.json
var visualFile []byte

//go:embed plain.json
var plainFile []byte

var (
	visual = sync.OnceValue(func() loaded { return mustLoad("visual.json", visualFile) })
	plain  = sync.OnceValue(func() loaded { return mustLoad("plain.json", plainFile) })
)

// mustLoad reads weights that are part of the program: tests read them too.
func mustLoad(name string, data []byte) loaded {
	m, r, err := load(data)
	if err != nil {
		panic(fmt.Sprintf("pretrained: %s: %v", name, err))
	}
	return loaded{m, r}
}

func load(data []byte) (*fused.Model, Record, error) {
	var f File
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, Record{}, err
	}
	if f.Format != Format {
		return nil, Record{}, fmt.Errorf("weights of format %d, this is %d", f.Format, Format)
	}
	m, err := fused.NewModel(f.Weights)
	return m, f.Record, err
}

var (
	_ models.Base   = (*Wrapper)(nil)
	_ models.Judger = (*Wrapper)(nil)
)
