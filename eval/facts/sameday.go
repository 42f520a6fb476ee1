package facts

import (
	"slices"
	"strings"
	"time"
)

// sameDay reports whether two points in time are on one day, in the zone of either or in
// UTC: publishers write one article's date in several.
func sameDay(got, gold string) bool {
	for _, a := range days(got) {
		if slices.Contains(days(gold), a) {
			return true
		}
	}
	return false
}

// days are the days of a point in time, in its own zone and in UTC.
func days(s string) []string {
	s = strings.Replace(strings.TrimSpace(s), " ", "T", 1)
	if t, err := time.Parse(time.RFC3339Nano, s); err == nil {
		return []string{t.Format(time.DateOnly), t.UTC().Format(time.DateOnly)}
	}
	if len(s) >= len(time.DateOnly) {
		if _, err := time.Parse(time.DateOnly, s[:len(time.DateOnly)]); err == nil {
			return []string{s[:len(time.DateOnly)]}
		}
	}
	return nil
}
