package metadata

import (
	"regexp"
	"strings"

	"galley/page"
)

// reporterLines are how papers in Chinese and Korean sign what their reporters write: the word for
// "reporter" with a name of two to four characters behind or before it, and perhaps a place.
var reporterLines = []*regexp.Regexp{
	regexp.MustCompile(`^[（(【〔\[]?\p{Han}{0,8}?(?:記者|记者)\s*[:：]?\s*(\p{Han}{2,4}(?:[、,，\s]\p{Han}{2,4}){0,3}?)(?:\s*[／/（(）)】〕\]]|\s+(?:通讯员|通訊員|摄影|攝影|文|报道|報導|報道)|$)`),
	regexp.MustCompile(`^(?:[（(\[]?\p{Hangul}{1,6}=)?(\p{Hangul}{2,4})\s*(?:선임|수습|인턴|전문|객원)?\s?기자(?:[)\]]|$|\s+\S+@\S+)`),
}

// reporterBytes is how long a line is at most that is signed so.
const reporterBytes = 160

// reporters are the names that a line is signed with by the word for "reporter".
func reporters(line string) []string {
	line = page.Norm(line)
	if len(line) > reporterBytes {
		return nil
	}
	for _, form := range reporterLines {
		if m := form.FindStringSubmatch(line); m != nil {
			return strings.FieldsFunc(m[1], func(r rune) bool { return strings.ContainsRune("、,， ", r) })
		}
	}
	return nil
}

// reported are the reporters whom the first and last lines of the body name, or the lines around
// it: nothing else on such a page says as surely who wrote.
func (r *Reader) reported(lines []Line) (names []string) {
	for i, b := range lines {
		if i < 3 || i >= len(lines)-3 {
			names = append(names, reporters(b.Text)...)
		}
	}
	take := func(_ dateline, text string) { names = append(names, reporters(text)...) }
	if len(names) == 0 && r.title != page.None {
		r.walkTexts(r.title, r.title+aroundTitle, take)
	}
	if len(names) == 0 {
		r.walkTexts(r.textEnd, r.textEnd+nodesBehind, take)
	}
	return unique(names)
}
