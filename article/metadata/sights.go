package metadata

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/token"
	"galley/date"
	"galley/page"
)

// dateSights are the dates that stand near the title, in the order of the page.
type dateSights struct {
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
func (r *Reader) timeAt(n page.NodeID, s *dateSights) {
	node := &r.p.Nodes[n]
	if node.Tag != "time" && !token.In(node, dateTokens) {
		return
	}
	if when := node.Attr("datetime"); when != "" && n >= s.head && node.Tag == "time" {
		s.times = append(s.times, seenDate{n, when})
	}
	s.written = append(s.written, seenDate{n, r.p.ShortText(n)})
}

// inPageFooter reports whether a text stands in the footer of the page, and not in that of
// an article: a day there says when the page was made, or since when the site is.
func (r *Reader) inPageFooter(n page.NodeID) bool {
	footer := false
	for up := range r.p.Ancestors(n) {
		switch r.p.Nodes[up].Tag {
		case "footer":
			footer = true
		case "article", "section", "main":
			return false
		}
	}
	return footer
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
			return !r.holds(up, r.title)
		}
	}
	return false
}

// takeTimes puts the dates in the order in which they are tried: those for machines first,
// and of each kind those behind the text last.
func (r *Reader) takeTimes(s dateSights) {
	for _, behind := range [2]bool{false, true} {
		for _, t := range s.times {
			if t.at >= r.textEnd == behind {
				r.times = append(r.times, t.text)
			}
		}
	}
	for _, kind := range [2][]seenDate{s.written, s.plain} {
		slices.SortStableFunc(kind, func(a, b seenDate) int { return r.stepsTo(s.title, a.at) - r.stepsTo(s.title, b.at) })
		r.changesLast(kind)
		for _, behind := range [2]bool{false, true} {
			for _, t := range kind {
				if t.at >= r.textEnd == behind && len(r.times) < maxTimes && strings.ContainsFunc(t.text, unicode.IsDigit) && !r.inEntries(t.at) && !r.isRowDay(t.at) {
					r.times = append(r.times, t.text)
					r.seenDay(t, behind)
				}
			}
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
	case !behind && !r.inFigure(t.at):
		r.shown = append(r.shown, t.text)
	}
}

// stepsTo is how far from the title a date stands, in steps that a byline fits into: within one,
// the order of the page counts. See nearest; a day in the title is what the article tells of.
func (r *Reader) stepsTo(title, n page.NodeID) int {
	switch {
	case title == page.None:
		return 0
	case n < title:
		return int(2*(title-n)) / page.ShortNodes
	case r.p.Contains(title, n):
		return aroundTitle
	}
	return int(n-title) / page.ShortNodes
}

// yearIn finds a year beside another number, as dates have it.
var yearIn = regexp.MustCompile(`(^|\D)(19|20)\d\d(\D.*\d|\D*$)`)

// hasYear reports whether a year stands in a text, in the digits of any script, or as its
// calendar counts; most texts have neither beginning of a year.
func hasYear(text string) bool {
	if (strings.Contains(text, "19") || strings.Contains(text, "20")) && yearIn.MatchString(text) {
		return true
	}
	return len(text) <= maxDateline && strings.ContainsFunc(text, isForeign) && (otherYearIn.MatchString(text) || date.HasEra(text))
}

// otherYearIn finds a year in other digits, of the Buddhist era or of the solar calendar of Iran,
// beside another number.
var otherYearIn = regexp.MustCompile(`(^|\PN)(25\d\d|\p{Nd}{4})(\PN.*\p{Nd}|\PN*$)`)

// isForeign reports whether a character is of a script that has digits or eras of its own.
func isForeign(r rune) bool {
	return r > unicode.MaxASCII && (unicode.IsDigit(r) || unicode.In(r, unicode.Thai, unicode.Lao, unicode.Han, unicode.Arabic))
}

// maxTimes is how many dates near the title are tried: to read one in any language takes
// about a millisecond.
const maxTimes = 6
