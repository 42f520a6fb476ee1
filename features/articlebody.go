package features

import (
	"strings"

	"galley/features/text"
	"galley/page"
)

const (
	shingle        = 4  // words that are compared at a time
	minArticleBody = 50 // words that articleBody must have
)

// readArticleBody notes the shingles of the articleBody that linked data gives: the
// text of the article, where the page has it. A live blog has one for each entry.
func (s *blockIndex) readArticleBody(script string) {
	body, rest, ok := page.ScanLinkedData(script, "articleBody", len(script))
	words := text.Words(body)
	live := strings.Contains(script, `"liveBlogUpdate"`)
	s.liveBlog = s.liveBlog || live
	for live && ok {
		if body, rest, ok = page.ScanLinkedData(rest, "articleBody", len(rest)); ok {
			words = append(words, text.Words(body)...)
		}
	}
	if len(words) < minArticleBody {
		return
	}
	if s.articleBody == nil {
		s.articleBody = make(map[uint64]bool, len(words))
	}
	for i := 0; i+shingle <= len(words); i++ {
		s.articleBody[text.Hash(words[i:i+shingle])] = true
	}
}

// absentPenalty is what a block scores that articleBody does not have. It differs from
// 0, the score on pages without articleBody.
const absentPenalty = -0.3

// articleBodyOverlap is the share of the shingles of a block that are in articleBody,
// plus absentPenalty. It is 0 on pages without articleBody, and for blocks of fewer
// words than a shingle has.
func (s *blockIndex) articleBodyOverlap(b *block) float64 {
	if s.articleBody == nil {
		return 0
	}
	share, ok := s.articleBodyShare(b)
	if !ok {
		return 0
	}
	return share + absentPenalty
}

// articleBodyShare is the share of the shingles of a block that are in articleBody; not ok
// for blocks of fewer words than a shingle has.
func (s *blockIndex) articleBodyShare(b *block) (share float64, ok bool) {
	words := text.Words(s.text(b))
	if len(words) < shingle {
		return 0, false
	}
	hits := 0
	for i := 0; i+shingle <= len(words); i++ {
		if s.articleBody[text.Hash(words[i:i+shingle])] {
			hits++
		}
	}
	return float64(hits) / float64(len(words)-shingle+1), true
}

// IsUpdate reports whether most of block i is text of a live blog that linked data has.
func (x *Index) IsUpdate(i int) bool {
	s := x.blocks()
	if !s.liveBlog {
		return false
	}
	share, _ := s.articleBodyShare(&s.blocks[i])
	return share > 0.5
}
