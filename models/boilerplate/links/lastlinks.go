package links

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// lastLinks is how many links a text ends with at least that are none of it.
const lastLinks = 2

// DropLastLinks sets the posteriors of the last lines that are kept of a body to 0 where each is one link to another
// page of the site, and these are not most of its lines: what else there is to read, without a box around it, or in a
// module like those of the text.
func DropLastLinks(b *view.Body) {
	var last []int
	kept := 0
	for i := b.To - 1; i >= b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		if n := b.BlockElement(i); kept == len(last) && isLinkLine(b.View, n, i) && isOwnLink(b.View, n) {
			last = append(last, i)
		}
		kept++
	}
	if len(last) < lastLinks || 2*len(last) > kept {
		return
	}
	for _, i := range last {
		b.Drop(i)
	}
}

// isOwnLink reports whether the first link of an element leads to the site of the page.
func isOwnLink(v *view.View, n page.NodeID) bool {
	link := v.Page.First(n, "a")
	if link == page.None {
		return false
	}
	there, here := page.Domain(v.Page.Resolve(v.Page.Nodes[link].Attr("href"))), page.Domain(v.Page.URL)
	return there == here
}
