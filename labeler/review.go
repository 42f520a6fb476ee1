package labeler

import (
	"cmp"
	"net/http"
	"slices"
	"strings"

	"galley/dataset"
	"galley/page"
)

// disagreement is a page on which label and wrapper differ.
type disagreement struct {
	Slug       string    `json:"slug"`
	URL        string    `json:"url"`
	Title      bool      `json:"title"` // differs
	Body       bool      `json:"body"`  // differs
	Cut        bool      `json:"cut"`   // differs
	HeldOut    bool      `json:"heldOut"`
	Article    bool      `json:"article"` // what the label says
	Confidence float64   `json:"confidence"`
	Other      wireLabel `json:"other"` // what the wrapper says
}

func (d disagreement) differs() bool {
	return d.Title || d.Body || d.Cut || d.Article != d.Other.Article
}

// getReview lists where the last wrapper and the labels differ, the wrapper's most
// confident ones first: there a wrong label is most likely. A page that was wrong
// only while it was held out comes after those, as one that is hard to learn.
func (s *Server) getReview(w http.ResponseWriter, r *http.Request) error {
	s.mu.Lock()
	last := s.work.last
	s.mu.Unlock()
	if last == nil {
		return refuse(http.StatusConflict, "train first")
	}
	list := []disagreement{}
	for _, e := range s.store.Pages() {
		if !e.Labelled || r.Context().Err() != nil {
			continue
		}
		if d, differs := s.compare(e, last); differs {
			list = append(list, d)
		}
	}
	slices.SortFunc(list, func(a, b disagreement) int {
		return cmp.Or(later(a, b), cmp.Compare(b.Confidence, a.Confidence), strings.Compare(a.Slug, b.Slug))
	})
	return answer(w, http.StatusOK, list)
}

// later puts pages that differ only when held out behind.
func later(a, b disagreement) int {
	behind := func(d disagreement) int {
		if d.differs() {
			return 0
		}
		return 1
	}
	return cmp.Compare(behind(a), behind(b))
}

func (s *Server) compare(e dataset.Entry, t *learned) (disagreement, bool) {
	l, err := s.store.label(e.Slug)
	if err != nil || l.stale != "" {
		return disagreement{}, false
	}
	got, err := t.of(e.Slug, s.store.page)
	if err != nil {
		return disagreement{}, false
	}
	p, err := s.store.page(e.Slug)
	if err != nil {
		return disagreement{}, false
	}
	d := disagreement{
		Slug: e.Slug, URL: e.URL, Article: l.article, HeldOut: slices.Contains(t.Wrong, e.URL), Confidence: 1 - got.unsure,
		Other: wireLabel{Title: got.Title, Roots: listed(got.Roots), Cut: listed(got.Cut), Article: !got.NotArticle && !got.Empty()},
	}
	if l.article && d.Other.Article {
		d.Title = got.Title != l.selection.Title
		d.Body = !sameText(p, got.Roots, l.selection.Roots)
		d.Cut = !sameText(p, got.Cut, l.selection.Cut)
	}
	return d, d.differs() || d.HeldOut
}

// sameText reports whether two lists of elements hold the same words: then it is the
// same article, whichever element is named.
func sameText(p *page.Page, a, b []page.NodeID) bool {
	text := func(list []page.NodeID) string {
		var all []string
		for _, n := range slices.Sorted(slices.Values(list)) {
			if t := page.Norm(p.Text(n)); t != "" {
				all = append(all, t)
			}
		}
		return strings.Join(all, " ")
	}
	return slices.Equal(a, b) || text(a) == text(b)
}
