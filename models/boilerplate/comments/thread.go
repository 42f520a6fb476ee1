package comments

import (
	"cmp"
	"slices"
	"strings"
	"time"
	"unicode"

	"galley/features"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
)

// Bounds of a thread, such as the comments below an article: how many entries it has and
// how many people write them, what is between two signatures, and over how many years.
const (
	threadLeast   = 3
	threadNames   = 0.5 // distinct names an entry
	entryLeastLen = 8   // words an entry, on average
	entryMostLen  = 15  // blocks an entry, on average
	threadYears   = 15
	maxThreads    = 10 // groups of signatures that are looked at
)

// Threads are the threads of a page behind block start: texts that people have signed with
// name and day one after the other, in lines that are marked up alike. That is how the
// comments below an article are told where no markup says what they are, whatever they are
// about.
func Threads(x *features.Index, start int) (list []span.Blocks) {
	lines := map[markup.Line][]int{}
	for i := start; i < x.NumBlocks(); i++ {
		if signature.MayBe(x, i) {
			key := markup.Of(x.Page, x.BlockElement(i))
			lines[key] = append(lines[key], i)
		}
	}
	var large [][]int
	for _, g := range lines {
		if len(g) >= threadLeast && hasRoom(x, g) {
			large = append(large, g)
		}
	}
	slices.SortFunc(large, func(a, b []int) int { return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a[0], b[0])) })
	for _, g := range large[:min(len(large), maxThreads)] {
		if signed := signatures(x, g); isThread(x, signed) {
			list = append(list, extent(x, signed))
		}
	}
	return list
}

// signatures are those among some blocks.
func signatures(x *features.Index, blocks []int) (list []signature.Signature) {
	for _, i := range blocks {
		if s, ok := signature.Of(x, i); ok {
			list = append(list, s)
		}
	}
	return list
}

// hasRoom reports whether between lines that are marked up alike there is as much as
// between the signatures of a thread: in lists of days there is less.
func hasRoom(x *features.Index, lines []int) bool {
	words, between := span.WordsOf(x, lines[0], lines[len(lines)-1]), len(lines)-1
	for _, i := range lines[1:] {
		words -= x.BlockWords(i)
	}
	return words >= entryLeastLen*between && lines[len(lines)-1]-lines[0] <= entryMostLen*between
}

// isThread reports whether signatures that are marked up alike are of a thread.
func isThread(x *features.Index, g []signature.Signature) bool {
	if len(g) < threadLeast || !hasRoom(x, blocksOf(g)) {
		return false
	}
	if yearsOf(g) > threadYears {
		return false
	}
	least := max(threadLeast, int(threadNames*float64(len(g))))
	named := distinct(g, func(s signature.Signature) string { return s.Before }) >= least || distinct(g, func(s signature.Signature) string { return s.Line }) >= least
	return named && !hasSections(x, g)
}

// yearsOf is how many years there are between the days of signatures.
func yearsOf(g []signature.Signature) int {
	var first, last time.Time
	for _, s := range g {
		if s.Day.IsZero() {
			continue
		}
		if first.IsZero() || s.Day.Before(first) {
			first = s.Day
		}
		if s.Day.After(last) {
			last = s.Day
		}
	}
	return int(last.Sub(first) / (365 * 24 * time.Hour))
}

// blocksOf are the blocks of signatures.
func blocksOf(g []signature.Signature) []int {
	blocks := make([]int, len(g))
	for i, s := range g {
		blocks[i] = s.Block
	}
	return blocks
}

// distinct counts the different texts that signatures have, other than none.
func distinct(g []signature.Signature, of func(signature.Signature) string) int {
	seen := map[string]bool{}
	for _, s := range g {
		if text := of(s); strings.ContainsFunc(text, unicode.IsLetter) {
			seen[text] = true
		}
	}
	return len(seen)
}

// subjectGap is how many words there may be between the subject of a post and its signature.
const subjectGap = 6

// hasSections reports whether sections with headings begin between signatures: then it is
// they that have a day. A heading right before a signature may be a name, and headings that
// say the same close before signatures are the subject of the thread, as its posts repeat it.
func hasSections(x *features.Index, g []signature.Signature) bool {
	next, headings, texts := 0, 0, map[string]bool{}
	last := page.None // a heading may have several blocks
	for i := g[0].Block; i < g[len(g)-1].Block; i++ {
		for g[next].Block <= i {
			next++
		}
		h := x.Heading(x.BlockElement(i))
		if h == page.None || h == last || !signature.IsSectionHeading(x.Page, h) || i == g[next].Block-1 {
			continue
		}
		if last = h; span.WordsOf(x, i+1, g[next].Block) > subjectGap {
			return true
		}
		headings++
		texts[page.Norm(x.Page.Text(h))] = true
	}
	return 2*len(texts) > headings
}
