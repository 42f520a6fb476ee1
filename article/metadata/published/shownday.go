package published

import (
	"strconv"
	"time"
	"unicode/utf8"

	"galley/article/metadata/day"
)

// leastEarlier is by how much a day that readers see is earlier than the instant that a
// program wrote, for the two not to be the same in another zone.
const leastEarlier = 48 * time.Hour

// shownBefore is the day that readers see near the title, where it is before the one that a
// program wrote for machines, and readers do not see that one but as the day of a change. A
// program writes when it was told to publish, which is long after where an article was
// moved, or published anew. Empty: there is none.
func (r *Reader) shownBefore(written day.Date, language string) day.Date {
	if len(r.shown) == 0 || len(written.ISO) < len(time.DateOnly) {
		return day.Date{}
	}
	at, err := time.Parse(time.DateOnly, written.ISO[:len(time.DateOnly)])
	if err != nil {
		return day.Date{}
	}
	latest := at.Add(-leastEarlier).Format(time.DateOnly)
	var seen []string
	for _, when := range r.times {
		if r.changes[when] || utf8.RuneCountInString(when) > mostUnread {
			continue
		}
		if saysDay(when, at) {
			return day.Date{}
		}
		seen = append(seen, when)
	}
	for _, when := range seen {
		if d := day.Read(when, language); d.ISO != "" && d.ISO[:len(time.DateOnly)] > latest {
			return day.Date{}
		}
	}
	for _, when := range r.shown {
		if d := day.Read(when, language); d.ISO != "" && d.ISO[:len(time.DateOnly)] <= latest && !r.changes[when] {
			return d
		}
	}
	return day.Date{}
}

// saysDay reports whether a text has the numbers of a year and of a day of the month: to read
// it takes much longer.
func saysDay(text string, of time.Time) bool {
	year, ofMonth := false, false
	for _, number := range day.Numbers(text) {
		n, err := strconv.Atoi(number)
		year, ofMonth = year || err == nil && n == of.Year(), ofMonth || err == nil && n == of.Day()
	}
	return year && ofMonth
}
