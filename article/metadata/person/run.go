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
	Joined     bool // a comma, or a word for "and", is all between it and the run before
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
	r := runReader{words: strings.Fields(text)}
	for i := range r.words {
		r.read(i)
	}
	r.finish()
	names := 0
	for _, run := range r.runs {
		if !run.ofDay {
			names++
		}
	}
	for k := range r.runs {
		r.runs[k].Alone = r.others <= 2 && names == 1 && !r.runs[k].ofDay
	}
	return r.runs
}

// runReader finds runs, one word after the other.
type runReader struct {
	words  []string
	runs   []Run
	run    Run // that has no end yet
	last   int // the last word of a run
	others int // words in none of the runs
}

// read takes the next word.
func (r *runReader) read(i int) {
	word := r.words[i]
	bare := strings.Trim(word, nameSigns+"[]\"“”«»")
	first, _ := utf8.DecodeRuneInString(bare)
	switch {
	case word == ":" && !saysBy(r.run.Words):
		r.forget()
	case word == ":", bare == "", isNumbered(bare), isMonthBeside(r.words, i):
		r.finish()
	case isOfJoinedDay(r.words, i):
		if r.isBehindComma() {
			r.others++
		}
		r.finish()
	case len(r.run.Words) > 0 && smallNameWords[bare], unicode.IsLetter(first) && !isSmall(first):
		r.add(i, bare)
	default:
		r.others++
		r.finish()
	}
}

// add takes a word of a run, of which bare is what is between its signs.
func (r *runReader) add(i int, bare string) {
	word, run := r.words[i], &r.run
	if len(run.Words) == 0 {
		run.First, run.Introduced = i == 0 || strings.Trim(r.words[i-1], nameSigns) == "", Introduces(r.words[:i])
		run.Joined = len(r.runs) > 0 && r.isJoined(i)
	}
	run.Words = append(run.Words, bare)
	r.last = i
	run.ofDay = len(run.Words) == 1 && StartsCased(bare) && i+1 < len(r.words) && isNumbered(r.words[i+1])
	switch by := IsByWord(strings.Join(run.Words, " ")); {
	case by || strings.TrimRight(word, nameSigns) == word:
	case strings.HasSuffix(word, ":"): // a label
		r.forget()
	default:
		r.finish()
	}
}

// isJoined reports whether a run that begins at word i goes on with a list of which the run before is a part.
func (r *runReader) isJoined(i int) bool {
	switch i - r.last {
	case 1:
		return strings.HasSuffix(r.words[r.last], ",")
	case 2:
		return IsConjunction(r.words[i-1])
	}
	return false
}

// forget ends a run that is none.
func (r *runReader) forget() {
	r.others += len(r.run.Words)
	r.run = Run{}
}

// finish ends a run. Small words are within names only.
func (r *runReader) finish() {
	words := r.run.Words
	for len(words) > 0 && smallNameWords[words[len(words)-1]] {
		words = words[:len(words)-1]
	}
	if r.run.Words = words; len(words) > 0 {
		r.runs = append(r.runs, r.run)
	}
	r.run = Run{}
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

// dayJoints are the words between the day, the month and the year.
var dayJoints = map[string]bool{"de": true, "del": true, "of": true}

// isOfJoinedDay reports whether a word is the name of a month in a day whose parts such words join, as "9 de febrero de
// 2022", or one of these words.
func isOfJoinedDay(words []string, i int) bool {
	at := func(k int) string {
		if k < 0 || k >= len(words) {
			return ""
		}
		return words[k]
	}
	if dayJoints[words[i]] {
		before, behind := at(i-1), at(i+1)
		return isNumbered(before) && date.IsMonth(behind) || isNumbered(behind) && date.IsMonth(before)
	}
	joined := dayJoints[at(i-1)] && isNumbered(at(i-2)) || dayJoints[at(i+1)] && isNumbered(at(i+2))
	return joined && date.IsMonth(words[i])
}

// isBehindComma reports whether the last run ended with a comma. Before a comma and such a day stands where something was
// written as often as who wrote it.
func (r *runReader) isBehindComma() bool {
	return len(r.runs) > 0 && strings.HasSuffix(r.words[r.last], ",")
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
