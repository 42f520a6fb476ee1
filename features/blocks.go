package features

import (
	"galley/features/block"
	"galley/page"
)

// NumBlocks is the number of blocks of the page: runs of text under one element that
// is not inline, which a reader sees as lines or paragraphs.
func (x *Index) NumBlocks() int { return len(x.blocks().Blocks) }

// Span returns the blocks of the subtree of n: its first, and one past its last.
func (x *Index) Span(n page.NodeID) (from, to int) { return x.blocks().Within(n) }

// BlockNodes returns the nodes of block i: its texts are the Readable ones of
// Nodes[from:to].
func (x *Index) BlockNodes(i int) (from, to page.NodeID) {
	b := &x.blocks().Blocks[i]
	return b.From, b.To
}

// BlockElement is the element whose line or paragraph block i is.
func (x *Index) BlockElement(i int) page.NodeID { return x.blocks().Blocks[i].Elem }

// BlockWords is the number of words of block i: runs of letters and digits, and single
// ideographs.
func (x *Index) BlockWords(i int) int { return int(x.blocks().Blocks[i].Words) }

// BlockDigits is the number of digits and other numbers of block i, such as fractions; those of Chinese do not count.
// Most blocks have none, and need not be asked for days, times and amounts.
func (x *Index) BlockDigits(i int) int { return int(x.blocks().Blocks[i].Digits) }

// BlockLinkShare is the share of the characters of block i that are in links.
func (x *Index) BlockLinkShare(i int) float64 { return x.blocks().Blocks[i].LinkShare() }

// LinkShare is the share of the characters of the blocks in the subtree of n that are in links.
func (x *Index) LinkShare(n page.NodeID) float64 { return x.blocks().SubtreeSums(n).LinkShare() }

// BlockText is the text of block i.
func (x *Index) BlockText(i int) string { return x.blocks().Text(i) }

// BlockCopies is how many blocks of the page have the text of block i, itself among them.
func (x *Index) BlockCopies(i int) int {
	s := x.blocks()
	return int(s.Copies(&s.Blocks[i]))
}

// IsProse reports whether block i reads like running text: at least 10 words, at least
// one end of a sentence, and less than 0.35 of the characters in links.
func (x *Index) IsProse(i int) bool { return x.blocks().Blocks[i].Prose() }

// BlockEnclosing says what the first text of block i is in.
func (x *Index) BlockEnclosing(i int) block.Enclosing { return x.blocks().Enclosing(i) }

// Enclosing says what an element is or lies in.
func (x *Index) Enclosing(n page.NodeID) block.Enclosing { return x.blocks().EnclosingAt(n) }

// Readable reports whether a reader sees the text of a node.
func (x *Index) Readable(n page.NodeID) bool { return x.blocks().Visible[n] }

// Media is the number of pictures, videos and the like in the subtree of n.
func (x *Index) Media(n page.NodeID) int { return x.blocks().Media(n) }

// SameContent reports whether two subtrees, one of which may lie in the other, hold
// the same blocks and as many pictures.
func (x *Index) SameContent(a, b page.NodeID) bool { return x.blocks().SameContent(a, b) }

// ProseParent is the parent of the element of block i, which the paragraphs of an
// article mostly share.
func (x *Index) ProseParent(i int) page.NodeID {
	s := x.blocks()
	return s.ProseParent(&s.Blocks[i])
}

// Heading is the heading that an element is, or that is at most three elements above
// it; page.None without.
func (x *Index) Heading(n page.NodeID) page.NodeID { return x.blocks().Heading(n) }

// LeadsHome reports whether a heading is a link to the front page of a site: then it
// is the name of the site.
func (x *Index) LeadsHome(n page.NodeID) bool { return x.blocks().leadsHome(n) }

// TitleF1 is the F1 of the distinct words of an element and those of <title>, in [0, 1].
func (x *Index) TitleF1(n page.NodeID) float64 { return x.blocks().titleF1(n) }

// MayBeTitle reports whether a subtree is short enough to be a title: at most 60 words
// (the MaxWordNum of Wang et al. 2009, section 4), 2,000 characters and 1,000 nodes.
func (x *Index) MayBeTitle(n page.NodeID) bool {
	s := x.blocks()
	t := s.SubtreeSums(n)
	return t.Words > 0 && s.shortEnough(n, t)
}

// Overlays are the elements that are left out, in document order: none lies in another.
func (x *Index) Overlays() []page.NodeID { return x.blocks().overlays }
