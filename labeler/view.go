package labeler

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"net/http"
)

// viewPolicy is that of a replayed page: it has all it shows, runs nothing, sends nothing
// and leads nowhere. The sandbox lets nothing but the labeler's own scripts, from outside,
// look at where its boxes are.
const viewPolicy = "sandbox allow-same-origin; default-src 'none'; img-src data:; style-src 'unsafe-inline' data:; font-src data:; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

// viewKey lets in who was told it to see one page: a frame sends no token.
func (s *Server) viewKey(slug string) string {
	mac := hmac.New(sha256.New, []byte(s.o.Token))
	mac.Write([]byte("view " + slug))
	return hex.EncodeToString(mac.Sum(nil)[:16])
}

// viewPath is where a page is replayed; "" for one without an archive.
func (s *Server) viewPath(slug string) string {
	if !s.store.Archived(slug) {
		return ""
	}
	return "/view/" + s.viewKey(slug) + "/" + slug
}

// getView sends a page as it was captured, for a frame.
func (s *Server) getView(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	if subtle.ConstantTimeCompare([]byte(r.PathValue("key")), []byte(s.viewKey(slug))) != 1 {
		return refuse(http.StatusUnauthorized, "this is not the key of the page")
	}
	data, err := s.views.get(slug, func() ([]byte, error) {
		mhtml, err := s.store.MHTML(slug)
		if err != nil {
			return nil, err
		}
		text, err := replay(mhtml, s.store.Meta().Viewport)
		return zipped(text), err
	})
	if err != nil {
		return err
	}
	w.Header().Set("Content-Security-Policy", viewPolicy)
	w.Header().Set("X-Frame-Options", "SAMEORIGIN")
	return answerZipped(w, r, "text/html; charset=utf-8", data)
}
