// Package cover turns decisions about nodes into the shortest selection that agrees with them.
package cover

import "galley/page"

// Class is what a method takes a subtree for.
type Class uint8

// The classes of a subtree.
const (
	Undecided   Class = iota // not decided; subtrees in it may be
	Content                  // belongs to the article
	Boilerplate              // does not belong to the article
)

// Majority classifies nodes by the share of them that is content: more than half makes
// a node Content, otherwise it is Boilerplate. content and all have the same unit, by
// node. Where all is 0 the node stays Undecided.
func Majority(content, all []int) []Class {
	classes := make([]Class, len(all))
	for n := range all {
		switch {
		case all[n] == 0:
		case 2*content[n] > all[n]:
			classes[n] = Content
		default:
			classes[n] = Boilerplate
		}
	}
	return classes
}

// Select is the shortest Selection, by the number of Roots and Cut together, that has
// all Content and no Boilerplate in the subtree of top. Undecided nodes may be in it or
// not. Nodes below a decided one do not count. Where a single block holds all the content
// of a root, that block is the root. It takes linear time. Title is page.None.
func Select(p *page.Page, top page.NodeID, classes []Class) page.Selection {
	c := newCover(p, top, classes)
	s := page.Selection{Title: page.None}
	rootEnd := top // one past the root that i is in
	for i := top; i < p.Nodes[top].End; i++ {
		inside := i < rootEnd
		switch at := &c.nodes[i-top]; {
		case !at.content && !at.boilerplate:
			i = p.Nodes[i].End - 1
		case !at.boilerplate:
			if !inside {
				s.Roots = append(s.Roots, c.lowest(i))
			}
			i = p.Nodes[i].End - 1
		case !at.content:
			if inside {
				s.Cut = append(s.Cut, i)
			}
			i = p.Nodes[i].End - 1
		case !inside && at.asRoot:
			s.Roots = append(s.Roots, i)
			rootEnd = p.Nodes[i].End
		}
	}
	return s
}

// cover finds the cheapest cover.
type cover struct {
	page    *page.Page
	top     page.NodeID
	classes []Class
	nodes   []covered // of the subtree of top
}

// covered is the cost of the subtree of a node: how many Roots it needs where it is
// outside of a root, how many Cut where it is inside of one.
type covered struct {
	content, boilerplate bool // it holds such a node
	asRoot               bool // it holds both, and is cheaper as a root with cuts
	roots, cuts          int32
}

// newCover adds up the costs from the leaves to the top.
func newCover(p *page.Page, top page.NodeID, classes []Class) *cover {
	c := &cover{p, top, classes, make([]covered, p.Nodes[top].End-top)}
	for i := p.Nodes[top].End - 1; i >= top; i-- {
		at := &c.nodes[i-top]
		if classes[i] != Undecided {
			at.content, at.boilerplate = classes[i] == Content, classes[i] == Boilerplate
		}
		switch {
		case !at.content && !at.boilerplate:
			continue
		case !at.boilerplate:
			at.roots, at.cuts = 1, 0
		case !at.content:
			at.roots, at.cuts = 0, 1
		case at.cuts+1 < at.roots:
			at.roots, at.asRoot = at.cuts+1, true
		}
		if i == top {
			break
		}
		parent := &c.nodes[p.Nodes[i].Parent-top]
		parent.content, parent.boilerplate = parent.content || at.content, parent.boilerplate || at.boilerplate
		parent.roots, parent.cuts = parent.roots+at.roots, parent.cuts+at.cuts
	}
	return c
}

// lowest is the lowest block, or element that is itself Content, that holds all the
// content below n. An element further up would bring in undecided neighbours, such as
// the pictures of a sidebar.
func (c *cover) lowest(n page.NodeID) page.NodeID {
	best := n
	for c.classes[n] == Undecided {
		only := page.None
		for child := range c.page.Children(n) {
			if !c.nodes[child-c.top].content {
				continue
			}
			if only != page.None {
				return best
			}
			only = child
		}
		n = only
		if c.page.IsBlock(n) || c.page.Nodes[n].Kind == page.Element && c.classes[n] == Content {
			best = n
		}
	}
	return best
}
