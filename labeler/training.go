package labeler

import (
	"net/http"
	"os"

	"galley/labeler/review"
	"galley/labeler/wire"
)

func (s *Server) getTraining(w http.ResponseWriter, r *http.Request) error {
	return wire.Answer(w, http.StatusOK, s.worker.Status())
}

// postTraining asks for a thorough training.
func (s *Server) postTraining(w http.ResponseWriter, r *http.Request) error {
	if s.o.Trainer == nil {
		return wire.Refuse(http.StatusNotImplemented, "this labeler cannot train")
	}
	s.worker.Ask()
	return wire.Answer(w, http.StatusAccepted, s.worker.Status())
}

func (s *Server) deleteTraining(w http.ResponseWriter, r *http.Request) error {
	s.worker.Cancel()
	return wire.Answer(w, http.StatusAccepted, s.worker.Status())
}

// getReview lists where the last wrapper and the labels differ.
func (s *Server) getReview(w http.ResponseWriter, r *http.Request) error {
	last := s.worker.Last()
	if last == nil {
		return wire.Refuse(http.StatusConflict, "train first")
	}
	return wire.Answer(w, http.StatusOK, review.List(r.Context(), s.store, last))
}

// getWrapper sends the file of the last thorough training.
func (s *Server) getWrapper(w http.ResponseWriter, r *http.Request) error {
	last := s.worker.Last()
	if last == nil || last.File == "" {
		return wire.Refuse(http.StatusConflict, "train first")
	}
	data, err := os.ReadFile(last.File)
	if err != nil {
		return err
	}
	return wire.AnswerFile(w, "application/octet-stream", data)
}
