package entries

import (
	"regexp"
	"strconv"
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a programme: entries with a time, their share of all beside them, minutes from the first to the
// last, and words of an entry on average.
const (
	programmeLeast = 4
	programmeShare = 0.8
	programmeSpan  = 60
	programmeWords = 60
)

// hour is a time of day at the begin of an entry. A point between its numbers may be that of a chapter.
var hour = regexp.MustCompile(`(?i)^([01]?\d|2[0-3])\s?[:h]\s?([0-5]\d)(?:\s*([ap])\.?\s?m\b)?`)

// RaiseProgrammes raises the posteriors of programmes: entries beside each other that begin with a time of day,
// each later than the one before or at the same time, such as talks of a meeting, trains or courses of a day. What is
// new on a site begins with the newest. Mostly links, or in a margin, they are of other pages.
func RaiseProgrammes(v *view.View, post []float64) {
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element {
			continue
		}
		from, to := v.Span(n)
		if to-from < programmeLeast {
			n = node.End - 1
			continue
		}
		if !isProgramme(v, n, from, to) {
			continue
		}
		if from > 0 && v.Heading(v.BlockElement(from-1)) != page.None {
			from-- // of which day it is, or of what
		}
		for i := from; i < to; i++ {
			if v.BlockEnclosing(i)&block.InControl == 0 && v.BlockLinkShare(i) < view.MostLinked {
				post[i] = max(post[i], listedSure)
			}
		}
		n = node.End - 1
	}
}

// isProgramme reports whether what is in an element, with some blocks, is a programme.
func isProgramme(v *view.View, n page.NodeID, from, to int) bool {
	if v.BlockEnclosing(from)&block.Marginal != 0 || v.LinkShare(n) >= view.MostLinked {
		return false
	}
	all, timed, first, last := 0, 0, 0, 0
	for c := range v.Page.Children(n) {
		i, end := v.Span(c)
		if i == end || !v.Page.Contains(c, v.BlockElement(i)) {
			continue
		}
		all++
		at, ok := minuteOf(v.BlockText(i))
		switch {
		case !ok:
			continue
		case at < last:
			return false
		case timed == 0:
			first = at
		}
		last, timed = at, timed+1
	}
	return timed >= programmeLeast && last-first >= programmeSpan && float64(timed) >= programmeShare*float64(all) &&
		v.WordsOf(n) <= programmeWords*float64(all) && hasLetters(v, from, to)
}

// hasLetters reports whether half of the blocks, or more, say more than a number.
func hasLetters(v *view.View, from, to int) bool {
	words := 0
	for i := from; i < to; i++ {
		if v.HasWords(i) {
			words++
		}
	}
	return 2*words >= to-from
}

// minuteOf is the minute of the day that a text begins with.
func minuteOf(text string) (int, bool) {
	text = strings.TrimSpace(text)
	if text == "" || text[0] < '0' || text[0] > '9' {
		return 0, false
	}
	m := hour.FindStringSubmatch(text)
	if m == nil {
		return 0, false
	}
	hours, _ := strconv.Atoi(m[1])
	minutes, _ := strconv.Atoi(m[2])
	if m[3] != "" {
		if hours %= 12; strings.EqualFold(m[3], "p") {
			hours += 12
		}
	}
	return 60*hours + minutes, true
}
