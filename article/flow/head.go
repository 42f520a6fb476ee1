package flow

import (
	"slices"
	"strings"

	"galley/page"
)

// Head is what a reader is told of an article between its title and its text: who
// wrote it, when, and where it is from.
type Head struct {
	Shown []page.NodeID // subtrees near the title in which the page itself says it
	Faces []page.NodeID // pictures of who wrote, in Shown: they are a matter of the look
	Line  Line          // what it says elsewhere only
	After page.NodeID   // in a body root: what the line stands behind; None: before the body
}

// Line is the part of the head that the page does not show near the title.
type Line struct {
	Words  []string // names of authors, the day
	Source string   // name of the site, else its host
	URL    string   // of the article; empty: not known
}

// Empty reports whether there is nothing to say.
func (l Line) Empty() bool { return len(l.Words) == 0 && l.Source == "" }

// Between stands between the parts of a Line.
const Between = " · "

// Text is the line in words.
func (l Line) Text() string {
	words := l.Words
	if l.Source != "" {
		words = append(slices.Clone(words), l.Source)
	}
	return strings.Join(words, Between)
}

// say puts the line of the head where the reader is, once.
func (b *builder) say() {
	if b.said || b.src.Head.Line.Empty() {
		return
	}
	b.said = true
	b.endRun()
	b.attach(b.piece(Says, page.None))
	b.Flow.Head = append(b.Flow.Head, HeadText{b.src.Head.Line.Text(), len(b.Blocks)})
}

// openHead begins what the page shows of the head, before its first node is read, and
// ends it behind the last one. The line follows behind the place that is meant for it.
func (b *builder) openHead(n page.NodeID) {
	if b.headTo > 0 && n >= b.headTo {
		b.headTo = 0
	}
	if after := b.src.Head.After; after != page.None && n >= b.Page.Nodes[after].End {
		b.say()
	}
	for _, shown := range b.src.Head.Shown {
		if n != shown {
			continue
		}
		b.endRun()
		p := b.piece(Shown, page.None)
		b.attach(p)
		top := *b.top()
		b.open = append(b.open, openPiece{end: b.Page.Nodes[n].End, piece: p, kind: "paragraph", depth: top.depth})
		b.headTo = b.Page.Nodes[n].End
	}
}
