package models

import "galley/page"

// Class is what a method takes a node for, with all that is below it.
type Class uint8

// The classes of a node.
const (
	Undecided   Class = iota // goes with what is around it, unless nodes below it are decided
	Content                  // belongs to the article
	Boilerplate              // does not belong to the article
)

// Majority classifies the nodes by how much of them is content: more than half makes
// a node Content, less makes it Boilerplate. Of each node content and all count the
// same unit; where all is 0 the node stays Undecided.
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

// SelectContent is the Selection of what is Content in the subtree of top (see
// Cover), ErrNoArticle when nothing is. With heading its title is the first <h1>
// that is read (see Heading).
func SelectContent(p *page.Page, top page.NodeID, classes []Class, read []bool, heading bool) (page.Selection, error) {
	s := Cover(p, top, classes)
	if len(s.Roots) == 0 {
		return s, ErrNoArticle
	}
	if heading {
		s.Title = Heading(p, read)
	}
	return s, nil
}

// Cover is the shortest Selection, counting Roots and Cut, that has every node
// that is Content and none that is Boilerplate, within the subtree of top. A root is
// never an element around a single block that has all the content: that block is.
// What is Undecided may be in it or not. Below a node that is decided nothing is
// looked at. It takes linear time. Title is page.None.
func Cover(p *page.Page, top page.NodeID, classes []Class) page.Selection {
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

type cover struct {
	page    *page.Page
	top     page.NodeID
	classes []Class
	nodes   []covered // of the subtree of top
}

// covered is what the subtree of a node costs: how many entries of Roots outside
// of a root, how many of Cut inside of one.
type covered struct {
	content, boilerplate bool // whether there is such a node
	asRoot               bool // both, and cheaper as a root with cuts
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

// lowest is the lowest block, or element that is itself Content, that has all that
// is content below n. Climbing higher would bring in undecided neighbours: pictures
// of a sidebar, say.
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
