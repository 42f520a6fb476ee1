package person

import (
	"strings"
)

// maxRole is how many words stand at most before the name of somebody who did something else
// than to write: "Medically reviewed by".
const maxRole = 4

// IsOtherRole reports whether words end with one for "by", and say with others before it what
// else was done: "Reviewed by", "Fotos von". Behind the name of who wrote a text, the name
// behind such words is of somebody else.
func IsOtherRole(words string) bool {
	if i := strings.LastIndexAny(words, ".,;|·•&/"); i >= 0 {
		words = words[i:]
	}
	said := strings.Fields(strings.Trim(words, ".,;|·•&/: "))
	if k := len(said); k < 2 || k > maxRole || !IsByWord(said[k-1]) || IsByWord(said[k-2]+" "+said[k-1]) {
		return false
	}
	return !isNumbered(said[len(said)-2]) && !conjunctions[said[len(said)-2]]
}

// NamesOtherRole reports whether a text begins as IsOtherRole has it, with a name behind that.
func NamesOtherRole(text string) bool {
	words := strings.Fields(text)
	for k := 2; k <= min(maxRole, len(words)-1); k++ {
		if IsOtherRole(strings.Join(words[:k], " ")) {
			return startsName(words[k])
		}
	}
	return false
}
