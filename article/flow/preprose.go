package flow

import (
	"strings"
	"unicode"

	"galley/page"
)

// Letters, laws, lists of mails and files of plain text are set in a pre, which says code. Their lines are as long as the
// page of a typewriter is wide, and mean nothing; an empty line parts paragraphs.

// prose is preformatted text that is none: the ends of its lines, in order, and how many were read.
type prose struct {
	ends   []lineEnd
	read   int
	signed int // the line from which on it is the signature that a mail program puts below a letter; beyond all lines without
}

const (
	leastProse       = 40        // words
	leastWordsInLine = 4         // on average
	wordsInSentence  = 100       // at most, on average
	mostSigns        = 0.03      // of all letters and signs, such as programs are written in
	mostColumns      = 0.1       // of all lines, with a gap in them
	mostIndented     = 0.3       // of all lines, as far as code is
	mostProse        = 1_000_000 // bytes that are looked at
	codeIndent       = 4         // blanks
	signs            = "{}[]<>=|\\_$#@*&+~^`"
)

// proseOf is what a pre is as prose; nil where it is code, a table, or too short to tell.
func (b *builder) proseOf(n page.NodeID) *prose {
	if b.Page.Nodes[n].Tag != "pre" || CodeLanguage(b.Page, n) != "" {
		return nil
	}
	var text strings.Builder
	for i := n + 1; i < b.Page.Nodes[n].End; i++ {
		switch node := &b.Page.Nodes[i]; {
		case codeTags[node.Tag] || text.Len() > mostProse:
			return nil
		case node.Kind == page.Text:
			text.WriteString(node.Text)
		}
	}
	lines := strings.Split(text.String(), "\n")
	if !isProse(text.String(), lines) {
		return nil
	}
	return &prose{ends: lineEnds(lines), signed: signedAt(lines)}
}

// signatureLines is how many lines a signature has at most.
const signatureLines = 12

// signedAt is the line of two dashes and a blank that the signature of a letter begins with (RFC 3676, section 4.3): who
// wrote it, where they work, how they are reached. Pages lose the blank.
func signedAt(lines []string) int {
	for i := len(lines) - 1; i > 0 && i >= len(lines)-signatureLines; i-- {
		if strings.TrimRight(lines[i], " \r") == "--" {
			return i
		}
	}
	return len(lines)
}

// codeTags are in no prose that is set as code, but around code.
var codeTags = map[string]bool{"code": true, "samp": true, "kbd": true, "table": true, "br": true, "div": true, "li": true}

// isProse reports whether lines are such as people write to people.
func isProse(text string, lines []string) bool {
	words := page.CountWords(text)
	if words < leastProse {
		return false
	}
	full, columns, indented, sentences := 0, 0, 0, 0
	for _, line := range lines {
		trimmed := strings.TrimSpace(line)
		if trimmed == "" {
			continue
		}
		full++
		if hasGap(trimmed) {
			columns++
		}
		if leading(line) >= codeIndent {
			indented++
		}
		for word := range strings.FieldsSeq(trimmed) {
			if page.EndsSentence(word) && strings.ContainsFunc(word, unicode.IsLetter) {
				sentences++
			}
		}
	}
	return words >= leastWordsInLine*full && wordsInSentence*sentences >= words &&
		float64(columns) <= mostColumns*float64(full) && float64(indented) <= mostIndented*float64(full) && fewSigns(text)
}

// hasGap reports whether there is a gap in a line, as between columns: not behind a sentence, where typists made one.
func hasGap(line string) bool {
	for rest := line; ; {
		before, after, found := strings.Cut(rest, "  ")
		if !found {
			return strings.Contains(line, "\t")
		}
		if !page.EndsSentence(before) && !strings.HasSuffix(before, ":") && strings.TrimLeft(before, "0123456789.)*-•> ") != "" {
			return true
		}
		rest = strings.TrimLeft(after, " ")
	}
}

// leading counts the blanks before a line; a tab is as many as code is indented by.
func leading(line string) int {
	n := 0
	for _, c := range line {
		switch c {
		case ' ':
			n++
		case '\t':
			n += codeIndent
		default:
			return n
		}
	}
	return n
}

// fewSigns reports whether a text has hardly any of the signs of programs.
func fewSigns(text string) bool {
	all, found := 0, 0
	for _, c := range text {
		if unicode.IsSpace(c) {
			continue
		}
		all++
		if strings.ContainsRune(signs, c) {
			found++
		}
	}
	return float64(found) <= mostSigns*float64(all)
}

// addProse adds a text of preformatted prose.
func (b *builder) addProse(n page.NodeID, text string, p *prose) {
	for i, line := range strings.Split(text, "\n") {
		if i > 0 && p.read < len(p.ends) {
			b.endProseLine(n, p.ends[p.read])
			p.read++
		}
		if p.read < p.signed && (!page.IsBlank(line) || b.run != nil) {
			b.addWords(n, line)
		}
	}
}

// endProseLine ends a line of preformatted prose.
func (b *builder) endProseLine(n page.NodeID, end lineEnd) {
	switch {
	case end == parts:
		b.endRun()
	case b.run == nil:
	case end == breaks:
		b.line()
		b.add(b.piece("br", page.None))
	default:
		b.addWords(n, " ")
	}
}
