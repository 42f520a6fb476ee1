package flow

import (
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

// firstTime is the <time> that a subtree begins with, None without.
func firstTime(p *page.Page, n page.NodeID) page.NodeID {
	for i := n + 1; i < min(p.Nodes[n].End, n+entryHead); i++ {
		if node := &p.Nodes[i]; node.Tag == "time" && !node.Hidden {
			return i
		}
	}
	return page.None
}

// kindAt is what the words below element n are, where those around it are of a kind.
func (b *builder) kindAt(n page.NodeID, around string) string {
	if around == "paragraph" {
		if when, ok := b.entryTime(n); ok {
			b.when = when
			return "update"
		}
		if b.isCaption(n) {
			around = "caption"
		}
	}
	return kindIn(b.Page, n, around)
}
