package signature

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"galley/article/metadata/dateline"
	"galley/article/metadata/extent"
	"galley/article/metadata/person"
	"galley/page"
)

// reporterLines are how papers in Chinese and Korean sign what their reporters write: the word for
// "reporter" with a name of two to four characters behind or before it, and perhaps a place.
var reporterLines = []*regexp.Regexp{
	regexp.MustCompile(`^[（(【〔\[]?\p{Han}{0,8}?(?:記者|记者)\s*[:：]?\s*(\p{Han}{2,4}(?:[、,，\s]\p{Han}{2,4}){0,3}?)(?:\s*[／/（(）)】〕\]]|\s+(?:通讯员|通訊員|摄影|攝影|文|报道|報導|報道)|$)`),
	regexp.MustCompile(`^(?:[（(\[]?\p{Hangul}{1,6}=)?(\p{Hangul}{2,4})\s*(?:선임|수습|인턴|전문|객원)?\s?기자(?:[)\]]|$|\s+\S+@\S+)`),
}

// japaneseReporter is how papers in Japanese do: a name in brackets, as a line of its own. Shorter words than
// families and given names have together are of a place or a kind: 本社記者.
var japaneseReporter = regexp.MustCompile(`^[（(【〔]\s*(\p{Han}{4,5}|\p{Han}{1,3}\s\p{Han}{1,3})\s*記者\s*[）)】〕]$`)

// paperEnds are the last characters of a paper, an agency or a part of one.
const paperEnds = "聞信社局部属派"

// reporterBytes is how long a line is at most that is signed so.
const reporterBytes = 160

// reporters are the names that a line is signed with by the word for "reporter".
func reporters(line string) []string {
	if !hasReporter(line) {
		return nil
	}
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

// reporterInBrackets is the name that a line in Japanese is signed with, if it is one.
func reporterInBrackets(line string) []string {
	m := japaneseReporter.FindStringSubmatch(page.Norm(line))
	if m == nil {
		return nil
	}
	if last, _ := utf8.DecodeLastRuneInString(m[1]); strings.ContainsRune(paperEnds, last) {
		return nil
	}
	return m[1:]
}

// hasReporter reports whether a text may have the word for "reporter".
func hasReporter(text string) bool {
	return strings.Contains(text, "者") || strings.Contains(text, "기자")
}

// saysReporter reports whether a text between two nodes may have it: on most pages none has,
// and the lines need not be put together.
func (r *Reader) saysReporter(from, to page.NodeID) bool {
	for n := from; n < min(to, page.NodeID(len(r.p.Nodes))); n++ {
		if node := &r.p.Nodes[n]; node.Kind == page.Text && hasReporter(node.Text) {
			return true
		}
	}
	return false
}

// reported are the reporters whom the first and last lines of the body name, or the lines around
// it: nothing else on such a page says as surely who wrote.
func (r *Reader) reported(lines []Line) (names []string) {
	for i, b := range lines {
		if i < 3 || i >= len(lines)-3 {
			names = append(names, reporters(b.Text)...)
			if r.japanese {
				names = append(names, reporterInBrackets(b.Text)...)
			}
		}
	}
	around := func(from, to page.NodeID) {
		if r.saysReporter(from, to) {
			dateline.Texts(r.article, from, to, func(line dateline.Line, text string) {
				found := reporters(text)
				for i := 0; i < len(line.Pieces) && len(found) == 0 && len(text) <= reporterBytes; i++ { // the day may stand before it
					found = reporters(line.Pieces[i])
				}
				names = append(names, found...)
			})
		}
	}
	if len(names) == 0 && r.article.Title != page.None {
		around(r.article.Title, r.article.Title+extent.Near)
	}
	if len(names) == 0 {
		around(r.article.End, r.article.End+nodesBehind)
	}
	return person.Unique(names)
}
