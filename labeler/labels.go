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
	Title   page.NodeID   `json:"title"` // -1: no title
	Roots   []page.NodeID `json:"roots"`
	Cut     []page.NodeID `json:"cut"`
	Article bool          `json:"article"`
	By      string        `json:"by"`
	Stale   string        `json:"stale,omitempty"`
}

// wireMark is all that is known of where title and body of a page are.
type wireMark struct {
	Slug     string        `json:"slug"`
	Revision string        `json:"revision"`
	Label    *wireLabel    `json:"label"`
	Proposal *wireProposal `json:"proposal"`
}

func wireOf(l Label) *wireLabel {
	return &wireLabel{
		Title: l.Selection.Title, Roots: listed(l.Selection.Roots), Cut: listed(l.Selection.Cut),
		Article: l.Article, By: l.By, Stale: l.Stale,
	}
}

// listed is never nil, which would be null in JSON.
func listed[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// current reads the label of a page and its revision.
func (s *Server) current(slug string) (*wireLabel, string, error) {
	l, err := s.o.Labels.Label(slug)
	if errors.Is(err, ErrNoLabel) {
		return nil, none, nil
	}
	if err != nil {
		return nil, "", err
	}
	sel := l.Selection
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %d %t %s %s", sel.Title, sel.Roots, sel.Cut, l.Article, l.By, l.Stale))
	return wireOf(l), hex.EncodeToString(sum[:8]), nil
}

func (s *Server) getMark(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	label, revision, err := s.current(slug)
	if err != nil {
		return err
	}
	proposal, err := s.proposalFor(slug)
	if err != nil {
		return err
	}
	return answer(w, http.StatusOK, wireMark{slug, revision, label, proposal})
}

// putLabel stores a label, and answers when it is safe. The revision it is based on
// is in If-Match; when another tab was quicker, both labels are for a person to see.
func (s *Server) putLabel(w http.ResponseWriter, r *http.Request) error {
	var given wireLabel
	if err := question(r, &given); err != nil {
		return err
	}
	slug := r.PathValue("slug")
	p, err := s.o.Pages.Page(slug)
	if err != nil {
		return err
	}
	if given.By != BySuggestion {
		given.By = ByHuman
	}
	if err := check(p, &given); err != nil {
		return refuse(http.StatusUnprocessableEntity, "%v", err)
	}
	return s.write(w, r, slug, func() error {
		sel := page.Selection{Title: given.Title, Roots: given.Roots, Cut: given.Cut}
		return s.o.Labels.SetLabel(slug, Label{Selection: sel, Article: given.Article, By: given.By})
	})
}

func (s *Server) deleteLabel(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	return s.write(w, r, slug, func() error { return s.o.Labels.RemoveLabel(slug) })
}

// write does a change of a label if it is based on the label that there is.
func (s *Server) write(w http.ResponseWriter, r *http.Request, slug string, change func() error) error {
	based := r.Header.Get("If-Match")
	if based == "" {
		return refuse(http.StatusPreconditionRequired, "say in If-Match which revision of the label is changed")
	}
	s.writing.Lock()
	defer s.writing.Unlock()
	label, revision, err := s.current(slug)
	if err != nil {
		return err
	}
	if based != revision {
		return answer(w, http.StatusConflict, wireMark{Slug: slug, Revision: revision, Label: label})
	}
	if err := change(); err != nil {
		return err
	}
	if label, revision, err = s.current(slug); err != nil {
		return err
	}
	s.labelled()
	s.events.send("label", map[string]any{
		"slug": slug, "revision": revision, "labelled": label != nil, "article": label != nil && label.Article,
		"tab": clip(r.Header.Get("Galley-Tab"), maxName),
	})
	return answer(w, http.StatusOK, wireMark{Slug: slug, Revision: revision, Label: label})
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
	marks := slices.Concat(l.Roots, l.Cut)
	if l.Title != page.None {
		marks = append(marks, l.Title)
	}
	for _, n := range marks {
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
