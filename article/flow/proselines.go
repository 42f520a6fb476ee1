package flow

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// lineEnd is what a line break in preformatted text is in prose.
type lineEnd byte

const (
	joined lineEnd = iota // the text goes on in the next line
	breaks                // the author's own
	parts                 // an empty line: a paragraph ends
)

// leastWidth is how many characters lines that go on have: verses are shorter.
const leastWidth = 56

// lineEnds says of each line break what it is. A line goes on in the next one where the first word of that would
// have been too much for it. In a paragraph of which many lines end earlier than they had to, as those of poems do, and
// where all lines are short, each line is the author's own.
func lineEnds(lines []string) []lineEnd {
	ends := make([]lineEnd, len(lines)-1)
	width := usualWidth(lines)
	begin, early, full := 0, 0, 0 // of the paragraph
	endParagraph := func(end int) {
		if width < leastWidth || 3*early > full {
			for i := begin; i < end; i++ {
				ends[i] = breaks
			}
		}
		begin, early, full = end+1, 0, 0
	}
	for i := range ends {
		line, next := strings.TrimSpace(lines[i]), strings.TrimSpace(lines[i+1])
		if line == "" || next == "" {
			endParagraph(i)
			ends[i] = parts
			continue
		}
		if isApart(line, false) || isApart(next, true) {
			ends[i] = breaks
			continue
		}
		full++
		first, _, _ := strings.Cut(next, " ")
		if utf8.RuneCountInString(strings.TrimRight(lines[i], " \t\r"))+1+utf8.RuneCountInString(first) <= width {
			ends[i] = breaks
			early++
		}
	}
	endParagraph(len(ends))
	return ends
}

// isApart reports whether a line stands for itself: what a mail quotes, a rule of signs, and, where it would follow
// another, an item.
func isApart(line string, follows bool) bool {
	if strings.HasPrefix(line, ">") || !strings.ContainsFunc(line, unicode.IsLetter) {
		return true
	}
	mark, _, found := strings.Cut(line, " ")
	return follows && found && strings.TrimLeft(mark, "0123456789") != mark && strings.Trim(mark, "0123456789.)") == "" ||
		follows && found && (mark == "-" || mark == "*" || mark == "•" || mark == "–")
}

// usualWidth is how many characters lines have at most, but for a few that could not be broken.
func usualWidth(lines []string) int {
	var counts [200]int
	full := 0
	for _, line := range lines {
		if line = strings.TrimRight(line, " \t\r"); line != "" {
			counts[min(utf8.RuneCountInString(line), len(counts)-1)]++
			full++
		}
	}
	width := len(counts) - 1
	for longer := counts[width]; 20*longer < full && width > 0; longer += counts[width] {
		width--
	}
	return width
}
