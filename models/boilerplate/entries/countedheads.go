package entries

import (
	"slices"
	"strings"

	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
)

// Bounds of headings that count on: words of one, and the posterior that all but the last ones have at least.
const (
	headsWords = 20
	headsSure  = 0.5
)

// WithCountedHeads are the scores of blocks with those of headings raised that count on from two or more that likely
// are of the text: "Riddle 1", "Riddle 2" and so on, marked up alike and with the same words before the number. What
// such a heading stands above may be a table, or a line, which look like no text.
func WithCountedHeads(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	type run struct {
		markup.Line
		label string
	}
	var post []float64
	counts := map[run]int{} // how many of a run came one after the other
	for i, p := range scores.Posteriors() {
		number, label := headCount(x, i)
		if number == 0 {
			continue
		}
		key := run{markup.Of(x.Page, x.BlockElement(i)), label}
		switch {
		case number != counts[key]+1:
		case p >= headsSure:
			counts[key]++
		case number >= countedLeast:
			if post == nil {
				post = slices.Clone(scores.Posteriors())
			}
			post[i] = sureUpdate
			counts[key]++
		}
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// headCount is the number that a heading has behind its first words or at its beginning, and those words; 0 of other
// blocks.
func headCount(x *features.Index, i int) (number int, label string) {
	if x.BlockWords(i) > headsWords || x.BlockEnclosing(i)&block.InHeading == 0 || x.BlockEnclosing(i)&(block.InLink|block.InControl) != 0 || x.BlockLinkShare(i) > 0 {
		return 0, ""
	}
	text := strings.TrimSpace(x.BlockText(i))
	if number, label, _ = numberIn(text); len(label) > countedBytes {
		return 0, ""
	}
	return number, label
}
