package boilerplate

import (
	"slices"

	"galley/page"
)

// unseenShare is the share of the words of all roots that may be unseen: what says so of nearly all of
// the text is believed to be seen.
const unseenShare = 0.5

// CutUnseen cuts out of a selection what only screen readers read out, such as the names of prices and
// what buttons do: a style sheet makes it too small to be seen, but where there is none, or for a
// program, it stands in the text. The title, a first heading and cells of tables stay: a cell says
// so what its sign shows. In an article lines go, too, that their class hides ([page.Page.IsHiddenLine]).
func CutUnseen(p *page.Page, found *page.Selection) {
	sure := found.Score.Article >= leastArticle
	var list []page.NodeID
	unseen := 0
	for _, root := range found.Roots {
		for i := root; i < p.Nodes[root].End; i++ {
			n := &p.Nodes[i]
			switch {
			case n.Hidden || n.Kind != page.Element:
			case n.Tag == "td" || n.Tag == "th":
				i = n.End - 1
			case (p.IsUnseen(i) || sure && p.IsHiddenLine(i)) && !holdsTitle(p, i, found.Title):
				if count := page.CountWords(p.Text(i)); count > 0 {
					list, unseen = append(list, i), unseen+count
				}
				i = n.End - 1
			}
		}
	}
	if unseen == 0 {
		return
	}
	words := 0
	for _, root := range found.Roots {
		words += page.CountWords(p.Text(root))
	}
	if float64(unseen) > unseenShare*float64(words) {
		return
	}
	found.Roots = slices.DeleteFunc(found.Roots, func(root page.NodeID) bool { return slices.Contains(list, root) })
	found.Cut = p.Outermost(append(found.Cut, list...))
}

// holdsTitle reports whether an element is or holds the title of a selection or a first heading,
// or is in it.
func holdsTitle(p *page.Page, n, title page.NodeID) bool {
	return p.First(n, "h1") != page.None || title != page.None && (p.Contains(n, title) || p.Contains(title, n))
}
