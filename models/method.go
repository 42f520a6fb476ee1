package models

import (
	"fmt"
	"maps"
	"slices"

	"galley/page"
)

// Selector finds the article of a page. When there is none the Selection is empty
// and the error is ErrNoArticle. Wrapper is one, and so is every training-free
// extractor of the packages below this one.
type Selector interface {
	Select(p *page.Page) (page.Selection, error)
}

// Method describes a training-free extractor: what can be asked for by name.
type Method struct {
	Name   string  // lower-case, unique among all methods
	Paper  string  // where it was published
	Doc    string  // one line
	Params []Param // in the order in which they should be shown

	// New makes it with the given parameters; those not given have their
	// defaults. Unknown names and values out of range are errors (see Values).
	New func(values map[string]float64) (Selector, error)
}

// Param is one parameter of a Method. Switches are 0 (off) or 1 (on).
type Param struct {
	Name     string
	Default  float64 // the published value, where there is one
	Min, Max float64 // both included
	Doc      string  // one line, with the unit
}

// Values are the given parameters with the defaults of those that are not given.
// A name that is not in params, or a value that is not in its range, is an error.
func Values(params []Param, given map[string]float64) (map[string]float64, error) {
	all := make(map[string]float64, len(params))
	for _, p := range params {
		v, ok := given[p.Name]
		if !ok {
			v = p.Default
		}
		if !(v >= p.Min && v <= p.Max) { // NaN too
			return nil, fmt.Errorf("parameter %s: %v is not in [%v, %v]", p.Name, v, p.Min, p.Max)
		}
		all[p.Name] = v
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if _, ok := all[name]; !ok {
			return nil, fmt.Errorf("no parameter %q", name)
		}
	}
	return all, nil
}

// Readable says of every node whether a method reads it (algorithms OPEN-G1): all
// that is not hidden. With hidden, as the papers had it, also what a style sheet
// hides, but never the head, scripts, styles, templates and noscript. Texts and
// headings that only hidden finds are in no output of page.Page.Text, which is
// what a reader sees; they count where the method decides.
func Readable(p *page.Page, hidden bool) []bool { return page.Readable(p, hidden) }

// Heading is the first <h1> with text among the nodes that are read, page.None
// when there is none: the title that a method without one of its own falls back
// to when it is asked to.
func Heading(p *page.Page, read []bool) page.NodeID {
	for i := range p.Nodes {
		if read[i] && p.Nodes[i].Tag == "h1" && p.Text(page.NodeID(i)) != "" {
			return page.NodeID(i)
		}
	}
	return page.None
}

// Mark is what a method decided about a node and all that is below it.
type Mark uint8

// The decisions about a node.
const (
	Undecided Mark = iota // goes with what is around it, unless nodes below it are marked
	Kept
	Dropped
)

// Cover is the shortest Selection, counting Roots and Cut, that has every node
// that is Kept and none that is Dropped, within the subtree of top. A root is
// never a wrapper around a single block that has it all: that block is. What is
// Undecided may be in it or not. Marks below a marked node are not looked at. It
// takes linear time. Title is page.None.
func Cover(p *page.Page, top page.NodeID, marks []Mark) page.Selection {
	c := newCover(p, top, marks)
	s := page.Selection{Title: page.None}
	rootEnd := top // one past the root that i is in
	for i := top; i < p.Nodes[top].End; i++ {
		inside := i < rootEnd
		switch at := &c.nodes[i-top]; {
		case !at.kept && !at.dropped:
			i = p.Nodes[i].End - 1
		case !at.dropped:
			if !inside {
				s.Roots = append(s.Roots, c.lowest(i))
			}
			i = p.Nodes[i].End - 1
		case !at.kept:
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
	page  *page.Page
	top   page.NodeID
	marks []Mark
	nodes []covered // of the subtree of top
}

// covered is what the subtree of a node costs: how many entries of Roots outside
// of a root, how many of Cut inside of one.
type covered struct {
	kept, dropped bool // whether there is such a node
	asRoot        bool // both, and cheaper as a root with cuts
	roots, cuts   int32
}

// newCover adds up the costs from the leaves to the top.
func newCover(p *page.Page, top page.NodeID, marks []Mark) *cover {
	c := &cover{p, top, marks, make([]covered, p.Nodes[top].End-top)}
	for i := p.Nodes[top].End - 1; i >= top; i-- {
		at := &c.nodes[i-top]
		if marks[i] != Undecided {
			at.kept, at.dropped = marks[i] == Kept, marks[i] == Dropped
		}
		switch {
		case !at.kept && !at.dropped:
			continue
		case !at.dropped:
			at.roots, at.cuts = 1, 0
		case !at.kept:
			at.roots, at.cuts = 0, 1
		case at.cuts+1 < at.roots:
			at.roots, at.asRoot = at.cuts+1, true
		}
		if i == top {
			break
		}
		parent := &c.nodes[p.Nodes[i].Parent-top]
		parent.kept, parent.dropped = parent.kept || at.kept, parent.dropped || at.dropped
		parent.roots, parent.cuts = parent.roots+at.roots, parent.cuts+at.cuts
	}
	return c
}

// lowest is the lowest block, or element that is itself Kept, that has all that
// is kept below n. Climbing higher would bring in undecided neighbours: pictures
// of a sidebar, say.
func (c *cover) lowest(n page.NodeID) page.NodeID {
	best := n
	for c.marks[n] == Undecided {
		only := page.None
		for child := range c.page.Children(n) {
			if !c.nodes[child-c.top].kept {
				continue
			}
			if only != page.None {
				return best
			}
			only = child
		}
		n = only
		if c.page.IsBlock(n) || c.page.Nodes[n].Kind == page.Element && c.marks[n] == Kept {
			best = n
		}
	}
	return best
}
