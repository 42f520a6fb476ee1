package person

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// minPhrase is how many words a phrase with a name in it has at least.
const minPhrase = 5

// nameParts are the signs that part a name from what is told of it.
const nameParts = ",;:|·•/(–—"

// IsPhrase reports whether a text is longer than names are and ends in a small word, as
// links to what else somebody wrote do: "View all of Ann Lee's posts". Behind a comma a
// role may stand.
func IsPhrase(text string) bool {
	words := strings.Fields(strings.TrimRight(text, "."))
	if len(words) < minPhrase || strings.ContainsAny(text, nameParts) {
		return false
	}
	last, _ := utf8.DecodeRuneInString(words[len(words)-1])
	return unicode.IsLower(last) && strings.ContainsFunc(text, unicode.IsUpper)
}

// WithoutPhrases leaves out the names that have another of the names in them, and words
// around it: those are phrases, in whatever language.
func WithoutPhrases(names []string) []string {
	return slices.DeleteFunc(slices.Clone(names), func(name string) bool {
		return slices.ContainsFunc(Compared(names), func(other string) bool {
			return len(other) < len(name) && IsPersonal(other) && HasWords(name, other)
		})
	})
}

// HasWords reports whether a text has some words in it, and no letters right beside them
// that would make other words of them.
func HasWords(text, words string) bool {
	i := strings.Index(text, words)
	if i < 0 {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(text[:i])
	behind, _ := utf8.DecodeRuneInString(text[i+len(words):])
	return !StartsCased(words) || !unicode.IsLetter(before) && !unicode.IsLetter(behind)
}

// IsNameWord reports whether a text is one word as names are made of. Scripts that write
// no blanks have whole names in a word.
func IsNameWord(text string) bool {
	return !HasSpace(text) && startsName(text) && !IsAcronym(text) && !EndsInJoint(text) && !strings.ContainsAny(text, nameParts) && !strings.ContainsFunc(text, IsUnspaced)
}
