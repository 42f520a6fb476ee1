package features

import (
	"galley/page"
)

// subtreeIndex is what the candidates and columns of Wang et al. ask of a page.
type subtreeIndex struct {
	Page   *page.Page
	Limits Limits // complete: nothing is zero

	totals      []totals    // [i]: sums over Nodes[:i]
	boxes       []page.Rect // OPEN-W2
	lineage     []lineage   // what a node is or lies in
	styles      []int32     // of every node: its own style, or the nearest ancestor's
	kids        []formatted // of every node: its children that are formatting elements
	formatting  formatted   // of the page: all formatting elements
	runs        []run       // the texts that a reader sees, in document order
	titleWords  int         // distinct words of the document's <title>
	largestFont float64     // OPEN-W13, CSS px

	anchors       map[string]float64 // folded text of a link to the smallest top of such links, CSS px
	longestAnchor int                // characters of the longest key
}

// totals are counts that add up over a subtree.
type totals struct {
	runs          int32 // visible texts that are not blank
	chars         int32
	linkChars     int32 // of chars: inside an <a href>
	awayChars     int32 // of linkChars: inside a link that is an anchor for titles
	wordStarts    int32 // words that begin in the node
	headings      int32 // h1 to h6
	distinctWords int32 // adds up over whole subtrees only: see countDistinct
	titleWords    int32 // of distinctWords: also in the document's <title>
}

// formatted counts formatting elements and their characters.
type formatted struct{ count, chars int }

// marks are bits that every node takes over from its parent.
type lineage uint8

const (
	underLandmark lineage = 1 << iota // article, main
	underH1
	underLink         // <a href>
	underOutboundLink // <a href> that is an anchor for titles: not to the page itself, where that is allowed
)

func newSubtreeIndex(p *page.Page, l Limits) *subtreeIndex {
	x := &subtreeIndex{Page: p, Limits: l}
	x.totals = make([]totals, len(p.Nodes)+1)
	x.mark()
	x.readRuns()
	x.countWords()
	x.accumulate()
	x.spanBoxes()
	x.countFormatting()
	x.findLargestFont()
	x.collectAnchors()
	return x
}

// mark goes down the tree once: marks, styles, and the counts of each element.
func (x *subtreeIndex) mark() {
	x.lineage = make([]lineage, len(x.Page.Nodes))
	x.styles = make([]int32, len(x.Page.Nodes))
	for i := range x.Page.Nodes {
		n := &x.Page.Nodes[i]
		x.styles[i] = n.Style
		if n.Parent != page.None {
			x.lineage[i] = x.lineage[n.Parent]
			if n.Style == page.NoStyle {
				x.styles[i] = x.styles[n.Parent]
			}
		}
		if n.Kind == page.Element {
			x.lineage[i] |= x.ownMarks(n)
			if isHeading(n.Tag) && !n.Hidden {
				x.totals[i+1].headings = 1
			}
		}
	}
}

func (x *subtreeIndex) ownMarks(n *page.Node) lineage {
	switch n.Tag {
	case "article", "main":
		return underLandmark
	case "h1":
		return underH1
	case "a":
		if href, ok := n.LookupAttr("href"); ok {
			if x.Limits.AllowSelfLink && x.leadsHere(href) {
				return underLink
			}
			return underLink | underOutboundLink
		}
	}
	return 0
}

func isHeading(tag string) bool {
	return len(tag) == 2 && tag[0] == 'h' && tag[1] >= '1' && tag[1] <= '6'
}

// maxURL bounds the addresses that are compared, in bytes: the page's own is
// parsed again for every link, so a long one would cost its length times the links.
const maxURL = 4096

func (x *subtreeIndex) leadsHere(href string) bool {
	p := x.Page
	return len(href) <= maxURL && len(p.URL) <= maxURL && len(p.Base) <= maxURL && p.SameURL(href)
}

// accumulate turns the counts of single nodes into sums over all nodes before.
func (x *subtreeIndex) accumulate() {
	for i := range x.Page.Nodes {
		a, b := &x.totals[i], &x.totals[i+1]
		b.runs += a.runs
		b.chars += a.chars
		b.linkChars += a.linkChars
		b.awayChars += a.awayChars
		b.wordStarts += a.wordStarts
		b.headings += a.headings
		b.distinctWords += a.distinctWords
		b.titleWords += a.titleWords
	}
}

// within are the counts of the subtree of n.
func (x *subtreeIndex) within(n page.NodeID) totals {
	a, b := &x.totals[n], &x.totals[x.Page.Nodes[n].End]
	return totals{
		b.runs - a.runs, b.chars - a.chars, b.linkChars - a.linkChars, b.awayChars - a.awayChars,
		b.wordStarts - a.wordStarts, b.headings - a.headings,
		b.distinctWords - a.distinctWords, b.titleWords - a.titleWords,
	}
}

// Chars is the number of characters that a reader sees in the subtree of n.
func (x *subtreeIndex) Chars(n page.NodeID) int { return int(x.within(n).chars) }

// LinkChars is how many of Chars are inside an <a href>.
func (x *subtreeIndex) LinkChars(n page.NodeID) int { return int(x.within(n).linkChars) }

// Box is the box of n in CSS px; of an element whose own box is empty (display:
// contents, a collapsed parent of floats) the smallest box around its rendered
// descendants; the zero Rect where they have none either (OPEN-W2).
func (x *subtreeIndex) Box(n page.NodeID) page.Rect { return x.boxes[n] }

// spanBoxes goes up the tree once. A child with a box stands for all it holds:
// what spills over its edge is mostly clipped.
func (x *subtreeIndex) spanBoxes() {
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

// countFormatting counts formatting elements, for each parent and for the page.
// Each has its full text, so that of nested ones counts again (OPEN-W5).
func (x *subtreeIndex) countFormatting() {
	x.kids = make([]formatted, len(x.Page.Nodes))
	tags := make(map[string]bool, len(x.Limits.FormattingElements))
	for _, tag := range x.Limits.FormattingElements {
		tags[tag] = true
	}
	for i := range x.Page.Nodes {
		n := &x.Page.Nodes[i]
		if n.Kind != page.Element || n.Hidden || !tags[n.Tag] {
			continue
		}
		chars := x.Chars(page.NodeID(i))
		x.formatting.count++
		x.formatting.chars += chars
		if n.Parent != page.None {
			x.kids[n.Parent].count++
			x.kids[n.Parent].chars += chars
		}
	}
}

// around reports whether an element around n has the mark.
func (x *subtreeIndex) around(n page.NodeID, m lineage) bool {
	parent := x.Page.Nodes[n].Parent
	return parent != page.None && x.lineage[parent]&m != 0
}

// headingsInside counts the headings below n, without n.
func (x *subtreeIndex) headingsInside(n page.NodeID) int {
	return int(x.totals[x.Page.Nodes[n].End].headings - x.totals[n+1].headings)
}
