package metadata

import (
	"galley/article/subtree"
	"galley/page"
)

// facts are what a page says about the selected article, with its lines.
func facts(p *page.Page, sel page.Selection) Facts {
	return NewReader(p, sel, subtree.Parts(p, sel)).Facts(lines(p, sel))
}

// lines are the blocks of the selected body that have no blocks in them.
func lines(p *page.Page, sel page.Selection) (list []Line) {
	parts := subtree.Parts(p, sel)
	subtree.Visit(p, subtree.Body(parts), func(n page.NodeID) bool {
		if n == sel.Title {
			return false
		}
		if !p.IsBlock(n) || p.Nodes[n].Kind != page.Element {
			return true
		}
		for i := n + 1; i < p.Nodes[n].End; i++ {
			if p.IsBlock(i) {
				return true
			}
		}
		if text := page.Norm(p.Text(n)); text != "" {
			list = append(list, Line{text, p.Nodes[n].Tag == "p"})
		}
		return false
	})
	return list
}
