package metadata

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/date"
)

// nameRun is a run of words as names have them.
type nameRun struct {
	words      []string
	introduced bool // a word for "by" stands before it
	first      bool // nothing stands before it in its piece, or a sign by itself
	alone      bool // its piece has no other words, but for days and two others
	ofDay      bool // it is one word with a capital before a number, as the day of the week is before a date
}

// smallNameWords are the words within names that are written small.
var smallNameWords = map[string]bool{
	"van": true, "von": true, "der": true, "den": true, "de": true, "del": true, "della": true, "di": true, "da": true, "dos": true,
	"do": true, "du": true, "la": true, "le": true, "el": true, "al": true, "bin": true, "ibn": true, "ter": true, "zur": true, "zum": true, "vom": true, "las": true, "los": true, "ben": true, "abu": true,
	"dal": true, "degli": true, "het": true, "ten": true, "zu": true, "af": true, "av": true,
}

// nameRuns finds the runs of words in a text that may be names: with capitals, or of a
// script without, parted by signs, numbers and all other words. The name of a month beside
// a number is none.
func nameRuns(text string) (runs []nameRun) {
	words := strings.Fields(text)
	var run nameRun
	others := 0 // words in none of the runs
	finish := func() {
		for len(run.words) > 0 && smallNameWords[run.words[len(run.words)-1]] {
			run.words = run.words[:len(run.words)-1]
		}
		if len(run.words) > 0 {
			runs = append(runs, run)
		}
		run = nameRun{}
	}
	for i, word := range words {
		bare := strings.Trim(word, nameSigns+"[]\"“”«»")
		first, _ := utf8.DecodeRuneInString(bare)
		switch {
		case word == ":" && saysBy(run.words):
			finish()
			continue
		case word == ":":
			others += len(run.words)
			run = nameRun{}
			continue
		case bare == "", isNumbered(bare), isMonthBeside(words, i):
			finish()
			continue
		case len(run.words) > 0 && smallNameWords[bare], unicode.IsLetter(first) && !isSmall(first):
		default:
			others++
			finish()
			continue
		}
		if len(run.words) == 0 {
			run.first, run.introduced = i == 0 || strings.Trim(words[i-1], nameSigns) == "", introduces(words[:i])
		}
		run.words = append(run.words, bare)
		run.ofDay = len(run.words) == 1 && startsCased(bare) && i+1 < len(words) && isNumbered(words[i+1])
		switch by := isByWord(strings.Join(run.words, " ")); {
		case by || strings.TrimRight(word, nameSigns) == word:
		case strings.HasSuffix(word, ":"): // a label
			others += len(run.words)
			run = nameRun{}
		default:
			finish()
		}
	}
	finish()
	names := 0
	for k := range runs {
		if !runs[k].ofDay {
			names++
		}
	}
	for k := range runs {
		runs[k].alone = others <= 2 && names == 1 && !runs[k].ofDay
	}
	return runs
}

// nameSigns stand around names and part them.
const nameSigns = "|·•⋅∙–—-/,;:()"

// introduces reports whether words end with one for "by" that speaks of who wrote: a phrase,
// or a word behind nothing, a number or a sign. In "photo by" it speaks of something else.
func introduces(words []string) bool {
	k := len(words)
	if k > 1 && isByWord(words[k-2]+" "+words[k-1]) {
		return true
	}
	return k > 0 && isByWord(words[k-1]) && (k == 1 || isNumbered(words[k-2]) || strings.Trim(words[k-2], nameSigns) == "" || isMonthBeside(words, k-2))
}

func isNumbered(word string) bool { return strings.ContainsFunc(word, unicode.IsDigit) }

// isMonthBeside reports whether a word is the name of a month beside a number.
func isMonthBeside(words []string, i int) bool {
	beside := i > 0 && isNumbered(words[i-1]) || i+1 < len(words) && isNumbered(words[i+1])
	return beside && date.IsMonth(words[i])
}

// withoutByWords takes a word for "by" from the begin of a name, and says whether there was
// one.
func withoutByWords(words []string) (name string, said bool) {
	all := strings.Join(words, " ")
	name = strings.TrimSpace(byWords.ReplaceAllString(all+" ", ""))
	if isGivenName(all, name) {
		name = all
	}
	return name, name != all
}

// saysBy reports whether words are one for "by" and a name behind it.
func saysBy(words []string) bool {
	name, said := withoutByWords(words)
	return said && name != ""
}

// startsCased reports whether a name is of a script with capitals.
func startsCased(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return unicode.IsUpper(first)
}
