package date

import (
	_ "embed"
	"encoding/json"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// agoJSON holds how languages say how long ago something was, with # for the number. Source: Unicode CLDR, by
// scripts/ago-forms.mjs.
//
//go:embed ago.json
var agoJSON []byte

// agoWords is how many words such a form has at most.
const agoWords = 7

// agoForms are the forms, folded and without blanks and full stops, and the words that they end with.
type agoForms struct {
	all, ends map[string]bool
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
			words := strings.Fields(strings.ToLower(form))
			f.all[agoKey(words)] = true
			f.ends[agoKey(words[len(words)-1:])] = true
		}
	}
	return f
})

// agoKey joins words, without full stops, and with # for every number.
func agoKey(words []string) string {
	var b strings.Builder
	for _, w := range words {
		number := false
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
	var folded []string
	for to = range words {
		if !f.isEnd(words[to]) {
			continue
		}
		if folded == nil {
			folded = make([]string, len(words))
			for i, w := range words {
				folded[i] = agoWord(w)
			}
		}
		for from = max(0, to+1-agoWords); from <= to; from++ {
			if folded[from] != "" && f.says(folded[from:to+1]) {
				return from, to + 1, true
			}
		}
	}
	return 0, 0, false
}

// isEnd reports whether a form may end with a word. It is asked for each word of many lines: words in ASCII are looked up
// without an allocation.
func (f agoForms) isEnd(w string) bool {
	var lower [longestEnd]byte
	if len(w) > len(lower) {
		return false
	}
	n := 0
	for i := range len(w) {
		c := w[i]
		switch {
		case c >= utf8.RuneSelf:
			return f.ends[agoKey([]string{agoWord(w)})]
		case 'A' <= c && c <= 'Z':
			c += 'a' - 'A'
		case '0' <= c && c <= '9':
			if c = '#'; n > 0 && lower[n-1] == '#' {
				continue
			}
		case c == '.' || isAgoRim(rune(c)):
			continue
		}
		lower[n] = c
		n++
	}
	return f.ends[string(lower[:n])]
}

// longestEnd is how many bytes of a word may be such an end, with signs around it.
const longestEnd = 64

// agoWord is a word as forms have it.
func agoWord(w string) string { return strings.TrimFunc(strings.ToLower(w), isAgoRim) }

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
