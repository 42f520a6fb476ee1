package backdrop

import (
	"galley/article/allowlist"
	"galley/article/layout"
	"galley/page"
)

// maxVeils bounds the elements that are asked whether they are a veil.
const maxVeils = 8

// VeilsOf are the elements outside of a selection that may lie as a veil between a title and a
// picture behind it, or hold the picture: laid over the place of the title, and without words.
// Their styles are read with those of the selection.
func VeilsOf(p *page.Page, sel page.Selection) (all []page.NodeID) {
	if sel.Title == page.None || sel.Check(p) != nil || !p.Laid {
		return nil
	}
	for _, from := range append([]page.NodeID{sel.Title}, sel.Lead...) {
		inner, depth := from, 0
		for n := range p.Ancestors(from) {
			if depth++; depth > layout.MaxDepth || len(sel.Roots) > 0 && p.Contains(n, sel.Roots[0]) {
				break
			}
			all = veilsAmong(p, n, inner, sel.Title, all)
			if inner = n; from != sel.Title && p.Contains(n, sel.Title) {
				break
			}
		}
	}
	return all
}

// veilsAmong adds such children of n, but for one of them.
func veilsAmong(p *page.Page, n, but, title page.NodeID, all []page.NodeID) []page.NodeID {
	asked := 0
	for child := range p.Children(n) {
		if asked++; asked > layout.MaxSiblings || len(all) >= maxVeils {
			break
		}
		style := p.StyleOf(child)
		if child == but || style == nil || p.InAny(all, child) {
			continue
		}
		layer := pictureIn(p, child)
		if layer == page.None && style.Position == "absolute" && isBare(p, child) {
			layer = child
		}
		if layer == page.None || !layout.Around(p.Nodes[layer].Box, p.Nodes[title].Box) {
			continue
		}
		all = append(all, child)
	}
	return all
}

// isBare reports whether an element is there for what it looks like alone: it is seen, small
// and has neither words nor pictures.
func isBare(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind != page.Element || node.Hidden || node.End-n > maxVeilNodes {
		return false
	}
	for i := n; i < node.End; i++ {
		child := &p.Nodes[i]
		if child.Kind == page.Text && !page.IsBlank(child.Text) || allowlist.VoidTags[child.Tag] || allowlist.IsPlayer(child.Tag) ||
			child.Tag == "svg" || child.Tag == "iframe" {
			return false
		}
	}
	return true
}

// maxShowNodes are the nodes of an element that is a picture for show.
const maxShowNodes = 16

// pictureIn is the only picture in an element without words; None for other elements.
func pictureIn(p *page.Page, n page.NodeID) page.NodeID {
	node, found := &p.Nodes[n], page.None
	if node.Kind != page.Element || node.Hidden || node.End-n > maxShowNodes {
		return page.None
	}
	for i := n; i < node.End; i++ {
		switch child := &p.Nodes[i]; {
		case child.Kind == page.Text && !page.IsBlank(child.Text), allowlist.IsPlayer(child.Tag), child.Tag == "iframe", child.Tag == "img" && found != page.None:
			return page.None
		case child.Tag == "img":
			found = i
		}
	}
	return found
}
