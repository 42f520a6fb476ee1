package view

import (
	"galley/models/boilerplate/span"
	"galley/page"
)

// Body is the body of an article while rules decide which of its blocks are kept. Blocks have the
// numbers that they have on the page.
type Body struct {
	*View
	Root     page.NodeID // the subtree
	From, To int         // its blocks: From, …, To-1
	Post     []float64   // posteriors of all blocks of the page, which rules raise and drop
	Least    float64     // posterior from which on a block is kept
}

// NewBody is the body of a subtree, with the posteriors of the blocks of the page. Those in the
// body are changed in place.
func NewBody(v *View, root page.NodeID, post []float64, least float64) *Body {
	b := &Body{View: v, Root: root, Post: post, Least: least}
	b.From, b.To = v.Span(root)
	return b
}

// Has reports whether the blocks [from, to) are all of the body.
func (b *Body) Has(from, to int) bool { return b.From <= from && to <= b.To }

// Kept reports whether a block is kept.
func (b *Body) Kept(block int) bool { return b.Post[block] >= b.Least }

// Raise keeps a block.
func (b *Body) Raise(block int) { b.Post[block] = max(b.Post[block], b.Least) }

// RaiseAll keeps those of the blocks [from, to) that are of the body.
func (b *Body) RaiseAll(from, to int) {
	for i := max(from, b.From); i < min(to, b.To); i++ {
		b.Raise(i)
	}
}

// Drop cuts a block.
func (b *Body) Drop(block int) { b.Post[block] = 0 }

// DropAll cuts those of the blocks [from, to) that are of the body.
func (b *Body) DropAll(from, to int) {
	for i := max(from, b.From); i < min(to, b.To); i++ {
		b.Drop(i)
	}
}

// Most is the highest posterior of the blocks [from, to), 0 where there are none.
func (b *Body) Most(from, to int) float64 { return span.Most(b.Post[from:to]) }
