package headings

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a label of links behind a text: its words, at most, and the share of links in the line
// behind it, at least.
const (
	labelWords  = 8
	labelLinked = 0.9
)

// DropLabels drops headings, and lines in heavy type, behind the last paragraph that is kept, where links stand right behind
// them that were cut: they say what the links are. So do short lines with a colon before links to other pages of the site, anywhere.
func DropLabels(b *view.Body) {
	dropAnnouncers(b)
	for i := b.To - 1; i >= b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		if b.IsProse(i) {
			return
		}
		if i+1 < b.To && !b.Kept(i+1) && b.BlockLinkShare(i+1) >= labelLinked && b.BlockLinkShare(i) == 0 && b.BlockWords(i) <= labelWords && isLabel(b.View, i) {
			b.Drop(i)
		}
	}
}

// isLabel reports whether a block is a heading or in heavy type, and neither a sentence nor announces
// what the text says next.
func isLabel(v *view.View, at int) bool {
	if strings.ContainsRune(page.SentenceEnds+":：", page.LastSign(v.BlockText(at))) && !strings.HasSuffix(v.BlockText(at), "!!") {
		return false
	}
	n, _ := v.BlockNodes(at)
	return markup.IsHeading(v.Page.Nodes[v.BlockElement(at)].Tag) || v.Page.Inside(n, "strong") || v.Page.Inside(n, "b")
}

// ownLinks is how many links to other pages of the site a list has at least that a line announces.
const ownLinks = 2

// announcersMost is how many such lines a text has at most: one with more is an index.
const announcersMost = 2

// dropAnnouncers drops short lines with a colon behind which stands a list of other pages of the site that
// was cut: they announce these. What a page recommends elsewhere may have been cut wrongly.
func dropAnnouncers(b *view.Body) {
	var announcers []int
	for i := b.From; i+1 < b.To; i++ {
		if !b.Kept(i) || b.Kept(i+1) || b.BlockLinkShare(i) > 0 || b.BlockWords(i) > labelWords || b.BlockEnclosing(i)&block.InList != 0 {
			continue
		}
		if !page.EndsInColon(page.WithoutQuotes(b.BlockText(i))) {
			continue
		}
		own := 0
		for j := i + 1; j < b.To && !b.Kept(j) && b.BlockLinkShare(j) >= labelLinked && b.BlockEnclosing(j)&block.InList != 0 && leadsInside(b.View, j); j++ {
			own++
		}
		if own >= ownLinks {
			announcers = append(announcers, i)
		}
	}
	if len(announcers) > announcersMost {
		return
	}
	for _, i := range announcers {
		b.Drop(i)
	}
}

// leadsInside reports whether all links of a block lead to other pages of the site.
func leadsInside(v *view.View, at int) bool {
	n := v.BlockElement(at)
	links := 0
	for i := n; i < v.Page.Nodes[n].End; i++ {
		if node := &v.Page.Nodes[i]; node.Tag == "a" {
			if links++; !v.IsOwn(node.Attr("href")) {
				return false
			}
		}
	}
	return links > 0
}
