package boilerplate

import (
	"strings"

	"galley/features/block"
	"galley/page"
)

// dropWaysBack sets the posteriors of the last lines that are kept of a body to 0 where each is one
// link that the menu of the page has as well: they lead back to where a reader came from.
func (t *View) dropWaysBack(body page.NodeID, post []float64, first int, keep float64) {
	var menu map[string]bool // looked for once a line is a link
	for i := len(post) - 1; i > 0; i-- {
		if post[i] < keep {
			continue
		}
		n := t.BlockElement(first + i)
		if tag := t.Page.Nodes[n].Tag; tag != "p" && tag != "div" || t.BlockLinkShare(first+i) < 1 || !t.isOneLink(n) {
			return
		}
		if menu == nil {
			menu = t.menuLinks(body)
		}
		if link := t.Page.First(n, "a"); !menu[strings.TrimSpace(t.Page.Nodes[link].Attr("href"))] {
			return
		}
		post[i] = 0
	}
}

// menuLinks are the addresses of the links in menus of the page, outside of a body.
func (t *View) menuLinks(body page.NodeID) map[string]bool {
	menu := map[string]bool{}
	for i := range t.NumBlocks() {
		if t.BlockEnclosing(i)&block.InNav == 0 || t.Page.Contains(body, t.BlockElement(i)) {
			continue
		}
		n := t.BlockElement(i)
		for k := n; k < t.Page.Nodes[n].End; k++ {
			if t.Page.Nodes[k].Tag == "a" {
				menu[strings.TrimSpace(t.Page.Nodes[k].Attr("href"))] = true
			}
		}
	}
	delete(menu, "")
	return menu
}
