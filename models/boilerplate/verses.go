package boilerplate

import (
	"slices"
	"strings"
	"unicode"

	"galley/features"
	"galley/features/block"
	"galley/page"
)

// Bounds of verses.
const (
	verseLines   = 6    // lines of a poem, at least
	verseLeast   = 2    // lines of a stanza, at least
	verseWords   = 14   // in a line, at most
	verseMean    = 3.0  // words in a line on average, at least
	verseFigures = 0.1  // of the lines that have a digit, at most: those of addresses and of hours have
	verseShare   = 0.6  // of the words of the page outside of links that are in verses, at least
	verseText    = 0.9  // posterior of verses
	versePage    = 4000 // blocks of a page that is looked at, at most
)

// Verses are the scores of blocks with verses raised, and ok, where these are most of what a page says: short lines
// that a line break or the line of a pre ends, and that no link stands in. A poem is few words in few blocks, without
// anything that tells running text, so that the networks take its page for one that says nothing.
func Verses(x *features.Index, scores *features.BlockScores) (_ *features.BlockScores, ok bool) {
	if x.NumBlocks() > versePage {
		return scores, false
	}
	var stanzas []int
	lines, words, figures, all := 0, 0, 0, 0
	for i := range x.NumBlocks() {
		if x.BlockLinkShare(i) >= block.ProseLinks {
			continue
		}
		all += x.BlockWords(i)
		if set := linesOf(x, i); isStanza(set) {
			stanzas = append(stanzas, i)
			lines, words = lines+len(set), words+x.BlockWords(i)
			figures += withDigits(set)
		}
	}
	n := float64(lines)
	if lines < verseLines || float64(words) < verseMean*n || float64(figures) > verseFigures*n || float64(words) < verseShare*float64(all) {
		return scores, false
	}
	post := slices.Clone(scores.Posteriors())
	for _, i := range stanzas {
		post[i] = max(post[i], verseText)
	}
	return x.Scores(post), true
}

// isStanza reports whether lines are short ones, two or more.
func isStanza(lines []string) bool {
	return len(lines) >= verseLeast && !slices.ContainsFunc(lines, func(line string) bool {
		return !page.SpokenAtMost(line, verseWords) || !strings.ContainsFunc(line, unicode.IsLetter)
	})
}

// withDigits is how many lines have a digit.
func withDigits(lines []string) (n int) {
	for _, line := range lines {
		if strings.ContainsFunc(line, unicode.IsDigit) {
			n++
		}
	}
	return n
}

// linesOf are the lines of a block that its mark-up ends, without empty ones; nil where a link, code or a
// field stands in it.
func linesOf(x *features.Index, i int) (lines []string) {
	from, to := x.BlockNodes(i)
	kept := x.Page.Nodes[x.BlockElement(i)].Tag == "pre"
	var text strings.Builder
	for n := from; n < to; n++ {
		node := &x.Page.Nodes[n]
		switch {
		case node.Tag == "a" || node.Tag == "code" || isField(*node):
			return nil
		case node.Tag == "br":
			text.WriteByte('\n')
		case node.Kind == page.Text && x.Readable(n) && kept:
			text.WriteString(node.Text)
		case node.Kind == page.Text && x.Readable(n):
			text.WriteString(strings.ReplaceAll(node.Text, "\n", " "))
		}
	}
	for line := range strings.SplitSeq(text.String(), "\n") {
		if line = page.Norm(line); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}
