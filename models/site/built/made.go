package built

import "unicode"

// Bounds of parts of names, in characters.
const (
	leastMade    = 4 // shorter ones are words, signs of sizes and numbers
	leastMixed   = 5 // with letters and digits that change once or twice
	longNumber   = 3 // digits that count something on a site
	mostTogether = 5 // consonants, from which on no word is told
	shortWords   = 3 // mean length of words in camel case, below which there are none
)

// isMade reports whether a part of a name has the make of a digest: letters and digits by turns, or
// letters as no word has them.
func isMade(part string) bool {
	letters, digits, turns := 0, 0, 0
	last := rune(0)
	for _, r := range part {
		switch {
		case r >= '0' && r <= '9':
			digits++
			if last == 'a' {
				turns++
			}
			last = '0'
		case r < unicode.MaxASCII && unicode.IsLetter(r):
			letters++
			if last == '0' {
				turns++
			}
			last = 'a'
		case r == '-' || r == '_':
		default:
			return false
		}
	}
	n := letters + digits
	switch {
	case n < leastMade || letters == 0:
		return false
	case turns >= 3 || turns == 2 && n >= leastMixed:
		return true
	case turns == 1 && last == 'a':
		return n >= leastMixed && letters > 2*digits
	case turns == 1:
		return digits >= longNumber
	}
	return isNoWord(part)
}

// isNoWord reports whether letters are such as no word or several in camel case have.
func isNoWord(part string) bool {
	together, most, vowels, words, changes := 0, 0, 0, 1, 0
	for i, r := range part {
		switch unicode.ToLower(r) {
		case 'a', 'e', 'i', 'o', 'u', 'y':
			vowels++
			together = 0
		default:
			together++
			most = max(most, together)
		}
		if i > 0 && unicode.IsUpper(r) != unicode.IsUpper(rune(part[i-1])) {
			changes++
			if unicode.IsUpper(r) {
				words++
			}
		}
	}
	return most >= mostTogether || vowels == 0 && changes > 0 || changes > 1 && len(part) < shortWords*words
}

func isNumber(part string) bool {
	for _, r := range part {
		if r < '0' || r > '9' {
			return false
		}
	}
	return part != ""
}

func isLongNumber(part string) bool { return len(part) >= longNumber && isNumber(part) }
