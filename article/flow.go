package article

import (
	"strconv"
	"strings"

	"galley/page"
)

// flow is the article as a tree of what its elements mean, without what only
// arranges them: what clean HTML, Markdown, text and blocks are written from. Words
// and pictures stand in runs, each a line of its own; blocks hold runs and blocks.
type flow struct {
	title  *piece // an h1, nil: no title of its own
	body   *piece // of tag "body"
	blocks []Block
}

// piece is one node of a flow.
type piece struct {
	tag   string      // "body", "run", "#text", or the element that is written
	text  string      // of "#text": as it stands on the page
	node  page.NodeID // that it was made of; None for runs
	block int         // of a run: number of its Block, 0: it has no words
	kids  []*piece
}

// The elements that mean something. Others are looked through.
var (
	flowBlocks = set(`h1 h2 h3 h4 h5 h6 pre blockquote ol ul li dl dt dd figure figcaption
		table caption thead tbody tfoot tr td th details summary hr`)
	flowInline = set(`a em strong s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup
		i b u mark small bdi bdo br wbr del ins img video audio svg math canvas iframe`)
	flowLeaves = set("br wbr img video audio svg math canvas iframe")
)

// namedPlace is the tag of the piece that stands for an element which is looked
// through, but which a link of the article leads to.
const namedPlace = "#place"

// How deep elements that mean something may nest; those inside are looked through.
// What is written is then linear in the nodes, whatever a page nests.
const (
	maxFlowBlocks = 24
	maxFlowInline = 12
)

// flowBuilder makes a flow of the planned nodes in one pass.
type flowBuilder struct {
	*planner
	flow
	open   []openPiece // blocks, the body first
	inline []openPiece // inline elements around what comes next
	run    *piece      // that what comes next is added to, nil: a new one
	text   strings.Builder
	lines  []string
	places []page.NodeID // looked through and named, to stand before what comes next
	box    page.Rect
	score  scoreMean
	isBody bool
	shift  int // added to the levels of headings
}

type openPiece struct {
	end   page.NodeID
	piece *piece // of an inline element: in the open run, nil: not yet
	tag   string
	node  page.NodeID
	kind  string // of blocks: what their words are
	depth int    // of blocks: how many that mean something are open
	edge  bool   // breaks the line where it ends
}

// newFlow reads the article once.
func newFlow(pl *planner) flow {
	b := &flowBuilder{planner: pl}
	b.body = &piece{tag: "body", node: page.None}
	for _, pt := range pl.a.parts {
		b.isBody = !pt.title
		top := b.body
		if pt.title {
			b.title = &piece{tag: "h1", node: page.None}
			top = b.title
		} else {
			b.shift = b.headingShift(pt)
		}
		b.open = append(b.open[:0], openPiece{end: pl.p.Nodes[pt.root].End, piece: top, kind: "paragraph"})
		b.inline = b.inline[:0]
		pl.a.visit(pt, b.visit)
		b.closeUntil(pl.p.Nodes[pt.root].End)
		b.endRun()
	}
	if b.title != nil && !b.title.prune() {
		b.title = nil
	}
	b.body.prune()
	return b.flow
}

// headingShift is 1 where there is a title and the body has headings of its level.
func (b *flowBuilder) headingShift(pt part) int {
	if b.a.titleNode == page.None {
		return 0
	}
	for n := pt.root; n < b.p.Nodes[pt.root].End; n++ {
		if b.fates[n].do == write && b.fates[n].tag == "h1" && n != b.a.titleNode {
			return 1
		}
	}
	return 0
}

