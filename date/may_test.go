package date

import (
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// No day is missed by mayHaveDay: what it takes to part numbers is read as that.
func TestMayHaveDay(t *testing.T) {
	for r := rune(0x80); r <= unicode.MaxRune; r++ {
		if !partsNumbers(r) {
			continue
		}
		parts := false
		for _, read := range norm.NFKD.String(string(r)) {
			if unicode.IsDigit(read) {
				t.Errorf("%U is read as the digit %c", r, read)
			}
			parts = parts || !unicode.In(read, unicode.Mn, unicode.Cf)
		}
		if !parts {
			t.Errorf("%U parts no numbers", r)
		}
	}
	for text, want := range map[string]bool{
		"March 5, 2024": true, "5.3.24": true, "2024": true, "٢٠٢٤": true, "½": true,
		"": false, "12 comments": false, "3,456 views": false, "12345": false, "1 of 12": false,
	} {
		if got := mayHaveDay(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
