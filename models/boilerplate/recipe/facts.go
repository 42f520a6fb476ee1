package recipe

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"galley/features"
	"galley/page"
)

// Bounds of facts: words of a line with one, words of its label, blocks above the first part and behind the last in
// which they stand, and the least numbers of a line that tells several.
const (
	factWords   = 8
	factLabel   = 4
	factsAbove  = 30
	factsBehind = 40
	factsInLine = 3
)

// number is a number of a line, with its fraction.
var number = regexp.MustCompile(`\pN+(?:[.,]\pN+)?`)

// percent is the share of what a day asks for, which stands beside a nutrient.
var percent = regexp.MustCompile(`\pN+\s?%`)

// duration is a length of time as ISO 8601 has it.
var duration = regexp.MustCompile(`^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?$`)

// numbersOf are the numbers of a text, one behind the other, without zeros at the end of a fraction.
func numbersOf(text string) string {
	list := number.FindAllString(percent.ReplaceAllString(text, " "), -1)
	for i, n := range list {
		if n = strings.Replace(n, ",", ".", 1); strings.Contains(n, ".") {
			n = strings.TrimRight(strings.TrimRight(n, "0"), ".")
		}
		list[i] = n
	}
	return strings.Join(list, " ")
}

// addFact adds the ways in which a page may write a time, or how many a recipe is for.
func (s *said) addFact(text string) {
	text = strings.TrimSpace(text)
	m := duration.FindStringSubmatch(strings.ToUpper(text))
	if m == nil {
		if n := numbersOf(text); n != "" {
			s.facts[n] = true
		}
		return
	}
	hours, minutes := value(m[1])*24+value(m[2]), value(m[3])
	all := 60*hours + minutes
	if all == 0 {
		return
	}
	for _, way := range [...][]int{{all}, {all / 60, all % 60}, {all / 60}, {hours, minutes}} {
		if len(way) == 1 && way[0] != all && all%60 != 0 || len(way) == 2 && way[0] == 0 {
			continue // hours alone where minutes are left
		}
		s.facts[join(way)] = true
	}
}

// join are numbers as numbersOf has them.
func join(list []int) string {
	text := make([]string, len(list))
	for i, n := range list {
		text[i] = strconv.Itoa(n)
	}
	return strings.Join(text, " ")
}

// value is the number that digits are, 0 of none.
func value(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}

// findFacts finds lines with the times and nutrients of the recipe around its parts, and for how many it is: lines with their
// numbers alone, and labels right before such a line.
func (p *Parts) findFacts(x *features.Index, s *said, from, to int) {
	first, last := p.extent(from, to)
	if first < 0 || len(s.facts)+len(s.nutrients) == 0 {
		return
	}
	for i := max(from, first-factsAbove); i < min(to, last+factsBehind); i++ {
		if p.Ingredients[i] || p.Steps[i] || isControl(x, i) || x.BlockLinkShare(i) > 0 || !s.isFact(x.BlockText(i), x.BlockWords(i)) {
			continue
		}
		if !hasLetters(x, i) && !isLabel(x, i-1) {
			continue // a number alone may count anything
		}
		p.Facts[i] = true
		if k := i - 1; k >= from && isLabel(x, k) && x.BlockWords(i) <= factLabel && !p.Ingredients[k] && !p.Steps[k] {
			p.Facts[k] = true
		}
	}
}

// isFact reports whether a line says one of the facts of a recipe, or several of its nutrients.
func (s *said) isFact(text string, words int) bool {
	numbers := numbersOf(text)
	if numbers == "" {
		return false
	}
	if words <= factWords && (s.facts[numbers] || s.nutrients[numbers]) {
		return true
	}
	list := strings.Fields(numbers)
	some := 0
	for _, n := range list {
		if s.nutrients[n] {
			some++
		}
	}
	return some >= factsInLine && 2*some > len(list)
}

// extent are the first and the last block of the ingredients and steps, -1 without.
func (p *Parts) extent(from, to int) (first, last int) {
	first, last = -1, -1
	for i := from; i < to; i++ {
		if p.Ingredients[i] || p.Steps[i] {
			if last = i; first < 0 {
				first = i
			}
		}
	}
	return first, last
}

// isLabel reports whether a block is a few words without a number and a link that nobody can press.
func isLabel(x *features.Index, i int) bool {
	return i >= 0 && x.BlockWords(i) <= factLabel && x.BlockLinkShare(i) == 0 && hasLetters(x, i) && !strings.ContainsFunc(x.BlockText(i), unicode.IsNumber) && !isControl(x, i)
}

// hasLetters reports whether a block has more than numbers and signs.
func hasLetters(x *features.Index, i int) bool { return page.HasLetters(x.BlockText(i)) }
