package labeler

import (
	"bytes"
	"io"
	"net/http"

	"galley/labeler/captures"
	"galley/labeler/exchange"
	"galley/labeler/wire"
)

// postAdd takes addresses to capture.
func (s *Server) postAdd(w http.ResponseWriter, r *http.Request) error {
	var given struct {
		URLs []string `json:"urls"`
	}
	if err := wire.Read(r, &given); err != nil {
		return err
	}
	list, err := captures.Addresses(given.URLs)
	if err != nil {
		return err
	}
	return s.enqueue(w, list)
}

// postAddFile takes one file as the body; its name and the address it is from are in
// the query.
func (s *Server) postAddFile(w http.ResponseWriter, r *http.Request) error {
	data, err := io.ReadAll(r.Body)
	if err != nil {
		return err
	}
	src, err := captures.File(r.URL.Query().Get("name"), r.URL.Query().Get("url"), data)
	if err != nil {
		return err
	}
	return s.enqueue(w, []captures.Source{src})
}

func (s *Server) enqueue(w http.ResponseWriter, list []captures.Source) error {
	if err := s.captures.Add(list); err != nil {
		return err
	}
	return wire.Answer(w, http.StatusAccepted, s.captures.All())
}

// getExport sends all labels as a file to keep.
func (s *Server) getExport(w http.ResponseWriter, r *http.Request) error {
	var out bytes.Buffer
	format := r.PathValue("format")
	mediaType, err := exchange.Export(r.Context(), &out, format, s.store, s.o.Trainer)
	// Labels that cannot be used are an error, but do not keep the others here.
	if err != nil && out.Len() == 0 {
		return err
	}
	w.Header().Set("Content-Disposition", `attachment; filename="`+format+`"`)
	return wire.AnswerFile(w, mediaType, out.Bytes())
}

// maxFaults is how many lines that cannot be used an import names.
const maxFaults = 20

// postImport reads labels of other programs into the dataset.
func (s *Server) postImport(w http.ResponseWriter, r *http.Request) error {
	var changed []exchange.Change
	var faults []error
	if err := s.store.Alone(func() { changed, faults = exchange.Import(r.Body, s.store) }); err != nil {
		return err
	}
	messages := []string{}
	for i, err := range faults {
		if i == maxFaults {
			messages = append(messages, "…")
			break
		}
		messages = append(messages, err.Error())
	}
	s.events.Send("pages", map[string]string{})
	s.worker.Labelled(len(changed))
	return wire.Answer(w, http.StatusOK, map[string]any{"labelled": len(changed), "faults": messages, "changed": wire.List(changed)})
}
