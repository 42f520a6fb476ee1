package repeats

import (
	"galley/models/boilerplate/view"
)

// Bounds of what a page prints twice, such as once for each width of screen: the blocks in a
// row, and their words. What an author says again is shorter, as a refrain is.
const (
	repeatBlocks = 3
	repeatWords  = 100
)

// saidWords is how many words a paragraph behind the body has at least that says something again.
const saidWords = 20

// printed are the blocks of a text in order, and what each says.
type printed struct {
	blocks []int
	lines  []string
	at     map[string]int // where a line that is no label stands first
}

// Drop sets the posteriors of blocks to 0 that say in a row again what others of the text
// have said in the same row.
func Drop(b *view.Body) {
	text := keptLines(b)
	for from := 0; from < len(text.lines); from++ {
		said, ok := text.at[text.lines[from]]
		if !ok || said == from {
			continue
		}
		to, words := from, 0
		for d := 0; from+d < len(text.lines) && said+d < from && text.lines[said+d] == text.lines[from+d]; d++ {
			to, words = from+d+1, words+b.BlockWords(text.blocks[from+d])
		}
		if to-from < repeatBlocks || words < repeatWords {
			continue
		}
		for said > 0 && text.lines[said-1] == text.lines[from-1] { // its headings
			from, said = from-1, said-1
		}
		for _, i := range text.blocks[from:to] {
			b.Drop(i)
		}
		from = to - 1
	}
}

// keptLines reads the blocks that are kept.
func keptLines(b *view.Body) printed {
	text := printed{at: map[string]int{}}
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) || b.BlockWords(i) == 0 {
			continue
		}
		line := b.BlockFold(i)
		if _, said := text.at[line]; !said && b.BlockWords(i) >= pullWords {
			text.at[line] = len(text.lines)
		}
		text.blocks, text.lines = append(text.blocks, i), append(text.lines, line)
	}
	return text
}

// DropSaid sets the posteriors of paragraphs before and behind a body of blocks from a to b to 0 that it
// has: a standfirst may have the words that the text begins with, and the begin of a text may stand
// behind it for those who may not read on.
func DropSaid(v *view.View, post []float64, a, b int) {
	said := map[string]bool{}
	for i := a; i < b; i++ {
		if v.BlockWords(i) >= saidWords {
			said[v.BlockFold(i)] = true
		}
	}
	for i := range post {
		if (i < a || i >= b) && post[i] > 0 && v.BlockWords(i) >= saidWords && said[v.BlockFold(i)] {
			post[i] = 0
		}
	}
}
