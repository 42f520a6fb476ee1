package language

import (
	"strings"
	"unicode"
)

// ownScripts are the scripts that one language alone is written in, as far as pages go. A text in one of
// them with names, terms and code in Latin letters has few of the trigrams that the detector knows.
var ownScripts = []struct {
	tag    string
	script *unicode.RangeTable
	weight int // letters of Latin words that one of its letters stands for
}{
	{"ko", unicode.Hangul, 3}, {"th", unicode.Thai, 1}, {"el", unicode.Greek, 1}, {"ka", unicode.Georgian, 1}, {"hy", unicode.Armenian, 1},
	{"km", unicode.Khmer, 1}, {"lo", unicode.Lao, 1}, {"my", unicode.Myanmar, 1}, {"si", unicode.Sinhala, 1}, {"ta", unicode.Tamil, 1},
	{"te", unicode.Telugu, 1}, {"kn", unicode.Kannada, 1}, {"ml", unicode.Malayalam, 1}, {"gu", unicode.Gujarati, 1}, {"pa", unicode.Gurmukhi, 1},
}

// leastOwn is how many letters of its script tell a language.
const leastOwn = 20

// scriptLanguage is the language whose own script a text is mostly in, "" for none.
func scriptLanguage(text string) string {
	counts := make([]int, len(ownScripts))
	letters := 0
	for _, r := range text {
		if r < 0x80 || !unicode.IsLetter(r) {
			if r < 0x80 && unicode.IsLetter(r) {
				letters++
			}
			continue
		}
		letters++
		for i := range ownScripts {
			if unicode.Is(ownScripts[i].script, r) {
				counts[i]++
				break
			}
		}
	}
	for i, own := range ownScripts {
		if n := counts[i]; n >= leastOwn && own.weight*n > letters-n {
			return own.tag
		}
	}
	return ""
}

// isOtherScript reports whether a text that is too short for its words to tell the language is told by
// its letters: they are of a script that the declared language is not written in.
func isOtherScript(text, declared, found string) bool {
	if found == "zh" || found == "ja" {
		kana, ideographs := asianScript(text)
		return !usesIdeographs[declared] && kana+ideographs >= leastOwn
	}
	return scriptLanguage(text) == found
}

// usesIdeographs are the languages whose short texts may be of ideographs alone.
var usesIdeographs = map[string]bool{"zh": true, "ja": true, "ko": true, "yue": true, "wuu": true, "nan": true, "hak": true, "lzh": true}

// strangers are letters that a language is not written with, and that languages have which a detector takes for
// it: in a short text terms and names of other languages are as many as its own words.
var strangers = map[string]string{
	"bg": "ыэёіїєў", "mk": "ыэёщъьюяіїєў", "sr": "ыэёщъьюяіїєў", "ru": "іїєўґљњђћџј", "uk": "ыэёъўљњђћџј", "be": "иїєщъґљњђћџј",
}

// leastStrange is how many such letters a text has at least.
const leastStrange = 3

// hasStrangers reports whether a text has letters that a language is not written with.
func hasStrangers(text, tag string) bool {
	letters, n := strangers[tag], 0
	if letters == "" {
		return false
	}
	for _, r := range text {
		if r >= 0x80 && strings.ContainsRune(letters, unicode.ToLower(r)) {
			if n++; n >= leastStrange {
				return true
			}
		}
	}
	return false
}
