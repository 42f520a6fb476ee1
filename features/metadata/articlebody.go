package metadata

import (
	"strings"

	"galley/features/text"
	"galley/page"
	"galley/page/linkeddata"
)

const (
	shingle        = 4  // words that are compared at a time
	minArticleBody = 50 // words that articleBody must have
)

// readArticleBody notes the shingles of the articleBody that linked data gives: the
// text of the article, where the page has it. A live blog has one for each entry.
func (h *Head) readArticleBody(script string) {
	body, rest, ok := linkeddata.Scan(script, "articleBody", len(script))
	words := text.Words(page.WithoutSoftHyphens(body))
	live := strings.Contains(script, `"liveBlogUpdate"`)
	h.LiveBlog = h.LiveBlog || live
	for live && ok {
		if body, rest, ok = linkeddata.Scan(rest, "articleBody", len(rest)); ok {
			words = append(words, text.Words(page.WithoutSoftHyphens(body))...)
		}
	}
	if len(words) < minArticleBody {
		return
	}
	if h.articleBody == nil {
		h.articleBody = make(map[uint64]bool, len(words))
	}
	for i := 0; i+shingle <= len(words); i++ {
		h.articleBody[text.Hash(words[i:i+shingle])] = true
	}
}

// HasArticleBody reports whether linked data gives the text of the article.
func (h *Head) HasArticleBody() bool { return h.articleBody != nil }

// ArticleBodyShare is the share of the shingles of a text that are in articleBody; not ok
// for texts of fewer words than a shingle has.
func (h *Head) ArticleBodyShare(s string) (share float64, ok bool) {
	words := text.Words(s)
	if len(words) < shingle {
		return 0, false
	}
	hits := 0
	for i := 0; i+shingle <= len(words); i++ {
		if h.articleBody[text.Hash(words[i:i+shingle])] {
			hits++
		}
	}
	return float64(hits) / float64(len(words)-shingle+1), true
}
