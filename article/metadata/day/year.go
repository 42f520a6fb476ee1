package day

import (
	"regexp"
	"strings"
	"unicode"

	"galley/date"
)

// LineBytes is how many bytes a line has at most that says who wrote when.
const LineBytes = 160

// yearIn finds a year beside another number, as dates have it.
var yearIn = regexp.MustCompile(`(^|\D)(19|20)\d\d(\D.*\d|\D*$)`)

// HasYear reports whether a year stands in a text, in the digits of any script, or as its
// calendar counts; most texts have neither beginning of a year.
func HasYear(text string) bool {
	if (strings.Contains(text, "19") || strings.Contains(text, "20")) && yearIn.MatchString(text) {
		return true
	}
	return len(text) <= LineBytes && strings.ContainsFunc(text, isForeign) && (otherYearIn.MatchString(text) || date.HasEra(text) || date.HasHanDay(text))
}

// otherYearIn finds a year in other digits, of the Buddhist era or of the solar calendar of Iran,
// beside another number.
var otherYearIn = regexp.MustCompile(`(^|\PN)(25\d\d|\p{Nd}{4})(\PN.*\p{Nd}|\PN*$)`)

// shortDay is a day with a year of two digits: 12.05.26, 08:15; 12/05/26.
var shortDay = regexp.MustCompile(`(^|[\s(,:|])\d{1,2}(\.\d{1,2}\.|/\d{1,2}/)\d{2}($|[\s),|])`)

// mostBesideDay is how many words and clock times stand at most beside such a day.
const mostBesideDay = 3

// IsShort reports whether a text is a day with a year of two digits, and little else. Versions and lists of
// numbers look alike, so that more beside it makes it none.
func IsShort(text string) bool {
	return len(text) <= LineBytes && strings.ContainsAny(text, "./") && len(strings.Fields(text)) <= 1+mostBesideDay && shortDay.MatchString(text) && OtherWords(text) <= mostBesideDay
}

// isForeign reports whether a character is of a script that has digits or eras of its own.
func isForeign(r rune) bool {
	return r > unicode.MaxASCII && (unicode.IsDigit(r) || unicode.In(r, unicode.Thai, unicode.Lao, unicode.Han, unicode.Arabic))
}

// OtherWords is how many words of a text have no digit and name no month.
func OtherWords(text string) (others int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, unicode.IsLetter) && !strings.ContainsFunc(word, unicode.IsDigit) && !date.IsMonth(word) {
			others++
		}
	}
	return others
}
