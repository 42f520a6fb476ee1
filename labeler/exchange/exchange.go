// Package exchange is labels from and for other programs.
package exchange

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"galley/dataset"
	"galley/dataset/imports"
	"galley/labeler/labels"
	"galley/labeler/training"
	"galley/labeler/wire"
)

// Export writes all labels in a format: "labels.jsonl" for imports.Read,
// "title.libsvm" and "body.libsvm" for LIBSVM's programs, where there is a trainer. Labels
// that cannot be used are an error, but do not keep the others here.
func Export(ctx context.Context, out io.Writer, format string, st *labels.Store, by training.Trainer) (mediaType string, err error) {
	const problem = "text/plain; charset=utf-8"
	switch {
	case format == "labels.jsonl":
		return "application/jsonl", st.WriteLabels(out)
	case format == "title.libsvm" && by != nil:
		return problem, by.WriteProblem(ctx, out, st.Samples(), "title")
	case format == "body.libsvm" && by != nil:
		return problem, by.WriteProblem(ctx, out, st.Samples(), "body")
	}
	return "", wire.Refuse(http.StatusNotFound, "there is no export %q", format)
}

// Change is a label that was written together with others, for taking it back.
type Change struct {
	Slug     string        `json:"slug"`
	URL      string        `json:"url"`
	Before   *labels.Label `json:"before"`
	Revision string        `json:"revision"` // after it
}

// Import reads labels as JSON, a line a page, of pages that are here. It says which
// pages got a label and what was wrong with the other lines.
func Import(r io.Reader, st *labels.Store) (changed []Change, faults []error) {
	list, faults := imports.Read(r)
	byURL, bad := imports.ByURL(list, "")
	faults = append(faults, bad...)
	for _, e := range st.Pages() {
		key := dataset.URLKey(e.URL)
		imported, ok := byURL[key]
		if !ok || e.Err != nil {
			continue
		}
		delete(byURL, key)
		c, err := importOne(st, e, imported)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		changed = append(changed, c)
	}
	if len(byURL) > 0 {
		faults = append(faults, fmt.Errorf("%d lines are of pages that are not here", len(byURL)))
	}
	return changed, faults
}

func importOne(st *labels.Store, e dataset.Entry, imported imports.Label) (Change, error) {
	c := Change{Slug: e.Slug, URL: e.URL}
	p, err := st.Page(e.Slug)
	if err != nil {
		return c, err
	}
	sel, err := imported.Select(p)
	if err != nil {
		return c, err
	}
	if c.Before, _, err = st.Current(e.Slug, ""); err != nil {
		return c, err
	}
	// An import says which label holds: it ends what people said before.
	if err = st.SetOpinions(e.Slug, dataset.Opinions{}); err != nil {
		return c, err
	}
	if err = st.Put(e.Slug, sel, !sel.Empty(), dataset.ByImport); err == nil {
		_, c.Revision, err = st.Current(e.Slug, "")
	}
	return c, err
}
