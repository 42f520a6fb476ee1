package date

import (
	"unicode"
	"unicode/utf8"
)

// mayHaveDay reports whether a text has the numbers of a day: one of four digits, which
// is a year, or three. Most texts with a digit have not, and need not be read.
func mayHaveDay(text string) bool {
	numbers, digits := 0, 0 // digits: of the number so far
	year := false
	for _, r := range text {
		switch {
		case unicode.IsDigit(r):
			if digits++; digits == 1 {
				numbers++
			}
			continue
		case r >= utf8.RuneSelf && !partsNumbers(r):
			return true // what is read of it may be a digit, or nothing
		}
		year = year || digits == 4
		digits = 0
	}
	return year || digits == 4 || numbers >= 3
}

// partsNumbers reports whether a character outside of ASCII is read as one that ends a
// number: letters and punctuation are, which have no digits in them.
func partsNumbers(r rune) bool {
	const voiced, halfVoiced = '\uff9e', '\uff9f' // called letters, and read as accents
	return (unicode.IsLetter(r) || unicode.IsPunct(r)) && r != voiced && r != halfVoiced
}
