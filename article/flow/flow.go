package flow

import (
	"slices"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// Flow is the article as a tree of what its elements mean, without what only
// arranges them: what clean HTML, Markdown, text and blocks are written from. Words
// and pictures stand in runs, each a line of its own; blocks hold runs and blocks.
type Flow struct {
	Title  *Piece // an h1, nil: no title of its own
	Body   *Piece // of tag "body"
	Blocks []Block
	Firsts []page.NodeID // the first text of each block
	Head   []HeadText
}

// HeadText is a line of the head of the article, which is no Block.
type HeadText struct {
	Text string
	At   int // number of the Block that it stands before
}

// Piece is one node of a flow.
type Piece struct {
	Tag   string      // "body", "run", "#text", or the element that is written
	Text  string      // of "#text": as it stands on the page
	Node  page.NodeID // that it was made of; None for runs
	Block int         // of a run: number of its Block, 0: it has no words
	Kids  []*Piece
}

// The elements that mean something. Others are looked through.
var (
	blockTags = allowlist.Set(`h1 h2 h3 h4 h5 h6 pre blockquote ol ul li dl dt dd figure figcaption
		table caption thead tbody tfoot tr td th details summary hr`)
	inlineTags = allowlist.Set(`a em strong s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup
		i b u mark small bdi bdo br wbr del ins img video audio svg math canvas iframe embed object input`)
)

// Leaves are the elements that are written as a whole, without pieces below them.
var Leaves = allowlist.Set("br wbr img video audio svg math canvas iframe embed object input")

// OneLine are the blocks that hold words and no paragraphs.
var OneLine = allowlist.Set("h1 h2 h3 h4 h5 h6 dt summary caption")

// Place is the tag of the piece that stands for an element which is looked
// through, but which a link of the article leads to.
const Place = "#place"

// Tags of pieces of the head: Shown holds what the page shows of it, Says is
// the line with the rest.
const (
	Shown = "#head"
	Says  = "#line"
)

// How deep elements that mean something may nest; those inside are looked through.
// What is written is then linear in the nodes, whatever a page nests.
const (
	maxFlowBlocks = 24
	maxFlowInline = 12
)

// parentTags says which blocks mean something only in certain others.
var parentTags = map[string]map[string]bool{
	"li": allowlist.Set("ul ol"), "dt": allowlist.Set("dl"), "dd": allowlist.Set("dl"), "figcaption": allowlist.Set("figure"), "summary": allowlist.Set("details"),
	"caption": allowlist.Set("table"), "thead": allowlist.Set("table"), "tbody": allowlist.Set("table"), "tfoot": allowlist.Set("table"),
	"tr": allowlist.Set("table thead tbody tfoot"), "td": allowlist.Set("tr"), "th": allowlist.Set("tr"),
}

// childTags says what may stand in lists and tables, and what stands around all
// else there.
var childTags = map[string]struct {
	fit  map[string]bool
	wrap string
}{
	"ul": {allowlist.Set("li"), "li"}, "ol": {allowlist.Set("li"), "li"}, "dl": {allowlist.Set("dt dd"), "dd"}, "tr": {allowlist.Set("td th"), "td"},
	"table": {allowlist.Set("caption thead tbody tfoot tr"), "tr"}, "thead": {allowlist.Set("tr"), "tr"},
	"tbody": {allowlist.Set("tr"), "tr"}, "tfoot": {allowlist.Set("tr"), "tr"},
}

// Places are the elements that have a place in what is written of the flow.
func (f *Flow) Places(pl *plan.Plan) map[page.NodeID]bool {
	found := map[page.NodeID]bool{}
	if len(pl.Wanted) == 0 {
		return found
	}
	var walk func(*Piece)
	walk = func(p *Piece) {
		if p.Node != page.None {
			end := p.Node + 1
			if Leaves[p.Tag] {
				end = pl.Page.Nodes[p.Node].End
			}
			for n := p.Node; n < end; n++ {
				if pl.Page.Nodes[n].Kind == page.Element && pl.Named(n) {
					found[n] = true
				}
			}
		}
		for _, k := range p.Kids {
			walk(k)
		}
	}
	if f.Title != nil {
		walk(f.Title)
	}
	walk(f.Body)
	return found
}

// emptyCells may be empty and still hold a place.
var emptyCells = allowlist.Set("td th tr hr")

// prune drops what holds nothing, and reports whether the piece itself does hold
// something. White space and line breaks of an inline element that has nothing else stay without it.
func (p *Piece) prune() bool {
	if p.Tag == Says {
		return true
	}
	if p.Tag == "#text" || Leaves[p.Tag] {
		return p.Tag != "br" && p.Tag != "wbr" && (p.Tag != "#text" || p.Text != "")
	}
	var kept []*Piece
	full := false
	for _, k := range p.Kids {
		has := k.prune()
		switch {
		case has || k.Tag == "br" || k.Tag == "wbr" || k.Tag == Place || emptyCells[k.Tag]:
			kept = append(kept, k)
		case inlineTags[k.Tag]: // the blank or the line break in it stands between words
			kept = append(kept, k.Kids...)
		}
		full = full || has && (k.Tag != "#text" || !page.IsBlank(k.Text))
	}
	p.Kids = kept
	return full || p.Tag == "hr"
}

// WithSummary is a details with its summary first, or a div where it has none, for
// browsers then invent one.
func (p *Piece) WithSummary() *Piece {
	p = p.WithFirst("summary")
	if len(p.Kids) == 0 || p.Kids[0].Tag != "summary" {
		p = &Piece{Tag: "div", Node: p.Node, Kids: p.Kids}
	}
	return p
}

// WithFirst is a piece whose first child of the tag comes first; of others with that tag
// only the words are kept.
func (p *Piece) WithFirst(tag string) *Piece {
	at := slices.IndexFunc(p.Kids, func(k *Piece) bool { return k.Tag == tag })
	if at <= 0 {
		return p
	}
	kids := slices.Concat(p.Kids[at:at+1], p.Kids[:at], p.Kids[at+1:])
	return &Piece{Tag: p.Tag, Node: p.Node, Kids: kids}
}
