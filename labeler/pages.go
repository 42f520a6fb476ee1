package labeler

import (
	"bytes"
	"net/http"
)

func (s *Server) getPage(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	c, ok := s.pages.get(slug)
	if !ok {
		p, err := s.o.Pages.Page(slug)
		if err != nil {
			return err
		}
		if c, err = compact(slug, p); err != nil {
			return err
		}
		s.pages.put(slug, c, len(c.data))
	}
	return answerZipped(w, r, "application/json", c.data)
}

func (s *Server) getShot(w http.ResponseWriter, r *http.Request) error {
	data, err := s.o.Pages.Shot(r.PathValue("slug"))
	if err != nil {
		return err
	}
	return answerPicture(w, data)
}

func (s *Server) getThumb(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	data, ok := s.thumbs.get(slug)
	if !ok {
		shot, err := s.o.Pages.Shot(slug)
		if err != nil {
			return err
		}
		data = thumb(shot)
		s.thumbs.put(slug, data, len(data))
	}
	return answerPicture(w, data)
}

// answerPicture sends a picture as what it is. The folder may have been made by
// others: nothing but pictures leaves as one.
func answerPicture(w http.ResponseWriter, data []byte) error {
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")):
		w.Header().Set("Content-Type", "image/png")
	case len(data) > 12 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP":
		w.Header().Set("Content-Type", "image/webp")
	default:
		return refuse(http.StatusNotFound, "the screenshot is neither PNG nor WebP")
	}
	_, err := w.Write(data)
	return ignore(err)
}
