package flow

import (
	"strings"
	"unicode/utf8"

	"galley/page"
)

// Marks are the signs around the words of an element that browsers draw, and texts would
// be without: quotation marks of q that has none itself, and parentheses around the reading
// of ruby where the page has none for it.
func Marks(p *page.Page, n page.NodeID, tag string) (open, end string) {
	if n == page.None {
		return "", ""
	}
	switch {
	case tag == "q" && !quoted(p, n):
		return "“", "”"
	case tag == "rt" && !hasParentheses(p, n):
		return "（", "）"
	}
	return "", ""
}

// Quotes are the signs that a quotation may begin with.
const Quotes = "\"'“”„‟‘’‚‛«»‹›「」『』"

// quoted reports whether the words of an element begin with a quotation mark.
func quoted(p *page.Page, n page.NodeID) bool {
	for i := n + 1; i < p.Nodes[n].End; i++ {
		if text := strings.TrimSpace(p.Nodes[i].Text); text != "" {
			r, _ := utf8.DecodeRuneInString(text)
			return strings.ContainsRune(Quotes, r)
		}
	}
	return true // there is nothing to be quoted
}

// hasParentheses reports whether a reading stands right behind an rp.
func hasParentheses(p *page.Page, rt page.NodeID) bool {
	ruby := p.Nodes[rt].Parent
	for n := rt - 1; n > ruby; n-- {
		for p.Nodes[n].Parent != ruby {
			n = p.Nodes[n].Parent
		}
		if p.Nodes[n].Kind == page.Element || !page.IsBlank(p.Nodes[n].Text) {
			return p.Nodes[n].Tag == "rp"
		}
	}
	return false
}
