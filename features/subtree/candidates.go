package subtree

import (
	"galley/features"
	"galley/page"
)

// BodyCandidates are the elements that may be the body of the article by the rules of Wang et
// al. 2009, see wang.Index.Bodies. The error is features.ErrNoLayout.
func BodyCandidates(x *features.Index) (nodes []page.NodeID, relaxed bool, err error) {
	if !x.Page.Laid {
		return nil, false, features.ErrNoLayout
	}
	nodes, relaxed = x.Subtrees().Bodies()
	return nodes, relaxed, nil
}

// TitleCandidates are the elements that may be the title of the article with the given body by
// the rules of Wang et al. 2009, see wang.Index.Titles. The error is features.ErrNoLayout.
func TitleCandidates(x *features.Index, body page.NodeID) (nodes []page.NodeID, relaxed bool, err error) {
	if !x.Page.Laid {
		return nil, false, features.ErrNoLayout
	}
	nodes, relaxed = x.Subtrees().Titles(body)
	return nodes, relaxed, nil
}
