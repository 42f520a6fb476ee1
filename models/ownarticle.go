package models

import "galley/page"

// dropOutside sets the posteriors of blocks to 0 that stand outside of the <article> with the title,
// where that has a paragraph, and nothing else that is likely text is more than links: a page that tells
// programs that it is an article may have a short one, and more about others below it.
func (s *Scores) dropOutside(title page.NodeID, post []float64) {
	own := s.ownArticle(title)
	if own == page.None {
		return
	}
	from, to := s.index.Span(own)
	for i, p := range post {
		if (i < from || i >= to) && p >= likelyText && s.isParagraph(i) {
			return
		}
	}
	clear(post[:from])
	clear(post[to:])
}

// ownArticle is the <article> with the title and a paragraph, None where there is none, or where another is
// in it.
func (s *Scores) ownArticle(title page.NodeID) page.NodeID {
	n := title
	for n != page.None && s.page.Nodes[n].Tag != "article" {
		n = s.page.Nodes[n].Parent
	}
	if n == page.None {
		return page.None
	}
	for i := n + 1; i < s.page.Nodes[n].End; i++ {
		if s.page.Nodes[i].Tag == "article" {
			return page.None
		}
	}
	_, behind := s.index.Span(title)
	_, to := s.index.Span(n)
	for i := behind; i < to; i++ {
		if s.isParagraph(i) {
			return n
		}
	}
	return page.None
}

// isParagraph reports whether a block says something and leads nowhere.
func (s *Scores) isParagraph(block int) bool {
	return s.index.BlockWords(block) >= ownWords && s.index.BlockLinkShare(block) == 0
}

// Words that a paragraph of an article has at least, and the posterior from which another is likely text.
const (
	ownWords   = 15
	likelyText = 0.5
)
