package facts

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// sameAuthors reports whether authors are those of gold: all of them and no others.
// Organisations that gold lists among people may be among sources instead. An entry of gold
// may be a line of several names, with degrees behind them and titles before.
func sameAuthors(authors, sources, gold []string) bool {
	return sameNames(authors, sources, gold) || sameNames(withoutTitles(authors), sources, withoutTitles(namesOf(gold)))
}

func sameNames(authors, sources, gold []string) bool {
	if joined := fold(strings.Join(authors, "")); joined != "" && joined == fold(strings.Join(gold, "")) {
		return true // several in one string
	}
	in := func(list []string, name string) bool {
		return slices.ContainsFunc(list, func(other string) bool { return fold(other) == fold(name) })
	}
	for _, name := range authors {
		if !in(gold, name) {
			return false
		}
	}
	for _, name := range gold {
		if !in(authors, name) && !in(sources, name) {
			return false
		}
	}
	return len(gold) == 0 || len(authors) > 0
}

// betweenNames parts the names of a line.
var betweenNames = regexp.MustCompile(`\s*[,;]\s*(?:(?:and|&)\s+)?|\s+(?:and|&|und|y|et|og|och|i|и|và|dan|ve)\s+`)

// namesOf are the names in the entries of gold.
func namesOf(gold []string) (names []string) {
	for _, entry := range gold {
		for i, name := range betweenNames.Split(entry, -1) {
			if name != "" && (i == 0 || !isDegree(name)) {
				names = append(names, name)
			}
		}
	}
	return names
}

// isDegree reports whether a part of a line is no name but what stands behind one: a degree, a
// licence or a membership in short, such as "Ph.D.", "MS" or "CEPF®".
func isDegree(part string) bool {
	for word := range strings.FieldsSeq(part) {
		capitals, letters := 0, 0
		for _, r := range word {
			switch {
			case unicode.IsUpper(r):
				capitals, letters = capitals+1, letters+1
			case unicode.IsLetter(r):
				letters++
			}
		}
		if letters > 6 || 2*capitals < letters || capitals < 2 && !strings.Contains(word, ".") {
			return false
		}
	}
	return true
}

// withoutTitles are names without an academic title before them.
func withoutTitles(names []string) []string {
	names = slices.Clone(names)
	for i, name := range names {
		for _, title := range [4]string{"Dr. ", "Dr ", "Prof. ", "Professor "} {
			name = strings.TrimPrefix(name, title)
		}
		names[i] = name
	}
	return names
}
