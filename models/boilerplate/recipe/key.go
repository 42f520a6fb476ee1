package recipe

import (
	"slices"
	"strings"
	"unicode"
)

// words are the words of a line of a recipe, in small letters. Every number is "#": a page that counts for another
// number of people, or writes ½ for 0.5, shows the same ingredient.
func words(text string) (list []string) {
	word := []rune{}
	end := func() {
		if len(word) > 0 {
			list, word = append(list, string(word)), word[:0]
		}
	}
	for _, r := range text {
		switch {
		case unicode.IsNumber(r):
			end()
			if len(list) == 0 || list[len(list)-1] != "#" {
				list = append(list, "#")
			}
		case unicode.IsLetter(r) || unicode.IsMark(r):
			word = append(word, unicode.ToLower(r))
		default:
			end()
		}
	}
	end()
	return list
}

// key is what is the same of two lines of words that a page orders in another way, as the amount behind the name.
func key(list []string) string {
	sorted := slices.Clone(list)
	slices.Sort(sorted)
	return strings.Join(slices.Compact(sorted), " ")
}

// plainLetters are the letters and digits of a text, in small letters.
func plainLetters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// first are the first letters of a text, n at most; shorter texts are whole.
func first(letters string, n int) string {
	for at := range letters {
		if n--; n < 0 {
			return letters[:at]
		}
	}
	return letters
}
