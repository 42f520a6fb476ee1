package published

import (
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"galley/article/metadata/day"
	"galley/article/metadata/extent"
	"galley/article/metadata/statements"
	"galley/page"
)

// mostUnread is how many characters a text near the title has at most that is a day, although it
// cannot be read: a longer one is a sentence with a year in it.
const mostUnread = 40

// Reader has the dates near the title.
type Reader struct {
	p       *page.Page
	article *extent.Extent
	stated  *statements.Reader
	times   []string        // those that machines can read first
	shown   []string        // of those: days above the end of the text
	changes map[string]bool // and those that are days of changes
	changed []string        // likewise, above the end of the text, in the order of times
	above   map[string]bool // those above the header of the article: the day on which the page was served may be
}

// Look reads when a page says that the article was published, beside what it states.
func Look(article *extent.Extent, stated *statements.Reader) *Reader {
	r := &Reader{p: article.Page, article: article, stated: stated, changes: map[string]bool{}, above: map[string]bool{}}
	r.look()
	return r
}

// Dates are when the article was published and changed last. A change that nothing states is the one that a reader
// sees, where it is none before the article was published.
func (r *Reader) Dates(language string) (published, modified day.Date) {
	published, modified = r.dates(language)
	if modified.ISO == "" && modified.Raw == "" {
		modified = r.shownChange(published, language)
	}
	return published, modified
}

// dates are when the article was published, and when it is stated that it was changed last. What a machine wrote comes
// before what is written for readers, in the order of how often it is right.
func (r *Reader) dates(language string) (published, modified day.Date) {
	first := func(keys ...string) (found day.Date) {
		for _, k := range keys {
			d := day.Parse(r.stated.First(k))
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
		d := day.Read(when, language)
		if d.ISO != "" {
			if named := day.InAddress(r.p.URL); i > 0 && r.above[when] && named.ISO != "" {
				return named, modified
			}
			return d, modified
		}
		if i > 0 && published.Raw == "" && utf8.RuneCountInString(when) <= mostUnread && mayBeDay(when) {
			published = d
		}
	}
	if d := day.InAddress(r.p.URL); d.ISO != "" {
		return d, modified
	}
	if d := r.soleDay(language); d.ISO != "" {
		return d, modified
	}
	if d := day.AtAddressEnd(r.p.URL, language); d.ISO != "" {
		return d, modified
	}
	return published, modified
}

// thousands is a number with three digits behind a comma or a stop.
var thousands = regexp.MustCompile(`\d[.,]\d{3}(?:\D|$)`)

// mayBeDay reports whether a text that cannot be read has the numbers of a day, one of them short, and
// begins as a text does: two years are a span, and the end of a reference begins with a stop. Numbers with
// nothing but colons between them are an hour, or how long a sound is. A number with its thousands set apart counts
// something: people in a year.
func mayBeDay(text string) bool {
	if strings.Trim(strings.Join(strings.Fields(text), ""), "0123456789:") == "" || thousands.MatchString(text) {
		return false
	}
	numbers := day.Numbers(text)
	short := slices.ContainsFunc(numbers, func(n string) bool { return utf8.RuneCountInString(n) <= 2 })
	return len(numbers) > 1 && short && !strings.ContainsRune(".,;:", []rune(text)[0])
}
