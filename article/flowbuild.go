package article

import (
	"strconv"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// flowBuilder makes a flow of the planned nodes in one pass.
type flowBuilder struct {
	*plan.Plan
	src flowSource
	flow
	open   []openPiece // blocks, the body first
	inline []openPiece // inline elements around what comes next
	run    *piece      // that what comes next is added to, nil: a new one
	text   []byte      // of the line, as it stands on the page
	slab   []piece     // for new pieces: many are made
	kids   []*piece    // for the first two of their children
	lines  []string
	places []page.NodeID // looked through and named, to stand before what comes next
	box    page.Rect
	score  scoreMean
	isBody bool
	headTo page.NodeID // end of what is read of the head; 0: none
	said   bool        // the line of the head has its place
	shift  int         // added to the levels of headings

	when    string                         // the time of the entry of a live blog that is read
	entries map[page.NodeID]map[string]int // see timed

	descriptions []description // see described; nil: not read yet
}

type openPiece struct {
	end   page.NodeID
	piece *piece // of an inline element: in the open run, nil: not yet
	tag   string
	node  page.NodeID
	kind  string // of blocks: what their words are
	depth int    // of blocks: how many that mean something are open
	edge  bool   // breaks the line where it ends

	closing string // of inline elements: what marksOf has behind them
}

// flowSource is what a flow is read of.
type flowSource struct {
	plan  *plan.Plan
	parts []subtree.Part
	title page.NodeID
	head  flowHead
	backs func(page.NodeID) bool // whether an element has a background picture that is written
	cover page.NodeID            // the element whose background picture the title stood on; None
	score page.Score
	// scores are those of the blocks of the selection.
	scores []page.BlockScore
}

// newFlow reads the article once.
func newFlow(src flowSource) flow {
	b := &flowBuilder{Plan: src.plan, src: src}
	b.body = &piece{tag: "body", node: page.None}
	for _, pt := range src.parts {
		b.isBody = !pt.Title
		top := b.body
		if pt.Title {
			b.title = &piece{tag: "h1", node: page.None}
			top = b.title
		} else {
			b.shift = b.headingShift(pt)
		}
		b.open = append(b.open[:0], openPiece{end: b.Page.Nodes[pt.Root].End, piece: top, kind: "paragraph"})
		if b.isBody && !pt.Head && src.head.after == page.None {
			b.say()
		}
		b.inline = b.inline[:0]
		if cover := src.cover; cover != page.None && b.isBody && len(b.body.kids) == 0 {
			b.add(b.piece("img", cover))
			b.endRun()
		}
		subtree.Visit(b.Page, pt, b.visit)
		b.closeUntil(b.Page.Nodes[pt.Root].End)
		b.endRun()
		b.headTo = 0
	}
	b.open = append(b.open[:0], openPiece{piece: b.body})
	b.say()
	if b.title != nil && !b.title.prune() {
		b.title = nil
	}
	b.body.prune()
	return b.flow
}

// headingShift is 1 where there is a title and the body has headings of its level.
func (b *flowBuilder) headingShift(pt subtree.Part) int {
	if b.src.title == page.None {
		return 0
	}
	for n := pt.Root; n < b.Page.Nodes[pt.Root].End; n++ {
		if b.Nodes[n].Do == plan.Write && b.Nodes[n].Tag == "h1" && n != b.src.title {
			return 1
		}
	}
	return 0
}

func (b *flowBuilder) visit(n page.NodeID) bool {
	b.closeUntil(n)
	b.openHead(n)
	f, node := &b.Nodes[n], &b.Page.Nodes[n]
	switch {
	case f.Do == plan.Drop:
		return false
	case f.Do == plan.Unwrap:
		return true
	case node.Kind == page.Text:
		b.addText(n, node.Text)
		return false
	case f.NS != allowlist.HTML || f.Do == plan.Stub || flowLeaves[f.Tag]:
		b.leaf(n, f)
		return false
	}
	tag := b.flowTag(n, f.Tag)
	switch {
	case flowBlocks[tag] && b.top().depth < maxFlowBlocks && b.belongs(tag):
		b.openBlock(n, tag)
	case flowInline[tag] && len(b.inline) < maxFlowInline:
		if b.Page.IsBlock(n) {
			b.endRun()
		}
		opening, closing := marksOf(b.Page, n, tag)
		b.text = append(b.text, opening...)
		b.inline = append(b.inline, openPiece{end: node.End, tag: tag, node: n, edge: b.Page.IsBlock(n), closing: closing})
	case b.Page.IsBlock(n) || flowBlocks[tag]:
		// A block that means nothing still ends the line, before and after.
		b.endRun()
		b.lookThrough(n)
		top := *b.top()
		b.open = append(b.open, openPiece{end: node.End, piece: top.piece, kind: b.kindAt(n, top.kind), depth: top.depth})
	default:
		b.lookThrough(n)
	}
	if b.isBody && b.run == nil && b.Page.IsBlock(n) && !oneLine[tag] && tag != "pre" && tag != "hr" && b.src.backs(n) {
		b.add(b.piece("img", n))
		b.endRun()
	}
	return tag != "hr"
}

// piece makes a piece.
func (b *flowBuilder) piece(tag string, n page.NodeID) *piece {
	if len(b.slab) == 0 {
		b.slab = make([]piece, 64)
	}
	p := &b.slab[0]
	b.slab = b.slab[1:]
	p.tag, p.node = tag, n
	return p
}

// put makes kid the last child of p.
func (b *flowBuilder) put(p, kid *piece) {
	if p.kids == nil {
		if len(b.kids) == 0 {
			b.kids = make([]*piece, 128)
		}
		p.kids, b.kids = b.kids[:0:2], b.kids[2:]
	}
	p.kids = append(p.kids, kid)
}

// lookThrough looks through an element. If something leads to it, its place is kept.
func (b *flowBuilder) lookThrough(n page.NodeID) {
	if b.Named(n) {
		b.places = append(b.places, n)
	}
}

// belongs reports whether a block may stand where it would.
func (b *flowBuilder) belongs(tag string) bool {
	parents := flowParents[tag]
	return parents == nil || parents[b.top().piece.tag]
}

// flowTag is what an element counts as: the title in the body is the h1, headings
// below it keep their distance.
func (b *flowBuilder) flowTag(n page.NodeID, tag string) string {
	inTitle := !b.isBody || b.src.title != page.None && b.Page.Contains(b.src.title, n)
	switch {
	case inTitle && b.isBody && n == b.src.title:
		return "h1"
	case inTitle && flowBlocks[tag]:
		return "div"
	case allowlist.Headings[tag]:
		return "h" + strconv.Itoa(min(6, int(tag[1]-'0')+b.shift))
	}
	return tag
}

func (b *flowBuilder) top() *openPiece { return &b.open[len(b.open)-1] }

func (b *flowBuilder) openBlock(n page.NodeID, tag string) {
	b.endRun()
	p := b.piece(tag, n)
	b.attach(p)
	kind, ok := blockKinds[tag]
	if !ok {
		kind = b.top().kind
	}
	kind = b.kindAt(n, kind)
	b.open = append(b.open, openPiece{end: b.Page.Nodes[n].End, piece: p, kind: kind, depth: b.top().depth + 1})
}

// attach puts a piece into the open block, in an item or a cell where it needs one.
func (b *flowBuilder) attach(p *piece) {
	parent := b.top().piece
	for kids := flowKids[parent.tag]; kids.wrap != "" && !kids.fit[p.tag]; kids = flowKids[parent.tag] {
		wrap := b.piece(kids.wrap, page.None)
		b.put(parent, wrap)
		parent = wrap
	}
	b.put(parent, p)
}

// closeUntil ends what ends before n.
func (b *flowBuilder) closeUntil(n page.NodeID) {
	for len(b.inline) > 0 && b.inline[len(b.inline)-1].end <= n {
		last := b.inline[len(b.inline)-1]
		b.text = append(b.text, last.closing...)
		if last.edge {
			b.endRun()
		}
		b.inline = b.inline[:len(b.inline)-1]
	}
	for len(b.open) > 1 && b.top().end <= n {
		b.endRun()
		b.open = b.open[:len(b.open)-1]
	}
}
