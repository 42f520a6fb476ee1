package date

import (
	"strconv"
	"strings"
)

// eras are those that years are counted in beside the common one, and the year before their
// first: of Japan, and of the Republic of China.
var eras = map[string]int{"令和": 2018, "平成": 1988, "昭和": 1925, "民國": 1911, "民国": 1911}

// firstYear stands for the number of the first year of an era.
const firstYear = "元年"

// withoutEras puts years that are counted in an era into those of the common one: 令和8年.
func withoutEras(words []word) []word {
	for i := range words {
		name, first := strings.CutSuffix(words[i].text, firstYear)
		before, ok := eras[strings.TrimPrefix(name, "中華")]
		switch {
		case words[i].number || !ok:
		case first:
			words[i] = word{strconv.Itoa(before + 1), true, words[i].gap}
		case i+1 < len(words) && words[i+1].number && len(words[i+1].text) < 4:
			year, _ := strconv.Atoi(words[i+1].text)
			words[i+1].text = strconv.Itoa(before + year)
		}
	}
	return words
}

// HasEra reports whether a text names an era, so that a number in it may be a year.
func HasEra(text string) bool {
	for name := range eras {
		if strings.Contains(text, name) {
			return true
		}
	}
	return false
}
