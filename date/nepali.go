package date

import (
	"slices"
	"strconv"
	"time"
)

// nepaliMonths are those of the solar calendar of Nepal (Bikram Sambat), in the spellings of the web.
var nepaliMonths = [][]string{
	{"वैशाख", "बैशाख", "बैसाख"}, {"जेठ", "ज्येष्ठ", "जेष्ठ"}, {"असार", "आषाढ", "अषाढ"}, {"साउन", "श्रावण", "सावन"}, {"भदौ", "भाद्र", "भाद्रपद"}, {"असोज", "आश्विन"},
	{"कात्तिक", "कार्तिक", "कातिक"}, {"मंसिर", "मङ्सिर", "मंसीर", "मार्ग"}, {"पुस", "पुष", "पौष"}, {"माघ"}, {"फागुन", "फाल्गुन"}, {"चैत", "चैत्र"},
}

var nepaliMonth = func() map[string]int {
	numbers := map[string]int{}
	for i, names := range nepaliMonths {
		for _, name := range names {
			numbers[wordsOf(name)[0].text] = i + 1
		}
	}
	return numbers
}()

// firstNepali is the first year of nepaliLengths. It began on 13 April 2000.
const firstNepali = 2057

// nepaliLengths has, for each year, the days above 29 of each month: no rule gives them, a committee
// publishes them. Source: the tables of nepali-date-converter 3.4.0 (MIT).
var nepaliLengths = [...]string{
	"232321110012", "132321110102", "223222101011", "223321101011", "232321110012", "132322010102", "223222101011", "223321101011",
	"232321110012", "222322011002", "223222101011", "223321101011", "232321110012", "222322011011", "223222101011", "232321101011",
	"232321110012", "222322101011", "223222101011", "232321110011", "232321110102", "222322101011", "223222101011", "232321110011",
	"232321110102", "223222101011", "223222101011", "232321110012", "132321110102", "223222101011",
}

// nepaliLanguages are those whose pages count so. In Hindi the same months are those of the moon.
var nepaliLanguages = []string{"ne", "mai", "new", "en", ""}

// nepaliDay is the first day of the calendar of Nepal: २९ वैशाख २०८३, वैशाख २९, २०८३. Where the language is
// Nepali also in numbers: २०८३-०१-२९.
func nepaliDay(words []word, base string) (time.Time, bool) {
	if !slices.Contains(nepaliLanguages, base) {
		return time.Time{}, false
	}
	for i, w := range words {
		if month := nepaliMonth[w.text]; month > 0 {
			before, first, second := nearNumber(words, i-1), nearNumber(words, i+1), nearNumber(words, i+2)
			for _, try := range [...][2]string{{first, before}, {second, first}, {before, first}} { // year, day
				if day, ok := ofNepali(try[0], month, try[1]); ok {
					return day, true
				}
			}
		}
		if base == "ne" && i+2 < len(words) && w.number && words[i+1].number && words[i+1].gap != "" && words[i+1].gap == words[i+2].gap {
			month, _ := strconv.Atoi(words[i+1].text)
			if day, ok := ofNepali(w.text, month, words[i+2].text); ok {
				return day, true
			}
		}
	}
	return time.Time{}, false
}

// nearNumber is the number at a place among words; "" where there is none.
func nearNumber(words []word, at int) string {
	if at < 0 || at >= len(words) || !words[at].number {
		return ""
	}
	return words[at].text
}

// ofNepali is a day of that calendar, if there is such a one.
func ofNepali(year string, month int, day string) (time.Time, bool) {
	y, err := strconv.Atoi(year)
	d, err2 := strconv.Atoi(day)
	at := y - firstNepali
	if err != nil || err2 != nil || at < 0 || at >= len(nepaliLengths) || month < 1 || month > 12 || d < 1 || d > nepaliMonthDays(at, month) {
		return time.Time{}, false
	}
	passed := d - 1
	for i := range at {
		for m := 1; m <= 12; m++ {
			passed += nepaliMonthDays(i, m)
		}
	}
	for m := 1; m < month; m++ {
		passed += nepaliMonthDays(at, m)
	}
	return time.Date(2000, time.April, 13+passed, 0, 0, 0, 0, time.UTC), true
}

// nepaliMonthDays is how many days a month has in a year of nepaliLengths.
func nepaliMonthDays(year, month int) int { return 29 + int(nepaliLengths[year][month-1]-'0') }
