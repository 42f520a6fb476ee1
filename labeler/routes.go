package labeler

import (
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"

	"galley/dataset"
	"galley/labeler/training"
	"galley/labeler/wire"
)

func (s *Server) routes() {
	s.mux = http.NewServeMux()
	for pattern, do := range map[string]func(http.ResponseWriter, *http.Request) error{
		"GET /{$}":                          s.getIndex,
		"GET /ui/{name}":                    s.getAsset,
		"GET /view/{key}/{slug}":            s.getView,
		"GET /api/session":                  s.getChallenge,
		"POST /api/session":                 s.postSession,
		"GET /api/state":                    s.getState,
		"GET /api/events":                   s.getEvents,
		"GET /api/pages/{slug}":             s.getPage,
		"GET /api/pages/{slug}/shot":        s.getShot,
		"GET /api/pages/{slug}/thumb":       s.getThumb,
		"GET /api/pages/{slug}/label":       s.getLabel,
		"PUT /api/pages/{slug}/label":       s.putLabel,
		"DELETE /api/pages/{slug}/label":    s.deleteLabel,
		"POST /api/pages/{slug}/same":       s.postSame,
		"GET /api/wrapper":                  s.getWrapper,
		"POST /api/pages/{slug}/lease":      s.postLease,
		"DELETE /api/lease":                 s.deleteLease,
		"GET /api/pages/{slug}/opinions":    s.getOpinions,
		"PUT /api/pages/{slug}/opinions":    s.putOpinions,
		"DELETE /api/pages/{slug}/opinions": s.deleteOpinions,
		"GET /api/agreement":                s.getAgreement,
		"GET /api/training":                 s.getTraining,
		"POST /api/training":                s.postTraining,
		"DELETE /api/training":              s.deleteTraining,
		"GET /api/review":                   s.getReview,
		"POST /api/add":                     s.postAdd,
		"POST /api/add/file":                s.postAddFile,
		"GET /api/export/{format}":          s.getExport,
		"POST /api/import":                  s.postImport,
	} {
		s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
			if err := do(w, r); err != nil {
				fail(w, err)
			}
		})
	}
}

// fail answers with what went wrong. Messages of the folder name files, which the
// person before the screen may know.
func fail(w http.ResponseWriter, err error) {
	var r *wire.Refusal
	var large *http.MaxBytesError
	status := http.StatusInternalServerError
	switch {
	case errors.As(err, &r):
		status = r.Status
	case errors.As(err, &large):
		status = http.StatusRequestEntityTooLarge
	case errors.Is(err, dataset.ErrNoPage), errors.Is(err, dataset.ErrNoLabel), errors.Is(err, fs.ErrNotExist):
		status = http.StatusNotFound
	case errors.Is(err, training.ErrTooFew):
		status = http.StatusConflict
	}
	h := w.Header()
	h.Del("Content-Encoding")
	h.Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]string{"error": err.Error()})
}
