// Package shipped holds the wrappers in the binary. They extract articles of any site
// without labels or training.
//
// There are two, fitted to the same pages: one for pages that a browser laid out, one
// for HTML that was only parsed. They are ordinary wrapper files (see package models),
// written by galley train shipped. Their records say what they were fitted to and how
// good they were on pages of domains and sites that were held out.
package shipped

import (
	"bytes"
	_ "embed"
	"fmt"
	"sync"

	"galley/models"
	"galley/page"
)

// Wrapper chooses between the two wrappers by whether a page is laid out. It is a
// models.ScoringSelector and may be used by several goroutines.
type Wrapper struct{ laid, parsed *models.Wrapper }

// New returns the wrappers in the binary, with options.
func New(o models.Options) *Wrapper {
	return &Wrapper{Laid().With(o), Parsed().With(o)}
}

// Of returns a Wrapper of the two given ones, for pages with boxes and for pages
// without. It serves to measure files that were fitted to a part of the corpora.
func Of(laid, parsed *models.Wrapper, o models.Options) *Wrapper {
	return &Wrapper{laid.With(o), parsed.With(o)}
}

// Forced is the same with models.Options.Force.
func (w *Wrapper) Forced() *Wrapper {
	o := w.laid.Options
	o.Force = true
	return Of(w.laid, w.parsed, o)
}

// Score is models.Wrapper.Score of the wrapper that fits the page.
func (w *Wrapper) Score(p *page.Page) (*models.Scores, error) {
	if p.Laid {
		return w.laid.Score(p)
	}
	return w.parsed.Score(p)
}

// Select finds the body, what to cut out of it, and the title. The error is a
// *models.NotArticleError where the page looks like no article, and
// models.ErrNoArticle where it has no text.
func (w *Wrapper) Select(p *page.Page) (page.Selection, error) {
	s, err := w.Score(p)
	if err != nil {
		return page.Selection{Title: page.None}, err
	}
	return s.Selection()
}

//go:embed laid.wrapper
var laidFile []byte

//go:embed parsed.wrapper
var parsedFile []byte

// Laid is the wrapper for pages that a browser laid out.
var Laid = sync.OnceValue(func() *models.Wrapper { return mustRead("laid.wrapper", laidFile) })

// Parsed is the wrapper for HTML that was only parsed.
var Parsed = sync.OnceValue(func() *models.Wrapper { return mustRead("parsed.wrapper", parsedFile) })

// mustRead reads a file of the binary. Tests read them too, so it never panics.
func mustRead(name string, data []byte) *models.Wrapper {
	w, err := models.Read(bytes.NewReader(data))
	if err != nil {
		panic(fmt.Sprintf("shipped: %s: %v", name, err))
	}
	return w
}

var _ models.ScoringSelector = (*Wrapper)(nil)
