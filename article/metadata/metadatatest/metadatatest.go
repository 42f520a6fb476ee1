// Package metadatatest has what tests of metadata share: the facts about an article on a page made for them.
package metadatatest

import (
	"galley/article/metadata"
	"galley/article/subtree"
	"galley/page"
)

// Facts are what a page says about the selected article, with its lines.
func Facts(p *page.Page, sel page.Selection) metadata.Facts {
	return metadata.NewReader(p, sel, subtree.Parts(p, sel)).Facts(Lines(p, sel))
}

// Lines are the blocks of the selected body that have no blocks in them.
func Lines(p *page.Page, sel page.Selection) (list []metadata.Line) {
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
			list = append(list, metadata.Line{Text: text, Paragraph: p.Nodes[n].Tag == "p"})
		}
		return false
	})
	return list
}
