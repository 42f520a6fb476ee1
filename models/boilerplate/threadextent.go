package boilerplate

import (
	"slices"
	"strings"
	"unicode"

	"galley/features"
	"galley/page"
)

// headLen is how many words a thread may begin with before its first entry.
const headLen = 10

// extent is the blocks of a thread: those of the element that holds its signatures. Where
// that holds much more, such as an article that its comments follow without a box around
// them, they begin with the first signature and end an entry behind the last.
func extent(x *features.Index, g []signature) blockRange {
	first, last := g[0].block, g[len(g)-1].block
	longest := 0
	for i, s := range g[1:] {
		longest = max(longest, s.block-g[i].block)
	}
	box := x.BlockElement(first)
	for !x.Page.Contains(box, x.BlockElement(last)) {
		box = x.Page.Nodes[box].Parent
	}
	from, to := x.Span(box)
	start := first
	if g[0].line != "" && !strings.ContainsFunc(g[0].before, unicode.IsLetter) {
		start--
	}
	head, tail := wordsOf(x, from, start), wordsOf(x, last+1, to)
	below := tail <= headLen && start-from <= longest // signatures stand below what they sign
	if head > headLen && !below {
		from, to = start, min(to, last+longest)
	}
	if h := from - 1; h >= 0 && x.Heading(x.BlockElement(h)) != page.None {
		from--
	}
	return blockRange{from, to}
}

// threadText is how many words of the text are likely before a thread below it: of a page
// that is a thread, the thread is the text.
const threadText = 40

// withoutThreads are the scores of blocks without those of threads below the text whose
// words have a mean posterior of less than sure. 1 drops them all.
func withoutThreads(x *features.Index, scores *features.BlockScores, sure float64) *features.BlockScores {
	start := behindText(x, scores)
	var post []float64
	for _, t := range threads(x, start) {
		if t.from < start {
			continue // it holds the text
		}
		if sure < 1 && meanPosterior(x, scores.Posteriors(), t) >= sure {
			continue
		}
		if post == nil {
			post = slices.Clone(scores.Posteriors())
		}
		clear(post[t.from:t.to])
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
