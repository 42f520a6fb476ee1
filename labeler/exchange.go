package labeler

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"

	"galley/dataset"
)

// getExport sends all labels as a file to keep: "labels.jsonl" for dataset.ReadImports,
// "title.libsvm" and "body.libsvm" for LIBSVM's programs.
func (s *Server) getExport(w http.ResponseWriter, r *http.Request) error {
	var out bytes.Buffer
	format := r.PathValue("format")
	mediaType, err := s.export(r.Context(), &out, format)
	// Labels that cannot be used are an error, but do not keep the others here.
	if err != nil && out.Len() == 0 {
		return err
	}
	w.Header().Set("Content-Type", mediaType)
	w.Header().Set("Content-Disposition", `attachment; filename="`+format+`"`)
	_, err = w.Write(out.Bytes())
	return ignore(err)
}

func (s *Server) export(ctx context.Context, out io.Writer, format string) (mediaType string, err error) {
	const problem = "text/plain; charset=utf-8"
	switch {
	case format == "labels.jsonl":
		return "application/jsonl", s.store.WriteLabels(out)
	case format == "title.libsvm" && s.o.Trainer != nil:
		return problem, s.o.Trainer.WriteProblem(ctx, out, s.store.samples(), "title")
	case format == "body.libsvm" && s.o.Trainer != nil:
		return problem, s.o.Trainer.WriteProblem(ctx, out, s.store.samples(), "body")
	}
	return "", refuse(http.StatusNotFound, "there is no export %q", format)
}

// maxFaults is how many lines that cannot be used an import names.
const maxFaults = 20

// postImport reads labels of other programs into the dataset.
func (s *Server) postImport(w http.ResponseWriter, r *http.Request) error {
	s.writing.Lock()
	changed, faults := s.importLabels(r.Body)
	s.writing.Unlock()
	messages := []string{}
	for i, err := range faults {
		if i == maxFaults {
			messages = append(messages, "…")
			break
		}
		messages = append(messages, err.Error())
	}
	s.mu.Lock()
	s.work.since += len(changed)
	s.mu.Unlock()
	s.events.send("pages", map[string]string{})
	s.poke()
	return answer(w, http.StatusOK, map[string]any{"labelled": len(changed), "faults": messages, "changed": listed(changed)})
}

// change is a label that was written together with others, for taking it back.
type change struct {
	Slug     string     `json:"slug"`
	URL      string     `json:"url"`
	Before   *wireLabel `json:"before"`
	Revision string     `json:"revision"` // after it
}

// importLabels reads labels as JSON, a line a page, of pages that are here. It says which
// pages got a label and what was wrong with the other lines.
func (s *Server) importLabels(r io.Reader) (changed []change, faults []error) {
	imports, faults := dataset.ReadImports(r)
	byURL, bad := dataset.ByURL(imports, "")
	faults = append(faults, bad...)
	for _, e := range s.store.Pages() {
		key := dataset.URLKey(e.URL)
		imported, ok := byURL[key]
		if !ok || e.Err != nil {
			continue
		}
		delete(byURL, key)
		c, err := s.importOne(e, imported)
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

func (s *Server) importOne(e dataset.Entry, imported dataset.Import) (change, error) {
	c := change{Slug: e.Slug, URL: e.URL}
	p, err := s.store.page(e.Slug)
	if err != nil {
		return c, err
	}
	sel, err := imported.Select(p)
	if err != nil {
		return c, err
	}
	if c.Before, _, err = s.current(e.Slug, ""); err != nil {
		return c, err
	}
	// An import says which label holds: it ends what people said before.
	if err = s.store.SetOpinions(e.Slug, dataset.Opinions{}); err != nil {
		return c, err
	}
	if err = s.store.setLabel(e.Slug, sel, !sel.Empty(), dataset.ByImport); err == nil {
		_, c.Revision, err = s.current(e.Slug, "")
	}
	return c, err
}
