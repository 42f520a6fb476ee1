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
	labels := repeatedLabels(b)
	for i := b.From; i < b.To; i++ {
		if n := b.BlockElement(i); parents[b.BoxParent(n, b.Root)] && !titles[i] && (isLinkLine(b.View, n, i) && !isItemOfText(b, n, i) || isLinkRow(b.View, n, i, b.Post[i]) || labels[i]) {
			b.Drop(i)
		}
	}
}

// itemNodes bounds how many nodes of a list are looked at.
const itemNodes = 400

// isItemOfText reports whether an element stands in an item of a list most of whose other items are kept and no links:
// one of several things that a text lists may be a link alone. With an arrow behind it a reader shall go there.
func isItemOfText(b *view.Body, n page.NodeID, block int) bool {
	if last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(b.BlockText(block))); unicode.IsSymbol(last) {
		return false
	}
	item := n
	for k := 0; k < 2 && b.Page.Nodes[item].Tag != "li"; k++ {
		if item = b.Page.Nodes[item].Parent; item == page.None {
			return false
		}
	}
	list := b.Page.Nodes[item].Parent
	if b.Page.Nodes[item].Tag != "li" || list == page.None || b.Page.Nodes[list].End-list > itemNodes {
		return false
	}
	others, text := 0, 0
	for c := range b.Page.Children(list) {
		from, to := b.Span(c)
		if c == item || from == to {
			continue
		}
		if others++; b.Has(from, to) && b.Kept(from) && b.BlockLinkShare(from) == 0 {
			text++
		}
	}
	return others > 1 && 2*text > others
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

// Bounds of a label before a link: words, at most, or characters, as in scripts where each character is a word.
const (
	linkLabelWords = 4
	linkLabelChars = 12
)

// Bounds of the title of another page in a link behind a label: words, at least, or fewer, as of languages that put
// words together, with characters in all. Of these none but the first is written as a name is: three words with capitals
// are a product.
const (
	linkTitleWords = 4
	linkFewWords   = 3
	linkFewChars   = 16
)

// linkTitleLetters is how many letters and marks make a title of fewer words, in the scripts of languages of
// India, whose words are long.
const linkTitleLetters = 24

// isLabelledLink reports whether an element is a label that ends with a colon, and the title of
// another page of the site as a link, or several links: "Read more: …", "Topics: …", in whatever
// language. Where a source is named so, it is mostly elsewhere.
func isLabelledLink(v *view.View, n page.NodeID) bool {
	label, links, isTitle := labelledLink(v, n)
	return links > 0 && page.EndsInColon(label) && (links > 1 || isTitle)
}

// labelledLink is the label that an element begins with, how many links to pages of the site stand behind it, and whether the last one has
// as many words as a title. There are no links where it has something else, or the label is longer than one.
func labelledLink(v *view.View, n page.NodeID) (label string, links int, isTitle bool) {
	var said strings.Builder
	link := page.None
	for i := n; i < v.Page.Nodes[n].End; i++ {
		switch node := &v.Page.Nodes[i]; {
		case node.Tag == "a":
			if !v.IsOwn(node.Attr("href")) {
				return "", 0, false
			}
			text := page.Norm(v.Page.Text(i))
			link, links, isTitle = i, links+1, page.CountWords(text) >= linkTitleWords || isLongTitle(text)
		case !node.ShowsText():
		case link == page.None:
			said.WriteString(node.Text)
		case !v.Page.Contains(link, i) && page.HasLetters(node.Text):
			return "", 0, false
		}
	}
	label = strings.TrimSpace(said.String())
	if page.CountWords(label) > linkLabelWords && utf8.RuneCountInString(label) > linkLabelChars {
		return "", 0, false
	}
	return label, links, isTitle
}

// repeatedLabels are the lines of a label without a colon and the title of another page of the site as a link, where several have
// the same label: what a text says of other pages of itself it says with other words each time.
func repeatedLabels(b *view.Body) map[int]bool {
	if b.Listing {
		return nil
	}
	lines, at := map[string][]int{}, map[int]bool{}
	for i := b.From; i < b.To; i++ {
		n := b.BlockElement(i)
		if share := b.BlockLinkShare(i); share == 0 || share == 1 || b.Page.Nodes[n].Tag != "p" && b.Page.Nodes[n].Tag != "div" {
			continue
		}
		if label, links, isTitle := labelledLink(b.View, n); links == 1 && isTitle && page.HasLetters(label) && !b.IsSentence(i) {
			lines[page.Letters(label)] = append(lines[page.Letters(label)], i)
		}
	}
	for _, list := range lines {
		for _, i := range list {
			at[i] = len(list) > 1
		}
	}
	return at
}

// isLongTitle reports whether a text of few words is as long as a title is.
func isLongTitle(text string) bool {
	chars := utf8.RuneCountInString(text)
	if chars >= linkTitleLetters && strings.ContainsFunc(text, unicode.IsMark) {
		return true
	}
	_, behind, _ := strings.Cut(text, " ")
	return chars >= linkFewChars && page.CountWords(text) >= linkFewWords && !strings.ContainsFunc(behind, unicode.IsUpper)
}
