package boilerplate

import (
	"strings"

	"galley/features/block"
	"galley/page"
)

// Bounds of a sentence that is set apart: its words, how many are looked for, and how many such
// sentences are marked up alike at most.
const (
	pullWords = 6
	pullMost  = 20
	pullAlike = 3
)

// dropPullQuotes sets the posteriors of sentences that are set apart, and that a paragraph of the
// text has among others, to 0.
func (t *View) dropPullQuotes(post []float64, first int, keep float64) {
	var said strings.Builder
	var apart []int
	whole := map[string]int{} // paragraphs of a text
	marked := map[lineMarkup]int{}
	for i := range post {
		if post[i] < keep {
			continue
		}
		marked[markupOf(t.Page, t.BlockElement(first+i))]++
		if t.IsProse(first + i) {
			line := page.Fold(page.Norm(t.BlockText(first + i)))
			whole[line]++
			said.WriteString(line + "\n")
		}
	}
	for i := range post {
		if post[i] >= keep && t.BlockWords(first+i) >= pullWords && t.BlockEnclosing(first+i)&(block.InHeading|block.InFigure|block.InList|block.InTable) == 0 && marked[markupOf(t.Page, t.BlockElement(first+i))] <= pullAlike && len(apart) < pullMost {
			apart = append(apart, i)
		}
	}
	text := said.String()
	for _, i := range apart {
		line := page.Fold(page.Norm(t.BlockText(first + i)))
		same := whole[line] // it may be one of them
		if line = strings.Trim(line, " \"'“”„‟«»‹›‘’‚」「』『.…"); line != "" && strings.Count(text, line) > same {
			post[i] = 0
		}
	}
}
