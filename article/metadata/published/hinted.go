package published

import (
	"strings"
	"unicode/utf8"

	"galley/article/metadata/day"
	"galley/date"
	"galley/page"
)

// Bounds of a day that a page tells who points at how long ago something was: characters of what is seen and of what
// is told, and words in that.
const (
	agoLong    = 30
	hintedLong = 40
	hintedMost = 6
)

// hintedDay is the day in the title of an element that shows another form of it, such as how long ago that is or
// the hour alone; "" without.
func (r *Reader) hintedDay(n page.NodeID) string {
	switch r.p.Nodes[n].Tag {
	case "a", "abbr", "span", "time", "relative-time", "time-ago", "small", "em", "i", "b":
	default:
		return ""
	}
	hint := page.Norm(r.p.Nodes[n].Attr("title"))
	if hint == "" || utf8.RuneCountInString(hint) > hintedLong || !date.Fits(hint) || !day.HasYear(hint) || len(day.Numbers(hint)) < 2 || len(strings.Fields(hint)) > hintedMost {
		return ""
	}
	shown := r.p.ShortText(n)
	if shown == "" || utf8.RuneCountInString(shown) > agoLong || day.HasYear(shown) {
		return ""
	}
	return hint
}
