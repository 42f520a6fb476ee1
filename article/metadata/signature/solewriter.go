package signature

import (
	"slices"
	"strings"

	"galley/article/metadata/dateline"
	"galley/article/metadata/day"
	"galley/article/metadata/person"
	"galley/page"
)

// SoleInText is Sole, where the text itself says so and nothing else of the page does.
func (r *Reader) SoleInText() []string {
	if names := r.Sole(); r.soleInText {
		return names
	}
	return nil
}

// soleWriter are the names behind a word for "by" in a line of the page that is nothing else,
// or in the line behind such a word, wherever that stands: many pages tell behind the text
// who wrote it. It is nobody where another line of the page names somebody else, as lists of
// what the site has do.
func (r *Reader) soleWriter() (names []string) {
	r.soleInText = true
	label, others, lines := false, false, 0 // label: the line before is a word for "by" alone
	dateline.Texts(r.article, 0, page.NodeID(len(r.p.Nodes)), func(line dateline.Line, text string) {
		was := label
		label = person.IsByWord(text)
		if others || label || len(text) > day.LineBytes {
			return
		}
		rest, said := text, was
		if !was {
			if rest = person.BehindBy(text); rest == text || person.IsGivenName(text, rest) {
				return
			}
			said = strings.ContainsAny(text[:len(text)-len(rest)], ":：")
		}
		found := person.Names([]string{rest})
		unlike := func(name string) bool {
			return !person.IsListed(name) || person.StartsCased(name) && !r.isBareName(name, &line) || !person.StartsCased(name) && !said
		}
		if len(found) == 0 || len(rest) > maxSigned || slices.ContainsFunc(found, unlike) || !strings.HasPrefix(page.Letters(rest), page.Letters(found[0])) {
			return
		}
		first := line.Nodes[0]
		if r.article.IsQuoted(first) || r.article.InPageFooter(first) || was && r.mentions.IsCardTitle(first, text) {
			return
		}
		r.soleInText = r.soleInText && r.article.Begin <= first && first < r.article.End
		others = len(names) > 0 && !slices.Equal(found, names)
		names, lines = found, lines+1
	})
	if others || lines > mostSigned {
		return nil
	}
	return names
}

// mostSigned is how many lines of a page say who wrote it: above the text, behind it, and in
// a form for small screens. maxSigned is how many bytes such a line has.
const mostSigned, maxSigned = 3, 100
