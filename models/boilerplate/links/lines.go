package links

import (
	"strings"
	"unicode/utf8"

	"galley/models/boilerplate/view"
	"galley/page"
)

// DropLines sets the posteriors of lines and rows of links to other pages that stand among kept
// paragraphs to 0. titles are blocks that are titles of the entries of a list.
func DropLines(b *view.Body, parents map[page.NodeID]bool, titles map[int]bool) {
	for i := b.From; i < b.To; i++ {
		if n := b.BlockElement(i); parents[b.BoxParent(n, b.Root)] && !titles[i] && (isLinkLine(b.View, n, i) || isLinkRow(b.View, n, i, b.Post[i])) {
			b.Drop(i)
		}
	}
}

// isLinkLine reports whether a paragraph is one link to another page and no sentence.
func isLinkLine(v *view.View, n page.NodeID, block int) bool {
	node := &v.Page.Nodes[n]
	if node.Tag != "p" && node.Tag != "div" || v.Media(n) > 0 {
		return false
	}
	if share := v.BlockLinkShare(block); share < 1 {
		return share > 0 && isLabelledLink(v, n)
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(v.BlockText(block), " \u00a0\"'”’»)"))
	if strings.ContainsRune(".。…:：", last) {
		return false
	}
	return v.IsOneLink(n) && page.CountWords(v.Page.Text(n)) >= view.LineWords
}

// linkLabelWords is how many words a label before a link has at most.
const linkLabelWords = 4

// isLabelledLink reports whether an element is a label that ends with a colon, and the title of
// another page of the site as a link, or several links: "Read more: …", "Topics: …", in whatever
// language. Where a source is named so, it is mostly elsewhere.
func isLabelledLink(v *view.View, n page.NodeID) bool {
	var said strings.Builder
	link, links, words := page.None, 0, 0
	for i := n; i < v.Page.Nodes[n].End; i++ {
		switch node := &v.Page.Nodes[i]; {
		case node.Tag == "a":
			if !v.IsOwn(node.Attr("href")) {
				return false
			}
			link, links, words = i, links+1, page.CountWords(v.Page.Text(i))
		case node.Kind != page.Text || node.Hidden || strings.TrimSpace(node.Text) == "":
		case link == page.None:
			said.WriteString(node.Text)
		case !v.Page.Contains(link, i) && page.HasLetters(node.Text):
			return false
		}
	}
	label := strings.TrimSpace(said.String())
	if links == 0 || !strings.HasSuffix(label, ":") && !strings.HasSuffix(label, "：") || page.CountWords(label) > linkLabelWords {
		return false
	}
	return links > 1 || words >= linkLabelWords
}
