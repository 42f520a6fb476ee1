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

	found      *sync.Map // see Once
	ofSubtrees func() *wang.Index
	blocks     func() *blockIndex
	ofPriors   func() *BodyView
}

// NewIndex makes the index of a page. Zero numbers, lists and rules of l stand for those
// of subtree.Full; limits from a file should pass Limits.Check first. Blocks do not depend on
// them. The page must have passed Page.Link. One that is not Laid has no boxes.
func NewIndex(p *page.Page, l wang.Limits) *Index {
	x := &Index{Page: p, found: new(sync.Map), blocks: sync.OnceValue(func() *blockIndex { return newBlockIndex(p) })}
	x.ofPriors = sync.OnceValue(func() *BodyView { return x.blocks().priorBodies() })
	return x.With(l)
}

// With is an index of the same page with other limits. What does not depend on them is
// measured once for both.
func (x *Index) With(l wang.Limits) *Index {
	l = l.OrDefault()
	other := *x
	other.Limits = l
	other.ofSubtrees = sync.OnceValue(func() *wang.Index { return wang.New(x.Page, l) })
	return &other
}

// Box is the box of n in CSS px, as wang.Index has it.
func (x *Index) Box(n page.NodeID) page.Rect { return x.ofSubtrees().Box(n) }

// Subtrees are the measures of subtrees for the candidates and columns of Wang et al. 2009. Only
// laid-out pages have candidates.
func (x *Index) Subtrees() *wang.Index { return x.ofSubtrees() }

// Priors are the subtrees that may be the body by the priors of the blocks, in the place of the
// posteriors of a network.
func (x *Index) Priors() *BodyView { return x.ofPriors() }

// ErrNoLayout says that a page has no boxes, because no browser laid it out:
// candidates cannot be found on it.
var ErrNoLayout error = noLayout{}

type noLayout struct{}

func (noLayout) Error() string { return "features: the page is not laid out" }

// Hint says what to do about it.
func (noLayout) Hint() string { return "render it in a browser, or use a method that needs no layout" }
