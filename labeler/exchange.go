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
	labelled, faults := s.store.importLabels(r.Body)
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
	s.work.since += labelled
	s.mu.Unlock()
	s.events.send("pages", map[string]string{})
	s.poke()
	return answer(w, http.StatusOK, map[string]any{"labelled": labelled, "faults": messages})
}

// importLabels reads labels as JSON, a line a page, of pages that are here. It says how
// many pages got a label and what was wrong with the other lines.
func (st *store) importLabels(r io.Reader) (labelled int, faults []error) {
	imports, faults := dataset.ReadImports(r)
	byURL, bad := dataset.ByURL(imports, "")
	faults = append(faults, bad...)
	for _, e := range st.Pages() {
		key := dataset.URLKey(e.URL)
		imported, ok := byURL[key]
		if !ok || e.Err != nil {
			continue
		}
		delete(byURL, key)
		if err := st.importOne(e.Slug, imported); err != nil {
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

func (st *store) importOne(slug string, imported dataset.Import) error {
	p, err := st.page(slug)
	if err != nil {
		return err
	}
	sel, err := imported.Select(p)
	if err != nil {
		return err
	}
	return st.setLabel(slug, sel, !sel.Empty(), dataset.ByImport)
}
