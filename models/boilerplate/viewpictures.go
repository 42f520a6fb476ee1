package boilerplate

import (
	"strings"

	"galley/page"
)

// isBehindPicture reports whether the element before one, or before the boxes that hold nothing
// else, is a picture without words: then it may be the caption.
func (t *View) isBehindPicture(n page.NodeID) bool {
	from, to := t.Span(n)
	for up := t.Page.Nodes[n].Parent; up != page.None; up = t.Page.Nodes[n].Parent {
		if before := t.elementBefore(n); before != page.None {
			from, to := t.Span(before)
			return from == to && t.Media(before) > 0
		}
		if f, e := t.Span(up); f != from || e != to {
			return false
		}
		n = up
	}
	return false
}

// elementBefore is the element that n follows in its parent, None where there is none.
func (t *View) elementBefore(n page.NodeID) page.NodeID {
	up := t.Page.Nodes[n].Parent
	for i := n - 1; i > up; i-- {
		for t.Page.Nodes[i].Parent != up {
			i = t.Page.Nodes[i].Parent
		}
		if t.Page.Nodes[i].Kind == page.Element {
			return i
		}
	}
	return page.None
}

// isWordsOnly reports whether a subtree is a text or an element with some, and no picture.
func (t *View) isWordsOnly(n page.NodeID) bool {
	if t.Page.Nodes[n].Kind == page.Text {
		return strings.TrimSpace(t.Page.Nodes[n].Text) != ""
	}
	return t.Media(n) == 0 && t.Page.ShortText(n) != ""
}
