package article

import (
	"slices"
	"strings"

	"galley/article/token"
	"galley/page"
)

// creditTokens are what pages call the lines that say whose picture it is.
var creditTokens = token.Of("credit", "credits", "copyright", "photographer", "attribution")

// kindIn is what the words below element n are, where those around it are of a kind: the
// credit of a picture, or what is around them.
func kindIn(p *page.Page, n page.NodeID, around string) string {
	if isCredit(&p.Nodes[n]) && (around == "caption" || p.Inside(n, "figure")) {
		return "credit"
	}
	return around
}

// isCredit reports whether an element says that it holds the credit of a picture.
func isCredit(node *page.Node) bool {
	switch node.Attr("itemprop") {
	case "creditText", "copyrightHolder", "copyrightNotice":
		return true
	}
	return token.In(node, creditTokens)
}

// credit is the text of a figure that says whose picture it is.
func (a *Article) credit(figure page.NodeID) string {
	for i := figure + 1; i < a.page.Nodes[figure].End; i++ {
		if node := &a.page.Nodes[i]; node.Kind == page.Element && !node.Hidden && isCredit(node) {
			if text := a.page.ShortText(i); text != "" {
				return text
			}
		}
	}
	return ""
}

// standfirsts is how many of the first blocks may be the standfirst.
const standfirsts = 3

// leastDescription is how long the description of a page is at least that is its standfirst, in
// bytes of its letters.
const leastDescription = 12

// markStandfirst marks the block that says what the page says of itself in its
// description: what newspapers print large between title and text.
func (a *Article) markStandfirst() {
	said := a.said.Descriptions()
	for i := range a.Blocks[:min(len(a.Blocks), standfirsts)] {
		b := &a.Blocks[i]
		text := page.Letters(b.Text)
		for _, s := range said {
			if b.Kind == "paragraph" && len(s) >= leastDescription && len(a.Blocks) > standfirsts && (s == text || len(s) > 100 && len(text)-len(s) < len(s) && strings.HasPrefix(text, s)) {
				b.Kind = "standfirst"
				return
			}
		}
	}
}

// read reports whether a block is part of the text as it is read out: captions and
// credits belong to their pictures, but a table has its caption.
func (a *Article) read(b Block) bool {
	return a.Captions || b.ofTable || b.Kind != "caption" && b.Kind != "credit"
}

// cuts are the texts that were cut out of the body, but for the title, with the means of their posteriors.
func (a *Article) cuts() (list []jsonCut) {
	for _, pt := range a.parts {
		for _, cut := range pt.Cut {
			text := a.page.Text(cut)
			if pt.Title || text == "" || slices.Contains(a.unseen, cut) || a.titleNode != page.None && a.page.Contains(cut, a.titleNode) && page.Letters(text) == page.Letters(a.page.Text(a.titleNode)) {
				continue
			}
			var score scoreMean
			for i := cut; i < a.page.Nodes[cut].End; i++ {
				if a.page.Nodes[i].Kind == page.Text && !a.page.Nodes[i].Hidden {
					score.add(a.blockScores, i, a.page.Nodes[i].Text)
				}
			}
			list = append(list, jsonCut{"promo", text, score.mean(0)})
		}
	}
	return list
}
