package parts

import (
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// Bounds of lines that are marked up alike, of which most are kept: how many are, how many of them there are for each
// that is not, the least posterior of that one, and its words.
const (
	evenLeast  = 3
	evenTimes  = 2
	evenUnsure = 0.05
	evenMost   = 40
	evenWords  = 2
	evenReach  = 40 // nodes from a picture to its caption
)

// KeepEvenly raises the posteriors of lines without links to keep that are marked up as lines before and behind them,
// in elements with names, of which most are kept: such as the questions that answers stand below.
func KeepEvenly(b *view.Body) {
	groups := map[markup.Line][]int{}
	for i := b.From; i < b.To; i++ {
		n := b.BlockElement(i)
		if n == b.Root || b.BlockWords(i) == 0 {
			continue
		}
		if key := markup.Of(b.Page, n); key.Class != "" || key.ParentClass != "" {
			groups[key] = append(groups[key], i)
		}
	}
	for _, list := range groups {
		kept := 0
		for _, i := range list {
			if b.Kept(i) {
				kept++
			}
		}
		if kept < evenLeast || kept < evenTimes*(len(list)-kept) {
			continue
		}
		for _, i := range list {
			if !b.Kept(i) && isEven(b, i) {
				b.Raise(i)
			}
		}
	}
}

// isEven reports whether a block that is not kept may be one of its likes: a line that is not surely none, without
// links, controls and a picture before it, before a paragraph that is kept.
func isEven(b *view.Body, i int) bool {
	return b.Post[i] >= evenUnsure && b.BlockWords(i) >= evenWords && b.BlockWords(i) <= evenMost && b.BlockLinkShare(i) == 0 &&
		b.BlockEnclosing(i)&block.InControl == 0 && !followsPicture(b, i) && i+1 < b.To && b.Kept(i+1) && b.IsProse(i+1)
}

// followsPicture reports whether a picture stands before a block, and no words between: it says what is seen there.
func followsPicture(b *view.Body, i int) bool {
	from, _ := b.BlockNodes(i)
	for n := from - 1; n > max(b.Root, from-evenReach); n-- {
		switch node := &b.Page.Nodes[n]; {
		case node.Tag == "img" || node.Tag == "picture" || node.Tag == "video":
			return true
		case node.ShowsLetters():
			return false
		}
	}
	return false
}
