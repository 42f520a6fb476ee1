package labeler

import (
	"net/http"
	"time"

	"galley/dataset"
	"galley/labeler/labels"
	"galley/labeler/proposal"
	"galley/labeler/twins"
	"galley/labeler/wire"
	"galley/page"
)

// wireLabelling is all that is known of where title and body of a page are.
type wireLabelling struct {
	Slug     string         `json:"slug"`
	Revision string         `json:"revision"`
	Label    *labels.Label  `json:"label"`
	Proposal *proposal.Wire `json:"proposal"`
	View     string         `json:"view,omitempty"` // where the page is replayed
}

func (s *Server) getLabel(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	label, revision, err := s.store.Current(slug, annotator(r))
	if err != nil {
		return unreadable(err)
	}
	proposal, err := s.worker.Propose(slug)
	if err != nil {
		return unreadable(err)
	}
	return wire.Answer(w, http.StatusOK, wireLabelling{slug, revision, label, proposal.Wire(), s.viewPath(slug)})
}

// putLabel stores a label, and answers when it is safe. The revision it is based on
// is in If-Match; when another tab was quicker, both labels are for a person to see.
func (s *Server) putLabel(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	l, err := s.givenLabel(r, slug)
	if err != nil {
		return err
	}
	return s.write(w, r, slug, func() error { return s.store.SetOpinion(slug, annotator(r), l) })
}

func (s *Server) deleteLabel(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	return s.write(w, r, slug, func() error { return s.store.SetOpinion(slug, annotator(r), nil) })
}

// write does a change of a label if it is based on the label that there is, and tells it.
func (s *Server) write(w http.ResponseWriter, r *http.Request, slug string, change func() error) error {
	based := r.Header.Get("If-Match")
	if based == "" {
		return wire.Refuse(http.StatusPreconditionRequired, "say in If-Match which revision of the label is changed")
	}
	label, revision, written, err := s.store.Write(slug, annotator(r), based, change)
	if err != nil {
		return err
	}
	if !written {
		return wire.Answer(w, http.StatusConflict, wireLabelling{Slug: slug, Revision: revision, Label: label})
	}
	s.worker.Labelled(1)
	said := wireEntry{Slug: slug}
	s.labelledFor(&said, annotator(r))
	s.events.Send("label", map[string]any{
		"slug": slug, "revision": revision, "labelled": label != nil, "article": label != nil && label.Article,
		"tab": tabOf(r), "double": s.store.Double(slug), "second": said.Second, "differ": said.Differ,
	})
	return wire.Answer(w, http.StatusOK, wireLabelling{Slug: slug, Revision: revision, Label: label})
}

// checkedLabel reads the label of a request and holds it against its page.
func (s *Server) checkedLabel(r *http.Request, slug string) (*page.Page, labels.Label, error) {
	var given labels.Label
	if err := wire.Read(r, &given); err != nil {
		return nil, given, err
	}
	p, err := s.store.Page(slug)
	if err != nil {
		return nil, given, err
	}
	if err := labels.Check(p, &given); err != nil {
		return nil, given, wire.Refuse(http.StatusUnprocessableEntity, "%v", err)
	}
	return p, given, nil
}

// givenLabel is the label of a request as it is stored.
func (s *Server) givenLabel(r *http.Request, slug string) (*dataset.Label, error) {
	p, given, err := s.checkedLabel(r, slug)
	if err != nil {
		return nil, err
	}
	if given.By != dataset.BySuggestion {
		given.By = dataset.ByHuman
	}
	sel := page.Selection{Title: given.Title, Roots: given.Roots, Cut: given.Cut}
	l := dataset.NewLabel(p, sel, given.Article, given.By, time.Now())
	l.Annotator = annotator(r)
	return &l, nil
}

// postSame finds the places of a label, which need not be stored, on the pages without
// one.
func (s *Server) postSame(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	p, given, err := s.checkedLabel(r, slug)
	if err != nil {
		return err
	}
	list, err := twins.Of(r.Context(), s.store, slug, p, given)
	if err != nil {
		return err
	}
	return wire.Answer(w, http.StatusOK, list)
}
