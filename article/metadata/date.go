package metadata

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

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

// ParseDate reads a date that a machine wrote.
func ParseDate(raw string) Date {
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

// writtenDate reads a day that is written for readers of a language, or else of any.
func writtenDate(text, language string) Date {
	text = page.Norm(text)
	if day, ok := date.Day(text, language); ok {
		return Date{day.Format(time.DateOnly), text}
	}
	return Date{"", text}
}

// mostUnread is how many characters a text near the title has at most that is a day, although it
// cannot be read: a longer one is a sentence with a year in it.
const mostUnread = 40

// numbersIn are the numbers of a text: one alone is a year, and no day.
func numbersIn(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
}

// dates are when the article was published and changed last. What a machine wrote comes
// before what is written for readers, in the order of how often it is right.
func (r *Reader) dates(language string) (published, modified Date) {
	first := func(keys ...string) (found Date) {
		for _, k := range keys {
			d := ParseDate(r.first(k))
			if d.ISO != "" {
				return d
			}
			if found.Raw == "" {
				found = d
			}
		}
		return found
	}
	published = first("ld:datePublished", "article:published_time", "og:article:published_time", "datepublished", "itemprop:datePublished", "article:published",
		"parsely-pub-date", "sailthru.date", "cxenseparse:publishtime", "cxenseparse:recs:publishtime", "dc.date", "dc.date.issued", "dcterms.created", "dcterms.date", "dc.date.created", "citation_online_date", "citation_publication_date", "citation_date", "publish-date", "publish_date", "published", "published-date", "date-published", "itemprop:dateCreated", "published_at", "pubdate", "pdate", "date")
	modified = first("ld:dateModified", "article:modified_time", "og:updated_time", "itemprop:dateModified", "last-modified", "dcterms.modified", "revised")
	if published.ISO != "" {
		if shown := r.shownBefore(published, language); shown.ISO != "" {
			if modified.ISO == "" {
				modified = published
			}
			return shown, modified
		}
		return r.inOwnZone(published), modified
	}
	for i, when := range append([]string{published.Raw}, r.times...) {
		d := readDate(when, language)
		if d.ISO != "" {
			return d, modified
		}
		if i > 0 && published.Raw == "" && utf8.RuneCountInString(when) <= mostUnread && len(numbersIn(when)) > 1 {
			published = d
		}
	}
	if d := addressDate(r.p.URL); d.ISO != "" {
		return d, modified
	}
	if d := r.soleDay(language); d.ISO != "" {
		return d, modified
	}
	return published, modified
}

// addressDate is the day that an address has between its slashes: /2024/03/05/, or
// /2024-03-05-what-it-is-of.
func addressDate(address string) Date {
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
