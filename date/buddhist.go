package date

import (
	"strconv"
	"strings"
	"unicode"
)

// shortBuddhist is the least year of two digits that is one of the Buddhist era behind a month in Thai
// letters: 43 is 2543, which is 2000. Less is a year of the common era, which some write.
const shortBuddhist = 43

// longBuddhistYears writes years of two digits of the Buddhist era with four: 21 กันยายน 67 is of 2567.
func longBuddhistYears(words []word) []word {
	for i := 1; i < len(words); i++ {
		w := &words[i]
		if !w.number || len(w.text) != 2 || !strings.ContainsFunc(words[i-1].text, func(r rune) bool { return unicode.Is(unicode.Thai, r) }) {
			continue
		}
		if year, err := strconv.Atoi(w.text); err == nil && year >= shortBuddhist {
			w.text = "25" + w.text
		}
	}
	return words
}
