package baseline

import (
	"galley/models/cover"
	"galley/page"
)

// BTE is body text extraction [BTE]: the words from i to j, where words inside and
// tags outside of these together are the most.
type BTE struct{ Options }

// Select finds the article; a page without words is models.ErrNoArticle.
func (b *BTE) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, b.ReadHidden)
	tokens := tokens(p, read, "")
	best, _ := densest(tokens)
	content, all := within(tokens, []span{best}, len(p.Nodes))
	return b.selection(p, read, cover.Majority(content, all))
}

// densest is the range of tokens with the maximal sum, where a word is 1 and a tag
// -1; of equals the one that begins first, then the shortest. It is empty when there
// is no word. Within a run the sum only grows or only falls, so runs are enough.
func densest(tokens []run) (best span, most int) {
	at, start, sum := 0, 0, 0
	for _, r := range tokens {
		if r.isText() {
			sum += r.n
		} else {
			sum -= r.n
		}
		at += r.n
		if sum < 0 {
			sum, start = 0, at
		}
		if sum > most {
			best, most = span{start, at}, sum
		}
	}
	return best, most
}
