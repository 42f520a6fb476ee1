// Package anchored has regular expressions for the begin of a text that is mostly none of
// them. An alternation of a hundred words takes microseconds to fail; to look up the first
// letters of the text takes a tenth of that.
package anchored

import (
	"regexp"
	"regexp/syntax"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Regexp is an expression that begins with ^, with the letters that its matches begin with.
// Both are made when the first text is looked at: that takes a millisecond.
type Regexp struct {
	slow   func() *regexp.Regexp
	begins func() *begins
}

// begins are what the matches of an expression begin with, folded.
type begins struct {
	letters map[string]bool
	first   map[rune]bool // the first letter of each
	any     bool          // some match begins with anything
}

// most is how many letters of a begin are looked up: with three, what begins with "the" is
// taken for "theo".
const most = 4

// MustCompile takes an expression that begins with ^; it panics of any other.
func MustCompile(expr string) *Regexp {
	tree, err := syntax.Parse(expr, syntax.Perl)
	if err != nil || tree.Op != syntax.OpConcat || tree.Sub[0].Op != syntax.OpBeginText {
		panic("anchored: " + expr)
	}
	return &Regexp{
		sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expr) }),
		sync.OnceValue(func() *begins { return lettersOf(extend(map[begin]bool{{}: true}, tree)) }),
	}
}

func lettersOf(all map[begin]bool) *begins {
	b := &begins{letters: make(map[string]bool, len(all)), first: map[rune]bool{}}
	for of := range all {
		b.letters[of.letters] = true
		r, _ := utf8.DecodeRuneInString(of.letters)
		b.first[r] = true
		b.any = b.any || of.letters == ""
	}
	return b
}

// MatchString reports whether the expression matches the begin of a text.
func (e *Regexp) MatchString(s string) bool { return e.may(s) && e.slow().MatchString(s) }

// ReplaceAllString is a text with another begin where the expression matches it.
func (e *Regexp) ReplaceAllString(s, repl string) string {
	if !e.may(s) {
		return s
	}
	return e.slow().ReplaceAllString(s, repl)
}

// may reports whether a text begins as some match does.
func (e *Regexp) may(s string) bool {
	b := e.begins()
	if b.any {
		return true
	}
	if r, _ := utf8.DecodeRuneInString(s); s == "" || !b.first[fold(r)] {
		return false // as most texts
	}
	var room [most * utf8.UTFMax]byte
	letters := room[:0]
	for n := 0; ; n++ {
		if b.letters[string(letters)] {
			return true
		}
		if n == most || s == "" {
			return false
		}
		r, size := utf8.DecodeRuneInString(s)
		letters, s = utf8.AppendRune(letters, fold(r)), s[size:]
	}
}

// fold is the least of the letters that (?i) takes for one another.
func fold(r rune) rune {
	switch {
	case r >= 'a' && r <= 'z':
		return r - 'a' + 'A'
	case r < utf8.RuneSelf:
		return r
	}
	least := r
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		least = min(least, f)
	}
	return least
}
