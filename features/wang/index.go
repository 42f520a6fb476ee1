package wang

import "galley/page"

// Index holds what the candidate rules and columns of Wang et al. 2009 read of
// a page. Slices without another note are indexed by node.
type Index struct {
	Page   *page.Page
	Limits Limits // complete: no field is zero

	totals      []totals    // [i]: sums over Nodes[:i]
	boxes       []page.Rect // CSS px, see Box
	ancestry    []ancestry  // what the node is or lies in
	styles      []int32     // see page.Page.NearestStyles
	formatted   []formatted // its children that are formatting elements
	formatting  formatted   // all formatting elements of the page
	runs        []run       // visible texts, in document order
	titleWords  int         // distinct words of <title>
	largestFont float64     // largest font size in the first screen, CSS px

	anchors       map[string]float64 // folded link text → smallest top of its links, CSS px
	longestAnchor int                // characters of the longest key of anchors
}

// New makes the index of a page. Zero numbers, lists and rules of l stand for those
// of DefaultLimits. The page must have passed Page.Link. One that is not Laid has no boxes.
func New(p *page.Page, l Limits) *Index {
	x := &Index{Page: p, Limits: l.OrDefault(), styles: p.NearestStyles()}
	x.totals = make([]totals, len(p.Nodes)+1)
	x.readAncestry()
	x.readRuns()
	x.countWords()
	x.accumulate()
	x.findBoxes()
	x.countFormatting()
	x.findLargestFont()
	x.collectAnchors()
	return x
}

// totals are counts that add up over a subtree.
type totals struct {
	runs          int32 // visible texts that are not blank
	chars         int32
	linkChars     int32 // of chars: inside an <a href>
	anchorChars   int32 // of linkChars: inside a link that counts as an anchor, see inAnchor
	wordStarts    int32 // words that begin in the node
	headings      int32 // h1 to h6
	distinctWords int32 // adds up over whole subtrees only, see countDistinct
	titleWords    int32 // of distinctWords: also in <title>
}

// accumulate turns the counts of single nodes into prefix sums.
func (x *Index) accumulate() {
	for i := range x.Page.Nodes {
		a, b := &x.totals[i], &x.totals[i+1]
		b.runs += a.runs
		b.chars += a.chars
		b.linkChars += a.linkChars
		b.anchorChars += a.anchorChars
		b.wordStarts += a.wordStarts
		b.headings += a.headings
		b.distinctWords += a.distinctWords
		b.titleWords += a.titleWords
	}
}

// within returns the counts of the subtree of n.
func (x *Index) within(n page.NodeID) totals {
	a, b := &x.totals[n], &x.totals[x.Page.Nodes[n].End]
	return totals{
		b.runs - a.runs, b.chars - a.chars, b.linkChars - a.linkChars, b.anchorChars - a.anchorChars,
		b.wordStarts - a.wordStarts, b.headings - a.headings,
		b.distinctWords - a.distinctWords, b.titleWords - a.titleWords,
	}
}

// Chars is the number of characters that a reader sees in the subtree of n.
func (x *Index) Chars(n page.NodeID) int { return int(x.within(n).chars) }

// LinkChars is how many of Chars are inside an <a href>.
func (x *Index) LinkChars(n page.NodeID) int { return int(x.within(n).linkChars) }

// Box is the box of n in CSS px. For an element whose own box is empty (display:
// contents, a collapsed parent of floats) it is the smallest box around its rendered
// descendants, and the zero Rect where they have none either.
func (x *Index) Box(n page.NodeID) page.Rect { return x.boxes[n] }

// findBoxes goes up the tree once and gives elements with an empty box the union of
// their children's boxes. Wang et al. 2009 leave open what the box of such an element
// is. A child with a box stands for all that it holds: what spills over its edge is
// mostly clipped.
func (x *Index) findBoxes() {
	nodes := x.Page.Nodes
	x.boxes = make([]page.Rect, len(nodes))
	for i := len(nodes) - 1; i >= 0; i-- {
		n := &nodes[i]
		if !n.Box.Empty() {
			x.boxes[i] = n.Box
		}
		if n.Parent != page.None && !n.Hidden && nodes[n.Parent].Box.Empty() {
			x.boxes[n.Parent] = x.boxes[n.Parent].Union(x.boxes[i])
		}
	}
}

// headingsInside counts the headings below n, without n itself.
func (x *Index) headingsInside(n page.NodeID) int {
	return int(x.totals[x.Page.Nodes[n].End].headings - x.totals[n+1].headings)
}
