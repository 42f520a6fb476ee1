package comments

import (
	"slices"
	"strings"
	"unicode"

	"galley/features"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
)

// headLen is how many words a thread may begin with before its first entry.
const headLen = 10

// extent is the blocks of a thread: those of the element that holds its signatures. Where
// that holds much more, such as an article that its comments follow without a box around
// them, they begin with the first signature and end an entry behind the last.
func extent(x *features.Index, g []signature.Signature) span.Blocks {
	first, last := g[0].Block, g[len(g)-1].Block
	longest := 0
	for i, s := range g[1:] {
		longest = max(longest, s.Block-g[i].Block)
	}
	box := x.BlockElement(first)
	for !x.Page.Contains(box, x.BlockElement(last)) {
		box = x.Page.Nodes[box].Parent
	}
	from, to := x.Span(box)
	start := first
	if g[0].Line != "" && !strings.ContainsFunc(g[0].Before, unicode.IsLetter) {
		start--
	}
	head, tail := span.WordsOf(x, from, start), span.WordsOf(x, last+1, to)
	below := tail <= headLen && start-from <= longest // signatures stand below what they sign
	if head > headLen && !below {
		from, to = start, min(to, last+longest)
	}
	if h := from - 1; h >= 0 && x.Heading(x.BlockElement(h)) != page.None {
		from--
	}
	return span.Blocks{From: from, To: to}
}

// threadText is how many words of the text are likely before a thread below it: of a page
// that is a thread, the thread is the text.
const threadText = 40

// WithoutThreads are the scores of blocks without those of threads below the text whose
// words have a mean posterior of less than sure. 1 drops them all.
func WithoutThreads(x *features.Index, scores *features.BlockScores, sure float64) *features.BlockScores {
	start := behindText(x, scores)
	var post []float64
	for _, t := range Threads(x, start) {
		if t.From < start {
			continue // it holds the text
		}
		if sure < 1 && span.Mean(x, scores.Posteriors(), t) >= sure {
			continue
		}
		if post == nil {
			post = slices.Clone(scores.Posteriors())
		}
		clear(post[t.From:t.To])
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// behindText is the first block before which threadText words of the text are likely.
func behindText(x *features.Index, scores *features.BlockScores) int {
	likely := 0
	for i, p := range scores.Posteriors() {
		if likely >= threadText {
			return i
		}
		if p >= 0.5 {
			likely += x.BlockWords(i)
		}
	}
	return x.NumBlocks()
}
