package links

import (
	"strings"
	"unicode"
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
	share := v.BlockLinkShare(block)
	if share == 0 {
		return false
	}
	if share < 1 && (v.Listing || !isMarkedLink(v, n)) {
		return isLabelledLink(v, n)
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(v.BlockText(block), " \u00a0\"'”’»)]"))
	if strings.ContainsRune(".。…:：", last) {
		return false
	}
	return (share < 1 || v.IsOneLink(n)) && page.CountWords(v.Page.Text(n)) >= view.LineWords
}

// isMarkedLink reports whether an element is one link to another page and a sign before it, or in
// brackets: "► …", "[ … ]". Points and dashes are of lists, notes of their marks.
func isMarkedLink(v *view.View, n page.NodeID) bool {
	before, behind, ok := v.OneLink(n)
	if !ok || before == "" && behind != "" { // a sign behind it alone
		return false
	}
	around := before + behind
	return isSymbol(around) && !isPictured(around) || around == "[]" || around == "【】"
}

// isPictured reports whether a sign is a small picture, as people put before what they say themselves.
func isPictured(sign string) bool {
	return strings.ContainsFunc(sign, func(r rune) bool { return r > 0xffff })
}

// linkLabelWords is how many words a label before a link has at most.
const linkLabelWords = 4

// linkTitleLetters is how many letters and marks make a title of fewer words, in the scripts of languages of
// India, whose words are long.
const linkTitleLetters = 24

// isLabelledLink reports whether an element is a label that ends with a colon, and the title of
// another page of the site as a link, or several links: "Read more: …", "Topics: …", in whatever
// language. Where a source is named so, it is mostly elsewhere.
func isLabelledLink(v *view.View, n page.NodeID) bool {
	var said strings.Builder
	link, links, words, long := page.None, 0, 0, false
	for i := n; i < v.Page.Nodes[n].End; i++ {
		switch node := &v.Page.Nodes[i]; {
		case node.Tag == "a":
			if !v.IsOwn(node.Attr("href")) {
				return false
			}
			text := page.Norm(v.Page.Text(i))
			link, links, words, long = i, links+1, page.CountWords(text), utf8.RuneCountInString(text) >= linkTitleLetters && strings.ContainsFunc(text, unicode.IsMark)
		case !node.ShowsText():
		case link == page.None:
			said.WriteString(node.Text)
		case !v.Page.Contains(link, i) && page.HasLetters(node.Text):
			return false
		}
	}
	label := strings.TrimSpace(said.String())
	if links == 0 || !page.EndsInColon(label) || page.CountWords(label) > linkLabelWords {
		return false
	}
	return links > 1 || words >= linkLabelWords || long
}
