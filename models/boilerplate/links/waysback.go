package links

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// DropWaysBack sets the posteriors of the last lines that are kept of a body to 0 where each is one
// link that the menu of the page has as well: they lead back to where a reader came from.
func DropWaysBack(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	var menu map[string]bool // looked for once a line is a link
	for i := len(post) - 1; i > 0; i-- {
		if post[i] < keep {
			continue
		}
		n := v.BlockElement(first + i)
		if tag := v.Page.Nodes[n].Tag; tag != "p" && tag != "div" || v.BlockLinkShare(first+i) < 1 || !v.IsOneLink(n) {
			return
		}
		if menu == nil {
			menu = menuLinks(v, body)
		}
		if link := v.Page.First(n, "a"); !menu[strings.TrimSpace(v.Page.Nodes[link].Attr("href"))] {
			return
		}
		post[i] = 0
	}
}

// menuLinks are the addresses of the links in menus of the page, outside of a body.
func menuLinks(v *view.View, body page.NodeID) map[string]bool {
	menu := map[string]bool{}
	for i := range v.NumBlocks() {
		if v.BlockEnclosing(i)&block.InNav == 0 || v.Page.Contains(body, v.BlockElement(i)) {
			continue
		}
		n := v.BlockElement(i)
		for k := n; k < v.Page.Nodes[n].End; k++ {
			if v.Page.Nodes[k].Tag == "a" {
				menu[strings.TrimSpace(v.Page.Nodes[k].Attr("href"))] = true
			}
		}
	}
	delete(menu, "")
	return menu
}
