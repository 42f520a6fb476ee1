package date

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"sync"
)

// monthsJSON holds names of months by language: of each month in the forms that stand
// beside a day, alone, and short. Source: Unicode CLDR, by scripts/month-names.mjs.
//
//go:embed months.json
var monthsJSON []byte

// calendar is what dates that are written for readers are read with.
type calendar struct {
	// byLanguage is, for a language, the month of each name. Names are folded, and their
	// words joined by a blank. Under "" are the names of all languages; where two of them
	// disagree, that of the one with more readers.
	byLanguage map[string]map[string]int
	// monthFirst are the languages, and those of a region, whose short dates begin with
	// the month.
	monthFirst []string
}

// months reads the calendar when it is first asked for: most pages need none.
var months = sync.OnceValue(func() calendar {
	var stored struct {
		MonthFirst []string                `json:"month_first"`
		Months     map[string][12][]string `json:"months"`
	}
	if err := json.Unmarshal(monthsJSON, &stored); err != nil {
		panic("date: months.json: " + err.Error()) // a fault of the build
	}
	c := calendar{map[string]map[string]int{"": {}}, stored.MonthFirst}
	all := c.byLanguage[""]
	for _, language := range languagesByReaders(stored.Months) {
		names := map[string]int{}
		for i, forms := range stored.Months[language] {
			for _, name := range forms {
				names[string(appendJoined(nil, wordsOf(name)))] = i + 1
				for _, ending := range caseEndings[language] {
					names[string(appendJoined(nil, wordsOf(name+ending)))] = i + 1
				}
			}
			if other := webMonths[language][i]; other != "" {
				names[string(appendJoined(nil, wordsOf(other)))] = i + 1
			}
		}
		base, _, _ := strings.Cut(language, "-")
		if c.byLanguage[base] == nil {
			c.byLanguage[base] = map[string]int{}
		}
		for name, month := range names {
			for _, in := range []map[string]int{c.byLanguage[base], all} {
				if _, named := in[name]; !named {
					in[name] = month
				}
			}
		}
	}
	return c
})

// languagesByReaders puts languages that more people read on the web before the others,
// those of the alphabet.
func languagesByReaders[V any](of map[string]V) []string {
	const most = "en es de ja fr pt ru it nl pl tr fa zh vi id cs ko uk hu sv ro ar el he da fi sk th bg hr sr lt nb sl ca et lv hi bn"
	var sorted []string
	for language := range of {
		sorted = append(sorted, language)
	}
	rank := func(language string) int {
		if i := slices.Index(strings.Fields(most), language); i >= 0 {
			return i
		}
		return len(most)
	}
	slices.SortFunc(sorted, func(a, b string) int {
		if d := rank(a) - rank(b); d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	return sorted
}

// hebrewIn is "in", which Hebrew writes in one with the month behind it.
const hebrewIn = "ב"

// named is the month that begins at the first of these words, and of how many words its
// name is; 0 if none does. In its own language a name may be cut short: Sept.
func (c calendar) named(words []word, language string) (month, length int) {
	const longest = 3 // words in a name
	var room [64]byte
	for n := min(longest, len(words)); n > 0; n-- {
		if month := c.byLanguage[language][string(appendJoined(room[:0], words[:n]))]; month > 0 {
			return month, n
		}
	}
	first := words[0]
	if name, in := strings.CutPrefix(first.text, hebrewIn); in {
		if month := c.byLanguage["he"][name]; month > 0 {
			return month, 1
		}
	}
	if language == "" || first.number || len([]rune(first.text)) < 3 {
		return 0, 0
	}
	for name, m := range c.byLanguage[language] {
		if strings.HasPrefix(name, first.text) {
			if month > 0 && month != m {
				return 0, 0 // Ju
			}
			month = m
		}
	}
	return month, min(month, 1)
}
