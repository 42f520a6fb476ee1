package recipe

import (
	"strings"

	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/page"
)

// Bounds of notes: blocks behind the last step in which they stand, words of one, words of their heading, and the share
// of links of one.
const (
	notesBehind = 16
	noteWords   = 6
	noteHead    = 4
	noteLinks   = 0.25
)

// findNotes finds what the cook remarks below the steps: sentences behind the first heading of few words that asks nothing,
// in the smallest element with ingredients and steps. Where that has the title or a form, it is no card, and nothing is found.
func (p *Parts) findNotes(x *features.Index, from, to int) {
	card := p.card(x, from, to)
	if card == page.None || x.Page.First(card, "h1") != page.None || x.Page.First(card, "form") != page.None {
		return
	}
	_, last := p.extent(from, to)
	_, end := x.Span(card)
	head := -1
	for i := last + 1; i < min(to, end, last+1+notesBehind); i++ {
		switch text := strings.TrimSpace(x.BlockText(i)); {
		case p.Facts[i] || isControl(x, i):
			head = -1
		case markup.IsHeading(x.Page.Nodes[x.BlockElement(i)].Tag):
			if head >= 0 && p.Notes[head] {
				return
			}
			if head = -1; x.BlockWords(i) <= noteHead && x.BlockLinkShare(i) == 0 && !strings.ContainsAny(text, "?!？！") {
				head = i
			}
		case head >= 0 && isNote(x, i, text):
			p.Notes[head], p.Notes[i] = true, true
		}
	}
}

// isNote reports whether a block is a sentence of some words with few links, or an item of a list.
func isNote(x *features.Index, i int, text string) bool {
	if x.BlockWords(i) < noteWords || x.BlockLinkShare(i) > noteLinks {
		return false
	}
	return x.BlockEnclosing(i)&block.InList != 0 || strings.HasSuffix(text, ".") || strings.HasSuffix(text, "。") || strings.HasSuffix(text, ")")
}

// card is the smallest element that has the first and the last of the ingredients and steps, None without.
func (p *Parts) card(x *features.Index, from, to int) page.NodeID {
	first, last := p.extent(from, to)
	if first < 0 {
		return page.None
	}
	n := x.BlockElement(first)
	for n != page.None && !x.Page.Contains(n, x.BlockElement(last)) {
		n = x.Page.Nodes[n].Parent
	}
	return n
}
