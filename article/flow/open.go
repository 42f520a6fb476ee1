package flow

import "galley/page"

// openPiece is a piece that what comes next goes into.
type openPiece struct {
	end   page.NodeID
	piece *Piece // of an inline element: in the open run, nil: not yet
	tag   string
	node  page.NodeID
	kind  string // of blocks: what their words are
	depth int    // of blocks: how many that mean something are open
	edge  bool   // breaks the line where it ends
	prose *prose // of blocks: preformatted text that is around

	closing string // of inline elements: what Marks has behind them
}

// piece makes a piece.
func (b *builder) piece(tag string, n page.NodeID) *Piece {
	if len(b.slab) == 0 {
		b.slab = make([]Piece, 64)
	}
	p := &b.slab[0]
	b.slab = b.slab[1:]
	p.Tag, p.Node = tag, n
	return p
}

// put makes kid the last child of p.
func (b *builder) put(p, kid *Piece) {
	if p.Kids == nil {
		if len(b.kids) == 0 {
			b.kids = make([]*Piece, 128)
		}
		p.Kids, b.kids = b.kids[:0:2], b.kids[2:]
	}
	p.Kids = append(p.Kids, kid)
}

// top is the block that is open, the body where no other is.
func (b *builder) top() *openPiece { return &b.open[len(b.open)-1] }

// openBlock opens a block that means something.
func (b *builder) openBlock(n page.NodeID, tag string) {
	b.endRun()
	p := b.piece(tag, n)
	b.attach(p)
	kind, ok := blockKinds[tag]
	if !ok {
		kind = b.top().kind
	}
	kind = b.kindAt(n, kind)
	if tag == "pre" {
		b.numbers = lineNumbers(b.Page, n)
	}
	b.open = append(b.open, openPiece{end: b.Page.Nodes[n].End, piece: p, kind: kind, depth: b.top().depth + 1})
}

// attach puts a piece into the open block, in an item or a cell where it needs one.
func (b *builder) attach(p *Piece) {
	parent := b.top().piece
	for kids := childTags[parent.Tag]; kids.wrap != "" && !kids.fit[p.Tag]; kids = childTags[parent.Tag] {
		wrap := b.piece(kids.wrap, page.None)
		b.put(parent, wrap)
		parent = wrap
	}
	b.put(parent, p)
}

// closeUntil ends what ends before n.
func (b *builder) closeUntil(n page.NodeID) {
	for len(b.inline) > 0 && b.inline[len(b.inline)-1].end <= n {
		last := b.inline[len(b.inline)-1]
		b.text = append(b.text, last.closing...)
		if last.edge {
			b.endLine()
		}
		b.inline = b.inline[:len(b.inline)-1]
	}
	for len(b.open) > 1 && b.top().end <= n {
		if b.open[len(b.open)-2].piece == b.top().piece {
			b.endLine()
		} else {
			b.endRun()
		}
		b.open = b.open[:len(b.open)-1]
	}
}
