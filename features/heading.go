package features

import (
	"galley/features/block"
	"galley/page"
)

// Bounds of a title. That of words is MaxWordNum of Wang et al. 2009, section 4. The
// others make reading all headings linear in the page.
const (
	maxHeadlineWords = 60
	maxTitleChars    = 2000
	maxTitleNodes    = 1000
)

// shortEnough reports whether a subtree with these sums is no longer than a title.
func (s *blockIndex) shortEnough(n page.NodeID, t block.Sums) bool {
	return t.Words <= maxHeadlineWords && t.Chars <= maxTitleChars && s.Page.Nodes[n].End-n <= maxTitleNodes
}

// titleF1 is Index.TitleF1.
func (s *blockIndex) titleF1(n page.NodeID) float64 { return s.head.TitleF1(s.Page.Text(n)) }

// titleShare is the share of the words of a block that are in <title>; 0 for blocks of
// more than 40 words.
func (s *blockIndex) titleShare(b *block.Block) float64 {
	if b.Words == 0 || b.Words > 40 {
		return 0
	}
	return s.head.TitleShare(s.TextOf(b))
}
