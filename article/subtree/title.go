package subtree

import (
	"slices"

	"galley/page"
)

// maxAboveTitle bounds what the body says before a title that stands in its place there, in
// characters: the section, or a day.
const maxAboveTitle = 100

// TitleInPlace is the selection with its title in the body, where that was cut out of the
// beginning of the first root: what selects a body only tells the two apart. moved is whether it
// was.
func TitleInPlace(p *page.Page, sel page.Selection) (placed page.Selection, moved bool) {
	roots := p.Outermost(sel.Roots)
	if sel.Title == page.None || len(roots) == 0 || sel.Title == roots[0] || !p.Contains(roots[0], sel.Title) {
		return sel, false
	}
	first := Part{Root: roots[0], Cut: inside(p, roots[0], sel.Cut)}
	below := func(n page.NodeID) bool { return n > sel.Title }
	if !p.InAny(first.Cut, sel.Title) || slices.ContainsFunc(sel.Lead, below) || !begins(p, first, sel.Title) {
		return sel, false
	}
	return Uncut(p, sel, []page.NodeID{sel.Title}), true
}

// begins reports whether a reader sees n, and hardly a word of the part before it.
func begins(p *page.Page, pt Part, n page.NodeID) bool {
	for a := n; a != pt.Root; a = p.Nodes[a].Parent {
		if Invisible(p, a) {
			return false
		}
	}
	said := 0
	Visit(p, pt, func(i page.NodeID) bool {
		if i < n && p.Nodes[i].Kind == page.Text {
			said += page.Chars(page.Norm(p.Nodes[i].Text))
		}
		return i < n && said <= maxAboveTitle
	})
	return said <= maxAboveTitle
}

// Uncut is the selection with the subtrees shown in it: those that were cut out of a root are cut
// no more, but for what stands around them.
func Uncut(p *page.Page, sel page.Selection, shown []page.NodeID) page.Selection {
	for _, n := range shown {
		at := slices.IndexFunc(sel.Cut, func(c page.NodeID) bool { return p.Contains(c, n) })
		if at < 0 || !p.InAny(sel.Roots, n) {
			continue
		}
		cut := slices.Delete(slices.Clone(sel.Cut), at, at+1)
		for around := sel.Cut[at]; around != n; {
			next := page.None
			for c := range p.Children(around) {
				if p.Contains(c, n) {
					next = c
				} else {
					cut = append(cut, c)
				}
			}
			around = next
		}
		sel.Cut = cut
	}
	return sel
}
