package published

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/dateline"
	"galley/article/metadata/day"
	"galley/article/metadata/extent"
	"galley/article/token"
	"galley/date"
	"galley/page"
)

// dateTokens are the words of classes and ids that call something a date.
var dateTokens = token.Of("date", "datetime", "published", "pubdate", "timestamp", "time", "dateline", "publish")

// sights are the dates that stand near the title, in the order of the page.
type sights struct {
	title          page.NodeID
	head           page.NodeID // see headAround
	times          []seenDate  // as machines read them
	written, plain []seenDate  // as people do: where the page calls them dates, and elsewhere
}

// seenDate is a date as it is written and where it stands.
type seenDate struct {
	at   page.NodeID
	text string
}

// headAround is the begin of the header or article around the title: a time that stands in
// it before the title is the article's.
func (r *Reader) headAround(title page.NodeID) page.NodeID {
	for up := range r.p.Ancestors(title) {
		if tag := r.p.Nodes[up].Tag; tag == "header" || tag == "article" {
			return up
		}
	}
	return title
}

// timeAt takes the date that element n is of. What machines read counts only where it
// belongs to the title.
func (r *Reader) timeAt(n page.NodeID, s *sights) {
	node := &r.p.Nodes[n]
	if hint := r.hintedDay(n); hint != "" {
		s.written = append(s.written, seenDate{n, hint})
	}
	if node.Tag != "time" && !token.In(node, dateTokens) {
		return
	}
	if when := node.Attr("datetime"); when != "" && n >= s.head && node.Tag == "time" {
		s.times = append(s.times, seenDate{n, when})
	}
	s.written = append(s.written, seenDate{n, r.p.ShortText(n)})
}

// inNavLink reports whether a text is of a link in a navigation that does not hold the title:
// it tells of the page that the link leads to.
func (r *Reader) inNavLink(n page.NodeID) bool {
	link := false
	for up := range r.p.Ancestors(n) {
		switch node := &r.p.Nodes[up]; {
		case node.Tag == "a":
			link = true
		case link && (node.Tag == "nav" || node.Attr("role") == "navigation"):
			return !r.article.Holds(up, r.article.Title)
		}
	}
	return false
}

// takeTimes puts the dates in the order in which they are tried: those for machines first, then what the
// page calls dates, and of each kind those behind the text last. A short line above the text comes before those, and before what
// stands above the head of the article.
func (r *Reader) takeTimes(s sights) {
	for _, behind := range [2]bool{false, true} {
		for _, t := range s.times {
			if t.at >= r.article.End == behind {
				r.times = append(r.times, t.text)
			}
		}
	}
	for _, kind := range [2][]seenDate{s.written, s.plain} {
		slices.SortStableFunc(kind, func(a, b seenDate) int { return r.stepsTo(s.title, a.at) - r.stepsTo(s.title, b.at) })
		r.changesLast(kind)
	}
	inBanner := func(t seenDate) bool { return t.at < s.head && t.at < s.title } // it may be today
	r.take(s, s.written, func(t seenDate) bool { return t.at < r.article.End && !inBanner(t) })
	r.take(s, s.plain, r.isAboveText)
	r.take(s, s.written, inBanner)
	r.take(s, s.written, func(t seenDate) bool { return t.at >= r.article.End })
	r.take(s, s.plain, func(t seenDate) bool { return t.at < r.article.End && !r.isAboveText(t) })
	r.take(s, s.plain, func(t seenDate) bool { return t.at >= r.article.End })
}

// isAboveText reports whether a short text stands between the title and the text: a day there is the
// article's, and what the page calls a date behind the text is of other articles, or of comments.
func (r *Reader) isAboveText(t seenDate) bool {
	return t.at > r.article.Title && r.article.Title != page.None && t.at < r.article.Begin && utf8.RuneCountInString(t.text) <= mostUnread
}

// take takes some of the dates of a kind that people read.
func (r *Reader) take(s sights, kind []seenDate, some func(seenDate) bool) {
	for _, t := range kind {
		if some(t) && len(r.times) < maxTimes && (strings.ContainsFunc(t.text, unicode.IsDigit) || date.HasHanDay(t.text)) && !r.inEntries(t.at) && !r.isRowDay(t.at) && !r.isRowFact(t.at) {
			r.times = append(r.times, t.text)
			r.above[t.text] = t.at < s.head && t.at < s.title
			r.seenDay(t, t.at >= r.article.End)
		}
	}
}

// seenDay notes whether a short text is the day of a change, or a day that stands above the
// end of the text and not below a picture.
func (r *Reader) seenDay(t seenDate, behind bool) {
	switch {
	case utf8.RuneCountInString(t.text) > mostUnread:
	case r.isChange(t.at):
		r.changes[t.text] = true
		if !behind {
			r.changed = append(r.changed, t.text)
		}
	case !behind && !r.article.InFigure(t.at):
		r.shown = append(r.shown, t.text)
	}
}

// stepsTo is how far from the title a date stands, in steps that a byline fits into: within one,
// the order of the page counts. What stands before the title is twice as far, as bylines are, and a day
// in the title is what the article tells of.
func (r *Reader) stepsTo(title, n page.NodeID) int {
	switch {
	case title == page.None:
		return 0
	case n < title:
		return int(2*(title-n)) / page.ShortNodes
	case r.p.Contains(title, n):
		return extent.Near
	}
	return int(n-title) / page.ShortNodes
}

// maxTimes is how many dates near the title are tried: to read one in any language takes
// about a millisecond.
const maxTimes = 6

// look looks for dates near the title, or else near the body's begin.
func (r *Reader) look() {
	at := r.article.Head()
	s := sights{title: at, head: r.headAround(at)}
	for n := range r.article.Around(at) {
		switch node := &r.p.Nodes[n]; {
		case node.Kind == page.Element:
			r.timeAt(n, &s)
		case node.Kind == page.Text && len(node.Text) <= widest && (day.HasYear(node.Text) || day.IsShort(node.Text)) && !(n >= r.article.End && r.article.InPageFooter(n)) && !r.inNavLink(n):
			for _, part := range wideParts(node.Text) {
				if date.Fits(part) && (day.HasYear(part) || day.IsShort(part)) && !loneYear.MatchString(part) {
					s.plain = append(s.plain, seenDate{n, page.Norm(part)})
				}
			}
		}
	}
	r.takeTimes(s)
}

// loneYear is a year by itself: that of a table, a chart or a copyright, and no day.
var loneYear = regexp.MustCompile(`^[^\pL\pN]*\pN{4}[^\pL\pN]*$`)

// widest is how many bytes a text has at most that is a line of parts between wide blanks.
const widest = 2 * day.LineBytes

// wideParts are the parts of a text between wide blanks.
func wideParts(text string) []string {
	return strings.Split(text, dateline.WideBlank)
}
