package flow

import (
	"strings"

	"galley/page"
)

// Word and Outlook write the items of a list as paragraphs. The style of each says of which list it is
// ("mso-list:l0 level1 lfo1"), and the style of the number or the dot before its words that it is none
// of them ("mso-list:Ignore").
const (
	wordList   = "mso-list:"
	wordMarker = "ignore"
	noWordList = "none"
)

// wordListOf is what the style of an element says of the list that it belongs to, "" for nothing.
func wordListOf(node *page.Node) string {
	style := node.Attr("style")
	at := strings.Index(style, wordList)
	if at < 0 {
		return ""
	}
	value, _, _ := strings.Cut(style[at+len(wordList):], ";")
	if value = strings.ToLower(strings.TrimSpace(value)); value == noWordList {
		return ""
	}
	return value
}

// isListMarker reports whether an element has what Word wrote before the words of an item.
func (b *builder) isListMarker(n page.NodeID) bool {
	node := &b.Page.Nodes[n]
	return node.Kind == page.Element && node.Tag == "span" && (wordListOf(node) == wordMarker || b.fillsToTab(n))
}

// isListParagraph reports whether a paragraph is an item of a list of Word. Filtered HTML of it says so only
// by how the line hangs, and by what stands before its words.
func (b *builder) isListParagraph(n page.NodeID) bool {
	node := &b.Page.Nodes[n]
	if node.Tag != "p" {
		return false
	}
	return strings.HasPrefix(wordListOf(node), "l") || strings.Contains(node.Attr("style"), hangingLine) && b.beginsMarked(n)
}

// hangingLine is in the style of a paragraph whose first line begins before the others, and wordTab begins
// that of the blanks which Word puts between a number or a dot and the words of an item.
const (
	hangingLine = "text-indent:-"
	wordTab     = `font:7.0pt "Times New Roman"`
)

// Bounds of a number or a dot with the blanks behind it: bytes and nodes.
const (
	markerBytes = 80
	markerNodes = 6
)

// beginsMarked reports whether a paragraph begins with a number or a dot of Word.
func (b *builder) beginsMarked(n page.NodeID) bool {
	for i := n + 1; i < b.Page.Nodes[n].End; i++ {
		switch node := &b.Page.Nodes[i]; {
		case node.Kind == page.Text && !page.IsBlank(node.Text):
			return false
		case node.Kind == page.Element && b.fillsToTab(i):
			return true
		}
	}
	return false
}

// fillsToTab reports whether an element is a number or a dot with the blanks of Word behind it.
func (b *builder) fillsToTab(n page.NodeID) bool {
	node := &b.Page.Nodes[n]
	if node.Tag != "span" || node.End-n > markerNodes {
		return false
	}
	text := b.Page.ShortText(n)
	if text == "" || len(text) > markerBytes || page.CountWords(text) != 1 {
		return false
	}
	for i := n + 1; i < node.End; i++ {
		if inner := &b.Page.Nodes[i]; inner.Tag == "span" && strings.HasPrefix(inner.Attr("style"), wordTab) && page.Norm(b.Page.Text(i)) == "" {
			return true
		}
	}
	return false
}

// listParagraphs puts the items that are paragraphs on the page into lists, one for each run of them.
func (b *builder) listParagraphs(p *Piece) {
	if p.Tag == "ul" || p.Tag == "ol" {
		return
	}
	var list *Piece
	kids := p.Kids[:0]
	for _, k := range p.Kids {
		b.listParagraphs(k)
		switch {
		case k.Tag != "li":
			list = nil
		case list != nil && list.Tag == b.listTag(k):
			list.Kids = append(list.Kids, k)
			continue
		default:
			list = &Piece{Tag: b.listTag(k), Node: page.None, Kids: []*Piece{k}}
			k = list
		}
		kids = append(kids, k)
	}
	p.Kids = kids
}

// listTag is "ol" for an item that Word numbered, with "1." or "b)", and "ul" for one with a sign.
func (b *builder) listTag(item *Piece) string {
	if item.Node == page.None {
		return "ul"
	}
	for i := item.Node + 1; i < b.Page.Nodes[item.Node].End; i++ {
		if b.isListMarker(i) {
			if mark := strings.TrimSpace(b.Page.ShortText(i)); strings.HasSuffix(mark, ".") || strings.HasSuffix(mark, ")") {
				return "ol"
			}
			return "ul"
		}
	}
	return "ul"
}
