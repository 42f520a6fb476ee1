package date

import (
	"strconv"
	"time"
)

// monthCounters are the words behind the number of a month, as wordsOf has them: Mongolian counts the months.
var monthCounters = map[string]bool{"сар": true, "сарын": true}

// ordinals are what stands between the number and such a word: 5-р сар, 5 дугаар сар.
var ordinals = map[string]bool{"р": true, "дугаар": true, "дугээр": true}

// countedDay is the first day with the number of its month before a word for "month", and the year
// before that: 2026 оны 5 сарын 12, 2026 оны 5-р сарын 12.
func countedDay(words []word) (time.Time, bool) {
	for i := 3; i+1 < len(words); i++ {
		if !monthCounters[words[i].text] || !words[i+1].number {
			continue
		}
		at := i - 1
		if ordinals[words[at].text] {
			at--
		}
		if at < 2 || !words[at].number || words[at-1].number || len(words[at-2].text) != 4 {
			continue
		}
		month, _ := strconv.Atoi(words[at].text)
		if day, ok := calendarDay(words[at-2].text, month, words[i+1].text); ok {
			return day, true
		}
	}
	return time.Time{}, false
}
