package calls

import (
	"strings"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a box that asks for something: its words and its blocks.
const (
	apartWords  = 60
	apartBlocks = 4
)

// channels are what texts in all languages call by the same name, in small letters, when they ask readers to get
// news there.
var channels = []string{"newsletter", "whatsapp", "telegram", "viber", "google news", "google discover"}

// channelIn is the first of channels that a text in small letters names; "" for none.
func channelIn(text string) (name string) {
	for _, c := range channels {
		if at := strings.Index(text, c); at >= 0 {
			name, text = c, text[:at+len(c)-1] // what is named before it counts
		}
	}
	return name
}

// apartTags are the tags of what is text in a box of its own.
var apartTags = map[string]bool{"li": true, "td": true, "th": true, "dd": true, "blockquote": true, "figure": true, "figcaption": true, "details": true, "pre": true}

// DropApart sets the posteriors of small boxes among paragraphs to 0 that ask a reader for something, or that name a
// channel for news of which the text around them does not tell. No box with a paragraph of the text is marked up as
// they are.
func DropApart(b *view.Body) {
	asked, looked := 0, 0
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) || b.BlockWords(i) > callMost {
			continue
		}
		text := b.BlockLine(i)
		if len(text) > callMost*maxWordBytes {
			continue
		}
		called := isCallText(text)
		name := channelIn(strings.ToLower(text))
		if !called && name == "" {
			continue
		}
		if looked++; looked > mostApart {
			return
		}
		box := boxApart(b, i)
		if box == page.None {
			continue
		}
		if !called {
			if asked++; asked > mostAsked || isToldOf(b, map[int]bool{i: true}, name) {
				continue
			}
		}
		b.DropAll(b.Span(box))
	}
}

// mostApart is how many lines are looked at for boxes: an article has a few.
const mostApart = 64

// mostAsked is for how many boxes it is asked whether the text tells of their channel.
const mostAsked = 8

// maxWordBytes is how many bytes a word of a line has on average at most.
const maxWordBytes = 30

// boxApart is the largest box around a block that has little else, and stands among paragraphs; None without.
func boxApart(b *view.Body, i int) page.NodeID {
	n := b.BlockElement(i)
	box := page.None
	first := b.Page.Nodes[n].Parent
	if from, to := b.Span(n); to > from+1 {
		first = n // the block is a bare text of the box
	}
	for up := first; up != b.Root && up > 0; up = b.Page.Nodes[up].Parent {
		if from, to := b.Span(up); to-from > apartBlocks || b.WordsOf(up) > apartWords {
			break
		}
		if apartTags[b.Page.Nodes[up].Tag] {
			return page.None
		}
		box = up
	}
	if box == page.None || apartTags[b.Page.Nodes[n].Tag] || !isAmongProse(b, box, nil) {
		return page.None
	}
	return box
}

// alikeSeen is how many siblings of a box are looked at.
const alikeSeen = 200

// isAmongProse reports whether paragraphs that are kept stand in elements before a box or behind it, none of which
// is marked up as the box is. Other boxes do not count.
func isAmongProse(b *view.Body, box page.NodeID, others map[page.NodeID]bool) bool {
	own, seen, among := markup.Of(b.Page, box), 0, false
	for c := range b.Page.Children(b.Page.Nodes[box].Parent) {
		if seen++; seen > alikeSeen {
			return false
		}
		from, to := b.Span(c)
		if c == box || others[c] || !hasProse(b, from, to) {
			continue
		}
		if among = true; markup.Of(b.Page, c) == own {
			return false
		}
	}
	return among
}

// hasProse reports whether a paragraph that is kept is in a range of blocks.
func hasProse(b *view.Body, from, to int) bool {
	for i := max(from, b.From); i < min(to, b.To); i++ {
		if b.Kept(i) && b.IsProse(i) {
			return true
		}
	}
	return false
}

// isToldOf reports whether a paragraph of the text, but for some blocks, has a word.
func isToldOf(b *view.Body, but map[int]bool, word string) bool {
	for i := b.From; i < b.To; i++ {
		if !but[i] && b.Kept(i) && b.IsProse(i) && strings.Contains(strings.ToLower(b.BlockText(i)), word) {
			return true
		}
	}
	return false
}
