package features

import "galley/page/linkeddata"

// Things is the linked data of the page, which is read once.
func (x *Index) Things() []linkeddata.Thing {
	return Once(x, thingsKey{}, func() []linkeddata.Thing { return linkeddata.Of(x.Page) })
}

type thingsKey struct{}

// absentPenalty is what a block scores that articleBody does not have. It differs from
// 0, the score on pages without articleBody.
const absentPenalty = -0.3

// articleBodyOverlap is the share of the runs of 4 words of a block that are in articleBody,
// plus absentPenalty. It is 0 on pages without articleBody, and for blocks of fewer
// words than that.
func (s *blockIndex) articleBodyOverlap(i int) float64 {
	if !s.head.HasArticleBody() {
		return 0
	}
	share, ok := s.head.ArticleBodyShare(s.Text(i))
	if !ok {
		return 0
	}
	return share + absentPenalty
}

// IsUpdate reports whether most of block i is text of a live blog that linked data has.
func (x *Index) IsUpdate(i int) bool {
	s := x.blocks()
	if !s.head.LiveBlog {
		return false
	}
	share, _ := s.head.ArticleBodyShare(s.Text(i))
	return share > 0.5
}
