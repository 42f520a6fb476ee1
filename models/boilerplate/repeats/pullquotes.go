package repeats

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a sentence that is set apart: its words, and those of one in the signs of a quotation, how many
// are looked for, and how many such sentences are marked up alike at most.
const (
	pullWords   = 6
	quotedWords = 3
	pullMost    = 20
	pullAlike   = 3
)

// quoteSigns are those that a quotation stands in.
const quoteSigns = "\"'“”„‟«»‹›‘’‚」「』『"

// DropPullQuotes sets the posteriors of sentences that are set apart, and that a paragraph of the
// text has among others, to 0.
func DropPullQuotes(b *view.Body) {
	var said strings.Builder
	var apart []int
	whole := map[string]int{} // paragraphs of a text
	marked := map[markup.Line]int{}
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) {
			continue
		}
		marked[markup.Of(b.Page, b.BlockElement(i))]++
		if b.IsProse(i) {
			line := b.BlockFold(i)
			whole[line]++
			said.WriteString(line + "\n")
		}
	}
	for i := b.From; i < b.To; i++ {
		in, least := b.BlockEnclosing(i), pullWords
		if in&block.InQuote != 0 {
			in &^= block.InFigure // no caption
		}
		if strings.ContainsAny(page.FirstSign(b.BlockText(i)), quoteSigns) {
			least = quotedWords
		}
		if b.Kept(i) && b.BlockWords(i) >= least && in&(block.InHeading|block.InFigure|block.InList|block.InTable) == 0 && marked[markup.Of(b.Page, b.BlockElement(i))] <= pullAlike && len(apart) < pullMost {
			apart = append(apart, i)
		}
	}
	text := said.String()
	for _, i := range apart {
		line := b.BlockFold(i)
		same := whole[line] // it may be one of them
		if line = strings.Trim(line, quoteSigns+" .…"); line != "" && strings.Count(text, line) > same {
			b.Drop(i)
		}
	}
}
