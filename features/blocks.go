package features

import (
	"strings"

	"galley/page"
)

// NumBlocks is the number of blocks of the page: runs of text under one element that
// is not inline, which a reader sees as a line or a paragraph.
func (x *Index) NumBlocks() int { return len(x.blocks().blocks) }

// Span are the first block of the subtree of n and the one after its last.
func (x *Index) Span(n page.NodeID) (from, to int) { return x.blocks().within(n) }

// BlockNodes are the nodes of a block: its texts are the readable ones of
// Nodes[from:to].
func (x *Index) BlockNodes(i int) (from, to page.NodeID) {
	b := &x.blocks().blocks[i]
	return b.from, b.to
}

// BlockElement is the element whose line a block is.
func (x *Index) BlockElement(i int) page.NodeID { return x.blocks().blocks[i].elem }

// BlockWords is the number of words of a block: runs of letters and digits; an
// ideograph is one.
func (x *Index) BlockWords(i int) int { return int(x.blocks().blocks[i].words) }

// BlockText is what a block says.
func (x *Index) BlockText(i int) string {
	s := x.blocks()
	return s.text(&s.blocks[i])
}

// IsProse reports whether a block reads like a sentence or more of running text.
func (x *Index) IsProse(i int) bool { return x.blocks().blocks[i].prose() }

// BlockEnclosing says what the first text of a block is in.
func (x *Index) BlockEnclosing(i int) Enclosing { return x.blocks().enclosing(i) }

// Enclosing says what an element is or is in.
func (x *Index) Enclosing(n page.NodeID) Enclosing { return x.blocks().places[n].enclosing }

// Readable reports whether the text of a node counts.
func (x *Index) Readable(n page.NodeID) bool { return x.blocks().visible[n] }

// Media is the number of pictures, films and the like in the subtree of n.
func (x *Index) Media(n page.NodeID) int {
	s := x.blocks()
	return int(s.media[s.page.Nodes[n].End] - s.media[n])
}

// SameContent reports whether two subtrees, one of which may lie in the other, hold
// the same blocks and as many pictures.
func (x *Index) SameContent(a, b page.NodeID) bool { return x.blocks().same(a, b) }

// ProseParent is the parent of a block's element: the paragraphs of an article mostly
// share it.
func (x *Index) ProseParent(i int) page.NodeID {
	s := x.blocks()
	return s.proseParent(&s.blocks[i])
}

// Heading is the heading that an element is or stands right in, page.None without.
func (x *Index) Heading(n page.NodeID) page.NodeID { return x.blocks().heading(n) }

// LeadsHome reports whether a heading is a link to the top of a site.
func (x *Index) LeadsHome(n page.NodeID) bool { return x.blocks().leadsHome(n) }

// TitleF1 is the F1 of the words of an element and those of <title>, as sets.
func (x *Index) TitleF1(n page.NodeID) float64 { return x.blocks().titleF1(n) }

// MayBeTitle reports whether a subtree is short enough to be a title: at most 60 words
// (the MaxWordNum of Wang et al. 2009, section 4), 2,000 characters and 1,000 nodes.
func (x *Index) MayBeTitle(n page.NodeID) bool {
	s := x.blocks()
	t := s.in(n)
	return t.words > 0 && s.shortEnough(n, t)
}

// within are the first block of the subtree of n and the one after its last.
func (s *blockIndex) within(n page.NodeID) (from, to int) {
	return int(s.first[n]), int(s.first[s.page.Nodes[n].End])
}

// text is what a block says.
func (s *blockIndex) text(b *block) string {
	if b.to == b.from+1 {
		return s.page.Nodes[b.from].Text
	}
	var t strings.Builder
	for i := b.from; i < b.to; i++ {
		if s.visible[i] && s.page.Nodes[i].Kind == page.Text {
			t.WriteString(s.page.Nodes[i].Text)
		}
	}
	return t.String()
}
