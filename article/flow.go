package article

import (
	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// flow is the article as a tree of what its elements mean, without what only
// arranges them: what clean HTML, Markdown, text and blocks are written from. Words
// and pictures stand in runs, each a line of its own; blocks hold runs and blocks.
type flow struct {
	title  *piece // an h1, nil: no title of its own
	body   *piece // of tag "body"
	blocks []Block
	head   []headText
}

// headText is a line of the head of the article, which is no Block.
type headText struct {
	text string
	at   int // number of the Block that it stands before
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
	flowBlocks = allowlist.Set(`h1 h2 h3 h4 h5 h6 pre blockquote ol ul li dl dt dd figure figcaption
		table caption thead tbody tfoot tr td th details summary hr`)
	flowInline = allowlist.Set(`a em strong s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup
		i b u mark small bdi bdo br wbr del ins img video audio svg math canvas iframe embed object input`)
	flowLeaves = allowlist.Set("br wbr img video audio svg math canvas iframe embed object input")
)

// oneLine are the blocks that hold words and no paragraphs.
var oneLine = allowlist.Set("h1 h2 h3 h4 h5 h6 dt summary caption")

// namedPlace is the tag of the piece that stands for an element which is looked
// through, but which a link of the article leads to.
const namedPlace = "#place"

// Tags of pieces of the head: headShown holds what the page shows of it, headSays is
// the line with the rest.
const (
	headShown = "#head"
	headSays  = "#line"
)

// How deep elements that mean something may nest; those inside are looked through.
// What is written is then linear in the nodes, whatever a page nests.
const (
	maxFlowBlocks = 24
	maxFlowInline = 12
)

// flowParents says which blocks mean something only in certain others.
var flowParents = map[string]map[string]bool{
	"li": allowlist.Set("ul ol"), "dt": allowlist.Set("dl"), "dd": allowlist.Set("dl"), "figcaption": allowlist.Set("figure"), "summary": allowlist.Set("details"),
	"caption": allowlist.Set("table"), "thead": allowlist.Set("table"), "tbody": allowlist.Set("table"), "tfoot": allowlist.Set("table"),
	"tr": allowlist.Set("table thead tbody tfoot"), "td": allowlist.Set("tr"), "th": allowlist.Set("tr"),
}

// flowKids says what may stand in lists and tables, and what stands around all
// else there.
var flowKids = map[string]struct {
	fit  map[string]bool
	wrap string
}{
	"ul": {allowlist.Set("li"), "li"}, "ol": {allowlist.Set("li"), "li"}, "dl": {allowlist.Set("dt dd"), "dd"}, "tr": {allowlist.Set("td th"), "td"},
	"table": {allowlist.Set("caption thead tbody tfoot tr"), "tr"}, "thead": {allowlist.Set("tr"), "tr"},
	"tbody": {allowlist.Set("tr"), "tr"}, "tfoot": {allowlist.Set("tr"), "tr"},
}

// places are the elements that have a place in what is written of the flow.
func (f *flow) places(pl *plan.Plan) map[page.NodeID]bool {
	found := map[page.NodeID]bool{}
	if len(pl.Wanted) == 0 {
		return found
	}
	var walk func(*piece)
	walk = func(p *piece) {
		if p.node != page.None {
			end := p.node + 1
			if flowLeaves[p.tag] {
				end = pl.Page.Nodes[p.node].End
			}
			for n := p.node; n < end; n++ {
				if pl.Page.Nodes[n].Kind == page.Element && pl.Named(n) {
					found[n] = true
				}
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
var emptyCells = allowlist.Set("td th tr hr")

// prune drops what holds nothing, and reports whether the piece itself does hold
// something.
func (p *piece) prune() bool {
	if p.tag == headSays {
		return true
	}
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
		full = full || has && (k.tag != "#text" || !page.IsBlank(k.text))
	}
	p.kids = kept
	return full || p.tag == "hr"
}
