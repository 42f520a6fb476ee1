package boilerplate

import (
	"strings"

	"galley/features"
	"galley/page"
)

// Bounds of a sentence that is set apart: its words, and how many are looked for.
const (
	pullWords = 6
	pullMost  = 20
)

// dropPullQuotes sets the posteriors of sentences that are set apart, and that a paragraph of the
// text says too, to 0.
func (t *Trimmer) dropPullQuotes(post []float64, first int, keep float64) {
	var said strings.Builder
	var apart []int
	marked := map[lineMarkup]int{}
	for i := range post {
		if post[i] >= keep && t.IsProse(first+i) {
			marked[markupOf(t.page, t.BlockElement(first+i))]++
			said.WriteString(page.Fold(page.Norm(t.BlockText(first+i))) + "\n")
		}
	}
	for i := range post {
		if post[i] >= keep && t.BlockWords(first+i) >= pullWords && t.BlockEnclosing(first+i)&(features.InHeading|features.InFigure|features.InList|features.InTable) == 0 && marked[markupOf(t.page, t.BlockElement(first+i))] <= pullAlike && len(apart) < pullMost {
			apart = append(apart, i)
		}
	}
	text := said.String()
	for _, i := range apart {
		line := strings.Trim(page.Fold(page.Norm(t.BlockText(first+i))), " \"'“”„‟«»‹›‘’‚」「』『.…")
		own := 0
		if t.IsProse(first + i) {
			own = 1
		}
		if len(line) >= pullWords && strings.Count(text, line) > own {
			post[i] = 0
		}
	}
}

// pullAlike is how many such sentences are marked up alike at most.
const pullAlike = 3
