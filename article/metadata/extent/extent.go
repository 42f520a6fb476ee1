package extent

import (
	"iter"
	"slices"

	"galley/article/subtree"
	"galley/page"
)

// Extent is where an article stands on its page.
type Extent struct {
	Page  *page.Page
	Title page.NodeID // as selected
	Begin page.NodeID // where the text begins
	End   page.NodeID // and where it ends

	parts  []subtree.Part // of the selection
	others []span         // what readers and other articles say
}

// New is the extent of the article that a selection and its parts name: subtree.Parts has at
// least one.
func New(p *page.Page, sel page.Selection, parts []subtree.Part) *Extent {
	e := &Extent{Page: p, parts: parts, Title: sel.Title}
	e.Begin, e.End = e.begin(), e.end()
	e.others = e.replies()
	return e
}

// Beside is how many nodes behind a label, such as a word for "by", begins what it is of.
const Beside = 8

// Holds reports whether there is a node n, and it is below top.
func (e *Extent) Holds(top, n page.NodeID) bool { return n != page.None && e.Page.Contains(top, n) }

// begin is the first text of the body outside of the title, or the body without one.
func (e *Extent) begin() page.NodeID {
	text, body := page.None, subtree.Body(e.parts)
	subtree.Visit(e.Page, body, func(n page.NodeID) bool {
		node := &e.Page.Nodes[n]
		if text == page.None && node.Kind == page.Text && page.HasLetters(node.Text) {
			text = n
		}
		return text == page.None && n != e.Title
	})
	if text == page.None {
		return body.Root
	}
	return text
}

// end is where the text of the article ends: the end of the body, without what is cut
// there.
func (e *Extent) end() page.NodeID {
	last := e.parts[len(e.parts)-1]
	end := e.Page.Nodes[last.Root].End
	for _, cut := range slices.Backward(last.Cut) {
		if e.hasText(e.Page.Nodes[cut].End, end) {
			break
		}
		end = cut
	}
	return end
}

// hasText reports whether a reader sees words between two nodes.
func (e *Extent) hasText(from, to page.NodeID) bool {
	for n := from; n < to; n++ {
		if node := &e.Page.Nodes[n]; node.ShowsLetters() {
			return true
		}
	}
	return false
}

// Near is how many nodes before and after the title's begin a byline or a date
// belongs to it.
const Near = 200

// Head is the title, or else where the body begins.
func (e *Extent) Head() page.NodeID {
	if e.Title == page.None {
		return subtree.Body(e.parts).Root
	}
	return e.Title
}

// Around hands out the nodes near one that are not hidden and not of others.
func (e *Extent) Around(at page.NodeID) iter.Seq[page.NodeID] {
	return func(yield func(page.NodeID) bool) {
		for n := max(0, at-Near); n < min(page.NodeID(len(e.Page.Nodes)), at+Near); n++ {
			if !e.Page.Nodes[n].Hidden && !e.IsOthers(n) && !yield(n) {
				return
			}
		}
	}
}
