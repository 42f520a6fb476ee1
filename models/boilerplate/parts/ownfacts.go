package parts

import (
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of what a page says of itself in labelled lines: how many there are at least, the words of a label
// at most, and those of a title that is looked for in them at least.
const (
	ownLines = 3
	ownLabel = 4
	ownTitle = 4
)

// DropOwnFacts drops runs of lines that begin with a label in heavy type each, and one of which has the title of
// the page: how journals say that an article is to be cited, when it came in, who edited it. Facts of what a text
// is about are labelled too, but a text does not tell its own title.
func DropOwnFacts(b *view.Body, title page.NodeID) {
	if title == page.None {
		return
	}
	name := page.Norm(b.Page.Text(title))
	if len(strings.Fields(name)) < ownTitle {
		return
	}
	name = page.Letters(name)
	for i := b.From; i < b.To; {
		parent := b.Page.Nodes[b.BlockElement(i)].Parent
		end, told := i, false
		for end < b.To && b.Page.Nodes[b.BlockElement(end)].Parent == parent && isLabelledLine(b.View, end) {
			told = told || strings.Contains(page.Letters(b.BlockText(end)), name)
			end++
		}
		if told && end-i >= ownLines {
			b.DropAll(i, end)
		}
		i = max(end, i+1)
	}
}

// isLabelledLine reports whether a block begins with a few words in heavy type and a colon.
func isLabelledLine(v *view.View, i int) bool {
	label, rest, found := strings.Cut(v.BlockText(i), ":")
	if !found || len(strings.Fields(label)) > ownLabel || page.IsBlank(label) || page.IsBlank(rest) {
		return false
	}
	from, to := v.BlockNodes(i)
	for n := from; n < to; n++ {
		if node := &v.Page.Nodes[n]; node.Kind == page.Text && !page.IsBlank(node.Text) {
			return v.Page.Inside(n, "strong") || v.Page.Inside(n, "b")
		}
	}
	return false
}
