package metadata

import (
	"slices"
	"strings"

	"galley/page"
)

// soleWriter are the names behind a word for "by" in a line of the page that is nothing else,
// or in the line behind such a word, wherever that stands: many pages tell behind the text
// who wrote it. It is nobody where another line of the page names somebody else, as lists of
// what the site has do.
func (r *Reader) soleWriter() (names []string) {
	label, others, lines := false, false, 0 // label: the line before is a word for "by" alone
	r.walkTexts(0, page.NodeID(len(r.p.Nodes)), func(line dateline, text string) {
		was := label
		label = isByWord(text)
		if others || label || len(text) > maxDateline {
			return
		}
		rest, said := text, was
		if !was {
			if rest = behindBy(text); rest == text || isGivenName(text, rest) {
				return
			}
			said = strings.ContainsAny(text[:len(text)-len(rest)], ":：")
		}
		found := namesIn([]string{rest})
		unlike := func(name string) bool {
			return !isListed(name) || startsCased(name) && !r.isBareName(name, &line) || !startsCased(name) && !said
		}
		if len(found) == 0 || len(rest) > maxSigned || slices.ContainsFunc(found, unlike) || !strings.HasPrefix(page.Letters(rest), page.Letters(found[0])) {
			return
		}
		if first := line.nodes[0]; r.isQuoted(first) || r.inPageFooter(first) || was && r.isCardTitle(first, text) {
			return
		}
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

// isQuoted reports whether a node is of a quotation, a figure or a table: who is named there
// wrote or made what is shown in it.
func (r *Reader) isQuoted(n page.NodeID) bool {
	for up := range r.p.Ancestors(n) {
		switch r.p.Nodes[up].Tag {
		case "blockquote", "figure", "table", "form", "nav":
			return true
		}
	}
	return false
}
