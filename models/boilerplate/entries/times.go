package entries

import (
	"galley/date"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// KeepTimes keeps the times of entries, as a live blog has them, and the headings after
// them: elements of one parent and tag that begin with a time, before what is kept.
func KeepTimes(b *view.Body) {
	type entry struct {
		parent page.NodeID
		tag    string
	}
	heads := map[entry][][2]int{} // from the time to the first block after the headings
	for i := b.From; i < b.To; i++ {
		to := afterHeadings(b.View, i+1, min(b.To, i+1+entryHeadings))
		if from, _ := b.BlockNodes(i); to >= b.To || !b.Kept(to) || !b.Page.Inside(from, "time") && !(isClock(b.BlockText(i)) && (b.IsProse(to) || b.IsSentence(to)) && b.BlockLinkShare(to) == 0) {
			continue
		}
		n := b.BlockElement(i)
		for _, end := b.Span(n); n > 0 && end <= to; _, end = b.Span(n) {
			n = b.Page.Nodes[n].Parent
		}
		if from, _ := b.Span(n); from == i { // the time is what the entry begins with
			e := entry{b.Page.Nodes[n].Parent, b.Page.Nodes[n].Tag}
			heads[e] = append(heads[e], [2]int{i, to})
		}
	}
	for _, list := range heads {
		for _, head := range list {
			for i := head[0]; i < head[1] && len(list) > 1; i++ {
				b.Raise(i)
			}
		}
	}
}

// isClock reports whether a line is a time of day or a minute of a match, and little else.
func isClock(line string) bool {
	return date.IsTimeOfDay(line) || len(line) <= clockBytes && signature.Minute.MatchString(line)
}

// clockBytes is how long such a line is at most.
const clockBytes = 16

// entryHeadings is how many headings an entry may begin with.
const entryHeadings = 2

// afterHeadings is the first of the blocks from, …, to-1 that is no heading, or to.
func afterHeadings(v *view.View, from, to int) int {
	for from < to && markup.IsHeading(v.Page.Nodes[v.BlockElement(from)].Tag) {
		from++
	}
	return from
}
