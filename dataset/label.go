package dataset

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"time"

	"galley/page"
)

// LabelVersion is the version of the label files that are written. Newer ones are
// refused.
const LabelVersion = 1

// Who a label is by.
const (
	ByHuman      = "human"
	ByImport     = "import"
	BySuggestion = "suggestion" // proposed by an extractor
)

// Label says which elements of one page are its title and body, in a form that
// notices when the page is not the one that was labelled.
type Label struct {
	Version int       `json:"version"`
	URL     string    `json:"url"`
	Title   *Element  `json:"title"` // nil: no title
	Body    []Element `json:"body"`  // page.Selection.Roots
	Cut     []Element `json:"cut"`   // page.Selection.Cut
	Article bool      `json:"article"`
	By      string    `json:"by"`
	// Annotator is the name of the person; empty: nobody said a name.
	Annotator string    `json:"annotator,omitempty"`
	At        time.Time `json:"at,omitzero"` // UTC, whole seconds
}

// Element names one element.
type Element struct {
	Path       []int  `json:"path"`        // child indexes in the captured page; what counts
	XPath      string `json:"xpath"`       // for people and other programs
	TextSHA256 string `json:"text_sha256"` // hex, of page.Norm of the element's text
}

// NewLabel makes the label of a selection. Elements inside another of the same
// list are left out: they are labelled with it. article false means that there is no
// article on the page, whatever sel holds.
func NewLabel(p *page.Page, sel page.Selection, article bool, by string, at time.Time) Label {
	l := Label{
		Version: LabelVersion, URL: p.URL, Body: []Element{}, Cut: []Element{},
		Article: article, By: by, At: at.UTC().Truncate(time.Second),
	}
	if !article {
		return l
	}
	if sel.Title != page.None {
		m := elementOf(p, sel.Title)
		l.Title = &m
	}
	for _, n := range p.Outermost(sel.Roots) {
		l.Body = append(l.Body, elementOf(p, n))
	}
	for _, n := range p.Outermost(sel.Cut) {
		l.Cut = append(l.Cut, elementOf(p, n))
	}
	return l
}

func elementOf(p *page.Page, n page.NodeID) Element {
	return Element{p.Path(n), p.XPath(n), textHash(p, n)}
}

// textHash does not see how lines are broken, only what is said.
func textHash(p *page.Page, n page.NodeID) string {
	sum := sha256.Sum256([]byte(page.Norm(p.Text(n))))
	return hex.EncodeToString(sum[:])
}

// Resolve finds the labelled elements on p. The error is a *StaleError when one
// is not where it was or says something else, a *VersionError, or says what is
// wrong with the label itself; the selection is empty then. A label that says "no
// article" resolves to the empty selection.
func (l Label) Resolve(p *page.Page) (page.Selection, error) {
	none := page.Selection{Title: page.None}
	if err := l.check(); err != nil || !l.Article {
		return none, err
	}
	sel := none
	if l.Title != nil {
		n, err := l.find(p, "title", *l.Title)
		if err != nil {
			return none, err
		}
		sel.Title = n
	}
	for _, m := range l.Body {
		n, err := l.find(p, "body", m)
		if err != nil {
			return none, err
		}
		sel.Roots = append(sel.Roots, n)
	}
	for _, m := range l.Cut {
		n, err := l.find(p, "cut", m)
		if err != nil {
			return none, err
		}
		sel.Cut = append(sel.Cut, n)
	}
	if err := CheckSelection(p, sel); err != nil {
		return none, fmt.Errorf("the label of %s: %w", l.URL, err)
	}
	return sel, nil
}

func (l Label) find(p *page.Page, part string, m Element) (page.NodeID, error) {
	stale := &StaleError{URL: l.URL, Part: part, XPath: m.XPath}
	n, err := p.FindPath(m.Path)
	if err != nil || p.Nodes[n].Kind != page.Element {
		return page.None, stale
	}
	text := p.Text(n)
	// All elements without text have one hash: their XPath has to tell them apart.
	if textHash(p, n) != m.TextSHA256 || text == "" && p.XPath(n) != m.XPath {
		stale.Got = page.Short(text)
		return page.None, stale
	}
	return n, nil
}

// check finds what no label may be, whichever page it is of.
func (l Label) check() error {
	if l.Version != LabelVersion {
		return &VersionError{Got: l.Version, Want: LabelVersion}
	}
	if l.Article && l.Title == nil && len(l.Body) == 0 {
		return errors.New("a label of an article needs a title or a body")
	}
	for _, m := range slices.Concat(l.Body, l.Cut, l.titles()) {
		// Without indexes FindPath would answer with the whole page.
		if m.Path == nil {
			return fmt.Errorf("the label of %s has no path for %s", l.URL, m.XPath)
		}
	}
	return nil
}

func (l Label) titles() []Element {
	if l.Title == nil {
		return nil
	}
	return []Element{*l.Title}
}

// CheckSelection holds what every selection by people must: body elements in
// document order, none inside another, and cuts inside them.
func CheckSelection(p *page.Page, sel page.Selection) error {
	for _, list := range [][]page.NodeID{sel.Roots, sel.Cut} {
		for i := 1; i < len(list); i++ {
			if list[i] < p.Nodes[list[i-1]].End {
				return fmt.Errorf("%s is inside or before %s", p.XPath(list[i]), p.XPath(list[i-1]))
			}
		}
	}
	for _, cut := range sel.Cut {
		if !slices.ContainsFunc(sel.Roots, func(r page.NodeID) bool { return r != cut && p.Contains(r, cut) }) {
			return fmt.Errorf("%s is cut, but it is not inside the body", p.XPath(cut))
		}
	}
	return nil
}
