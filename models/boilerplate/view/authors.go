package view

import (
	"strings"
	"unicode/utf8"

	"galley/page"
	"galley/page/linkeddata"
)

// Bounds of names of authors that lines are searched for: characters of one, and names.
const (
	authorChars = 3
	authorsMost = 8
)

// Authors are the names of the people who wrote the article, as linked data have them, with their words one blank apart and
// in small letters: lines of the page are compared with them.
func (v *View) Authors() []string { return v.authors() }

// authorsOf reads Authors in linked data.
func authorsOf(things []linkeddata.Thing) (names []string) {
	for _, thing := range things {
		if !thing.IsArticle() {
			continue
		}
		for _, name := range thing.Authors {
			name = page.Fold(page.Norm(name))
			if utf8.RuneCountInString(name) >= authorChars && (strings.Contains(name, " ") || strings.ContainsFunc(name, withoutBlanks)) && len(names) < authorsMost {
				names = append(names, name)
			}
		}
	}
	return names
}

// withoutBlanks reports whether a letter is of a script that sets no blanks into names: Thai, and those of East Asia.
func withoutBlanks(r rune) bool { return r >= '\u0e00' }
