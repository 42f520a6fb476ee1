package labeler

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"slices"

	"galley/page"
)

// none is the revision of a page without a label.
const none = "none"

// wireLabel is a label as the browser has it.
type wireLabel struct {
	Title     page.NodeID   `json:"title"` // -1: no title
	Roots     []page.NodeID `json:"roots"`
	Cut       []page.NodeID `json:"cut"`
	Article   bool          `json:"article"`
	By        string        `json:"by"`
	Annotator string        `json:"annotator,omitempty"`
	Stale     string        `json:"stale,omitempty"`
}

// wireLabelling is all that is known of where title and body of a page are.
type wireLabelling struct {
	Slug     string        `json:"slug"`
	Revision string        `json:"revision"`
	Label    *wireLabel    `json:"label"`
	Proposal *wireProposal `json:"proposal"`
	View     string        `json:"view,omitempty"` // where the page is replayed
}

func (l label) wire() *wireLabel {
	return &wireLabel{
		Title: l.selection.Title, Roots: listed(l.selection.Roots), Cut: listed(l.selection.Cut),
		Article: l.article, By: l.by, Annotator: l.annotator, Stale: l.stale,
	}
}

// listed is never nil, which would be null in JSON.
func listed[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// current reads the label of a page as an annotator sees it, and its revision.
func (s *Server) current(slug, who string) (*wireLabel, string, error) {
	st, err := s.standing(slug, who)
	if err != nil {
		return nil, "", err
	}
	if st.label == nil {
		return nil, none, nil
	}
	p, err := s.store.page(slug)
	if err != nil {
		return nil, "", err
	}
	l := resolved(*st.label, p)
	sel := l.selection
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %d %t %s %s %t", sel.Title, sel.Roots, sel.Cut, l.article, l.by, l.stale, st.Settled))
	return l.wire(), hex.EncodeToString(sum[:8]), nil
}

func (s *Server) getLabel(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	label, revision, err := s.current(slug, annotator(r))
	if err != nil {
		return err
	}
	proposal, err := s.propose(slug)
	if err != nil {
		return err
	}
	return answer(w, http.StatusOK, wireLabelling{slug, revision, label, proposal.wire(), s.viewPath(slug)})
}

// putLabel stores a label, and answers when it is safe. The revision it is based on
// is in If-Match; when another tab was quicker, both labels are for a person to see.
func (s *Server) putLabel(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	l, err := s.givenLabel(r, slug)
	if err != nil {
		return err
	}
	return s.write(w, r, slug, func() error { return s.setOpinion(slug, annotator(r), l) })
}

func (s *Server) deleteLabel(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	return s.write(w, r, slug, func() error { return s.setOpinion(slug, annotator(r), nil) })
}

// write does a change of a label if it is based on the label that there is.
func (s *Server) write(w http.ResponseWriter, r *http.Request, slug string, change func() error) error {
	based := r.Header.Get("If-Match")
	if based == "" {
		return refuse(http.StatusPreconditionRequired, "say in If-Match which revision of the label is changed")
	}
	s.writing.Lock()
	defer s.writing.Unlock()
	who := annotator(r)
	label, revision, err := s.current(slug, who)
	if err != nil {
		return err
	}
	if based != revision {
		return answer(w, http.StatusConflict, wireLabelling{Slug: slug, Revision: revision, Label: label})
	}
	if err := change(); err != nil {
		return err
	}
	if label, revision, err = s.current(slug, who); err != nil {
		return err
	}
	s.labelled()
	s.events.send("label", map[string]any{
		"slug": slug, "revision": revision, "labelled": label != nil, "article": label != nil && label.Article,
		"tab": tabOf(r), "double": s.double(slug),
	})
	return answer(w, http.StatusOK, wireLabelling{Slug: slug, Revision: revision, Label: label})
}

// check holds a label against its page, and puts its lists in order.
func check(p *page.Page, l *wireLabel) error {
	if !l.Article {
		l.Title, l.Roots, l.Cut = page.None, nil, nil
		return nil
	}
	if l.Title == page.None && len(l.Roots) == 0 {
		return errors.New("a label needs a title or a body, or must say that there is no article")
	}
	nodes := slices.Concat(l.Roots, l.Cut)
	if l.Title != page.None {
		nodes = append(nodes, l.Title)
	}
	for _, n := range nodes {
		if n < 0 || int(n) >= len(p.Nodes) || p.Nodes[n].Kind != page.Element {
			return fmt.Errorf("the page has no element %d", n)
		}
	}
	for _, list := range [][]page.NodeID{l.Roots, l.Cut} {
		slices.Sort(list)
		for i := 1; i < len(list); i++ {
			if p.Contains(list[i-1], list[i]) {
				return fmt.Errorf("element %d is inside element %d", list[i], list[i-1])
			}
		}
	}
	for _, cut := range l.Cut {
		if !slices.ContainsFunc(l.Roots, func(r page.NodeID) bool { return r != cut && p.Contains(r, cut) }) {
			return fmt.Errorf("element %d is cut, but it is not inside the body", cut)
		}
	}
	return nil
}
