package main

import (
	"bytes"
	"context"
	"errors"
	"slices"

	"galley/eval"
	"galley/models"
	"galley/models/methods"
	"galley/page"
)

// defaultMethods are galley's of which there may be a table without asking for
// them; those that a build does not have are left out.
var defaultMethods = []string{"fused", "cectd-ds", "cetd-nolinkchars", "cepr-setpr", "twcem", "cetr", "cedst", "mcstd"}

// extractors are galley's methods and then the peers.
func (o *options) extractors() ([]eval.Named, error) {
	specs := o.methods
	if len(specs) == 0 {
		for _, name := range defaultMethods {
			if slices.ContainsFunc(methods.All(), func(m models.Method) bool { return m.Name == name }) {
				specs = append(specs, name)
			}
		}
	}
	var list []eval.Named
	for _, spec := range specs {
		s, err := methods.New(spec)
		if err != nil {
			return nil, err
		}
		list = append(list, eval.Named{Name: spec, Select: galley(s)})
	}
	read := detect
	if o.decoded {
		read = utf8
	}
	for _, p := range peers {
		list = append(list, eval.Named{Name: p.name, Select: p.extracting(read)})
	}
	return list, nil
}

// galley parses and selects without a browser, as "galley eval text --no-browser"
// does.
func galley(s models.Selector) func(context.Context, eval.Document) (title, text string, err error) {
	return func(_ context.Context, d eval.Document) (string, string, error) {
		p, err := page.ParseHTML(bytes.NewReader(d.HTML), page.Source{URL: d.URL, ContentType: d.ContentType})
		if err != nil {
			return "", "", err
		}
		sel, err := s.Select(p)
		if errors.Is(err, models.ErrNoArticle) {
			return "", "", nil
		}
		if err != nil {
			return "", "", err
		}
		title := p.DocumentTitle()
		if sel.Title != page.None {
			title = page.Norm(p.Text(sel.Title))
		}
		return title, eval.BodyText(p, sel), nil
	}
}
