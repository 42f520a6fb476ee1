package article

import (
	"slices"
	"strings"

	"galley/page"
)

// flowHead is what a reader is told of an article between its title and its text: who
// wrote it, when, and where it is from.
type flowHead struct {
	shown []page.NodeID // subtrees near the title in which the page itself says it
	line  headLine      // what it says elsewhere only
	after page.NodeID   // in a body root: what the line stands behind; None: before the body
}

// headLine is the part of the head that the page does not show near the title.
type headLine struct {
	words  []string // names of authors, the day
	source string   // name of the site, else its host
	url    string   // of the article; empty: not known
}

func (l headLine) empty() bool { return len(l.words) == 0 && l.source == "" }

// headBetween stands between the parts of a headLine.
const headBetween = " · "

// text is the line in words.
func (l headLine) text() string {
	words := l.words
	if l.source != "" {
		words = append(slices.Clone(words), l.source)
	}
	return strings.Join(words, headBetween)
}

// say puts the line of the head where the reader is, once.
func (b *flowBuilder) say() {
	if b.said || b.src.head.line.empty() {
		return
	}
	b.said = true
	b.endRun()
	b.attach(b.piece(headSays, page.None))
	b.flow.head = append(b.flow.head, headText{b.src.head.line.text(), len(b.blocks)})
}

// openHead begins what the page shows of the head, before its first node is read, and
// ends it behind the last one. The line follows behind the place that is meant for it.
func (b *flowBuilder) openHead(n page.NodeID) {
	if b.headTo > 0 && n >= b.headTo {
		b.headTo = 0
	}
	if after := b.src.head.after; after != page.None && n >= b.Page.Nodes[after].End {
		b.say()
	}
	for _, shown := range b.src.head.shown {
		if n != shown {
			continue
		}
		b.endRun()
		p := b.piece(headShown, page.None)
		b.attach(p)
		top := *b.top()
		b.open = append(b.open, openPiece{end: b.Page.Nodes[n].End, piece: p, kind: "paragraph", depth: top.depth})
		b.headTo = b.Page.Nodes[n].End
	}
}
