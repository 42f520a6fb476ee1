package standfirst

import (
	"strings"
	"unicode"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// factWords is how many words a line of who wrote a text and when has at most.
const factWords = 6

// isAboveFacts reports whether lines of who wrote the text and when stand between a block and the text,
// as below a standfirst: what stands between title and text alone may be a note or a source.
func isAboveFacts(v *view.View, block, text int) bool {
	return v.BlockLinkShare(block) == 0 && block+1 < text && v.BlockWords(block+1) <= factWords &&
		(v.BlockDigits(block) == 0 || !strings.ContainsFunc(v.BlockText(block), unicode.IsDigit))
}

// isLarger reports whether a block is a sentence in larger type than the first paragraph of the body, as far as
// styles are known. Headings are no sentences, and what calls a reader has a link.
func isLarger(body *view.Body, block int) bool {
	v := body.View
	if !v.Page.Laid || !v.IsProse(block) || !v.IsSentence(block) || v.BlockLinkShare(block) > 0 {
		return false
	}
	for i := body.From; i < body.To; i++ {
		if i != block && body.Kept(i) && v.IsProse(i) {
			text := v.Page.StyleOf(v.BlockElement(i)).FontSize
			return text > 0 && v.Page.StyleOf(v.BlockElement(block)).FontSize >= largerType*text
		}
	}
	return false
}

// largerType is how many times as large as that of the text the type of a standfirst is at least.
const largerType = 1.1

// isMarked reports whether a mark stands before a block in an element of its own: the block is a note about who wrote the text.
func isMarked(v *view.View, block int) bool {
	if block == 0 {
		return false
	}
	mark := strings.TrimSpace(v.BlockText(block - 1))
	return mark != "" && len(mark) <= markBytes && !strings.ContainsFunc(mark, unicode.IsLetter)
}

// markBytes is how long the mark of a note is at most.
const markBytes = 4

// isBelowFacts reports whether a block is a sentence beside the title with nothing between but lines of who wrote the text
// and when, which were cut.
func isBelowFacts(v *view.View, title page.NodeID, block int, post []float64) bool {
	_, from := v.Span(title)
	if from >= block || !v.IsProse(block) || !v.IsSentence(block) || v.BlockLinkShare(block) > 0 || v.IsBehindPicture(v.BlockElement(block)) {
		return false
	}
	for i := from; i < block; i++ {
		if post[i] != 0 {
			return false
		}
	}
	return v.Page.Nodes[v.AloneIn(title)].Parent == v.Page.Nodes[v.AloneIn(v.BlockElement(block))].Parent
}

// isBefore reports whether a block that the text follows is prose without a heading: a box of others,
// such as one of links, may stand between it and the title.
func isBefore(v *view.View, block int) bool {
	if block > 0 && markup.IsHeading(v.Page.Nodes[v.BlockElement(block-1)].Tag) {
		return false
	}
	return v.IsProse(block) && v.IsSentence(block) && v.BlockLinkShare(block) == 0 && (v.BlockWords(block) >= beforeWords || isBelowFigure(v, block))
}

// isBold reports whether all words of a block are in bold, lead nowhere and announce nothing.
func isBold(v *view.View, block int) bool {
	from, to := v.BlockNodes(block)
	for n := from; n < to; n++ {
		if node := &v.Page.Nodes[n]; node.ShowsLetters() && !v.Page.Inside(n, "strong") && !v.Page.Inside(n, "b") {
			return false
		}
	}
	last := page.LastSign(v.BlockText(block))
	return v.BlockLinkShare(block) == 0 && last != ':' && last != '：' && !markup.IsHeading(v.Page.Nodes[v.BlockElement(block)].Tag)
}

// isBelowFigure reports whether a block stands right behind a figure, in the element around it: the caption of its picture would
// stand in the figure.
func isBelowFigure(v *view.View, block int) bool {
	p, n := v.Page, v.AloneIn(v.BlockElement(block))
	if p.Nodes[n].Parent == page.None {
		return false
	}
	last := page.None
	for c := range p.Children(p.Nodes[n].Parent) {
		if c >= n {
			break
		}
		if p.Nodes[c].Kind == page.Element {
			last = c
		}
	}
	return last != page.None && p.Nodes[last].Tag == "figure" && p.Text(last) == ""
}

// isBelowPicture reports whether a block is a sentence below the picture that follows the title and
// has a caption of its own.
func isBelowPicture(v *view.View, title page.NodeID, block int) bool {
	n := v.BlockElement(block)
	if !v.IsProse(block) || v.BlockLinkShare(block) > 0 || !v.IsSentence(block) || v.IsBehindPicture(n) {
		return false
	}
	for i := v.Page.Nodes[title].End; i < n; i++ {
		if v.Page.Nodes[i].Tag == "img" {
			return true
		}
	}
	return false
}
