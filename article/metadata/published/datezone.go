package published

import (
	"strings"
	"time"

	"galley/article/metadata/day"
)

// inOwnZone is a date as the page shows it to readers: programs write the hour of a tag in that of
// Greenwich, where the same instant near the title has the hour and the day of where it was written.
func (r *Reader) inOwnZone(d day.Date) day.Date {
	if !strings.HasSuffix(d.ISO, "Z") {
		return d
	}
	at, err := time.Parse(time.RFC3339, d.ISO)
	if err != nil {
		return d
	}
	for _, when := range r.times {
		own := day.Parse(when)
		if seen, err := time.Parse(time.RFC3339, own.ISO); err == nil && seen.Equal(at) && !strings.HasSuffix(own.ISO, "Z") {
			return own
		}
	}
	return d
}
