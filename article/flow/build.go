package flow

import (
	"slices"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// builder makes a flow of the planned nodes in one pass.
type builder struct {
	*plan.Plan
	src Source
	Flow
	open   []openPiece // blocks, the body first
	inline []openPiece // inline elements around what comes next
	run    *Piece      // that what comes next is added to, nil: a new one
	text   []byte      // of the line, as it stands on the page
	last   page.NodeID // text of the line, None: it has none
	first  page.NodeID // text of the run, None: it has none
	breaks int         // line breaks since the last words of the run
	due    bool        // a line break, before what comes next in code
	slab   []Piece     // for new pieces: many are made
	kids   []*Piece    // for the first two of their children
	lines  []string
	places []page.NodeID // looked through and named, to stand before what comes next
	box    page.Rect
	score  Mean
	isBody bool
	headTo page.NodeID // end of what is read of the head; 0: none
	said   bool        // the line of the head has its place
	shift  int         // added to the levels of headings

	when    string                         // the time of the entry of a live blog that is read
	entries map[page.NodeID]map[string]int // see timed

	oneColumn    map[page.NodeID]bool // by table, see isOneColumn
	equation     page.NodeID          // end of the table that sets formulas, see inEquation
	descriptions []description        // see described; nil: not read yet
	numbers      []page.NodeID        // of the lines of the code that is read, see lineNumbers
}

// New reads the article once.
func New(src Source) Flow {
	b := &builder{Plan: src.Plan, src: src, last: page.None, first: page.None}
	b.Body = &Piece{Tag: "body", Node: page.None}
	for _, pt := range src.Parts {
		b.isBody = !pt.Title
		top := b.Body
		if pt.Title {
			b.Title = &Piece{Tag: "h1", Node: page.None}
			top = b.Title
		} else {
			b.shift = b.headingShift(pt)
		}
		b.open = append(b.open[:0], openPiece{end: b.Page.Nodes[pt.Root].End, piece: top, kind: "paragraph"})
		if b.isBody && !pt.Head && src.Head.After == page.None {
			b.say()
		}
		b.inline = b.inline[:0]
		if cover := src.Cover; cover != page.None && b.isBody && len(b.Body.Kids) == 0 {
			b.add(b.piece("img", cover))
			b.endRun()
		}
		subtree.Visit(b.Page, pt, b.visit)
		b.closeUntil(b.Page.Nodes[pt.Root].End)
		b.endRun()
		b.headTo = 0
	}
	b.open = append(b.open[:0], openPiece{piece: b.Body})
	b.say()
	if b.Title != nil && !b.Title.prune() {
		b.Title = nil
	}
	b.Body.prune()
	b.listParagraphs(b.Body)
	b.joinLists(b.Body)
	return b.Flow
}

// headingShift is 1 where there is a title and the body has headings of its level.
func (b *builder) headingShift(pt subtree.Part) int {
	if b.src.Title == page.None {
		return 0
	}
	for n := pt.Root; n < b.Page.Nodes[pt.Root].End; n++ {
		if b.Nodes[n].Do == plan.Write && b.Nodes[n].Tag == "h1" && n != b.src.Title {
			return 1
		}
	}
	return 0
}

func (b *builder) visit(n page.NodeID) bool {
	b.closeUntil(n)
	b.openHead(n)
	f, node := &b.Nodes[n], &b.Page.Nodes[n]
	switch {
	case f.Do == plan.Drop, f.Do == plan.Stub && plan.IsBarTag(f.Tag), b.isNumber(n), b.isMarker(n), b.top().kind == "item" && b.isListMarker(n):
		return false
	case f.Do == plan.Unwrap:
		return true
	case node.Kind == page.Text:
		b.addText(n, node.Text)
		return false
	case b.headTo > 0 && slices.Contains(b.src.Head.Faces, n):
		return false
	case b.formula(n):
		return false
	case f.NS != allowlist.HTML || f.Do == plan.Stub || Leaves[f.Tag]:
		b.leaf(n, f)
		return false
	}
	if b.inEquation(n, f.Tag) {
		return true
	}
	tag := b.openTag(n, b.flowTag(n, b.meaning(n, f.Tag)))
	if b.isBody && b.run == nil && b.Page.IsBlock(n) && !OneLine[tag] && tag != "pre" && tag != "hr" && b.src.Backs(n) {
		b.add(b.piece("img", n))
		b.endRun()
	}
	return tag != "hr"
}

// openTag opens what an element means: a block, marks within a line, the end of a line, or
// nothing. It is what the element is taken for.
func (b *builder) openTag(n page.NodeID, tag string) string {
	item := b.isBody && b.headTo == 0 && b.isListParagraph(n)
	if item {
		tag = "li"
	}
	end := b.Page.Nodes[n].End
	text := b.top().prose
	if tag == "pre" && text == nil && b.top().kind != "code" { // one in another is part of that
		text = b.proseOf(n)
	}
	switch {
	case blockTags[tag] && text == nil && b.top().depth < maxFlowBlocks && (item || b.belongs(tag)):
		b.openBlock(n, tag)
	case inlineTags[tag] && len(b.inline) < maxFlowInline:
		if b.Page.IsBlock(n) {
			b.endLine()
		}
		opening, closing := Marks(b.Page, n, tag)
		b.text = append(b.text, opening...)
		b.inline = append(b.inline, openPiece{end: end, tag: tag, node: n, edge: b.Page.IsBlock(n), closing: closing})
	case b.Page.IsBlock(n) || blockTags[tag]:
		// A block that means nothing still ends the line, before and after.
		b.endLine()
		b.lookThrough(n)
		top := *b.top()
		b.open = append(b.open, openPiece{end: end, piece: top.piece, kind: b.kindAt(n, top.kind), depth: top.depth, prose: text})
	default:
		b.lookThrough(n)
	}
	return tag
}

// lookThrough looks through an element. If something leads to it, its place is kept.
func (b *builder) lookThrough(n page.NodeID) {
	if b.Named(n) {
		b.places = append(b.places, n)
	}
}
