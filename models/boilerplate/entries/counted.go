package entries

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/date"
	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of entries that begin with a number of their own: how many there are, words of each on average, and the
// posterior that the likeliest block has at least.
const (
	countedLeast = 3
	countedWords = 5
	countedSure  = 0.1
	countedLabel = 3   // words of a line that is a number with a word
	countedBytes = 32  // of such a line
	countedMost  = 200 // above any number
	countedRow   = 10  // signs of a row
)

// WithCounted are the scores of blocks with those of entries raised that begin with a number in an element of its own
// and count on from one to the next: the steps of a recipe, tips on cards, news of a day in short. They are marked up
// alike, wherever on the page they stand, with or without something else between. Headlines of other pages, which are
// counted too, are links, and what people wrote has a day.
func WithCounted(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	var post []float64
	runs := counted(x)
	if len(runs) == 0 {
		return scores
	}
	mark := firstMark(x)
	for _, list := range runs {
		if first, _ := x.BlockNodes(list[0].From); mark < first || !areCounted(x, list, scores.Posteriors()) {
			continue // behind marks they are notes
		}
		if post == nil {
			post = slices.Clone(scores.Posteriors())
		}
		for _, e := range list {
			for i := e.From; i < e.To; i++ {
				if x.BlockLinkShare(i) < 0.5 && x.BlockEnclosing(i)&(block.InControl|block.InFigure) == 0 {
					post[i] = max(post[i], sureUpdate)
				}
			}
		}
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// countedKey is how a number is marked up, and what stands around it.
type countedKey struct {
	markup.Line
	label string
}

// counted are the runs of entries that are marked up alike and begin with 1, 2, 3 and so on.
func counted(x *features.Index) (runs [][]span.Blocks) {
	groups := map[countedKey][]int{}
	for i := range x.NumBlocks() {
		if number, label := countOf(x, i); number > 0 {
			key := countedKey{markup.Of(x.Page, x.BlockElement(i)), label}
			groups[key] = append(groups[key], i)
		}
	}
	for _, at := range groups {
		if len(at) >= countedLeast {
			runs = append(runs, runsOf(x, at)...)
		}
	}
	return runs
}

// runsOf are the runs among numbers that are marked up alike.
func runsOf(x *features.Index, at []int) (runs [][]span.Blocks) {
	open := map[markup.Line]int{} // the run that an entry of a mark-up may go on with
	for k, i := range at {
		next := x.NumBlocks()
		if k+1 < len(at) {
			next = at[k+1]
		}
		n, to := entryAt(x, i, next)
		if to <= i+1 {
			continue
		}
		key := markup.Of(x.Page, n)
		run, ok := open[key]
		switch number, _ := countOf(x, i); {
		case ok && number == len(runs[run])+1:
			runs[run] = append(runs[run], span.Blocks{From: i, To: to})
		case number == 1:
			open[key] = len(runs)
			runs = append(runs, []span.Blocks{{From: i, To: to}})
		}
	}
	return runs
}

// countOf is the number of a block that is one, with a word or signs around it, such as "Day 2" or "②", and what
// stands around it; 0 of a block that is none.
func countOf(x *features.Index, i int) (number int, label string) {
	if x.BlockWords(i) > countedLabel || x.BlockEnclosing(i)&(block.InLink|block.InControl|block.InTable|block.InTime) != 0 {
		return 0, ""
	}
	text := strings.TrimSpace(x.BlockText(i))
	if len(text) > countedBytes {
		return 0, ""
	}
	first, _ := utf8.DecodeRuneInString(text)
	for _, sign := range countedSigns {
		if first >= sign && first < sign+countedRow && utf8.RuneLen(first) == len(text) {
			return int(first-sign) + 1, string(sign)
		}
	}
	number, before, behind := numberIn(text)
	return number, before + " " + behind
}

// numberIn is the first number in a text, in digits of any script, and what stands around it; 0 of a text without
// one, and of one that is too large to count by.
func numberIn(text string) (number int, before, behind string) {
	from := strings.IndexFunc(text, unicode.IsDigit)
	if from < 0 {
		return 0, "", ""
	}
	for at, r := range text[from:] {
		if !unicode.IsDigit(r) {
			return number, text[:from], text[from+at:]
		}
		if number = 10*number + int(date.Digit(r)); number >= countedMost {
			return 0, "", ""
		}
	}
	return number, text[:from], ""
}

// countedSigns are the first of rows of signs that are numbers: circled, and white on black.
var countedSigns = [...]rune{'①', '❶', '➀', '➊'}

// areCounted reports whether entries say something that may be text, lead nowhere, and have no day.
func areCounted(x *features.Index, list []span.Blocks, post []float64) bool {
	words, best := 0, 0.0
	for _, e := range list {
		for i := e.From; i < e.To; i++ {
			if x.BlockLinkShare(i) > view.ProseLinked || i > e.From && isTime(x, i) {
				return false
			}
			if i > e.From {
				words += x.BlockWords(i)
			}
			best = max(best, post[i])
		}
		if n, _ := entryAt(x, e.From, e.To); n == page.None || !countsAlone(x, n) {
			return false
		}
	}
	return len(list) >= countedLeast && words >= countedWords*len(list) && best >= countedSure
}

// countsAlone reports whether an entry has nothing to fill in or to choose.
func countsAlone(x *features.Index, n page.NodeID) bool {
	for i := n; i < x.Page.Nodes[n].End; i++ {
		switch x.Page.Nodes[i].Tag {
		case "input", "textarea", "select", "button", "form", "time":
			return false
		}
	}
	return true
}

// firstMark is the first node of a number that is raised, as marks of notes are; the number of nodes without.
func firstMark(x *features.Index) page.NodeID {
	for n := range x.Page.Nodes {
		if x.Page.Nodes[n].Tag == "sup" && view.IsOrdinal(x.Page.Text(page.NodeID(n))) {
			return page.NodeID(n)
		}
	}
	return page.NodeID(len(x.Page.Nodes))
}
