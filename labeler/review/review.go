// Package review is the pages on which labels and the wrapper that learned them differ.
package review

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"galley/dataset"
	"galley/labeler/labels"
	"galley/labeler/training"
	"galley/labeler/wire"
)

// Disagreement is a page on which label and wrapper differ.
type Disagreement struct {
	Slug       string       `json:"slug"`
	URL        string       `json:"url"`
	Title      bool         `json:"title"` // differs
	Body       bool         `json:"body"`  // differs
	Cut        bool         `json:"cut"`   // differs
	HeldOut    bool         `json:"heldOut"`
	Suspect    string       `json:"suspect,omitempty"` // why the label does not fit the others
	Article    bool         `json:"article"`           // what the label says
	Confidence float64      `json:"confidence"`
	Other      labels.Label `json:"other"` // what the wrapper says
}

func (d Disagreement) differs() bool {
	return d.Title || d.Body || d.Cut || d.Article != d.Other.Article
}

// List is where a wrapper and the labels differ: first labels that do not fit the others, then the
// wrapper's most confident ones. There a wrong label is most likely. A page that was wrong only while it was held out comes
// after those, as one that is hard to learn. Where ctx ends, the list does.
func List(ctx context.Context, st *labels.Store, by *training.Learned) []Disagreement {
	list := []Disagreement{}
	for _, e := range st.Pages() {
		if !e.Labelled || ctx.Err() != nil {
			continue
		}
		if d, differs := compare(st, e, by); differs {
			list = append(list, d)
		}
	}
	slices.SortFunc(list, func(a, b Disagreement) int {
		return cmp.Or(later(a, b), cmp.Compare(b.Confidence, a.Confidence), strings.Compare(a.Slug, b.Slug))
	})
	return list
}

// later puts pages whose labels do not fit the others before all, and those that differ only when held
// out behind.
func later(a, b Disagreement) int {
	behind := func(d Disagreement) int {
		switch {
		case d.Suspect != "":
			return -1
		case d.differs():
			return 0
		}
		return 1
	}
	return cmp.Compare(behind(a), behind(b))
}

func compare(st *labels.Store, e dataset.Entry, t *training.Learned) (Disagreement, bool) {
	l, err := st.Resolved(e.Slug)
	if err != nil || l.Stale != "" {
		return Disagreement{}, false
	}
	got, err := t.Of(e.Slug, st.Page)
	if err != nil {
		return Disagreement{}, false
	}
	p, err := st.Page(e.Slug)
	if err != nil {
		return Disagreement{}, false
	}
	d := Disagreement{
		Slug: e.Slug, URL: e.URL, Article: l.Article, HeldOut: slices.Contains(t.Wrong, e.URL), Suspect: t.Suspects[e.URL], Confidence: 1 - got.Unsure,
		Other: labels.Label{Title: got.Title, Roots: wire.List(got.Roots), Cut: wire.List(got.Cut), Article: !got.NotArticle && !got.Empty()},
	}
	if l.Article && d.Other.Article {
		d.Title = got.Title != l.Selection.Title
		d.Body = !labels.SameText(p, got.Roots, l.Selection.Roots)
		d.Cut = !labels.SameText(p, got.Cut, l.Selection.Cut)
	}
	return d, d.differs() || d.HeldOut || d.Suspect != ""
}
