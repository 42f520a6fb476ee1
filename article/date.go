package article

import (
	"time"
)

// Date is a point in time as the page has it, and as RFC 3339 has it: of a day
// only "2006-01-02", without an offset where the page gives none. ISO is empty where
// Raw cannot be read.
type Date struct{ ISO, Raw string }

// dateLayouts are the forms of dates that pages have, and what is kept of each.
var dateLayouts = []struct{ in, out string }{
	{time.RFC3339Nano, time.RFC3339}, {"2006-01-02T15:04:05Z0700", time.RFC3339}, {"2006-01-02T15:04Z07:00", time.RFC3339},
	{"2006-01-02 15:04:05 -0700", time.RFC3339}, {"2006-01-02 15:04:05-07:00", time.RFC3339},
	{time.RFC1123Z, time.RFC3339}, {time.RFC1123, time.RFC3339},
	{"2006-01-02T15:04:05.999", "2006-01-02T15:04:05"}, {"2006-01-02T15:04", "2006-01-02T15:04:05"},
	{"2006-01-02 15:04:05", "2006-01-02T15:04:05"}, {"2006-01-02 15:04", "2006-01-02T15:04:05"},
	{"2006-01-02", "2006-01-02"}, {"2006/01/02", "2006-01-02"}, {"20060102", "2006-01-02"},
	{"January 2, 2006", "2006-01-02"}, {"Jan 2, 2006", "2006-01-02"}, {"2 January 2006", "2006-01-02"}, {"2 Jan 2006", "2006-01-02"},
	{"Monday, January 2, 2006", "2006-01-02"}, {"02.01.2006", "2006-01-02"},
}

func dateOf(raw string) Date {
	for _, l := range dateLayouts {
		if t, err := time.Parse(l.in, raw); err == nil {
			return Date{t.Format(l.out), raw}
		}
	}
	return Date{"", raw}
}
