package view

import (
	"strings"

	"galley/page"
)

// IsBehindPicture reports whether the element before one, or before the boxes that hold nothing
// else, is a picture without words: then it may be the caption.
func (v *View) IsBehindPicture(n page.NodeID) bool {
	from, to := v.Span(n)
	for up := v.Page.Nodes[n].Parent; up != page.None; up = v.Page.Nodes[n].Parent {
		if before := v.ElementBefore(n); before != page.None {
			from, to := v.Span(before)
			return from == to && v.Media(before) > 0
		}
		if f, e := v.Span(up); f != from || e != to {
			return false
		}
		n = up
	}
	return false
}

// ElementBefore is the element that n follows in its parent, None where there is none.
func (v *View) ElementBefore(n page.NodeID) page.NodeID {
	up := v.Page.Nodes[n].Parent
	for i := n - 1; i > up; i-- {
		for v.Page.Nodes[i].Parent != up {
			i = v.Page.Nodes[i].Parent
		}
		if v.Page.Nodes[i].Kind == page.Element {
			return i
		}
	}
	return page.None
}

// IsWordsOnly reports whether a subtree is a text or an element with some, and no picture.
func (v *View) IsWordsOnly(n page.NodeID) bool {
	if v.Page.Nodes[n].Kind == page.Text {
		return strings.TrimSpace(v.Page.Nodes[n].Text) != ""
	}
	return v.Media(n) == 0 && v.Page.ShortText(n) != ""
}
