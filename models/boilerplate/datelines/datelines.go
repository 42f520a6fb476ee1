package datelines

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// datelineNear is how many blocks of a body, before its first prose, may say who wrote it.
const datelineNear = 6

// Drop sets the posteriors of lines above the text that say who wrote it, and on
// which day, to 0, and those above all of it that link to a rubric or an author: they are facts of the
// article, and no text.
func Drop(b *view.Body) {
	prose, names := 0, b.Authors()
	dropLastAuthor(b, names)
	for i := b.From; i < min(b.To, b.From+datelineNear); i++ {
		switch {
		case signature.IsDateline(b.Index, i), isNamedLine(b.View, i), isNameAndDay(b.View, i), isAuthorLine(b.View, i, names), prose == 0 && (isSiteLine(b.View, i) || isCountBeside(b, i) || isLinkedFact(b.View, i) || signature.IsFactLine(b.Index, i)):
			if prose == 0 || proseFollows(b.View, i+1, b.To) {
				b.Drop(i)
			}
		case b.IsProse(i) && b.BlockWords(i) > signature.MostWords:
			if prose++; prose > 1 { // the first may be a standfirst
				return
			}
		}
	}
}

// DropAbove sets the posteriors of the lines above the title to 0: they are the path to the page, a
// rubric, or who publishes it. It is where the text of the body, the blocks [a, b), begins: behind the
// title, where that stands in it. Between a title and a body behind it, lines of facts go as they do in the body.
func DropAbove(v *view.View, title page.NodeID, post []float64, a, b int) (from int) {
	if title == page.None {
		return a
	}
	begin, end := v.Span(title)
	if end <= a {
		dropBetween(v, post, end, a)
	}
	named := headsPage(v, title)
	if named && begin < b { // notes of the site on the article, too
		clear(post[:min(begin, a)])
	}
	if end <= a || end >= b {
		return a
	}
	if begin > a && (named || !hasTextIn(v, title, a, begin)) {
		clear(post[a:begin])
	}
	return end
}

// dropBetween sets the posteriors of the lines between title and body that say who wrote the text and
// on which day to 0: they would be added as text that stands before it.
func dropBetween(v *view.View, post []float64, from, to int) {
	names := v.Authors()
	for i := from; i < min(to, from+datelineNear); i++ {
		if signature.IsDateline(v.Index, i) || isNamedLine(v, i) || isNameAndDay(v, i) || signature.IsFactLine(v.Index, i) || isSiteLine(v, i) || isAuthorLine(v, i, names) {
			post[i] = 0
		}
	}
}

// hasTextIn reports whether some of the blocks [from, to) are prose: a text that the title is none of.
// A path that ends with the title is none.
func hasTextIn(v *view.View, title page.NodeID, from, to int) bool {
	name := page.Fold(page.Norm(v.Page.Text(title)))
	for i := from; i < to; i++ {
		isPath := v.BlockLinkShare(i) > 0 && strings.HasSuffix(v.BlockFold(i), name)
		if v.IsProse(i) && !isPath {
			return true
		}
	}
	return false
}

// headsPage reports whether a title is a heading of the first level that is named as the page is:
// nothing above it is of its text.
func headsPage(v *view.View, title page.NodeID) bool {
	return v.Page.Nodes[title].Tag == "h1" && v.TitleF1(title) >= view.HeadlineF1
}

// proseFollows reports whether one of the next blocks is prose. Headings and items of a list that says in
// short what the text has may stand before it.
func proseFollows(v *view.View, from, to int) bool {
	for i, seen := from, 0; i < to && seen < datelineNear; i++ {
		if v.IsProse(i) {
			return true
		}
		if v.BlockEnclosing(i)&block.InList == 0 && !markup.IsHeading(v.Page.Nodes[v.BlockElement(i)].Tag) {
			seen++
		}
	}
	return false
}
