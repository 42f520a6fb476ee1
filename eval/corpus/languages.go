package corpus

import (
	_ "embed"
	"strings"
)

// newsLanguages has the language of each publisher of the news corpus, which does not say
// it: as a person reads it in the gold texts, and not as their pages declare it. Each
// publisher writes in one.
//
//go:embed newslanguages.txt
var newsLanguages string

// publisherLanguage is the language that a publisher writes in, "" where it is not known.
func publisherLanguage(publisher string) string {
	for line := range strings.Lines(newsLanguages) {
		tag, publishers, _ := strings.Cut(line, ":")
		for _, name := range strings.Fields(publishers) {
			if name == publisher {
				return tag
			}
		}
	}
	return ""
}
