package entries

import (
	"strconv"
	"strings"
	"unicode"

	"galley/features"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
)

// areUpdates reports whether entries that are marked up alike are those of a live blog, and
// neither comments or posts of a forum, which have names at their head or between them, nor
// teasers, which have links for headlines.
func areUpdates(x *features.Index, g []span.Blocks) bool {
	words, all, teasers, years := 0, 0, 0, areYears(x, g)
	names, between := map[string]bool{}, map[string]bool{}
	for k, e := range g {
		for i := e.From; i < e.To; i++ {
			words += x.BlockWords(i)
		}
		if head := e.From + 1; !years && x.BlockWords(head) <= signature.NameWords && x.Heading(x.BlockElement(head)) == page.None {
			addLetters(names, x.BlockText(head))
		}
		if k > 0 && e.From-g[k-1].To <= betweenBlocks {
			addLetters(between, textBetween(x, g[k-1].To, e.From))
		}
		if isTeased(x, e) {
			teasers++
		}
	}
	for i := range x.NumBlocks() {
		all += x.BlockWords(i)
	}
	few := updatesNamed * float64(len(g))
	least, share := updateWords, updatesShare
	switch {
	case years:
		least, share = minuteWords, yearsShare
	case areMinutes(x, g) || areClocks(x, g) && reportAround(x, g) != page.None:
		least, share = minuteWords, minutesShare
	}
	return len(g) >= updatesLeast && words >= least*len(g) && float64(words) >= share*float64(all) &&
		float64(len(names)) < few && float64(len(between)) < few && float64(teasers) < few
}

// areYears reports whether all entries begin with a year and nothing else, which go up or down: those of a timeline.
// What people wrote has a day.
func areYears(x *features.Index, g []span.Blocks) bool {
	up, down, last := true, true, ""
	for k, e := range g {
		year := strings.TrimSpace(x.BlockText(e.From))
		if len(year) != yearDigits || !hasYear(year) {
			return false
		}
		if k > 0 {
			up, down = up && year >= last, down && year <= last
		}
		last = year
	}
	return up || down
}

// yearDigits is how many digits a year has.
const yearDigits = 4

// areMinutes reports whether all entries begin with a minute of a match, which go up or down.
func areMinutes(x *features.Index, g []span.Blocks) bool {
	minutes := make([]int, 0, len(g))
	for _, e := range g {
		text := strings.TrimSpace(x.BlockText(e.From))
		if !signature.Minute.MatchString(text) {
			return false
		}
		end := strings.IndexFunc(text, func(c rune) bool { return !unicode.IsDigit(c) })
		minute, _ := strconv.Atoi(text[:max(end, 0)])
		if minute > lastMinute {
			return false
		}
		minutes = append(minutes, minute)
	}
	return areOfMatch(minutes)
}

// textBetween is the text of the blocks from, …, to-1.
func textBetween(x *features.Index, from, to int) string {
	var b strings.Builder
	for i := from; i < to; i++ {
		b.WriteString(x.BlockText(i) + "\n")
	}
	return b.String()
}

// addLetters adds a text with letters to a set.
func addLetters(set map[string]bool, text string) {
	if strings.ContainsFunc(text, unicode.IsLetter) {
		set[text] = true
	}
}

// isTeased reports whether one of the first blocks of an entry is a link like a headline.
func isTeased(x *features.Index, e span.Blocks) bool {
	for i := e.From; i < min(e.To, e.From+3); i++ {
		if x.BlockLinkShare(i) == 1 && x.BlockWords(i) >= teaserWords {
			return true
		}
	}
	return false
}
