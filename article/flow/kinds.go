package flow

import (
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

// standfirsts is how many of the first blocks may be the standfirst.
const standfirsts = 3

// leastDescription is how long the description of a page is at least that is its standfirst, in
// bytes of its letters.
const leastDescription = 12

// MarkStandfirst marks the block that says what the page says of itself in its
// descriptions: what newspapers print large between title and text.
func MarkStandfirst(blocks []Block, said []string) {
	for i := range blocks[:min(len(blocks), standfirsts)] {
		b := &blocks[i]
		text := page.Letters(b.Text)
		for _, s := range said {
			if b.Kind == "paragraph" && len(s) >= leastDescription && len(blocks) > standfirsts && (s == text || len(s) > 100 && len(text)-len(s) < len(s) && strings.HasPrefix(text, s)) {
				b.Kind = "standfirst"
				return
			}
		}
	}
}
