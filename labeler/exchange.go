package labeler

import (
	"net/http"
)

// formats are those of Exporter, with their types.
var formats = map[string]string{
	"labels.jsonl": "application/jsonl", "title.libsvm": "text/plain; charset=utf-8", "body.libsvm": "text/plain; charset=utf-8",
}

// getExport sends all labels as a file to keep.
func (s *Server) getExport(w http.ResponseWriter, r *http.Request) error {
	format := r.PathValue("format")
	mediaType, known := formats[format]
	if s.o.Exporter == nil || !known {
		return refuse(http.StatusNotFound, "there is no export %q", format)
	}
	w.Header().Set("Content-Type", mediaType)
	w.Header().Set("Content-Disposition", `attachment; filename="`+format+`"`)
	out := &lateWriter{ResponseWriter: w}
	err := s.o.Exporter.Export(out, format)
	if err != nil && !out.begun {
		w.Header().Del("Content-Disposition")
		return err
	}
	if err != nil {
		// The status is sent already; an aborted answer is all that is left to say
		// that the file is not whole.
		panic(http.ErrAbortHandler)
	}
	return nil
}

// lateWriter notes whether an answer has begun.
type lateWriter struct {
	http.ResponseWriter
	begun bool
}

func (w *lateWriter) Write(p []byte) (int, error) {
	w.begun = true
	return w.ResponseWriter.Write(p)
}

// postImport reads labels of other programs into the folder.
func (s *Server) postImport(w http.ResponseWriter, r *http.Request) error {
	if s.o.Importer == nil {
		return refuse(http.StatusNotImplemented, "this labeler cannot import")
	}
	s.writing.Lock()
	labelled, faults := s.o.Importer.Import(r.Body)
	s.writing.Unlock()
	messages := []string{}
	for i, err := range faults {
		if i == 20 {
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