func (b *flowBuilder) visit(n page.NodeID) bool {
	b.closeUntil(n)
	f, node := &b.fates[n], &b.p.Nodes[n]
	switch {
	case f.do == drop:
		return false
	case f.do == pass:
		return true
	case node.Kind == page.Text:
		b.addText(n, node.Text)
		return false
	case f.ns != inHTML || f.do == stand || flowLeaves[f.tag]:
		b.leaf(n, f)
		return false
	}
	tag := b.flowTag(n, f.tag)
	switch {
	case flowBlocks[tag] && b.top().depth < maxFlowBlocks && b.belongs(tag):
		b.openBlock(n, tag)
	case flowInline[tag] && len(b.inline) < maxFlowInline:
		if b.p.IsBlock(n) {
			b.endRun()
		}
		b.inline = append(b.inline, openPiece{end: node.End, tag: tag, node: n, edge: b.p.IsBlock(n)})
	case b.p.IsBlock(n) || flowBlocks[tag]:
		// A block that means nothing still ends the line, before and after.
		b.endRun()
		b.look(n)
		top := *b.top()
		b.open = append(b.open, openPiece{end: node.End, piece: top.piece, kind: top.kind, depth: top.depth})
	default:
		b.look(n)
	}
	return tag != "hr"
}

// look looks through an element. If something leads to it, its place is kept.
func (b *flowBuilder) look(n page.NodeID) {
	if b.named(n) {
		b.places = append(b.places, n)
	}
}

// belongs reports whether a block may stand where it would.
func (b *flowBuilder) belongs(tag string) bool {
	parents := flowParents[tag]
	return parents == nil || parents[b.top().piece.tag]
}

// flowParents says which blocks mean something only in certain others.
var flowParents = map[string]map[string]bool{
	"li": set("ul ol"), "dt": set("dl"), "dd": set("dl"), "figcaption": set("figure"), "summary": set("details"),
	"caption": set("table"), "thead": set("table"), "tbody": set("table"), "tfoot": set("table"),
	"tr": set("table thead tbody tfoot"), "td": set("tr"), "th": set("tr"),
}

// flowKids says what may stand in lists and tables, and what stands around all
// else there.
var flowKids = map[string]struct {
	fit  map[string]bool
	wrap string
}{
	"ul": {set("li"), "li"}, "ol": {set("li"), "li"}, "dl": {set("dt dd"), "dd"}, "tr": {set("td th"), "td"},
	"table": {set("caption thead tbody tfoot tr"), "tr"}, "thead": {set("tr"), "tr"},
	"tbody": {set("tr"), "tr"}, "tfoot": {set("tr"), "tr"},
}

// hang puts a piece into the open block, in an item or a cell where it needs one.
func (b *flowBuilder) hang(p *piece) {
	parent := b.top().piece
	for kids := flowKids[parent.tag]; kids.wrap != "" && !kids.fit[p.tag]; kids = flowKids[parent.tag] {
		wrap := &piece{tag: kids.wrap, node: page.None}
		parent.kids = append(parent.kids, wrap)
		parent = wrap
	}
	parent.kids = append(parent.kids, p)
}

// flowTag is what an element counts as: the title in the body is the h1, headings
// below it keep their distance.
func (b *flowBuilder) flowTag(n page.NodeID, tag string) string {
	inTitle := !b.isBody || b.a.titleNode != page.None && b.p.Contains(b.a.titleNode, n)
	switch {
	case inTitle && b.isBody && n == b.a.titleNode:
		return "h1"
	case inTitle && flowBlocks[tag]:
		return "div"
	case headings[tag]:
		return "h" + strconv.Itoa(min(6, int(tag[1]-'0')+b.shift))
	}
	return tag
}

func (b *flowBuilder) top() *openPiece { return &b.open[len(b.open)-1] }

func (b *flowBuilder) openBlock(n page.NodeID, tag string) {
	b.endRun()
	p := &piece{tag: tag, node: n}
	b.hang(p)
	kind, ok := blockKinds[tag]
	if !ok {
		kind = b.top().kind
	}
	b.open = append(b.open, openPiece{end: b.p.Nodes[n].End, piece: p, kind: kind, depth: b.top().depth + 1})
}

