package date

import (
	_ "embed"
	"encoding/json"
	"strings"
	"sync"
	"unicode"

	"galley/page"
)

// agoJSON holds how languages say how long ago something was, with # for the number. Source: Unicode CLDR, by
// scripts/ago-forms.mjs.
//
//go:embed ago.json
var agoJSON []byte

// agoWords is how many words such a form has at most.
const agoWords = 7

// agoForms are the forms, folded and without blanks and full stops, and the words that one of them begins or ends with.
type agoForms struct {
	all, edges map[string]bool
}

// agos reads the forms when they are first asked for.
var agos = sync.OnceValue(func() agoForms {
	var byLanguage map[string][]string
	if err := json.Unmarshal(agoJSON, &byLanguage); err != nil {
		panic("date: ago.json: " + err.Error()) // a fault of the build
	}
	f := agoForms{map[string]bool{}, map[string]bool{}}
	for _, forms := range byLanguage {
		for _, form := range forms {
			words := strings.Fields(page.Fold(form))
			f.all[agoKey(words)] = true
			for _, edge := range [2]string{words[0], words[len(words)-1]} {
				if edge = agoKey([]string{edge}); edge != "#" {
					f.edges[edge] = true
				}
			}
		}
	}
	return f
})

// agoKey joins words, without full stops, and with # for every number.
func agoKey(words []string) string {
	var b strings.Builder
	number := false
	for _, w := range words {
		number = false
		for _, r := range w {
			if is := unicode.IsDigit(r); !is || !number {
				if number = is; is {
					r = '#'
				}
				if r != '.' {
					b.WriteRune(r)
				}
			}
		}
	}
	return b.String()
}

// Ago finds in the words of a short line those that say how long ago something was: "3 days ago", "vor einer Stunde",
// "2時間前". It is words[from:to]; ok is false without. The number may be a word, or not be said.
func Ago(words []string) (from, to int, ok bool) {
	f := agos()
	folded := make([]string, len(words))
	may := false
	for i, w := range words {
		folded[i] = strings.TrimFunc(page.Fold(w), isAgoRim)
		may = may || f.edges[agoKey(folded[i:i+1])]
	}
	if !may {
		return 0, 0, false
	}
	for from = range folded {
		for to = min(len(folded), from+agoWords); to > from; to-- {
			if folded[from] != "" && folded[to-1] != "" && f.says(folded[from:to]) {
				return from, to, true
			}
		}
	}
	return 0, 0, false
}

// isAgoRim reports whether a character may stand around such words.
func isAgoRim(r rune) bool { return strings.ContainsRune("()[]·•|,:;–—-", r) }

// says reports whether words are a form, with a number, or with a word in its place, or without.
func (f agoForms) says(words []string) bool {
	key := agoKey(words)
	if f.all[key] || f.all["#"+key] {
		return true
	}
	if strings.Contains(key, "#") {
		return false
	}
	for i := range words {
		if f.all[agoKey(words[:i])+"#"+agoKey(words[i+1:])] {
			return true
		}
	}
	return false
}
