package entries

import (
	"slices"
	"strings"
	"unicode"

	"galley/date"
	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
)

// Bounds of the entries of a live blog or a timeline: how many there are, what share of
// the words of the page they have, how many words each has on average, and what share of
// them may begin with a line of its own, such as a name.
const (
	updatesLeast  = 4
	updatesShare  = 0.4
	updateWords   = 12
	minuteWords   = 6    // of entries that begin with a minute of a match or a year
	minutesShare  = 0.05 // likewise, and of those with times of day: they may stand below a report
	reportProse   = 2    // paragraphs of a report right above entries
	yearsShare    = 0.2  // of those of a timeline, as years stand at the head of little else
	updatesNamed  = 0.5
	timeWords     = 5   // of a line that is a time
	timelineWords = 3   // of a line with a year
	teaserWords   = 4   // of a link that is a headline
	sureUpdate    = 0.9 // posterior that the blocks of an entry get, at least
	updateLeast   = 3   // words of a block that gets it
	betweenBlocks = 20  // of what is said of a post beside it
)

// WithUpdates are the scores of blocks with those of the entries of a live blog raised:
// texts of one markup that each begin with a time, and that have updatesShare of the words of
// the page or more.
// To the networks, a time, a few lines and a button for sharing look like a comment; but
// comments begin with a name. Entries that linked data has are raised too.
func WithUpdates(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	var post []float64
	raise := func(i int) {
		if post == nil {
			post = slices.Clone(scores.Posteriors())
		}
		post[i] = max(post[i], sureUpdate)
	}
	list, heads := updates(x)
	for _, i := range heads {
		raise(i)
	}
	for _, e := range list {
		for i := e.From; i < e.To; i++ {
			if x.BlockWords(i) >= updateLeast && x.BlockLinkShare(i) < 0.5 && x.BlockEnclosing(i)&block.InControl == 0 {
				raise(i)
			}
		}
	}
	for i := range scores.Posteriors() {
		if x.IsUpdate(i) {
			raise(i)
		}
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// updates are the entries of a live blog or a timeline, in no order. heads are the times of those below a report, and their
// heading.
func updates(x *features.Index) (list []span.Blocks, heads []int) {
	var times []int
	minutes, ago := dotMinutes(x), agos(x)
	for i := range x.NumBlocks() {
		if minutes[i] || ago[i] || isTime(x, i) {
			times = append(times, i)
		}
	}
	if len(times) < updatesLeast {
		return nil, nil
	}
	groups := map[markup.Line][]span.Blocks{}
	for k, i := range times {
		next := x.NumBlocks()
		if k+1 < len(times) {
			next = times[k+1]
		}
		if n, to := entryAt(x, i, next); to > i+1 {
			key := markup.Of(x.Page, n)
			key.Class, _, _ = strings.Cut(strings.TrimSpace(key.Class), " ") // the others say which are pinned, or important
			groups[key] = append(groups[key], span.Blocks{From: i, To: to})
		}
	}
	for _, g := range groups {
		if !areUpdates(x, g) {
			continue
		}
		list = append(list, g...)
		if around := reportAround(x, g); around != page.None && areClocks(x, g) {
			heads = append(heads, headsBelow(x, around, g)...)
		}
	}
	return list, heads
}

// isTime reports whether block i is a time of day, a minute of a match, a day or a year, and little
// else.
func isTime(x *features.Index, i int) bool {
	if x.BlockWords(i) > timeWords || x.BlockWords(i) == 0 {
		return false
	}
	if x.BlockEnclosing(i)&block.InTime != 0 {
		return true
	}
	text := x.BlockText(i)
	if x.BlockDigits(i) == 0 || !strings.ContainsFunc(text, unicode.IsDigit) || len(text) > signature.MostBytes {
		return false
	}
	if _, ok := date.Day(text, ""); ok || date.Clock.MatchString(text) || signature.Minute.MatchString(text) {
		return true
	}
	return x.BlockWords(i) <= timelineWords && hasYear(text)
}

// hasYear reports whether a text has a number of four digits that may be a year.
func hasYear(text string) bool {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) }) {
		if len(word) == yearDigits && word >= "1000" && word < "2200" {
			return true
		}
	}
	return false
}

// entryAt is the largest element that begins with block i and ends before block next, and
// the block after it.
func entryAt(x *features.Index, i, next int) (entry page.NodeID, to int) {
	entry, to = page.None, i
	for n := x.BlockElement(i); n > 0; n = x.Page.Nodes[n].Parent {
		from, end := x.Span(n)
		if from != i || end > next {
			break
		}
		entry, to = n, end
	}
	return entry, to
}
