package labeler

import (
	"errors"
	"hash/fnv"
	"net/http"
	"slices"
	"strings"
	"time"

	"galley/dataset"
	"galley/page"
)

// double reports whether two people are to label a page: a share of them is drawn by
// name, the same at every start.
func (s *Server) double(slug string) bool {
	h := fnv.New64a()
	h.Write([]byte(slug))
	// The low bits of FNV are the mixed ones.
	return float64(h.Sum64()%10_000) < s.o.Double*10_000
}

// standing is what a page is to one annotator.
type standing struct {
	label  *dataset.Label // what counts as theirs; nil: they have to label it, or nobody did
	mine   int            // their opinion; -1: none
	others int            // opinions of others
	differ bool           // two people differ, and nobody settled it
	open   bool           // it waits for a label of theirs
	dataset.Opinions
}

// standing reads what a page is to an annotator. Whoever labels a page as the second
// does not see what the first said.
func (s *Server) standing(slug, who string) (standing, error) {
	o, err := s.store.Opinions(slug)
	if err != nil {
		return standing{}, err
	}
	st := standing{Opinions: o, mine: -1}
	for i, l := range o.Labels {
		if l.Annotator == who {
			st.mine = i
		} else {
			st.others++
		}
	}
	twice := s.double(slug)
	st.differ = !o.Settled && len(o.Labels) > 1 && !sameLabels(o.Labels[0], o.Labels[1])
	first, err := s.store.Label(slug)
	switch {
	case errors.Is(err, dataset.ErrNoLabel):
		st.open = true
		return st, nil
	case err != nil:
		return st, err
	case o.Settled || !twice:
		st.label = &first
	case st.mine >= 0:
		st.label = &o.Labels[st.mine]
	case st.others > 1:
		st.label = &first
	default:
		st.open = true
	}
	return st, nil
}

// sameLabels compares what two labels say, not who says it.
func sameLabels(a, b dataset.Label) bool {
	names := func(l dataset.Label) (list []string) {
		for i, part := range [][]dataset.Element{l.Body, l.Cut} {
			for _, e := range part {
				list = append(list, "body cut"[4*i:4*i+4]+e.XPath)
			}
		}
		if l.Title != nil {
			list = append(list, "title"+l.Title.XPath)
		}
		return list
	}
	return a.Article == b.Article && slices.Equal(names(a), names(b))
}

// setOpinion stores what an annotator says of a page; nil takes it back. The label of the
// page is the first opinion.
func (s *Server) setOpinion(slug, who string, l *dataset.Label) error {
	st, err := s.standing(slug, who)
	if err != nil {
		return err
	}
	if !s.double(slug) || st.Settled {
		if l == nil {
			return s.store.RemoveLabel(slug)
		}
		return s.store.SetLabel(slug, *l)
	}
	list := slices.Clone(st.Labels)
	switch {
	case l == nil && st.mine >= 0:
		list = slices.Delete(list, st.mine, st.mine+1)
	case l == nil:
	case st.mine >= 0:
		list[st.mine] = *l
	default:
		list = append(list, *l)
	}
	// Opinions are written first: a label without them is one opinion, so that a crash
	// between the two writes loses none.
	if err := s.store.SetOpinions(slug, dataset.Opinions{Labels: list}); err != nil {
		return err
	}
	if len(list) == 0 {
		return s.store.RemoveLabel(slug)
	}
	return s.store.SetLabel(slug, list[0])
}

// wireOpinion is what one person says.
type wireOpinion struct {
	Annotator string     `json:"annotator"`
	Label     *wireLabel `json:"label"`
}

func (s *Server) getOpinions(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	o, err := s.store.Opinions(slug)
	if err != nil {
		return err
	}
	p, err := s.store.page(slug)
	if err != nil {
		return err
	}
	list := []wireOpinion{}
	for _, l := range o.Labels {
		list = append(list, wireOpinion{l.Annotator, resolved(l, p).wire()})
	}
	return answer(w, http.StatusOK, map[string]any{"settled": o.Settled, "opinions": list})
}

// putOpinions settles which label holds where people differ.
func (s *Server) putOpinions(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	l, err := s.givenLabel(r, slug)
	if err != nil {
		return err
	}
	return s.write(w, r, slug, func() error {
		o, err := s.store.Opinions(slug)
		if err != nil {
			return err
		}
		if len(o.Labels) < 2 {
			return refuse(http.StatusConflict, "there is nothing to settle: fewer than two people labelled the page")
		}
		o.Settled = true
		if err := s.store.SetOpinions(slug, o); err != nil {
			return err
		}
		return s.store.SetLabel(slug, *l)
	})
}

// deleteOpinions takes a settlement back, not the opinions.
func (s *Server) deleteOpinions(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	return s.write(w, r, slug, func() error {
		o, err := s.store.Opinions(slug)
		if err != nil || !o.Settled {
			return err
		}
		o.Settled = false
		if err := s.store.SetLabel(slug, o.Labels[0]); err != nil {
			return err
		}
		return s.store.SetOpinions(slug, o)
	})
}

// givenLabel reads the label of a request and holds it against its page.
func (s *Server) givenLabel(r *http.Request, slug string) (*dataset.Label, error) {
	var given wireLabel
	if err := question(r, &given); err != nil {
		return nil, err
	}
	p, err := s.store.page(slug)
	if err != nil {
		return nil, err
	}
	if given.By != dataset.BySuggestion {
		given.By = dataset.ByHuman
	}
	if err := check(p, &given); err != nil {
		return nil, refuse(http.StatusUnprocessableEntity, "%v", err)
	}
	sel := page.Selection{Title: given.Title, Roots: given.Roots, Cut: given.Cut}
	l := dataset.NewLabel(p, sel, given.Article, given.By, time.Now())
	l.Annotator = annotator(r)
	return &l, nil
}

// annotator is who asks, as they call themselves; "" for nobody named.
func annotator(r *http.Request) string {
	name := unescaped(r.Header.Get("Galley-Annotator"))
	return clip(page.Norm(strings.ToValidUTF8(name, "")), maxName)
}
