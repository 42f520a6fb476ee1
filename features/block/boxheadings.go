package block

import (
	"slices"
	"strings"
	"unicode"

	"galley/date"
	"galley/page"
)

// What does as headings do, though it is marked up as a box: short lines in boxes of one make, each with prose below it.
const (
	leastHeadings    = 2    // lines of one make, at least
	shareOfHeadings  = 0.75 // share of the lines of one make that are like headings, at least
	mostHeadingWords = 14   // words of such a line, at most
	mostBelow        = 9    // blocks from such a line to the prose below it, at most
	wordsBelow       = 25   // words of prose that does not stand right below it, at least
	mostTimeWords    = 8    // words of a line that says a time, at most
)

// noBoxHeading is what a line lies in that is no heading, or is one by its tag.
const noBoxHeading = Marginal | InLink | InTime | InTable | InList | InQuote | InPre | InFigure | InHeading | InFold

// otherLine are tags whose lines are something else than a heading.
var otherLine = map[string]bool{
	"p": true, "li": true, "td": true, "th": true, "dt": true, "dd": true, "figcaption": true, "address": true, "body": true,
}

// boxMake is how a box is made: its tag path and its classes, which are compared and not read.
type boxMake struct {
	path    int32
	classes string
}

func (s *List) makeOf(b *Block) boxMake { return boxMake{b.Path, s.Page.Nodes[b.Elem].Attr("class")} }

// markBoxHeadings takes boxes for headings that do what headings do.
func (s *List) markBoxHeadings() {
	lines, of := make([]bool, len(s.Blocks)), map[boxMake]makeTally{}
	for i := range s.Blocks {
		lines[i] = s.mayBeHeading(i)
	}
	for i := range s.Blocks {
		if lines[i] && s.isAboveProse(lines, i) {
			k := s.makeOf(&s.Blocks[i])
			of[k] = of[k].with(s.Text(i))
		}
	}
	if len(of) == 0 {
		return
	}
	for i := range s.Blocks {
		k := s.makeOf(&s.Blocks[i])
		if t, found := of[k]; found {
			t.all++
			of[k] = t
		}
	}
	for i := range s.Blocks {
		b := &s.Blocks[i]
		if of[s.makeOf(b)].areHeadings() && s.isAlone(b) {
			for n := b.Elem; n < s.Page.Nodes[b.Elem].End; n++ {
				s.places[n].enclosing |= InHeading
			}
		}
	}
}

// makeTally counts the blocks of one make, and those of them that are like headings.
type makeTally struct {
	all, like int
	first     string // text of the first that is like a heading
	varied    bool   // others say something else
}

func (t makeTally) with(text string) makeTally {
	if t.like == 0 {
		t.first = text
	}
	t.like++
	t.varied = t.varied || text != t.first
	return t
}

// areHeadings reports whether blocks of a make are headings. What says the same each time is a label, as of advertisements.
func (t makeTally) areHeadings() bool {
	return t.varied && t.like >= leastHeadings && float64(t.like) >= shareOfHeadings*float64(t.all)
}

// isAlone reports whether a block is all that its element holds. An element that holds the prose too is no heading.
func (s *List) isAlone(b *Block) bool { return s.first[s.Page.Nodes[b.Elem].End]-s.first[b.Elem] == 1 }

// mayBeHeading reports whether block i is a line as headings are: short, without a stop, a link or a time.
func (s *List) mayBeHeading(i int) bool {
	b := &s.Blocks[i]
	if b.Words == 0 || b.Words > mostHeadingWords || b.Stops > 1 || b.LinkChars > 0 || b.Time ||
		otherLine[s.Page.Nodes[b.Elem].Tag] || s.EnclosingAt(b.Elem)&noBoxHeading != 0 || !s.isAlone(b) {
		return false
	}
	text := strings.TrimSpace(s.Text(i))
	number, _, _ := strings.Cut(text, " ")
	if b.Stops > 0 && !strings.ContainsFunc(number, unicode.IsDigit) { // the stop of "2." is none of a sentence
		return false
	}
	return strings.ContainsFunc(text, unicode.IsLetter) && !strings.ContainsRune(":：", page.LastSign(text)) && !mayTellTime(text)
}

// isAboveProse reports whether line i stands above prose, with nothing of its make between, and is the first of the lines
// that do: of a name, what it is and where, the name is the heading. Below a heading is no other one, but the date. A line
// with a time below is who wrote a remark.
func (s *List) isAboveProse(lines []bool, i int) bool {
	if i > 0 && (lines[i-1] || s.EnclosingAt(s.Blocks[i-1].Elem)&InHeading != 0) {
		return false
	}
	for j := i + 1; j < min(len(s.Blocks), i+1+mostBelow); j++ {
		b := &s.Blocks[j]
		switch {
		case s.EnclosingAt(b.Elem)&(Marginal|InHeading) != 0, s.makeOf(b) == s.makeOf(&s.Blocks[i]):
			return false
		case b.Prose():
			return j == i+1 || b.Words >= wordsBelow
		case b.Time || b.Words <= mostTimeWords && mayTellTime(s.Text(j)):
			return false
		}
	}
	return false
}

// mayTellTime reports whether a line may say a time: it has digits behind its first word, or a day in one word, or says
// how long ago something was.
func mayTellTime(line string) bool {
	words := strings.Fields(line)
	if _, _, ok := date.Ago(words); ok || date.HasHanDay(line) || isDayInOneWord(line) {
		return true
	}
	return len(words) > 1 && slices.ContainsFunc(words[1:], func(w string) bool { return strings.ContainsFunc(w, unicode.IsDigit) })
}

// isDayInOneWord reports whether digits, letters and digits again follow each other, as in 2025年3月27日.
func isDayInOneWord(line string) bool {
	digits, between := false, false
	for _, r := range line {
		switch {
		case unicode.IsDigit(r) && between:
			return true
		case unicode.IsDigit(r):
			digits = true
		default:
			between = digits && unicode.IsLetter(r)
		}
	}
	return false
}
