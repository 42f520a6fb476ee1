package head

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"galley/article/metadata/day"
	"galley/date"
)

// namesOf are the names in a byline, folded.
func namesOf(byline string) []string {
	var names []string
	for name := range strings.SplitSeq(strings.ToLower(byline), ",") {
		if name = strings.TrimSpace(name); len(name) >= 3 {
			names = append(names, name)
		}
	}
	return names
}

// dayOf is the day of a date, as the page's own clock has it; zero where it cannot be read.
func dayOf(d day.Date) time.Time {
	t, _ := time.Parse(time.DateOnly, dayText(d))
	return t
}

// dayText is the day of a date as "2006-01-02"; empty where it cannot be read.
func dayText(d day.Date) string {
	for _, s := range [2]string{d.ISO, d.Raw} {
		if len(s) >= len(time.DateOnly) {
			if _, err := time.Parse(time.DateOnly, s[:len(time.DateOnly)]); err == nil {
				return s[:len(time.DateOnly)]
			}
		}
	}
	return ""
}

var numbers = regexp.MustCompile(`\d+`)

// saysDay reports whether the numbers of a text have the year and the day of the month,
// in whatever language. The day before and the day after count, since clocks differ. A text that is read as a day of
// another month does not: pages say in their head which day it is when they are fetched.
func saysDay(text string, day time.Time) bool {
	if day.IsZero() {
		return false
	}
	if read, ok := date.Day(text, ""); ok && read.Sub(day).Abs() > 48*time.Hour {
		return false
	}
	var has []int
	for _, s := range numbers.FindAllString(text, 12) {
		n, _ := strconv.Atoi(s)
		has = append(has, n)
	}
	for _, d := range []time.Time{day, day.AddDate(0, 0, -1), day.AddDate(0, 0, 1)} {
		at := slices.Index(has, d.Year())
		if at >= 0 && slices.Contains(slices.Delete(slices.Clone(has), at, at+1), d.Day()) {
			return true
		}
	}
	return false
}
