package signature

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/dateline"
	"galley/article/metadata/extent"
	"galley/article/metadata/person"
	"galley/page"
)

// sourceLine is a line that says whose text it is: a word for "source" in one of the languages of the world, a
// colon and a name. The plural is of what an author has read.
var sourceLine = regexp.MustCompile(`(?i)^\W{0,3}(?:source|quelle|fuente|fonte|bron|kilde|källa|lähde|źródło|zdroj|forrás|sursa|izvor|извор|источник|джерело|източник|πηγή|kaynak|nguồn|sumber|来源|來源|稿源|文章来源|出典|출처|ที่มา|स्रोत|সূত্র|তথ্যসূত্র|المصدر|منبع|מקור)\s*[:：]\s*(\S.*)$`)

// Bounds of such a line: bytes of it, characters and words of a name, and how many lines of the text and
// behind it may be one.
const (
	sourceBytes = 160
	sourceChars = 40
	sourceWords = 5
	sourceLines = 3
)

// Sources are the organisations that the page says the text to be from: in what it calls a source or in a line
// between the title and the text, in one of its last lines, or right behind it. A line within the text is of a table or a picture.
func (r *Reader) Sources(lines []Line) (names []string) {
	take := func(text string) {
		if len(names) == 0 {
			names = sourcesIn(text)
		}
	}
	names = r.calledSources()
	if title := r.article.Title; title != page.None && title < r.article.Begin {
		dateline.Texts(r.article, title, min(r.article.Begin, title+extent.Near), func(line dateline.Line, text string) { r.takeSource(line, text, take) })
	}
	for _, b := range lines[max(0, len(lines)-sourceLines):] {
		if b.Paragraph {
			take(b.Text)
		}
	}
	if agency := signedOff(lines); len(names) == 0 && agency != "" {
		names = []string{agency}
	}
	behind := 0
	dateline.Texts(r.article, r.article.End, r.article.End+nodesBehind, func(line dateline.Line, text string) {
		if behind++; behind <= sourceLines {
			r.takeSource(line, text, take)
		}
	})
	return names
}

// takeSource takes the facts of a line, piece by piece and then all of it, unless it is of a picture or of
// the footer of the page: a label may stand in an element of its own.
func (r *Reader) takeSource(line dateline.Line, text string, take func(string)) {
	if first := line.Nodes[0]; r.article.InFigure(first) || r.article.InPageFooter(first) || r.article.IsQuoted(first) {
		return
	}
	var facts []string
	for _, n := range line.Nodes {
		facts = append(facts, strings.Split(r.p.Nodes[n].Text, dateline.WideBlank)...)
	}
	for _, fact := range append(facts, text) {
		for part := range strings.FieldsFuncSeq(fact, func(c rune) bool { return strings.ContainsRune("|•·", c) }) {
			take(part)
		}
	}
}

// sourcesIn are the names behind the word for "source" in a line. Behind that of who wrote stands the paper.
func sourcesIn(line string) (names []string) {
	if len(line) > sourceBytes || !strings.ContainsAny(line, ":：") {
		return nil
	}
	m := sourceLine.FindStringSubmatch(page.Norm(line))
	if m == nil {
		return nil
	}
	pieces := strings.FieldsFunc(m[1], func(c rune) bool { return strings.ContainsRune("/／、;；", c) })
	for i, piece := range pieces {
		name := strings.TrimFunc(piece, func(c rune) bool { return unicode.IsSpace(c) || unicode.IsPunct(c) })
		if len(pieces) > 1 && i < len(pieces)-1 && person.IsListed(name) && person.StartsCased(name) {
			continue
		}
		if !isSourceName(name) {
			return nil
		}
		names = append(names, name)
	}
	return names
}

// isSourceName reports whether a text may be the name of an organisation.
func isSourceName(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return person.IsNameLike(name) && utf8.RuneCountInString(name) <= sourceChars && len(strings.Fields(name)) <= sourceWords &&
		(!unicode.IsLower(first) || person.IsAcronym(name)) && !strings.ContainsAny(name, "?!:：，,。@")
}
