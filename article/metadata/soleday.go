package metadata

import (
	"slices"
	"strings"
	"unicode"

	"galley/date"
	"galley/page"
)

// maxDayLine is how many bytes a line has at most that tells the day of the page and no more,
// and maxDayWords how many words it has beside the numbers.
const maxDayLine, maxDayWords = 60, 5

// soleDay is the day in the only lines of the page that tell one and nothing else: many pages
// tell behind the text, or beside it, when it was published. It is none where the page has such
// lines with other days, as lists of what the site has do.
func (r *Reader) soleDay(language string) (day Date) {
	if r.sells || strings.Contains(r.meta["og:type"], "product") || isFront(r.p.URL) {
		return Date{} // the day is that of an offer, of a review, or of what is new
	}
	others, tried := false, 0
	take := func(d Date) {
		others = others || day.ISO != "" && !sameDay(d, day)
		if day.ISO == "" {
			day = d
		}
	}
	r.walkTexts(0, page.NodeID(len(r.p.Nodes)), func(line dateline, text string) {
		if others || tried > maxSoleDays || len(text) > maxDayLine || !hasYear(text) || otherWords(text) > maxDayWords {
			return
		}
		tried++
		if at := line.nodes[0]; r.inEntries(at) || r.isQuoted(at) || r.inPageFooter(at) || r.inNavLink(at) {
			return
		}
		if d := writtenDate(text, language); d.ISO != "" {
			take(d)
		}
	})
	if others || tried > maxSoleDays {
		return Date{}
	}
	return day
}

// isFront reports whether an address is that of a site, and of no page in it.
func isFront(address string) bool {
	_, path, ok := strings.Cut(address, "://")
	if !ok {
		return false
	}
	_, path, _ = strings.Cut(path, "/")
	return path == ""
}

// isOffer reports whether linked data tell of something that the page offers, or of a list.
func isOffer(thing page.LinkedThing) bool {
	return slices.ContainsFunc(thing.Types, func(kind string) bool {
		return strings.HasPrefix(kind, "Product") || kind == "ItemList" || kind == "CollectionPage" || kind == "Offer" || kind == "SoftwareApplication"
	})
}

// maxSoleDays is how many lines of a page are read for its day: one with more is a list.
const maxSoleDays = 30

// sameDay reports whether two dates are of one day.
func sameDay(a, b Date) bool {
	const day = len("2006-01-02")
	return len(a.ISO) >= day && len(b.ISO) >= day && a.ISO[:day] == b.ISO[:day]
}

// otherWords is how many words of a text have no digit and name no month.
func otherWords(text string) (others int) {
	for word := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(word, unicode.IsLetter) && !strings.ContainsFunc(word, unicode.IsDigit) && !date.IsMonth(word) {
			others++
		}
	}
	return others
}
