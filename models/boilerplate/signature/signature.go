package signature

import (
	"regexp"
	"strings"
	"time"
	"unicode"

	"galley/date"
	"galley/features"
	"galley/page"
)

// Signature is the line that says who wrote an entry of a thread, and on which day.
type Signature struct {
	Block  int
	Before string    // what stands before the day: often the name
	Line   string    // the short line before this one, "" if there is none: the name, elsewhere
	Day    time.Time // zero where it says how long ago that was
}

// Words of a signature, and of what may be a name.
const (
	MostWords = 12
	NameWords = 5
)

// MayBe reports whether block i is a short line with a few digits, or that says how long ago something was, outside
// of headings and captions: days in these say something else.
func MayBe(x *features.Index, i int) bool {
	all := daysOf(x)
	all.Lock()
	defer all.Unlock()
	is, known := all.mayBe[i]
	if !known {
		is = mayBe(x, i)
		all.mayBe[i] = is
	}
	return is
}

// mayBe is MayBe, asked anew.
func mayBe(x *features.Index, i int) bool {
	if x.BlockWords(i) > 2*MostWords {
		return false
	}
	text := x.BlockText(i)
	if len(text) > MostBytes || page.SpokenWords(text)-loneSigns(text) > MostWords || !hasDigits(x, i) && !isAgo(text) {
		return false
	}
	return !IsHeadOrCaption(x, i)
}

// hasDigits reports whether a block has as many digits as the shortest day.
func hasDigits(x *features.Index, i int) bool {
	if x.BlockDigits(i) < dayDigits {
		return false
	}
	digits := 0
	for _, r := range x.BlockText(i) {
		if unicode.IsDigit(r) {
			digits++
		}
	}
	return digits >= dayDigits
}

// loneSigns is how many signs stand between blanks in a text, as French sets its colons.
func loneSigns(text string) (n int) {
	for w := range strings.FieldsSeq(text) {
		if !strings.ContainsFunc(w, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			n++
		}
	}
	return n
}

// Of is the signature that such a line is, if it is one: behind the day at most a
// word stands, or a time of day, and before it, or in the line before, a name may stand.
func Of(x *features.Index, i int) (s Signature, ok bool) {
	before, after, day, ok := dayOf(x, i)
	if !ok || wordsWithLetters(after) > 1 && !date.Clock.MatchString(strings.Join(after, " ")) || wordsWithLetters(before) > NameWords {
		return Signature{}, false
	}
	s = Signature{Block: i, Day: day, Before: strings.Join(before, " ")}
	if i > 0 && x.BlockWords(i-1) <= NameWords {
		if line := x.BlockText(i - 1); strings.ContainsFunc(line, unicode.IsLetter) {
			s.Line = page.Norm(line)
		}
	}
	return s, s.Line != "" || wordsWithLetters(before) > 0
}

// isAgo reports whether a line says how long ago something was.
func isAgo(text string) bool {
	_, _, ok := date.Ago(strings.Fields(text))
	return ok
}

// MostBytes is how many bytes a signature has at most, and dayDigits how many digits
// the shortest day has: 5.3.24.
const (
	MostBytes = 160
	dayDigits = 4
)

// wordsWithLetters is how many of the words are more than numbers, signs and times of day: 05h30.
func wordsWithLetters(words []string) (n int) {
	for _, w := range words {
		if strings.ContainsFunc(w, unicode.IsLetter) && date.Clock.FindString(w) != w {
			n++
		}
	}
	return n
}

// IsHeadOrCaption reports whether a block is the heading of a section or a table, or says
// what a picture shows.
func IsHeadOrCaption(x *features.Index, i int) bool {
	n := x.BlockElement(i)
	if h := x.Heading(n); h != page.None && IsSectionHeading(x.Page, h) {
		return true
	}
	switch x.Page.Nodes[n].Tag {
	case "th", "caption", "figcaption":
		return true
	}
	return false
}

// IsSectionHeading reports whether a heading is of one of the upper levels, which begin
// sections: those below are used for names as well.
func IsSectionHeading(p *page.Page, h page.NodeID) bool {
	tag := p.Nodes[h].Tag
	return tag == "h1" || tag == "h2" || tag == "h3"
}

// IsDateline reports whether block i is a day, or a line of a name and a day.
func IsDateline(x *features.Index, i int) bool {
	if !MayBe(x, i) {
		return false
	}
	before, after, _, ok := dayOf(x, i)
	return ok && wordsWithLetters(before) <= NameWords && wordsWithLetters(after) <= NameWords
}

// IsDatedText reports whether a short text is a day, or a line of a name and a day.
func IsDatedText(text string) bool {
	if len(text) > MostBytes || !page.SpokenAtMost(text, MostWords) || !strings.ContainsFunc(text, unicode.IsDigit) && !isAgo(text) {
		return false
	}
	before, after, _, ok := splitAtDay(strings.Fields(text))
	return ok && wordsWithLetters(before) <= NameWords && wordsWithLetters(after) <= NameWords
}

// Minute is the minute of a match, with what was added to it: 45', 90'+3, 45+2'.
var Minute = regexp.MustCompile(`^\s*\d{1,3}\s?(\+\s?\d{1,2}\s?)?['’′‘´](\s?\+\s?\d{1,2}['’′‘´]?)?\s*$`)

// HasDay reports whether a block says a day, or is a time by its markup: by its tag, or because a short text
// has a day in an attribute, as "3 years ago" has when that was.
func HasDay(x *features.Index, i int) bool {
	from, to := x.BlockNodes(i)
	for n := from; n < to; n++ {
		if x.Page.Nodes[n].Tag == "time" || meansDay(x.Page, n) {
			return true
		}
	}
	for n := from; n >= x.BlockElement(i); n = x.Page.Nodes[n].Parent {
		if x.Page.Nodes[n].Tag == "time" || n < from && meansDay(x.Page, n) {
			return true
		}
	}
	if x.BlockWords(i) > MostWords {
		return false
	}
	_, _, _, ok := dayOf(x, i)
	return ok
}

// Bounds of a text that has a day in an attribute: its words, and bytes of the attribute.
const (
	meantWords = 6
	meantBytes = 80
	dayBytes   = 8 // of the shortest day: 5.3.2024
)

// meansDay reports whether an element of a few words has a day in what a reader sees who points at it, or in what
// its scripts read.
func meansDay(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind != page.Element {
		return false
	}
	for _, a := range node.Attrs {
		if a.Name != "title" && a.Name != "datetime" && !strings.HasPrefix(a.Name, "data-") || len(a.Value) < dayBytes || len(a.Value) > meantBytes || !strings.ContainsAny(a.Value, "0123456789") {
			continue
		}
		value, _, _ := strings.Cut(a.Value, "T") // 2024-03-05T10:12:00Z
		for _, text := range [2]string{a.Value, value} {
			if _, _, _, ok := splitAtDay(strings.Fields(text)); ok {
				words := page.CountWords(p.Text(n))
				return 0 < words && words <= meantWords
			}
		}
	}
	return false
}
