package labeler

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"net/http"
	"strconv"

	"galley/dataset"
	"galley/labeler/outline"
	"galley/labeler/replay"
	"galley/labeler/thumbnail"
	"galley/labeler/ui"
	"galley/labeler/wire"
)

func (s *Server) getIndex(w http.ResponseWriter, r *http.Request) error {
	return asset(w, "index.html")
}

func (s *Server) getAsset(w http.ResponseWriter, r *http.Request) error {
	return asset(w, r.PathValue("name"))
}

func asset(w http.ResponseWriter, name string) error {
	data, mediaType, err := ui.Asset(name)
	if err != nil {
		return wire.Refuse(http.StatusNotFound, "there is no file %q", name)
	}
	return wire.AnswerFile(w, mediaType, data)
}

func (s *Server) getPage(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	data, err := s.outlines.Get(slug, func() ([]byte, error) {
		p, err := s.store.Page(slug)
		if err != nil {
			return nil, err
		}
		return outline.Of(slug, p, s.store.Tiles(slug))
	})
	if err != nil {
		return unreadable(err)
	}
	return wire.AnswerZipped(w, r, "application/json", data)
}

// unreadable says of a page that is damaged that asking again does not help, as it does
// where the labeler could not answer: whoever labels goes on with another page.
func unreadable(err error) error {
	if errors.Is(err, dataset.ErrNoPage) || errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return wire.Refuse(http.StatusUnprocessableEntity, "%v", err)
}

func (s *Server) getShot(w http.ResponseWriter, r *http.Request) error {
	tile, err := strconv.Atoi(cmp.Or(r.URL.Query().Get("tile"), "0"))
	if err != nil || tile < 0 {
		return wire.Refuse(http.StatusBadRequest, "which tile?")
	}
	data, err := s.store.Tile(r.PathValue("slug"), tile)
	if err != nil {
		return err
	}
	return answerPicture(w, data)
}

func (s *Server) getThumb(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	data, err := s.thumbs.Get(slug, func() ([]byte, error) {
		shot, err := s.store.Shot(slug)
		if err != nil {
			return nil, err
		}
		return thumbnail.Of(shot), nil
	})
	if err != nil {
		return err
	}
	return answerPicture(w, data)
}

// viewPath is where a page is replayed; "" for one without an archive.
func (s *Server) viewPath(slug string) string {
	if !s.store.Archived(slug) {
		return ""
	}
	return "/view/" + s.guard.Key(slug) + "/" + slug
}

// getView sends a page as it was captured, for a frame.
func (s *Server) getView(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	if err := s.guard.CheckKey(slug, r.PathValue("key")); err != nil {
		return err
	}
	data, err := s.views.Get(slug, func() ([]byte, error) {
		mhtml, err := s.store.MHTML(slug)
		if err != nil {
			return nil, err
		}
		text, err := replay.Document(mhtml, s.store.Meta().Viewport)
		return wire.Zip(text), err
	})
	if err != nil {
		return err
	}
	w.Header().Set("Content-Security-Policy", replay.Policy)
	w.Header().Set("X-Frame-Options", "SAMEORIGIN")
	return wire.AnswerZipped(w, r, "text/html; charset=utf-8", data)
}

// answerPicture sends a picture as what it is. The folder may have been made by
// others: nothing but pictures leaves as one.
func answerPicture(w http.ResponseWriter, data []byte) error {
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")):
		return wire.AnswerFile(w, "image/png", data)
	case len(data) > 12 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP":
		return wire.AnswerFile(w, "image/webp", data)
	}
	return wire.Refuse(http.StatusNotFound, "the screenshot is neither PNG nor WebP")
}
