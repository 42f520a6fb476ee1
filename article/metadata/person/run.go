package person

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/date"
)

// Run is a run of words as names have them.
type Run struct {
	Words      []string
	Introduced bool // a word for "by" stands before it
	First      bool // nothing stands before it in its piece, or a sign by itself
	Alone      bool // its piece has no other words, but for days and two others
	ofDay      bool // it is one word with a capital before a number, as the day of the week is before a date
}

// smallNameWords are the words within names that are written small.
var smallNameWords = map[string]bool{
	"van": true, "von": true, "der": true, "den": true, "de": true, "del": true, "della": true, "di": true, "da": true, "dos": true,
	"do": true, "du": true, "la": true, "le": true, "el": true, "al": true, "bin": true, "ibn": true, "ter": true, "zur": true, "zum": true, "vom": true, "las": true, "los": true, "ben": true, "abu": true,
	"dal": true, "degli": true, "het": true, "ten": true, "zu": true, "af": true, "av": true,
}

// Runs finds the runs of words in a text that may be names: with capitals, or of a
// script without, parted by signs, numbers and all other words. The name of a month beside
// a number is none.
func Runs(text string) (runs []Run) {
	words := strings.Fields(text)
	var run Run
	others := 0 // words in none of the runs
	finish := func() {
		for len(run.Words) > 0 && smallNameWords[run.Words[len(run.Words)-1]] {
			run.Words = run.Words[:len(run.Words)-1]
		}
		if len(run.Words) > 0 {
			runs = append(runs, run)
		}
		run = Run{}
	}
	for i, word := range words {
		bare := strings.Trim(word, nameSigns+"[]\"“”«»")
		first, _ := utf8.DecodeRuneInString(bare)
		switch {
		case word == ":" && saysBy(run.Words):
			finish()
			continue
		case word == ":":
			others += len(run.Words)
			run = Run{}
			continue
		case bare == "", isNumbered(bare), isMonthBeside(words, i):
			finish()
			continue
		case len(run.Words) > 0 && smallNameWords[bare], unicode.IsLetter(first) && !isSmall(first):
		default:
			others++
			finish()
			continue
		}
		if len(run.Words) == 0 {
			run.First, run.Introduced = i == 0 || strings.Trim(words[i-1], nameSigns) == "", Introduces(words[:i])
		}
		run.Words = append(run.Words, bare)
		run.ofDay = len(run.Words) == 1 && StartsCased(bare) && i+1 < len(words) && isNumbered(words[i+1])
		switch by := IsByWord(strings.Join(run.Words, " ")); {
		case by || strings.TrimRight(word, nameSigns) == word:
		case strings.HasSuffix(word, ":"): // a label
			others += len(run.Words)
			run = Run{}
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
		runs[k].Alone = others <= 2 && names == 1 && !runs[k].ofDay
	}
	return runs
}

// nameSigns stand around names and part them.
const nameSigns = "|·•⋅∙–—-/,;:()"

// Introduces reports whether words end with one for "by" that speaks of who wrote: a phrase,
// or a word behind nothing, a number or a sign. In "photo by" it speaks of something else.
func Introduces(words []string) bool {
	k := len(words)
	if k > 1 && IsByWord(words[k-2]+" "+words[k-1]) {
		return true
	}
	return k > 0 && IsByWord(words[k-1]) && (k == 1 || isNumbered(words[k-2]) || strings.Trim(words[k-2], nameSigns) == "" || isMonthBeside(words, k-2))
}

func isNumbered(word string) bool { return strings.ContainsFunc(word, unicode.IsDigit) }

// isMonthBeside reports whether a word is the name of a month beside a number.
func isMonthBeside(words []string, i int) bool {
	beside := i > 0 && isNumbered(words[i-1]) || i+1 < len(words) && isNumbered(words[i+1])
	return beside && date.IsMonth(words[i])
}

// WithoutBy takes a word for "by" from the begin of a name, and says whether there was
// one.
func WithoutBy(words []string) (name string, said bool) {
	all := strings.Join(words, " ")
	name = strings.TrimSpace(cutBy(all + " "))
	if IsGivenName(all, name) {
		name = all
	}
	return name, name != all
}

// saysBy reports whether words are one for "by" and a name behind it.
func saysBy(words []string) bool {
	name, said := WithoutBy(words)
	return said && name != ""
}
