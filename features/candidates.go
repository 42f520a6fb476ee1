package features

import "galley/page"

// ErrNoLayout says that a page has no boxes, because no browser laid it out:
// candidates cannot be found on it.
var ErrNoLayout error = noLayout{}

type noLayout struct{}

func (noLayout) Error() string { return "features: the page is not laid out" }

// Hint says what to do about it.
func (noLayout) Hint() string { return "render it in a browser, or use a method that needs no layout" }

// BodyCandidates are the elements that may be the body of the article by the rules of Wang et
// al. 2009, see wang.Index.Bodies. The error is ErrNoLayout.
func BodyCandidates(x *Index) (nodes []page.NodeID, relaxed bool, err error) {
	if !x.Page.Laid {
		return nil, false, ErrNoLayout
	}
	nodes, relaxed = x.subtrees().Bodies()
	return nodes, relaxed, nil
}

// TitleCandidates are the elements that may be the title of the article with the given body by
// the rules of Wang et al. 2009, see wang.Index.Titles. The error is ErrNoLayout.
func TitleCandidates(x *Index, body page.NodeID) (nodes []page.NodeID, relaxed bool, err error) {
	if !x.Page.Laid {
		return nil, false, ErrNoLayout
	}
	nodes, relaxed = x.subtrees().Titles(body)
	return nodes, relaxed, nil
}
