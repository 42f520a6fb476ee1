package date

import (
	"strconv"
	"time"
)

// ethiopicMonths are those of the calendar of Ethiopia in Amharic, in the spellings of the web.
// Twelve have thirty days. In Eritrea some of the names are those of months of the common year.
var ethiopicMonths = [][]string{
	{"መስከረም"}, {"ጥቅምት"}, {"ኅዳር", "ህዳር", "ሕዳር"}, {"ታኅሣሥ", "ታኅሳስ", "ታህሣሥ", "ታህሳስ", "ታሕሳስ"}, {"ጥር"}, {"የካቲት"},
	{"መጋቢት"}, {"ሚያዝያ", "ሚያዚያ"}, {"ግንቦት"}, {"ሰኔ"}, {"ሐምሌ", "ሀምሌ"}, {"ነሐሴ", "ነሃሴ", "ነሀሴ"}, {"ጳጉሜን", "ጳጉሜ"},
}

var ethiopicMonth = func() map[string]int {
	numbers := map[string]int{}
	for i, names := range ethiopicMonths {
		for _, name := range names {
			numbers[wordsOf(name)[0].text] = i + 1
		}
	}
	return numbers
}()

// ethiopicDay is the first day of the calendar of Ethiopia: ሚያዝያ 12 ቀን 2018, which is
// 20 April 2026.
func ethiopicDay(words []word) (time.Time, bool) {
	for i := range words {
		month := ethiopicMonth[words[i].text]
		if month == 0 {
			continue
		}
		var day, year int
		for _, w := range words[max(0, i-1):min(len(words), i+4)] {
			n, err := strconv.Atoi(w.text)
			switch {
			case !w.number || err != nil:
			case n >= 1 && n <= 30 && day == 0:
				day = n
			case n > 1900 && n < 2200 && year == 0:
				year = n
			}
		}
		if day > 0 && year > 0 && (month < 13 || day <= 6) {
			return ofEthiopic(year, month, day), true
		}
	}
	return time.Time{}, false
}

// ofEthiopic is a day of that calendar: each fourth year has a day more at its end.
func ofEthiopic(year, month, day int) time.Time {
	const known = 2018 // began on 11 September 2025
	days := 365*(year-known) + year/4 - known/4 + 30*(month-1) + day - 1
	return time.Date(2025, time.September, 11+days, 0, 0, 0, 0, time.UTC)
}
