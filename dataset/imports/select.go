package imports

import (
	"fmt"

	"galley/dataset"
	"galley/page"
)

// minRecall is the least share of the words of "body_text" that the body must
// hold. Not all: what a script writes later, and what an ellipsis hides, may lack.
const minRecall = 0.8

// MissingError says that a page does not have what a line of labels names.
type MissingError struct {
	URL     string // of the page
	Part    string // "title", "body" or "cut"
	Address string // XPath or CSS selector; empty when a text was looked for
	Err     error  // what was wrong with the address, or what was found instead
}

func (e *MissingError) Error() string {
	if e.Address == "" {
		return fmt.Sprintf("%s has no %s as imported: %v", e.URL, e.Part, e.Err)
	}
	return fmt.Sprintf("%s has no %s at %s: %v", e.URL, e.Part, e.Address, e.Err)
}

// Unwrap gives the cause.
func (e *MissingError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *MissingError) Hint() string {
	return "the page may have changed since it was labelled; label it with galley label"
}

// MismatchError says that the element a line of labels names says something else
// than the line.
type MismatchError struct {
	URL       string // of the page
	Part      string // "title" or "body"
	Address   string // XPath or CSS selector
	Want, Got string // the starts of the texts
}

func (e *MismatchError) Error() string {
	return fmt.Sprintf("%s: the %s at %s says %q, the import says %q", e.URL, e.Part, e.Address, e.Got, e.Want)
}

// Hint says what to do about it.
func (e *MismatchError) Hint() string {
	return "the page may have changed since it was labelled; label it with galley label"
}

// Select finds on p what the import labels. What is not there is a *MissingError,
// what says something else a *MismatchError; nothing is selected then. Title is
// page.None only when the import has no title, and for an import that says that
// there is no article the selection is empty.
func (m Label) Select(p *page.Page) (page.Selection, error) {
	none := page.Selection{Title: page.None}
	if !m.Article {
		return none, nil
	}
	w := lazyWords(p)
	roots, err := m.body(p, w)
	if err != nil {
		return none, err
	}
	sel := page.Selection{Title: page.None, Roots: p.Outermost(roots)}
	if sel.Cut, err = m.findAll(p, "cut", m.Cut); err != nil {
		return none, err
	}
	sel.Cut = p.Outermost(sel.Cut)
	if err := dataset.CheckSelection(p, sel); err != nil {
		return none, fmt.Errorf("%s: %w", p.URL, err)
	}
	if err := m.checkBody(p, sel); err != nil {
		return none, err
	}
	if sel.Title, err = m.title(p, w, sel.Body()); err != nil {
		return none, err
	}
	return sel, nil
}

// lazyWords reads the words of a page when they are needed first: most imports
// have XPaths.
func lazyWords(p *page.Page) func() *words {
	var w *words
	return func() *words {
		if w == nil {
			w = wordsOf(p)
		}
		return w
	}
}

func (m Label) findAll(p *page.Page, part string, addresses []string) ([]page.NodeID, error) {
	var found []page.NodeID
	for _, a := range addresses {
		n, err := p.Find(a)
		if err != nil {
			return nil, &MissingError{p.URL, part, a, err}
		}
		found = append(found, n)
	}
	return found, nil
}

func (m Label) body(p *page.Page, w func() *words) ([]page.NodeID, error) {
	if len(m.Body) > 0 || m.GoldText == "" {
		return m.findAll(p, "body", m.Body)
	}
	n, fit := goldBody(p, w(), m.GoldText)
	if fit < minFit {
		return nil, &MissingError{p.URL, "body", "", fmt.Errorf("the gold text fits no element: best F1 %.2f, wanted %.2f", fit, minFit)}
	}
	return []page.NodeID{n}, nil
}

// checkBody compares the body with the text that the import gives for it. The page
// may say more (captions, boxes); what the text says must be there.
func (m Label) checkBody(p *page.Page, sel page.Selection) error {
	want := splitWords(m.BodyText)
	if len(want) == 0 || len(m.Body) == 0 {
		return nil
	}
	var have []string
	first := ""
	for _, root := range sel.Roots {
		text := p.TextWithout(root, sel.Cut)
		if first == "" {
			first = text
		}
		have = append(have, splitWords(text)...)
	}
	if float64(page.SharedWords(have, want)) < minRecall*float64(len(want)) {
		return &MismatchError{p.URL, "body", m.Body[0], page.Short(m.BodyText), page.Short(first)}
	}
	return nil
}

func (m Label) title(p *page.Page, w func() *words, body page.NodeID) (page.NodeID, error) {
	if m.Title != "" {
		return m.titleAt(p)
	}
	text := m.GoldTitle
	if text == "" {
		text = m.TitleText
	}
	if text == "" {
		return page.None, nil
	}
	n := goldTitle(p, w(), text, body)
	if n == page.None {
		return n, &MissingError{p.URL, "title", "", fmt.Errorf("no element says %q", page.Short(text))}
	}
	return n, nil
}

func (m Label) titleAt(p *page.Page) (page.NodeID, error) {
	n, err := p.Find(m.Title)
	if err != nil {
		return page.None, &MissingError{p.URL, "title", m.Title, err}
	}
	if text := p.Text(n); m.TitleText != "" && page.Fold(text) != page.Fold(m.TitleText) {
		return page.None, &MismatchError{p.URL, "title", m.Title, page.Short(m.TitleText), page.Short(text)}
	}
	return n, nil
}
