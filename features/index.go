package features

import (
	"sync"

	"galley/page"
)

// An Index is all that is measured of a page, each part once and when it is first
// asked for, in time linear in nodes and text. It may be read by several goroutines;
// the page must not change.
//
// It has two parts. One is about subtrees, for the candidates and columns of Wang et
// al.: sums over every subtree of the text that a reader sees, boxes, fonts, link
// texts. The other is about blocks, for the networks: runs of text under one element
// that is not inline, with what encloses them, their tag paths, sections and
// siblings, and what the head of the page says.
type Index struct {
	Page   *page.Page
	Limits Limits // complete: nothing is zero

	subtrees func() *subtreeIndex
	blocks   func() *blockIndex
}

// NewIndex makes the index of a page with the given limits. Zero numbers, lists and
// rules of l are those of [Full]; a Limits from a file should pass Check before. The
// limits have no bearing on blocks.
//
// Any page that was linked can be indexed; one that is not Laid has no boxes.
func NewIndex(p *page.Page, l Limits) *Index {
	l = l.orDefault()
	return &Index{
		Page: p, Limits: l,
		subtrees: sync.OnceValue(func() *subtreeIndex { return newSubtreeIndex(p, l) }),
		blocks:   sync.OnceValue(func() *blockIndex { return newBlockIndex(p) }),
	}
}

// Box is the box of n in CSS px. For an element whose own box is empty (display:
// contents, a collapsed parent of floats) it is the smallest box around its rendered
// descendants, and the zero Rect where they have none either.
func (x *Index) Box(n page.NodeID) page.Rect { return x.subtrees().Box(n) }

// Chars is the number of characters that a reader sees in the subtree of n.
func (x *Index) Chars(n page.NodeID) int { return x.subtrees().Chars(n) }

// LinkChars is how many of Chars are inside an <a href>.
func (x *Index) LinkChars(n page.NodeID) int { return x.subtrees().LinkChars(n) }

// Words is the number of words that a reader sees in the subtree of n. A word that
// inline elements split is one.
func (x *Index) Words(n page.NodeID) int { return x.subtrees().Words(n) }
