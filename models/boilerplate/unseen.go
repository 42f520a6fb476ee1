package boilerplate

import (
	"strings"

	"galley/page"
)

// unseen are the classes by which frameworks and publishing systems take from sight what only
// screen readers read out.
var unseen = map[string]bool{
	"sr-only": true, "visually-hidden": true, "visuallyhidden": true, "screen-reader-text": true, "screen-reader-only": true,
}

// unseenAgain ends a class that takes another's effect back, on wide screens for instance.
const unseenAgain = ":not-sr-only"

// unseenShare is the share of the words of a root that may be unseen: what says so of nearly all of
// the text is believed to be seen.
const unseenShare = 0.5

// CutUnseen cuts out of a selection what only screen readers read out, such as the names of prices and
// what buttons do: a style sheet makes it too small to be seen, but where there is none, or for a
// program, it stands in the text. The title, a first heading and cells of tables stay: a cell says
// so what its sign shows.
func CutUnseen(p *page.Page, found *page.Selection) {
	for _, root := range found.Roots {
		var list []page.NodeID
		words := 0
		for i := root + 1; i < p.Nodes[root].End; i++ {
			n := &p.Nodes[i]
			switch {
			case n.Hidden || n.Kind != page.Element:
			case n.Tag == "td" || n.Tag == "th":
				i = n.End - 1
			case isUnseen(p, n) && !holdsTitle(p, i, found.Title):
				if count := page.CountWords(p.Text(i)); count > 0 {
					list, words = append(list, i), words+count
				}
				i = n.End - 1
			}
		}
		if len(list) > 0 && float64(words) <= unseenShare*float64(page.CountWords(p.Text(root))) {
			found.Cut = append(found.Cut, list...)
		}
	}
	found.Cut = p.Outermost(found.Cut)
}

// isUnseen reports whether an element is taken from sight, by its class, or by a box of a pixel.
func isUnseen(p *page.Page, n *page.Node) bool {
	is := false
	for class := range strings.FieldsSeq(n.Attr("class")) {
		if before, again := strings.CutSuffix(class, unseenAgain); again && !strings.Contains(before, "focus") {
			return false
		}
		is = is || unseen[strings.ToLower(class)]
	}
	return is || p.Laid && n.Style != page.NoStyle && p.Styles[n.Style].Position == "absolute" && n.Box.W > 0 && n.Box.W <= 1 && n.Box.H > 0 && n.Box.H <= 1
}

// holdsTitle reports whether an element is or holds the title of a selection or a first heading,
// or is in it.
func holdsTitle(p *page.Page, n, title page.NodeID) bool {
	return p.First(n, "h1") != page.None || title != page.None && (p.Contains(n, title) || p.Contains(title, n))
}
