package signature

import (
	"regexp"
	"strings"

	"galley/article/metadata/extent"
	"galley/article/token"
	"galley/page"
)

// sourceTokens are what pages call the name of the organisation that a text is from.
var sourceTokens = token.Of("source", "fuente", "quelle", "fonte", "kaynak")

// calledSources is the first short text between the title and the text that the page calls a source and that may be
// the name of an organisation, with the word for "source" before it or without.
func (r *Reader) calledSources() []string {
	title := r.article.Title
	if title == page.None || title >= r.article.Begin {
		return nil
	}
	for n := r.p.Nodes[title].End; n < min(r.article.Begin, title+extent.Near); n++ {
		node := &r.p.Nodes[n]
		if node.Kind != page.Element || node.Hidden || node.Tag == "source" || !token.In(node, sourceTokens) || r.article.IsOthers(n) || r.article.IsQuoted(n) || r.article.InFigure(n) {
			continue
		}
		text := r.p.ShortText(n)
		if names := sourcesIn(text); len(names) > 0 {
			return names
		}
		if isLabel := sourceLine.MatchString(text + ": -"); !isLabel && isSourceName(text) {
			return []string{text}
		}
	}
	return nil
}

// signOff is the last line of a report of an agency: its name between strokes, or its acronym in brackets.
var signOff = regexp.MustCompile(`^(?:/\s*([\pL.]{3,12})\s*/|\(\s*(\p{Lu}{3,6})\s*\))\.?$`)

// signedOff is the agency that the last line of a text names and nothing else.
func signedOff(lines []Line) string {
	if len(lines) == 0 {
		return ""
	}
	found := signOff.FindStringSubmatch(strings.TrimSpace(lines[len(lines)-1].Text))
	if found == nil {
		return ""
	}
	return found[1] + found[2]
}
