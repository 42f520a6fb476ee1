package boilerplate

import (
	"slices"

	"galley/page"
)

// nearly is the share of the threshold that prose must have to be kept with its siblings.
const nearly = 0.85

// keepSiblings keeps prose behind prose that is kept in the same element, where it nearly
// has the posterior for it: a text that goes on is cut as a whole or not at all.
func (t *Trimmer) keepSiblings(post []float64, first int, keep float64) {
	for i := 1; i < len(post); i++ {
		if post[i] < keep && post[i] >= nearly*keep && post[i-1] >= keep && t.IsProse(first+i-1) && t.IsProse(first+i) && t.isSibling(first+i, first+i-1) {
			post[i] = keep
		}
	}
}

// isSibling reports whether prose stands in the element that the prose before it does: as a
// paragraph beside it, or in a box of its own that loose lines stand around.
func (t *Trimmer) isSibling(block, before int) bool {
	loose := t.BlockElement(before)
	return t.ProseParent(block) == t.ProseParent(before) || t.boxParent(t.BlockElement(block), loose) == loose
}

// Bounds of prose that is kept with prose of its mark-up: how many paragraphs of that are kept,
// its words, and its posterior.
const (
	alikeProse = 3
	alikeWords = 15
	alikeLeast = 0.25
)

// textPlace is where a paragraph stands, and how it is marked up.
type textPlace struct {
	parent page.NodeID
	markup lineMarkup
}

// keepAlike keeps prose without links behind three paragraphs that are kept, in the same element
// and marked up as they are: the last paragraphs of a text stand with what is none of it.
func (t *Trimmer) keepAlike(post []float64, first int, keep float64) {
	kept := map[textPlace]int{}
	for i := range post {
		if !t.IsProse(first + i) {
			continue
		}
		at := textPlace{t.ProseParent(first + i), t.markupOfProse(first + i)}
		if post[i] < keep && kept[at] >= alikeProse && post[i] >= alikeLeast && t.BlockLinkShare(first+i) == 0 && t.BlockWords(first+i) >= alikeWords {
			post[i] = keep
		}
		if post[i] >= keep {
			kept[at]++
		}
	}
}

// showsSomething reports whether a picture, a film or a table is among nodes.
func (t *Trimmer) showsSomething(from, to page.NodeID) bool {
	for n := from; n < to; n++ {
		switch t.page.Nodes[n].Tag {
		case "img", "video", "audio", "iframe", "svg", "table", "math", "object", "canvas":
			return true
		}
	}
	return false
}

// keepTimes keeps the times of entries, as a live blog has them, and the headings after
// them: elements of one parent and tag that begin with a time, before what is kept.
func (t *Trimmer) keepTimes(post []float64, first int, keep float64) {
	type entry struct {
		parent page.NodeID
		tag    string
	}
	heads := map[entry][][2]int{} // from the time to the first block after the headings
	for i := range post {
		to := t.afterHeadings(first+i+1, first+min(len(post), i+1+entryHeadings)) - first
		if from, _ := t.BlockNodes(first + i); to >= len(post) || post[to] < keep || !t.page.Inside(from, "time") && !(isClock(t.BlockText(first+i)) && t.IsProse(first+to) && t.BlockLinkShare(first+to) == 0) {
			continue
		}
		n := t.BlockElement(first + i)
		for _, end := t.Span(n); n > 0 && end <= first+to; _, end = t.Span(n) {
			n = t.page.Nodes[n].Parent
		}
		if from, _ := t.Span(n); from == first+i { // the time is what the entry begins with
			e := entry{t.page.Nodes[n].Parent, t.page.Nodes[n].Tag}
			heads[e] = append(heads[e], [2]int{i, to})
		}
	}
	for _, list := range heads {
		for _, head := range list {
			for i := head[0]; i < head[1] && len(list) > 1; i++ {
				post[i] = max(post[i], keep)
			}
		}
	}
}

// isClock reports whether a line is a time of day or a minute of a match, and little else.
func isClock(line string) bool {
	return len(line) <= clockBytes && (clock.MatchString(line) || minute.MatchString(line))
}

// clockBytes is how long such a line is at most.
const clockBytes = 16

// entryHeadings is how many headings an entry may begin with.
const entryHeadings = 2

// afterHeadings is the first of the blocks from, …, to-1 that is no heading, or to.
func (t *Trimmer) afterHeadings(from, to int) int {
	for from < to && slices.Contains(headings[:], t.page.Nodes[t.BlockElement(from)].Tag) {
		from++
	}
	return from
}

var headings = [...]string{"h2", "h3", "h4", "h5", "h6"}
