package flow

import (
	"strings"

	"galley/date"
	"galley/page"
)

// entryHead is how many nodes from its begin an entry of a live blog has its time.
const entryHead = 12

// entryTime is the time that an entry of a live blog begins with, as machines read it
// where the page has it so: that of an element that says so, or of one of several of its
// tag and parent that begin with one. ok is whether n is an entry.
func (b *builder) entryTime(n page.NodeID) (when string, ok bool) {
	said := b.Page.Nodes[n].Attr("itemprop") == "liveBlogUpdate"
	t := firstTime(b.Page, n)
	if t == page.None || !said && !b.timed(n) {
		return "", said
	}
	return page.FirstOf(b.Page.Nodes[t].Attr("datetime"), b.Page.ShortText(t)), true
}

// timed reports whether two or more children of the parent of n have its tag and begin
// with a time. Each parent is asked once.
func (b *builder) timed(n page.NodeID) bool {
	up := b.Page.Nodes[n].Parent
	if up == page.None {
		return false
	}
	counts, known := b.entries[up]
	if !known {
		counts = map[string]int{}
		for c := range b.Page.Children(up) {
			if b.Page.Nodes[c].Kind == page.Element && firstTime(b.Page, c) != page.None {
				counts[b.Page.Nodes[c].Tag]++
			}
		}
		if b.entries == nil {
			b.entries = map[page.NodeID]map[string]int{}
		}
		b.entries[up] = counts
	}
	return counts[b.Page.Nodes[n].Tag] > 1
}

// firstTime is the <time> that a subtree begins with, or the element whose words are a time of day and the first of it, None
// without.
func firstTime(p *page.Page, n page.NodeID) page.NodeID {
	said := false // it has begun with other words
	for i := n + 1; i < min(p.Nodes[n].End, n+entryHead); i++ {
		node := &p.Nodes[i]
		if node.Hidden {
			continue
		}
		if node.Tag == "time" {
			return i
		}
		if node.Kind != page.Text || page.IsBlank(node.Text) || said {
			continue
		}
		if said = true; node.Parent > n && date.IsTimeOfDay(node.Text) && page.IsBlank(strings.Replace(p.ShortText(node.Parent), strings.TrimSpace(node.Text), "", 1)) {
			return node.Parent
		}
	}
	return page.None
}

// kindAt is what the words below element n are, where those around it are of a kind.
func (b *builder) kindAt(n page.NodeID, around string) string {
	if around == "paragraph" || around == "item" && b.holdsBlock(n) {
		if when, ok := b.entryTime(n); ok {
			b.when = when
			return "update"
		}
		if around == "paragraph" && b.isCaption(n) {
			around = "caption"
		}
	}
	return kindIn(b.Page, n, around)
}

// holdsBlock reports whether an item of a list has paragraphs or headings in it, as entries of a live blog have and the
// lines of a programme have not.
func (b *builder) holdsBlock(n page.NodeID) bool {
	if b.Page.Nodes[n].Tag != "li" {
		return false
	}
	for i := n + 1; i < min(b.Page.Nodes[n].End, n+entryHead); i++ {
		if tag := b.Page.Nodes[i].Tag; tag == "p" || page.IsHeading(tag) {
			return true
		}
	}
	return false
}
