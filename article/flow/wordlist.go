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
func isListMarker(node *page.Node) bool {
	return node.Kind == page.Element && wordListOf(node) == wordMarker
}

// isListParagraph reports whether a paragraph is an item of a list of Word.
func isListParagraph(node *page.Node) bool {
	return node.Tag == "p" && strings.HasPrefix(wordListOf(node), "l")
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
		if isListMarker(&b.Page.Nodes[i]) {
			if mark := strings.TrimSpace(b.Page.ShortText(i)); strings.HasSuffix(mark, ".") || strings.HasSuffix(mark, ")") {
				return "ol"
			}
			return "ul"
		}
	}
	return "ul"
}
