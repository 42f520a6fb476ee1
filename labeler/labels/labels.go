package labels

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"galley/labeler/wire"
	"galley/page"
)

// None is the revision of a page without a label.
const None = "none"

// Label is a label as the browser has it.
type Label struct {
	Title     page.NodeID   `json:"title"` // -1: no title
	Roots     []page.NodeID `json:"roots"`
	Cut       []page.NodeID `json:"cut"`
	Article   bool          `json:"article"`
	By        string        `json:"by"`
	Annotator string        `json:"annotator,omitempty"`
	Stale     string        `json:"stale,omitempty"`
}

// Wire is the label as the browser has it.
func (l Resolved) Wire() *Label {
	return &Label{
		Title: l.Selection.Title, Roots: wire.List(l.Selection.Roots), Cut: wire.List(l.Selection.Cut),
		Article: l.Article, By: l.By, Annotator: l.Annotator, Stale: l.Stale,
	}
}

// Current reads the label of a page as an annotator sees it, and its revision.
func (st *Store) Current(slug, who string) (*Label, string, error) {
	at, err := st.Standing(slug, who)
	if err != nil {
		return nil, "", err
	}
	if at.Label == nil {
		return nil, None, nil
	}
	p, err := st.Page(slug)
	if err != nil {
		return nil, "", err
	}
	l := Resolve(*at.Label, p)
	sel := l.Selection
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %d %t %s %s %t", sel.Title, sel.Roots, sel.Cut, l.Article, l.By, l.Stale, at.Settled))
	return l.Wire(), hex.EncodeToString(sum[:8]), nil
}

// Write does a change of a label if it is based on the revision that there is. It says
// what holds afterwards, and whether that is the change: when another tab was quicker, both
// labels are for a person to see.
func (st *Store) Write(slug, who, based string, change func() error) (now *Label, revision string, written bool, err error) {
	unlock, err := st.lock()
	if err != nil {
		return nil, "", false, err
	}
	defer unlock()
	now, revision, err = st.Current(slug, who)
	if err != nil || based != revision {
		return now, revision, false, err
	}
	if err := change(); err != nil {
		return nil, "", false, err
	}
	now, revision, err = st.Current(slug, who)
	return now, revision, err == nil, err
}

// Alone does what writes many labels, while nobody else writes one.
func (st *Store) Alone(do func()) error {
	unlock, err := st.lock()
	if err != nil {
		return err
	}
	defer unlock()
	do()
	return nil
}

// lock keeps others from writing labels: of this process, and of other ones on the same dataset.
func (st *Store) lock() (unlock func(), err error) {
	st.writing.Lock()
	free, err := st.LockLabels(context.Background())
	if err != nil {
		st.writing.Unlock()
		return nil, err
	}
	return func() {
		free()
		st.writing.Unlock()
	}, nil
}

// Check holds a label against its page, and puts its lists in order.
func Check(p *page.Page, l *Label) error {
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
