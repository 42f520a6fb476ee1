package language

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// telling are common words that languages which are alike do not share: they write the same word in
// another way.
var telling = languagesOf(map[string]string{
	"da": "af efter noget nogle blev hvad op selv fik meget kunne ud tilbage mig dig uden endnu",
	"nb": "å av etter noe noen ble hva opp mye fikk ut tilbake meg deg uten enda",
	"nn": "ikkje eg ein eit frå kva vart dei meir kjem noko",
})

// clearTelling is how many times the telling words of the next language one has.
const clearTelling = 2

// tellApart is the language of a text among those of a group that are alike: the one of which it has clearly
// the most telling words, or else the one that most pieces of it were taken for.
func tellApart(text string, votes map[string]int, group string) string {
	hits := map[string]int{}
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		for _, tag := range telling[strings.ToLower(word)] {
			if alike[tag] == group {
				hits[tag]++
			}
		}
	}
	best, next := firstTwo(hits, func(string) bool { return true })
	if hits[best] > 0 && hits[best] >= clearTelling*hits[next] {
		return best
	}
	most, _ := firstTwo(votes, func(tag string) bool { return cmp.Or(alike[tag], tag) == group })
	return most
}

// firstTwo are the languages with the most counts among those that are wanted; of equals, the first by tag.
func firstTwo(counts map[string]int, wanted func(string) bool) (best, next string) {
	for _, tag := range slices.Sorted(maps.Keys(counts)) {
		switch {
		case !wanted(tag):
		case counts[tag] > counts[best] || best == "":
			best, next = tag, best
		case counts[tag] > counts[next]:
			next = tag
		}
	}
	return best, next
}
