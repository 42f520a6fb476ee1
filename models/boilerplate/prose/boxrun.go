package prose

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// runBoxes is how many boxes of prose that are marked up alike tell that they are the paragraphs of
// one text.
const runBoxes = 3

// KeepBoxRun keeps the paragraphs of a text of which each stands in a box of its own, as some programs
// write them: what is marked up as one that surely is text, box and paragraph, beside it, with the headings
// and lists in such boxes. Offers stand in other boxes between them, and take the paragraphs behind them for theirs.
func KeepBoxRun(b *view.Body) {
	done := map[page.NodeID]bool{}
	for i := b.From; i < b.To; i++ {
		if b.Post[i] < view.Surely || !b.IsProse(i) || !b.IsPlain(i) {
			continue
		}
		n := b.BlockElement(i)
		box := b.AloneIn(n)
		up := b.Page.Nodes[box].Parent
		if box == n || up == page.None || done[up] || !b.HasName(box) {
			continue
		}
		done[up] = true
		for _, c := range boxesOfRun(b.View, box, b.MarkupOfProse(i)) {
			b.RaiseAll(b.Span(c))
		}
	}
}

// boxesOfRun are the boxes beside one, and it itself, that are marked up as it is and have nothing but
// prose of a mark-up, headings and lists; nil where too few have prose.
func boxesOfRun(v *view.View, box page.NodeID, marked markup.Line) (run []page.NodeID) {
	prose := 0
	for c := range v.Page.Children(v.Page.Nodes[box].Parent) {
		if !v.IsAlike(c, box) {
			continue
		}
		if is, has := ofRun(v, c, marked); is {
			run = append(run, c)
			if has {
				prose++
			}
		}
	}
	if prose < runBoxes {
		return nil
	}
	for len(run) > 0 && v.LinkShare(run[len(run)-1]) > 0 { // what follows a text leads elsewhere
		run = run[:len(run)-1]
	}
	return run
}

// ofRun reports whether a box has nothing but prose of a mark-up, headings and lists without links, and
// whether it has such prose. Boxes of comments and cards have names, days and pictures.
func ofRun(v *view.View, box page.NodeID, marked markup.Line) (is, prose bool) {
	from, to := v.Span(box)
	if from == to || v.Media(box) > 0 {
		return false, false
	}
	for i := box; i < v.Page.Nodes[box].End; i++ {
		switch v.Page.Nodes[i].Tag {
		case "time", "form", "input", "button", "select", "textarea":
			return false, false
		}
	}
	for i := from; i < to; i++ {
		n := v.BlockElement(i)
		switch {
		case v.BlockLinkShare(i) > view.ProseLinked:
			return false, false
		case v.MarkupOfProse(i) == marked:
			prose = prose || v.IsProse(i)
		case !markup.IsHeading(v.Page.Nodes[n].Tag) && v.Page.Nodes[n].Tag != "li":
			return false, false
		}
	}
	return true, prose
}
