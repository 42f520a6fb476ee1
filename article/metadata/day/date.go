package day

import (
	"strings"
	"time"
	"unicode"

	"galley/date"
	"galley/page"
)

// Date is a point in time as the page has it, and as RFC 3339 has it: of a day
// only "2006-01-02", without an offset where the page gives none. ISO is empty where
// Raw cannot be read.
type Date struct{ ISO, Raw string }

// String is ISO, else Raw.
func (d Date) String() string { return page.FirstOf(d.ISO, d.Raw) }

// dateLayouts are the forms of dates that machines write, and what is kept of each.
var dateLayouts = []struct{ in, out string }{
	{time.RFC3339Nano, time.RFC3339}, {"2006-01-02T15:04:05Z0700", time.RFC3339}, {"2006-01-02T15:04Z07:00", time.RFC3339},
	{"2006-01-02T15:04Z0700", time.RFC3339}, {"2006-01-02T15:04:05Z07", time.RFC3339},
	{"2006-01-02 15:04:05 -0700", time.RFC3339}, {"2006-01-02 15:04:05Z07:00", time.RFC3339}, {"2006-01-02 15:04:05Z0700", time.RFC3339}, {"2006-01-02 15:04:05.999999999Z07:00", time.RFC3339},
	{"2006-01-02 15:04Z07:00", time.RFC3339}, {"20060102T150405Z0700", time.RFC3339}, {"20060102T1504Z0700", time.RFC3339},
	{time.RFC1123Z, time.RFC3339}, {time.RFC1123, time.RFC3339}, {time.RFC850, time.RFC3339}, {"Mon, 2 Jan 2006 15:04:05 -0700", time.RFC3339}, {"Mon, 2 Jan 2006 15:04:05 MST", time.RFC3339}, {"Mon Jan 02 2006 15:04:05 GMT-0700", time.RFC3339},
	{"2006-01-02T15:04:05.999", "2006-01-02T15:04:05"}, {"2006-01-02T15:04", "2006-01-02T15:04:05"},
	{"2006-01-02 15:04:05", "2006-01-02T15:04:05"}, {"2006-01-02 15:04", "2006-01-02T15:04:05"}, {"20060102150405", "2006-01-02T15:04:05"}, {"2006/01/02 15:04:05", "2006-01-02T15:04:05"}, {"2006/01/02 15:04", "2006-01-02T15:04:05"},
	{"2006-01-02", "2006-01-02"}, {"2006/01/02", "2006-01-02"}, {"20060102", "2006-01-02"}, {"2006/1/2", "2006-01-02"}, {"2006-1-2", "2006-01-02"},
	{"January 2, 2006", "2006-01-02"}, {"Jan 2, 2006", "2006-01-02"}, {"2 January 2006", "2006-01-02"}, {"2 Jan 2006", "2006-01-02"},
	{"Monday, January 2, 2006", "2006-01-02"}, {"02.01.2006", "2006-01-02"}, {"2.1.2006", "2006-01-02"}, {"02.01.2006 15:04", "2006-01-02T15:04:05"}, {"02.01.2006, 15:04", "2006-01-02T15:04:05"},
}

// Parse reads a date that a machine wrote.
func Parse(raw string) Date {
	if raw == "" {
		return Date{}
	}
	for _, l := range dateLayouts {
		if isDigit(raw[0]) != isDigit(l.in[0]) {
			continue // that is where most do not fit
		}
		if t, err := time.Parse(l.in, raw); err == nil && date.Plausible(t) {
			return Date{t.Format(l.out), raw}
		}
	}
	return Date{"", raw}
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// Written reads a day that is written for readers of a language, or else of any.
func Written(text, language string) Date {
	text = page.Norm(text)
	if day, ok := date.Day(text, language); ok {
		return Date{day.Format(time.DateOnly), text}
	}
	return Date{"", text}
}

// Numbers are the numbers of a text: one alone is a year, and no day.
func Numbers(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
}

// InAddress is the day that an address has between its slashes: /2024/03/05/, or
// /2024-03-05-what-it-is-of, /20240305-what-it-is-of.
func InAddress(address string) Date {
	parts := strings.Split(address, "/")
	for i := 3; i < len(parts); i++ {
		if i+2 < len(parts) {
			if raw := strings.Join(parts[i:i+3], "/"); dayIn(raw, "2006/1/2") != "" {
				return Date{dayIn(raw, "2006/1/2"), raw}
			}
		}
		const dashed = len(time.DateOnly)
		if part := parts[i]; len(part) >= dashed && (len(part) == dashed || !isDigit(part[dashed])) && dayIn(part[:dashed], time.DateOnly) != "" {
			return Date{part[:dashed], part[:dashed]}
		}
		const compact = len("20060102")
		if part := parts[i]; len(part) > compact && part[compact] == '-' && dayIn(part[:compact], "20060102") != "" {
			return Date{dayIn(part[:compact], "20060102"), part[:compact]}
		}
	}
	return Date{}
}

// dayIn is the day of a text in a layout, "" where it has none.
func dayIn(text, layout string) string {
	t, err := time.Parse(layout, text)
	if err != nil || !date.Plausible(t) {
		return ""
	}
	return t.Format(time.DateOnly)
}

// Read reads a date that a machine wrote, or that is written for readers of a language.
func Read(when, language string) Date {
	if d := Parse(when); d.ISO != "" {
		return d
	}
	return Written(when, language)
}

// Same reports whether two dates are of one day.
func Same(a, b Date) bool {
	const day = len("2006-01-02")
	return len(a.ISO) >= day && len(b.ISO) >= day && a.ISO[:day] == b.ISO[:day]
}
