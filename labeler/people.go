package labeler

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"

	"galley/labeler/agreement"
	"galley/labeler/labels"
	"galley/labeler/wire"
	"galley/page"
)

// annotator is who asks, as they call themselves; "" for nobody named. The page writes the
// name with percent signs: headers are ASCII.
func annotator(r *http.Request) string {
	name, err := url.PathUnescape(r.Header.Get("Galley-Annotator"))
	if err != nil {
		return ""
	}
	return wire.Clip(page.Norm(strings.ToValidUTF8(name, "")), wire.MaxName)
}

// getChallenge says what is to be signed.
func (s *Server) getChallenge(w http.ResponseWriter, _ *http.Request) error {
	return wire.Answer(w, http.StatusOK, map[string]string{"challenge": s.guard.Challenge()})
}

// postSession gives the secret of this run to who knows the token.
func (s *Server) postSession(w http.ResponseWriter, r *http.Request) error {
	var given struct{ Proof string }
	if err := json.NewDecoder(r.Body).Decode(&given); err != nil {
		return wire.Refuse(http.StatusBadRequest, "no proof: %v", err)
	}
	secret, err := s.guard.Session(given.Proof)
	if err != nil {
		return err
	}
	return wire.Answer(w, http.StatusOK, map[string]string{"session": secret})
}

// wireOpinion is what one person says.
type wireOpinion struct {
	Annotator string        `json:"annotator"`
	Label     *labels.Label `json:"label"`
}

func (s *Server) getOpinions(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	o, err := s.store.Opinions(slug)
	if err != nil {
		return err
	}
	p, err := s.store.Page(slug)
	if err != nil {
		return err
	}
	list := []wireOpinion{}
	for _, l := range o.Labels {
		list = append(list, wireOpinion{l.Annotator, labels.Resolve(l, p).Wire()})
	}
	return wire.Answer(w, http.StatusOK, map[string]any{"settled": o.Settled, "opinions": list})
}

// putOpinions settles which label holds where people differ.
func (s *Server) putOpinions(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	l, err := s.givenLabel(r, slug)
	if err != nil {
		return err
	}
	return s.write(w, r, slug, func() error { return s.store.Settle(slug, *l) })
}

// deleteOpinions takes a settlement back, not the opinions.
func (s *Server) deleteOpinions(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	return s.write(w, r, slug, func() error { return s.store.Unsettle(slug) })
}

func (s *Server) getAgreement(w http.ResponseWriter, r *http.Request) error {
	return wire.Answer(w, http.StatusOK, agreement.Of(r.Context(), s.store, s.o.Double))
}
