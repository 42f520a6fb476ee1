package labels

import (
	"errors"
	"hash/fnv"
	"net/http"
	"slices"

	"galley/dataset"
	"galley/labeler/wire"
)

// Double reports whether two people are to label a page: a share of them is drawn by
// name, the same at every start.
func (st *Store) Double(slug string) bool {
	h := fnv.New64a()
	h.Write([]byte(slug))
	// The low bits of FNV are the mixed ones.
	return float64(h.Sum64()%10_000) < st.twice*10_000
}

// Standing is what a page is to one annotator.
type Standing struct {
	Label  *dataset.Label // what counts as theirs; nil: they have to label it, or nobody did
	Differ bool           // two people differ, and nobody settled it
	Open   bool           // it waits for a label of theirs
	dataset.Opinions

	mine   int // their opinion; -1: none
	others int // opinions of others
}

// Standing reads what a page is to an annotator. Whoever labels a page as the second
// does not see what the first said.
func (st *Store) Standing(slug, who string) (Standing, error) {
	o, err := st.Opinions(slug)
	if err != nil {
		return Standing{}, err
	}
	at := Standing{Opinions: o, mine: -1}
	for i, l := range o.Labels {
		if l.Annotator == who {
			at.mine = i
		} else {
			at.others++
		}
	}
	twice := st.Double(slug)
	at.Differ = !o.Settled && len(o.Labels) > 1 && !Same(o.Labels[0], o.Labels[1])
	first, err := st.Label(slug)
	switch {
	case errors.Is(err, dataset.ErrNoLabel):
		at.Open = true
		return at, nil
	case err != nil:
		return at, err
	case o.Settled || !twice:
		at.Label = &first
	case at.mine >= 0:
		at.Label = &o.Labels[at.mine]
	case at.others > 1:
		at.Label = &first
	default:
		at.Open = true
	}
	return at, nil
}

// Waiting are the pages that wait for a label of an annotator.
func (st *Store) Waiting(who string) []dataset.Entry {
	return slices.DeleteFunc(st.Pages(), func(e dataset.Entry) bool {
		if e.Err != nil || !e.Labelled {
			return e.Err != nil
		}
		if !st.Double(e.Slug) {
			return true
		}
		at, err := st.Standing(e.Slug, who)
		return err != nil || !at.Open
	})
}

// Same compares what two labels say, not who says it.
func Same(a, b dataset.Label) bool {
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

// SetOpinion stores what an annotator says of a page; nil takes it back. The label of the
// page is the first opinion.
func (st *Store) SetOpinion(slug, who string, l *dataset.Label) error {
	at, err := st.Standing(slug, who)
	if err != nil {
		return err
	}
	if !st.Double(slug) || at.Settled {
		if l == nil {
			return st.RemoveLabel(slug)
		}
		return st.SetLabel(slug, *l)
	}
	list := slices.Clone(at.Labels)
	switch {
	case l == nil && at.mine >= 0:
		list = slices.Delete(list, at.mine, at.mine+1)
	case l == nil:
	case at.mine >= 0:
		list[at.mine] = *l
	default:
		list = append(list, *l)
	}
	// Opinions are written first: a label without them is one opinion, so that a crash
	// between the two writes loses none.
	if err := st.SetOpinions(slug, dataset.Opinions{Labels: list}); err != nil {
		return err
	}
	if len(list) == 0 {
		return st.RemoveLabel(slug)
	}
	return st.SetLabel(slug, list[0])
}

// Settle says which label holds where people differ; their opinions stay.
func (st *Store) Settle(slug string, l dataset.Label) error {
	o, err := st.Opinions(slug)
	if err != nil {
		return err
	}
	if len(o.Labels) < 2 {
		return wire.Refuse(http.StatusConflict, "there is nothing to settle: fewer than two people labelled the page")
	}
	o.Settled = true
	if err := st.SetOpinions(slug, o); err != nil {
		return err
	}
	return st.SetLabel(slug, l)
}

// Unsettle takes a settlement back, not the opinions.
func (st *Store) Unsettle(slug string) error {
	o, err := st.Opinions(slug)
	if err != nil || !o.Settled {
		return err
	}
	o.Settled = false
	if err := st.SetLabel(slug, o.Labels[0]); err != nil {
		return err
	}
	return st.SetOpinions(slug, o)
}
