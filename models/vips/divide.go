package vips

import (
	"slices"

	"galley/page"
)

// rule is one of the heuristics that divide a node or keep it whole ([Cai03], section
// 4.1).
type rule uint8

const (
	ruleOnlyChild  rule = iota + 2 // 2: the only valid child is no text: divide
	ruleTop                        // 3: the node is the whole of the block that is divided: divide
	ruleTexts                      // 4: all children are texts: keep, DoC 10, or 9 where fonts differ
	ruleLineBreak                  // 5: a child breaks the line: divide
	ruleLine                       // 6: a child is <hr>: divide
	ruleBackground                 // 7: a child has another background: divide, and keep that child
	ruleSmallNode                  // 8: it has text of its own and is small: keep
	ruleSmallChild                 // 9: all children are small: keep
	rulePrevious                   // 10: the sibling before was kept: keep
	ruleDivide                     // 11: divide
	ruleKeep                       // 12: keep
)

// The rules of each kind of tag, in their order. Rule 1, cut what has no valid child,
// comes first for all.
var (
	rulesInline = []rule{ruleOnlyChild, ruleTop, ruleTexts, ruleLineBreak, ruleLine, ruleSmallNode, ruleSmallChild, ruleDivide}
	rulesTable  = []rule{ruleOnlyChild, ruleTop, ruleBackground, ruleSmallChild, ruleKeep}
	rulesCell   = []rule{ruleOnlyChild, ruleTop, ruleTexts, ruleSmallNode, ruleSmallChild, rulePrevious, ruleKeep}
	rulesOther  = []rule{ruleOnlyChild, ruleTop, ruleTexts, ruleLine, ruleSmallNode, ruleSmallChild, ruleDivide}
)

func (f *facts) rules(n page.NodeID) []rule {
	switch f.page.Nodes[n].Tag {
	case "table", "tr", "tbody", "thead", "tfoot":
		return rulesTable
	case "td", "th":
		return rulesCell
	case "p":
		return rulesInline // those of <p> are the same
	}
	if !f.page.IsBlock(n) {
		return rulesInline
	}
	return rulesOther
}

// divider divides the DOM of one block into blocks.
type divider struct {
	*facts
	opts   *Options
	blocks []*Block
	kept   map[page.NodeID]bool // to be kept in this round (rule 7)
}

// divide appends the blocks of node n. top is whether it is the whole of the block that is
// divided, previous whether the sibling before was kept. It reports whether n was kept.
func (d *divider) divide(n page.NodeID, top, previous bool) (kept bool) {
	if !d.valid[n] {
		return false
	}
	children := d.children(n)
	if len(children) == 0 {
		d.keep(n, mostCoherent) // a text or a picture
		return true
	}
	if d.kept[n] && !top {
		d.keep(n, max(d.degree(n), 6))
		return true
	}
	for _, r := range d.rules(n) {
		switch divides, coherence := d.apply(r, n, children, top, previous); {
		case coherence > 0:
			d.keep(n, coherence)
			return true
		case divides:
			last := false
			for _, c := range children {
				last = d.divide(c, false, last)
			}
			return false
		}
	}
	return false
}

// apply asks one rule: whether the node is divided, or kept with what DoC; neither where
// the rule does not apply.
func (d *divider) apply(r rule, n page.NodeID, children []page.NodeID, top, previous bool) (divides bool, coherence int) {
	switch r {
	case ruleOnlyChild:
		return len(children) == 1 && !d.text[children[0]], 0
	case ruleTop:
		return top, 0
	case ruleTexts:
		return false, d.coherenceOfTexts(children)
	case ruleLineBreak:
		return slices.ContainsFunc(children, func(c page.NodeID) bool { return d.page.Nodes[c].Kind == page.Element && d.page.IsBlock(c) }), 0
	case ruleLine:
		return slices.ContainsFunc(children, func(c page.NodeID) bool { return d.page.Nodes[c].Tag == "hr" }), 0
	case ruleBackground:
		differs := func(c page.NodeID) bool { return d.ground[c] != d.ground[n] }
		for _, c := range children {
			d.kept[c] = d.kept[c] || differs(c)
		}
		return slices.ContainsFunc(children, differs), 0
	case ruleSmallNode:
		if d.share(n) < d.opts.smallNode() && slices.ContainsFunc(children, func(c page.NodeID) bool { return d.text[c] }) {
			return false, max(d.degree(n), 5)
		}
	case ruleSmallChild:
		if !slices.ContainsFunc(children, func(c page.NodeID) bool { return d.share(c) >= d.opts.smallChild() }) {
			return false, d.degree(n)
		}
	case rulePrevious:
		if previous {
			return false, d.degree(n)
		}
	case ruleDivide:
		return true, 0
	case ruleKeep:
		return false, d.degree(n)
	}
	return false, 0
}

// coherenceOfTexts is that of rule 4, 0 where a child is no text.
func (d *divider) coherenceOfTexts(children []page.NodeID) int {
	size, weight := d.font(children[0])
	coherence := mostCoherent
	for _, c := range children {
		if !d.text[c] {
			return 0
		}
		if s, w := d.font(c); s != size || w != weight {
			coherence = mostCoherent - 1
		}
	}
	return coherence
}

// degree is the DoC of a node that is kept, by its tag and its share of the page. The
// larger it is, the more there may be in it: what has most of the page is divided again.
func (d *divider) degree(n page.NodeID) int {
	coherence := 8
	switch d.page.Nodes[n].Tag {
	case "table", "tbody", "div", "section", "main", "body", "form":
		coherence = 7
	}
	for _, share := range []float64{0.1, 0.25, 0.5} {
		if d.share(n) > share {
			coherence--
		}
	}
	return coherence
}

func (d *divider) keep(n page.NodeID, coherence int) {
	d.blocks = append(d.blocks, &Block{Nodes: []page.NodeID{n}, Box: d.boxes[n], DoC: coherence})
}
