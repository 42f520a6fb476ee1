package byline

import (
	"strings"

	"galley/article/metadata/dateline"
	"galley/article/metadata/extent"
	"galley/article/metadata/person"
	"galley/page"
)

// looseMost is how many lines from the title on are read for one that says who wrote.
const looseMost = 4

// looseLines takes a line behind the title that says "by" and a name, and is in no element of its own: old
// pages have title, byline and text in one cell, and part them by line breaks.
func (r *Reader) looseLines(title page.NodeID) {
	lines := 0
	dateline.Texts(r.article, title, title+extent.Near, func(line dateline.Line, text string) {
		if lines++; lines > looseMost || len(r.Said) > 0 || len(line.Nodes) > 1 {
			return
		}
		n := line.Nodes[0]
		if !r.holdsBlock(r.article.BlockOf(n)) || r.article.InFigure(n) || r.p.Inside(n, "blockquote") {
			return // it was read with its element, or says who made or said something else
		}
		if rest := person.BehindBy(text); rest != text && person.AllPersonal(rest) != "" {
			r.Said = append(r.Said, strings.TrimRight(text, ", "))
		}
	})
}
