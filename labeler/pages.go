package labeler

import (
	"bytes"
	"cmp"
	"net/http"
	"strconv"
)

// How many bytes are kept of what is sent often: pages as the browser has them, and
// thumbnails.
const (
	maxPages  = 48 << 20
	maxThumbs = 16 << 20
	maxViews  = 96 << 20
)

func size(data []byte) int { return len(data) }

func (s *Server) getPage(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	data, err := s.pages.get(slug, func() ([]byte, error) {
		p, err := s.store.page(slug)
		if err != nil {
			return nil, err
		}
		return compact(slug, p, s.store.Tiles(slug))
	})
	if err != nil {
		return err
	}
	return answerZipped(w, r, "application/json", data)
}

func (s *Server) getShot(w http.ResponseWriter, r *http.Request) error {
	tile, err := strconv.Atoi(cmp.Or(r.URL.Query().Get("tile"), "0"))
	if err != nil || tile < 0 {
		return refuse(http.StatusBadRequest, "which tile?")
	}
	data, err := s.store.Tile(r.PathValue("slug"), tile)
	if err != nil {
		return err
	}
	return answerPicture(w, data)
}

func (s *Server) getThumb(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	data, err := s.thumbs.get(slug, func() ([]byte, error) {
		shot, err := s.store.Shot(slug)
		if err != nil {
			return nil, err
		}
		return thumb(shot), nil
	})
	if err != nil {
		return err
	}
	return answerPicture(w, data)
}

// drop forgets all that was kept of a page that has changed.
func (s *Server) drop(slug string) {
	s.store.pages.drop(slug)
	s.pages.drop(slug)
	s.thumbs.drop(slug)
	s.views.drop(slug)
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.work.latest, slug)
	s.work.base.drop(slug)
	s.work.current.drop(slug)
	if s.work.last != nil {
		s.work.last.drop(slug)
	}
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