// closeUntil ends what ends before n.
func (b *flowBuilder) closeUntil(n page.NodeID) {
	for len(b.inline) > 0 && b.inline[len(b.inline)-1].end <= n {
		last := b.inline[len(b.inline)-1]
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

// add puts a piece at the end of the run, inside the inline elements around.
func (b *flowBuilder) add(p *piece) {
	if b.run == nil {
		b.run = &piece{tag: "run", node: page.None}
		b.hang(b.run)
	}
	at := b.run
	for i := range b.inline {
		o := &b.inline[i]
		if o.piece == nil {
			o.piece = &piece{tag: o.tag, node: o.node}
			at.kids = append(at.kids, o.piece)
		}
		at = o.piece
	}
	for _, n := range b.places {
		at.kids = append(at.kids, &piece{tag: namedPlace, node: n})
	}
	b.places = b.places[:0]
	at.kids = append(at.kids, p)
}

func (b *flowBuilder) addText(n page.NodeID, text string) {
	if b.run == nil && blank(text) && b.top().kind != "code" {
		return
	}
	b.add(&piece{tag: "#text", text: text, node: n})
	b.text.WriteString(text)
	b.box = b.box.Union(b.p.Nodes[n].Box)
	b.score.add(b.a.blockScores, n, text)
}

// leaf adds what is written as a whole: a picture, a film, a formula, a line break.
func (b *flowBuilder) leaf(n page.NodeID, f *fate) {
	tag := f.tag
	switch {
	case f.do == stand:
		tag = b.p.Nodes[n].Tag
	case f.ns == inSVG:
		tag = "svg"
	case f.ns == inMath:
		tag = "math"
	}
	if tag == "br" {
		b.line()
	}
	b.add(&piece{tag: tag, node: n})
}

// line ends a line inside the block. Code keeps its white space.
func (b *flowBuilder) line() {
	text := b.text.String()
	b.text.Reset()
	if b.top().kind == "code" {
		text = strings.Trim(text, "\r\n")
	} else {
		text = page.Norm(text)
	}
	if strings.TrimSpace(text) != "" {
		b.lines = append(b.lines, text)
	}
}

// endRun ends the run, and makes a Block of its words.
func (b *flowBuilder) endRun() {
	b.line()
	if b.run != nil && len(b.lines) > 0 && b.isBody {
		b.blocks = append(b.blocks, Block{
			ID: "b" + strconv.Itoa(len(b.blocks)+1), Kind: b.top().kind,
			Text: strings.Join(b.lines, "\n"), Box: b.box, Posterior: b.score.mean(b.a.Score.Body),
		})
		b.run.block = len(b.blocks)
	}
	b.run, b.lines, b.box, b.score = nil, b.lines[:0], page.Rect{}, scoreMean{}
	for i := range b.inline {
		b.inline[i].piece = nil
	}
}

// places are the elements that have a place in what is written of the flow.
func (f *flow) places(pl *planner) map[page.NodeID]bool {
	found := map[page.NodeID]bool{}
	var walk func(*piece)
	walk = func(p *piece) {
		if p.node != page.None {
			end := p.node + 1
			if flowLeaves[p.tag] {
				end = pl.p.Nodes[p.node].End
			}
			for n := p.node; n < end; n++ {
				found[n] = found[n] || pl.p.Nodes[n].Kind == page.Element && pl.named(n)
			}
		}
		for _, k := range p.kids {
			walk(k)
		}
	}
	if f.title != nil {
		walk(f.title)
	}
	walk(f.body)
	return found
}

// emptyCells may be empty and still hold a place.
var emptyCells = set("td th tr hr")

// prune drops what holds nothing, and reports whether the piece itself does hold
// something.
func (p *piece) prune() bool {
	if p.tag == "#text" || flowLeaves[p.tag] {
		return p.tag != "br" && p.tag != "wbr" && (p.tag != "#text" || p.text != "")
	}
	kept := p.kids[:0]
	full := false
	for _, k := range p.kids {
		has := k.prune()
		if has || k.tag == "br" || k.tag == "wbr" || k.tag == namedPlace || emptyCells[k.tag] {
			kept = append(kept, k)
		}
		full = full || has && (k.tag != "#text" || !blank(k.text))
	}
	p.kids = kept
	return full || p.tag == "hr"
}
