package entries

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"galley/features"
	"galley/models/boilerplate/markup"
)

// agoMost is the highest number in a line that says how long ago something was: 59 minutes.
const agoMost = 59

var agoNumber = regexp.MustCompile(`\d+`)

// agos are the blocks that say how long ago the entries were that they begin, in whatever language: lines of a few words that are
// marked up alike, with a number each, where the words are the same ones again and again ("3 hours ago", "5 hours ago") and the
// numbers with them go up from line to line. What counts readers or comments goes up and down.
func agos(x *features.Index) map[int]bool {
	groups := map[markup.Line][]int{}
	for i := range x.NumBlocks() {
		if x.BlockWords(i) == 0 || x.BlockWords(i) > timeWords || x.BlockDigits(i) == 0 || x.BlockLinkShare(i) > 0 {
			continue
		}
		text := x.BlockText(i)
		if numbers := agoNumber.FindAllString(text, 2); len(numbers) == 1 && saysAgo(text) {
			key := markup.Of(x.Page, x.BlockElement(i))
			groups[key] = append(groups[key], i)
		}
	}
	found := map[int]bool{}
	for _, list := range groups {
		if len(list) >= updatesLeast && goUp(x, list) {
			for _, i := range list {
				found[i] = true
			}
		}
	}
	return found
}

// saysAgo reports whether a line has two words beside its number, as "hours ago", or words of a script without blanks: with one it
// is a day of a month, or the number of a week.
func saysAgo(line string) bool {
	words := 0
	for word := range strings.FieldsSeq(line) {
		if strings.ContainsFunc(word, unicode.IsLetter) {
			words++
		}
	}
	return words >= 2 || strings.ContainsFunc(line, func(r rune) bool { return r >= '\u0e00' && unicode.IsLetter(r) })
}

// goUp reports whether the numbers of lines go up among those with the same words, some of them by one or more, and most lines
// have the words of others.
func goUp(x *features.Index, list []int) bool {
	last, steps, gaps := map[string]int{}, 0, 0
	for _, i := range list {
		text := x.BlockText(i)
		number, err := strconv.Atoi(agoNumber.FindString(text))
		if err != nil || number > agoMost {
			return false
		}
		words := agoNumber.ReplaceAllString(text, "")
		before, seen := last[words]
		if seen && number < before {
			return false
		}
		if seen && number > before {
			steps++
		}
		if seen && number != before+1 {
			gaps++
		}
		last[words] = number
	}
	if len(last) == 1 && gaps == 0 {
		return false // the numbers of weeks or lessons
	}
	return steps > 0 && len(last) <= len(list)/2+1
}
