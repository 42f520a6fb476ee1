package boxes

import (
	"strings"

	"galley/date"
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of rows that a text begins with: how many there are at least and at most, words of one, and of its label.
const (
	factLeast = 2
	factMost  = 16
	factWords = 40
	factLabel = 5
)

// keepHeadRows keeps rows of a label and what is said of it that the box of a text begins with, right before a sure
// paragraph: the claim and the verdict of a check, the time and the portions of a recipe, the age and the place of a
// find. A reader can do nothing there, and no row says who wrote the text, or when.
func (a *Among) keepHeadRows(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || a.HasThread() || to-from < factLeast || to-from > 2*factMost || !a.Has(from, to) || !a.isHead(n) || a.Media(n) > 0 || a.Offers(n) || a.Page.First(n, "time") != page.None {
		return
	}
	for i := from; i < to; i++ {
		if a.Post[i] == 0 || a.BlockWords(i) > factWords || a.isFactOfPage(i) {
			return
		}
	}
	if a.Page.Nodes[n].Tag == "dl" || a.areLabelled(n) {
		a.RaiseAll(from, to)
	}
}

// isHead reports whether an element is the first of the box of a text, but for pictures, right before a sure paragraph
// of that, before a heading of one, or before a heading that is kept, of whatever there is: a recipe begins with a list.
// The paragraph may have a box of its own.
func (a *Among) isHead(n page.NodeID) bool {
	from, to := a.Span(n)
	text := to
	headed := text < a.To && markup.IsHeading(a.Page.Nodes[a.BlockElement(text)].Tag)
	if headed && !a.Kept(text) {
		text++
		headed = false
	}
	if text >= a.To || !headed && (a.Post[text] < view.Surely || !a.IsProse(text)) {
		return false
	}
	up := a.Page.Nodes[a.BlockElement(text)].Parent
	if !a.Page.Contains(up, n) {
		up = a.Page.Nodes[a.AloneIn(a.BlockElement(text))].Parent
	}
	if up < a.Root || !a.Page.Contains(up, n) {
		return false
	}
	first, _ := a.Span(up)
	for i := first; i < from; i++ {
		if a.BlockEnclosing(i)&block.InFigure == 0 {
			return false
		}
	}
	return true
}

// isFactOfPage reports whether a line has a day or the name of an author of the page.
func (a *Among) isFactOfPage(i int) bool {
	text := a.BlockLine(i)
	if a.BlockEnclosing(i)&(block.InTime|block.InControl|block.InLink) != 0 {
		return true
	}
	if _, ok := date.Day(text, ""); ok {
		return true
	}
	fold := page.Fold(text)
	for _, name := range a.Authors() {
		if strings.Contains(fold, name) {
			return true
		}
	}
	return false
}

// areLabelled reports whether an element is made of rows that are marked up alike: each a short label in an element of
// its own, and an element behind it.
func (a *Among) areLabelled(n page.NodeID) bool {
	rows, kind := 0, markup.Line{}
	for c := range a.Page.Children(n) {
		node := &a.Page.Nodes[c]
		if node.Kind == page.Text && !page.IsBlank(node.Text) {
			return false
		}
		if from, to := a.Span(c); node.Kind != page.Element || from == to {
			continue
		}
		switch key := markup.Of(a.Page, c); {
		case rows == 0:
			kind = key
		case key != kind:
			return false
		}
		if !isLabelled(a.View, c) {
			return false
		}
		rows++
	}
	return rows >= factLeast && rows <= factMost
}

// isLabelled reports whether an element has a short label in an element of its own, and one element behind it.
func isLabelled(v *view.View, n page.NodeID) bool {
	var parts []string
	for c := range v.Page.Children(n) {
		node := &v.Page.Nodes[c]
		if node.Kind == page.Text && page.IsBlank(node.Text) {
			continue
		}
		text := page.Norm(v.Page.Text(c))
		if node.Kind != page.Element || text == "" {
			return false
		}
		parts = append(parts, text)
	}
	return len(parts) == 2 && len(strings.Fields(parts[0])) <= factLabel && page.HasLetters(parts[0])
}
