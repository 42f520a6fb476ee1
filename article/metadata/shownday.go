package metadata

import (
	"strconv"
	"time"
	"unicode/utf8"
)

// leastEarlier is by how much a day that readers see is earlier than the instant that a
// program wrote, for the two not to be the same in another zone.
const leastEarlier = 48 * time.Hour

// shownBefore is the day that readers see near the title, where it is before the one that a
// program wrote for machines, and readers do not see that one but as the day of a change. A
// program writes when it was told to publish, which is long after where an article was
// moved, or published anew. Empty: there is none.
func (r *Reader) shownBefore(written Date, language string) Date {
	if len(r.shown) == 0 || len(written.ISO) < len(time.DateOnly) {
		return Date{}
	}
	day, err := time.Parse(time.DateOnly, written.ISO[:len(time.DateOnly)])
	if err != nil {
		return Date{}
	}
	latest := day.Add(-leastEarlier).Format(time.DateOnly)
	var seen []string
	for _, when := range r.times {
		if r.changes[when] || utf8.RuneCountInString(when) > mostUnread {
			continue
		}
		if saysDay(when, day) {
			return Date{}
		}
		seen = append(seen, when)
	}
	for _, when := range seen {
		if d := readDate(when, language); d.ISO != "" && d.ISO[:len(time.DateOnly)] > latest {
			return Date{}
		}
	}
	for _, when := range r.shown {
		if d := readDate(when, language); d.ISO != "" && d.ISO[:len(time.DateOnly)] <= latest && !r.changes[when] {
			return d
		}
	}
	return Date{}
}

// saysDay reports whether a text has the numbers of a year and of a day of the month: to read
// it takes much longer.
func saysDay(text string, day time.Time) bool {
	year, ofMonth := false, false
	for _, number := range numbersIn(text) {
		n, err := strconv.Atoi(number)
		year, ofMonth = year || err == nil && n == day.Year(), ofMonth || err == nil && n == day.Day()
	}
	return year && ofMonth
}

// readDate reads a date that a machine wrote, or that is written for readers of a language.
func readDate(when, language string) Date {
	if d := ParseDate(when); d.ISO != "" {
		return d
	}
	return writtenDate(when, language)
}
