package eval

import (
	"context"
	"path/filepath"

	"galley"
	"galley/cmd/galley/exit"
	"galley/eval"
	"galley/eval/corpus"
	"galley/models"
	"galley/models/methods"
	"galley/models/shipped"
	"galley/page"
)

// extracting is the wrapper that ships, or those of its folds, as galley extract goes: where a
// rendered page has lost its article, or never showed it, that is taken from its HTML or its linked
// data.
func (o *textOptions) extracting(_ context.Context, c *corpus.Corpus) (list []eval.Named, close func(), err error) {
	if len(o.wrappers)+len(o.methods) > 0 || o.layouts != "" {
		return nil, nil, exit.Usagef("leave them away", "--extract is of the wrapper that ships, without -w, --method and --layouts")
	}
	if _, err := o.remaking(c, nil); err != nil {
		return nil, nil, err
	}
	pairs, err := o.pairs()
	if err != nil {
		return nil, nil, err
	}
	f := o.Browser
	f.Offline = c.Format != corpus.Site
	e, err := galley.New(galley.Options{Browser: f.Options(), NoBrowser: o.noBrowser, NoLook: true})
	if err != nil {
		return nil, nil, err
	}
	server := &corpus.Server{Corpus: c}
	find := func(ctx context.Context, d corpus.Document) (*page.Page, page.Selection, error) {
		src, err := sourceOf(server, d)
		if err != nil {
			return nil, page.Selection{}, err
		}
		chooses := pairs(d)
		of, err := e.With(func(g *galley.Options) { g.Selector = chooses })
		if err != nil {
			return nil, page.Selection{}, err
		}
		r, err := of.Find(ctx, galley.Loaded(src))
		if err != nil {
			return nil, page.Selection{}, err
		}
		if o.written || r.Linked {
			return r.Page, r.Selection, nil
		}
		// Without the lead picture that extraction adds, whose caption is none of the gold text.
		sel, err := chooses.Select(r.Page)
		return r.Page, sel, err
	}
	return []eval.Named{methods.Found("extract", find, o.written)}, func() {
		e.Close()
		server.Close()
	}, nil
}

// pairs choose the wrapper for a document: one for what is rendered and one for what is parsed. Those of
// folds are in the folders laid and parsed.
func (o *textOptions) pairs() (func(corpus.Document) models.Selector, error) {
	options, err := o.asked()
	if err != nil {
		return nil, err
	}
	if o.folds == "" {
		return func(d corpus.Document) models.Selector { return shipped.New(options(d)) }, nil
	}
	laid, err := readFolds(filepath.Join(o.folds, "laid"), "models/shipped/testdata/folds")
	if err != nil {
		return nil, err
	}
	parsed, err := readFolds(filepath.Join(o.folds, "parsed"), "models/shipped/testdata/folds")
	if err != nil {
		return nil, err
	}
	if len(laid) != len(parsed) {
		return nil, exit.Usagef("give the folder of one fitting", "%s has %d folds that are laid out and %d that are parsed", o.folds, len(laid), len(parsed))
	}
	return func(d corpus.Document) models.Selector {
		k := corpus.Fold(d, len(laid))
		return shipped.Of(laid[k], parsed[k], options(d))
	}, nil
}
