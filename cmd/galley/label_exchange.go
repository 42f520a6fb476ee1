package main

import (
	"fmt"
	"io"
	"time"

	"galley/dataset"
	"galley/features"
	"galley/internal/svm"
	"galley/page"
)

// labelExchange reads and writes all labels of a dataset.
type labelExchange struct {
	store   *labelStore
	options labelOptions
}

// Export implements labeler.Exporter.
func (x labelExchange) Export(w io.Writer, format string) error {
	switch format {
	case "labels.jsonl":
		return x.store.WriteLabels(w)
	case "body.libsvm":
		return x.problem(w, features.Body)
	case "title.libsvm":
		return x.problem(w, features.Title)
	}
	return fmt.Errorf("there is no export %q", format)
}

// problem writes the candidates of all labelled articles as a LIBSVM problem: a row
// a candidate, +1 for the labelled one, columns as in galley's own training.
func (x labelExchange) problem(w io.Writer, kind features.Kind) error {
	set := features.Full()
	var p svm.Problem
	for _, s := range x.store.samples() {
		if !s.Article || s.Selection.Title == page.None || s.Selection.Body() == page.None {
			continue
		}
		limits := set.Limits
		limits.ScreenWidth, limits.ScreenHeight = s.Page.Viewport.W, s.Page.Viewport.H
		nodes, rows, label, err := candidatesOf(features.NewIndex(s.Page, limits), set, kind, s.Selection)
		if err != nil {
			return fmt.Errorf("%s: %w", s.URL, err)
		}
		for i, n := range nodes {
			y := -1
			if n == label {
				y = 1
			}
			p.X, p.Y = append(p.X, rows.Row(i)), append(p.Y, y)
		}
	}
	return svm.WriteProblem(w, p)
}

func candidatesOf(x *features.Index, set features.Set, kind features.Kind, sel page.Selection) ([]page.NodeID, features.Matrix, page.NodeID, error) {
	if kind == features.Body {
		nodes, _, err := features.BodyCandidates(x)
		if err != nil {
			return nil, features.Matrix{}, 0, err
		}
		return nodes, set.Body(x, nodes), sel.Body(), nil
	}
	nodes, _, err := features.TitleCandidates(x, sel.Body())
	if err != nil {
		return nil, features.Matrix{}, 0, err
	}
	return nodes, set.Title(x, sel.Body(), nodes), sel.Title, nil
}

// Import implements labeler.Importer: labels of pages that the dataset has.
func (x labelExchange) Import(r io.Reader) (labelled int, faults []error) {
	imports, faults := dataset.ReadImports(r)
	byURL, bad := dataset.ByURL(imports, "")
	faults = append(faults, bad...)
	for _, e := range x.store.Pages() {
		imported, ok := byURL[dataset.URLKey(e.URL)]
		if !ok || e.Err != nil {
			continue
		}
		delete(byURL, dataset.URLKey(e.URL))
		if err := x.importOne(e.Slug, imported); err != nil {
			faults = append(faults, err)
			continue
		}
		labelled++
	}
	if len(byURL) > 0 {
		faults = append(faults, fmt.Errorf("%d lines are of pages that are not here", len(byURL)))
	}
	return labelled, faults
}

func (x labelExchange) importOne(slug string, imported dataset.Import) error {
	p, err := x.store.Page(slug)
	if err != nil {
		return err
	}
	sel, err := imported.Select(p)
	if err != nil {
		return err
	}
	return x.store.Dataset.SetLabel(slug, dataset.NewLabel(p, sel, !sel.Empty(), dataset.ByImport, time.Now()))
}
