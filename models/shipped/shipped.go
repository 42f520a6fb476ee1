// Package shipped has the wrappers that ship: whoever has labelled nothing yet
// extracts with them.
//
// There are two, fitted to the same pages: one for pages that a browser laid out, one
// for HTML that was only parsed. They are ordinary wrapper files (see package models),
// written by galley train shipped, each with the record of what it was fitted to and
// of how good it was on pages whose domain or site it had not seen.
package shipped

import (
	"bytes"
	_ "embed"
	"fmt"
	"sync"

	"galley/models"
	"galley/page"
)

// Wrapper is the one of the two wrappers that fits a page. It is a
// models.ScoringSelector and may be used by several goroutines.
type Wrapper struct{ laid, parsed *models.Wrapper }

// New makes a wrapper.
func New(o models.Options) *Wrapper {
	return &Wrapper{Laid().With(o), Parsed().With(o)}
}

// Of is a wrapper of the two given ones, for pages with boxes and for pages without: to
// measure files that were fitted to a part of the corpora.
func Of(laid, parsed *models.Wrapper, o models.Options) *Wrapper {
	return &Wrapper{laid.With(o), parsed.With(o)}
}

// Score judges all candidates of a page.
func (w *Wrapper) Score(p *page.Page) (*models.Scores, error) {
	if p.Laid {
		return w.laid.Score(p)
	}
	return w.parsed.Score(p)
}

// Select finds the body, what in it does not belong, and the title. The error is a
// *models.NotArticleError when the page looks like no article, and
// models.ErrNoArticle when it has no text.
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

// mustRead reads a file that is part of the program: tests read them too.
func mustRead(name string, data []byte) *models.Wrapper {
	w, err := models.Read(bytes.NewReader(data))
	if err != nil {
		panic(fmt.Sprintf("shipped: %s: %v", name, err))
	}
	return w
}

var _ models.ScoringSelector = (*Wrapper)(nil)
