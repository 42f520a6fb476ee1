package person

import (
	"slices"
	"strings"
	"unicode"

	"galley/page"
)

// EndsInJoint reports whether a text goes on with another name: it ends with a comma, a
// stroke, a conjunction or a word for "by".
func EndsInJoint(text string) bool {
	words := strings.Fields(text)
	if len(words) == 0 {
		return false
	}
	last := words[len(words)-1]
	return strings.HasSuffix(last, ",") || strings.HasSuffix(last, "/") || conjunctions[strings.ToLower(last)] || IsByWord(last)
}

// WithoutJoints are the letters of a text but for the conjunctions in it.
func WithoutJoints(text string) string {
	words := strings.FieldsFunc(text, func(c rune) bool { return unicode.IsSpace(c) || c == '/' || c == ',' })
	return page.Letters(strings.Join(slices.DeleteFunc(words, func(w string) bool { return conjunctions[w] }), ""))
}

// AllPersonal are the letters of the names in a text, "" where one of them is not like
// that of a person.
func AllPersonal(text string) (all string) {
	for _, name := range Split(text) {
		if !IsPersonal(name) {
			return ""
		}
		all += page.Letters(name)
	}
	return all
}
