package features

import (
	"sync"

	"galley/features/wang"
	"galley/page"
)

// An Index holds what is measured of a page. Each of its two parts is made once, when
// it is first used, in time linear in nodes and text. Several goroutines may read it;
// the page must not change.
//
// One part describes subtrees, for the candidates and columns of Wang et al. 2009: text,
// boxes, fonts, link texts. The other describes blocks, for the networks: runs of text
// under one element that is not inline, the elements around them, their tag paths,
// sections and siblings, and the head of the page.
type Index struct {
	Page   *page.Page
	Limits wang.Limits // complete: no field is zero

	subtrees func() *wang.Index
	blocks   func() *blockIndex
	priors   func() *BodyView // of Relative
}

// NewIndex makes the index of a page. Zero numbers, lists and rules of l stand for those
// of [Full]; limits from a file should pass Limits.Check first. Blocks do not depend on
// them. The page must have passed Page.Link. One that is not Laid has no boxes.
func NewIndex(p *page.Page, l wang.Limits) *Index {
	x := &Index{Page: p, blocks: sync.OnceValue(func() *blockIndex { return newBlockIndex(p) })}
	x.priors = sync.OnceValue(func() *BodyView { return x.blocks().priorBodies() })
	return x.With(l)
}

// With is an index of the same page with other limits. What does not depend on them is
// measured once for both.
func (x *Index) With(l wang.Limits) *Index {
	l = l.OrDefault()
	other := *x
	other.Limits = l
	other.subtrees = sync.OnceValue(func() *wang.Index { return wang.New(x.Page, l) })
	return &other
}

// Box is the box of n in CSS px, as wang.Index has it.
func (x *Index) Box(n page.NodeID) page.Rect { return x.subtrees().Box(n) }
