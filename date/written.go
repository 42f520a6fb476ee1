package date

import (
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// maxLength is the longest text that is read as a day, in characters: many scripts write one in
// three bytes.
const maxLength = 80

// Fits reports whether a text is short enough to be read as a day.
func Fits(text string) bool {
	return len(text) <= maxLength || len(text) <= utf8.UTFMax*maxLength && utf8.RuneCountInString(text) <= maxLength
}

// Day reads a day that is written for readers of a language, or else of any: with the name
// of the month, or with three numbers, in a text that Fits. Which of two numbers
// is the month is as the language and its region have it ("en-GB"; "" where it is not
// known). What is said of today, such as "two hours ago", is no day.
func Day(text, language string) (day time.Time, ok bool) {
	if !Fits(text) {
		return time.Time{}, false
	}
	if text = withHanNumbers(text); !mayHaveDay(text) && !strings.Contains(text, firstYear) {
		return time.Time{}, false
	}
	words := longBuddhistYears(withoutEras(withoutTimes(wordsOf(text))))
	base, _, _ := strings.Cut(strings.ToLower(language), "-")
	if day, ok := nepaliDay(words, base); ok {
		return day, true
	}
	if base == "am" {
		if day, ok := ethiopicDay(words); ok {
			return day, true
		}
	}
	languages := []string{base, "en", ""}
	if base == "" {
		languages = languages[:2] // twice is the same
	}
	for _, in := range slices.Compact(languages) {
		if day, ok := namedDay(words, in); ok {
			return day, true
		}
	}
	if day, ok := persianDay(words); ok {
		return day, true
	}
	if day, ok := countedDay(words); ok {
		return day, true
	}
	return numberedDay(words, language)
}

// IsMonth reports whether a word is the name of a month in some language.
func IsMonth(name string) bool {
	words := wordsOf(name)
	if len(words) == 0 {
		return false
	}
	month, _ := months().named(words, "")
	return month > 0
}

// Plausible refuses times that stand for none: the zero of some clock.
func Plausible(t time.Time) bool { return t.Year() > 1980 && t.Year() < 2200 }

// namedDay is the first day whose month is named: 5. März 2024, March 5, 2024, 2024年3月5日,
// 2024. gada 5. marts.
func namedDay(words []word, language string) (time.Time, bool) {
	for i := range words {
		month, length := months().named(words[i:], language)
		if month == 0 {
			continue
		}
		before, first, second := numbersAround(words, i, i+length, language)
		for _, try := range [][2]string{{first, before}, {before, first}, {second, first}, {numberBefore(words, i), before}} { // year, day
			if len(try[0]) != 4 {
				continue
			}
			if day, ok := calendarDay(try[0], month, try[1]); ok {
				return day, true
			}
		}
	}
	return time.Time{}, false
}

// numbersAround are the number before words[start:end] and the two after it, as far as
// they are near, and no other month is named between. In French, mar. before 5 avril is a
// weekday, and no month.
func numbersAround(words []word, start, end int, language string) (before, first, second string) {
	const near = 3 // words from one number to the next
	for k := start - 1; k >= max(0, start-near) && before == ""; k-- {
		if words[k].number {
			before = words[k].text
		}
	}
	for i := end; i < min(len(words), end+2*near); i++ {
		if month, _ := months().named(words[i:], language); month > 0 {
			break
		}
		switch w := words[i]; {
		case !w.number:
		case first == "":
			first = w.text
		case second == "":
			second = w.text
		}
	}
	return before, first, second
}

// numberBefore is the number before the one right before words[start]: some languages have the
// year first, and the month last.
func numberBefore(words []word, start int) string {
	if start < 3 || !words[start-1].number || words[start-2].number {
		return "" // a word such as that for year stands between
	}
	if at := start - 3; words[at].number {
		return words[at].text
	}
	return ""
}

// numberedDay is the first day that is written as three numbers: 05.03.2024, 2024/3/5.
func numberedDay(words []word, language string) (time.Time, bool) {
	first := months().monthFirst
	english := language == "" || slices.ContainsFunc(first, func(l string) bool { return strings.EqualFold(l, language) })
	for i := 0; i+2 < len(words); i++ {
		a, b, c := words[i], words[i+1], words[i+2]
		if !a.number || !b.number || !c.number || b.gap != c.gap || !strings.Contains("./-", b.gap) || b.gap == "" {
			continue
		}
		orders := [][3]string{{c.text, b.text, a.text}, {c.text, a.text, b.text}}
		switch {
		case len(a.text) == 4:
			orders = [][3]string{{a.text, b.text, c.text}}
		case len(c.text) == 2 && isChain(words, i):
			continue // the version of a program
		case len(c.text) == 4 || len(c.text) == 2:
			if english && b.gap != "." {
				slices.Reverse(orders)
			}
		default:
			continue
		}
		for _, o := range orders {
			if month, err := strconv.Atoi(o[1]); err == nil && len(o[1]) <= 2 {
				if day, ok := calendarDay(o[0], month, o[2]); ok {
					return day, true
				}
			}
		}
	}
	return time.Time{}, false
}

// isChain reports whether the three numbers from one on are of a chain of more, with the same sign between all.
func isChain(words []word, i int) bool {
	sign := words[i+1].gap
	return i > 0 && words[i-1].number && words[i].gap == sign || i+3 < len(words) && words[i+3].number && words[i+3].gap == sign
}

// calendarDay is a day of the calendar, if there is such a one. Years of two digits are those
// around 2000; those of the Buddhist era are 543 ahead.
func calendarDay(year string, month int, day string) (time.Time, bool) {
	y, err := strconv.Atoi(year)
	d, err2 := strconv.Atoi(day)
	if err != nil || err2 != nil || len(day) > 2 {
		return time.Time{}, false
	}
	switch {
	case len(year) == 2 && y < 70:
		y += 2000
	case len(year) == 2:
		y += 1900
	case y > 2400 && y < 2700:
		y -= 543
	}
	t := time.Date(y, time.Month(month), d, 0, 0, 0, 0, time.UTC)
	return t, Plausible(t) && month >= 1 && month <= 12 && t.Day() == d
}
