package links

import (
	"strings"
	"unicode/utf8"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// lastLinks is how many links a text ends with at least that are none of it.
const lastLinks = 2

// DropLastLinks sets the posteriors of the last lines that are kept of a body to 0 where each is one link to another
// page of the site, and these are not most of its lines: what else there is to read, without a box around it, or in a
// module like those of the text. Items of lists that no heading or colon announces are such lines, too, however few words they have: as
// those of the categories of a page.
func DropLastLinks(b *view.Body) {
	var last []int
	kept := 0
	for i := b.To - 1; i >= b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		if n := b.BlockElement(i); kept == len(last) && (isLinkLine(b.View, n, i) || isLinkItem(b, n, i)) && isOwnLink(b.View, n) {
			last = append(last, i)
		}
		kept++
	}
	if len(last) < lastLinks || 2*len(last) > kept {
		return
	}
	if first := last[len(last)-1]; b.Page.Nodes[b.BlockElement(first)].Tag == "li" && isAnnounced(b, first) {
		return
	}
	for _, i := range last {
		b.Drop(i)
	}
}

// isLinkItem reports whether a block is an item of a list that is one link and nothing else, of which the networks are not sure.
func isLinkItem(b *view.Body, n page.NodeID, block int) bool {
	return b.Page.Nodes[n].Tag == "li" && b.Post[block] < rowSure && b.IsOneLink(n)
}

// isAnnounced reports whether a heading or a line with a colon that is kept stands right before a block.
func isAnnounced(b *view.Body, block int) bool {
	before := block - 1
	if before < b.From || !b.Kept(before) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(b.BlockText(before)))
	return markup.IsHeading(b.Page.Nodes[b.BlockElement(before)].Tag) || last == ':' || last == '：'
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
