package published

import (
	"strings"

	"galley/article/metadata/dateline"
	"galley/article/metadata/day"
	"galley/page"
)

// maxDayLine is how many bytes a line has at most that tells the day of the page and no more,
// and maxDayWords how many words it has beside the numbers.
const maxDayLine, maxDayWords = 60, 5

// soleDay is the day in the only lines of the page that tell one and nothing else: many pages
// tell behind the text, or beside it, when it was published. It is none where the page has such
// lines with other days, as lists of what the site has do.
func (r *Reader) soleDay(language string) (sole day.Date) {
	if r.stated.Sells || strings.Contains(r.stated.Meta["og:type"], "product") || isFront(r.p.URL) {
		return day.Date{} // the day is that of an offer, of a review, or of what is new
	}
	others, tried := false, 0
	take := func(d day.Date) {
		others = others || sole.ISO != "" && !day.Same(d, sole)
		if sole.ISO == "" {
			sole = d
		}
	}
	dateline.Texts(r.article, 0, page.NodeID(len(r.p.Nodes)), func(line dateline.Line, text string) {
		if others || tried > maxSoleDays || len(text) > maxDayLine || !day.HasYear(text) || day.OtherWords(text) > maxDayWords {
			return
		}
		tried++
		if at := line.Nodes[0]; r.inEntries(at) || r.article.IsQuoted(at) || r.article.InPageFooter(at) || r.inNavLink(at) || r.isRowFact(at) {
			return
		}
		if d := day.Written(text, language); d.ISO != "" {
			take(d)
		}
	})
	if others || tried > maxSoleDays {
		return day.Date{}
	}
	return sole
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

// maxSoleDays is how many lines of a page are read for its day: one with more is a list.
const maxSoleDays = 30
