package article

import (
	"slices"
	"sync"

	"galley/article/layout"
	"galley/article/subtree"
	"galley/page"
)

// unseenMost is the share of the words of a part that may be unseen; more is a page that was not
// shown right.
const unseenMost = 0.5

// hideUnseen cuts the texts of the parts that a reader cannot see, and keeps their text
// in Hidden: they are what spam and instructions to machines hide in.
func (a *Article) hideUnseen() {
	if !a.page.Laid {
		a.hideNamedUnseen()
		return
	}
	painted := sync.OnceValue(func() []layout.Painted { return layout.PaintedBoxes(a.page) })
	covers := sync.OnceValue(func() []layout.Cover { return layout.Covers(a.page) })
	for i := range a.parts {
		pt := &a.parts[i]
		var unseen []page.NodeID
		all, lost := 0, 0
		subtree.Visit(a.page, *pt, func(n page.NodeID) bool {
			node := &a.page.Nodes[n]
			if node.Kind != page.Text {
				return true
			}
			words := page.CountWords(node.Text)
			if all += words; words > 0 && (layout.IsUnseen(a.page, n, painted) || layout.IsCovered(a.page, n, covers())) {
				lost += words
				unseen = append(unseen, n)
			}
			return true
		})
		if lost == 0 || float64(lost) > unseenMost*float64(all) {
			continue
		}
		for _, n := range unseen {
			a.Hidden = append(a.Hidden, page.WithoutControls(page.Norm(a.page.Nodes[n].Text)))
		}
		a.unseen = append(a.unseen, unseen...)
		pt.Cut = append(slices.Clone(pt.Cut), unseen...)
		slices.Sort(pt.Cut)
	}
}

// hideNamedUnseen cuts out of leads and pictures of a page without boxes what only screen readers read out,
// as was cut out of the text: what a picture is, whose it is, or in which part of the page it stands. Pictures come back that were cut whole.
func (a *Article) hideNamedUnseen() {
	for i := range a.parts {
		pt := &a.parts[i]
		if pt.Title || a.page.SeesNone(pt.Root) {
			continue
		}
		var unseen []page.NodeID
		for n := pt.Root + 1; n < a.page.Nodes[pt.Root].End; n++ {
			if a.page.IsUnseen(n) && (pt.Lead || a.page.Inside(n, "figure") || a.isBesidePicture(n)) {
				unseen = append(unseen, n)
				n = a.page.Nodes[n].End - 1
			}
		}
		if len(unseen) > 0 {
			pt.Cut = a.page.Outermost(append(slices.Clone(pt.Cut), unseen...))
		}
	}
}

// isBesidePicture reports whether a figure stands beside an element, in a box that has nothing else to read.
func (a *Article) isBesidePicture(n page.NodeID) bool {
	figure := false
	for c := range a.page.Children(a.page.Nodes[n].Parent) {
		switch {
		case c == n:
		case a.page.First(c, "figure") != page.None:
			figure = true
		case !page.IsBlank(a.page.Text(c)):
			return false
		}
	}
	return figure
}
