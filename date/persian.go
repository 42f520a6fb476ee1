package date

import (
	"strconv"
	"time"
)

// persianMonths are those of the solar calendar of Iran; the Afghan names stand behind.
var persianMonths = [][]string{
	{"فروردین", "حمل"}, {"اردیبهشت", "ثور"}, {"خرداد", "جوزا"}, {"تیر", "سرطان"}, {"مرداد", "اسد"}, {"شهریور", "سنبله"},
	{"مهر", "میزان"}, {"آبان", "عقرب"}, {"آذر", "قوس"}, {"دی", "جدی"}, {"بهمن", "دلو"}, {"اسفند", "حوت"},
}

// persianMonth is the number of a month by the first word of its name, folded as words are.
var persianMonth = func() map[string]int {
	numbers := map[string]int{}
	for i, names := range persianMonths {
		for _, name := range names {
			numbers[wordsOf(name)[0].text] = i + 1
		}
	}
	return numbers
}()

// Years of the solar calendar that are read: 1981 to 2041. Those of the lunar calendar that
// are of days on the web come behind.
const firstPersian, lastPersian = 1360, 1419

// persianDay is the first day of the solar calendar: ۲۳ فروردین ۱۴۰۵, ۱۴۰۵/۰۱/۲۳.
func persianDay(words []word) (time.Time, bool) {
	for i := 1; i+1 < len(words); i++ {
		a, b, c := words[i-1], words[i], words[i+1]
		switch {
		case !a.number || !c.number:
		case b.number && b.gap == c.gap && (b.gap == "/" || b.gap == "-" || b.gap == "."):
			month, _ := strconv.Atoi(b.text)
			if day, ok := ofPersian(a.text, month, c.text); ok {
				return day, true
			}
		case !b.number:
			if day, ok := ofPersian(c.text, persianMonth[b.text], a.text); ok {
				return day, true
			}
		}
	}
	return time.Time{}, false
}

// ofPersian is a day of the solar calendar, if there is such a one.
func ofPersian(year string, month int, day string) (time.Time, bool) {
	y, err := strconv.Atoi(year)
	d, err2 := strconv.Atoi(day)
	if err != nil || err2 != nil || y < firstPersian || y > lastPersian || month < 1 || month > 12 || d < 1 || d > 31 || month > 6 && d > 30 {
		return time.Time{}, false
	}
	passed := 31*(month-1) - max(0, month-7)
	return time.Date(2021, time.March, 21+persianDays(y)-persianDays(1400)+passed+d-1, 0, 0, 0, 0, time.UTC), true
}

// persianDays are the days before a year, from some day on: 8 years of 33 are leap years.
func persianDays(year int) int {
	year += 1595
	return 365*year + year/33*8 + (year%33+3)/4
}
