package parts

import (
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/contents"
)

// Bounds of parts that a table of contents leads to: tables that are looked at, the share of links in a part, the words of a
// sentence in it, and the share of its words from which on it is kept as it is.
const (
	contentsMost  = 3
	linkedLinks   = 0.3
	linkedWords   = 3
	linkedKept    = 0.4
	headingBlocks = 400 // of a part, at most
)

// KeepLinked keeps the parts of a text that its table of contents leads to, where some of them are kept: their headings,
// sentences and lists. What stands in the body is raised to what is kept, the rest to add. It is the blocks from the first part
// outside of the body that was raised to the last one.
func KeepLinked(b *view.Body, add float64) (raised span.Blocks) {
	if b.Listing {
		return raised
	}
	tables := b.Contents()
	for _, table := range tables[:min(len(tables), contentsMost)] {
		list := linkedParts(b, table)
		if !hasKept(b, list) {
			continue
		}
		for _, part := range list {
			if !isLinkedText(b, part) {
				continue
			}
			for i := part.From; i < part.To; i++ {
				if !isOfPart(b, i) {
					continue
				}
				if b.Has(i, i+1) {
					b.Raise(i)
					continue
				}
				b.Post[i] = max(b.Post[i], add)
				if raised.To == 0 {
					raised.From = i
				}
				raised = span.Blocks{From: min(raised.From, i), To: max(raised.To, i+1)}
			}
		}
	}
	return raised
}

// linkedParts are the blocks below each heading that a table leads to: up to the next such heading, and of the last one up to
// the end of its section or the next heading of its level.
func linkedParts(b *view.Body, table page.NodeID) (list []span.Blocks) {
	heads := contents.Headings(b.Page, table)
	for k, h := range heads {
		from, _ := b.Span(h)
		to := sectionEnd(b.View, h)
		if k+1 < len(heads) {
			to, _ = b.Span(heads[k+1])
		}
		if from < to && to-from <= headingBlocks {
			list = append(list, span.Blocks{From: from, To: to})
		}
	}
	return list
}

// sectionEnd is the block behind the section of a heading: up to the next heading of its level or above in the element that it
// stands in, with a box that it has for itself.
func sectionEnd(v *view.View, heading page.NodeID) int {
	n := v.AloneIn(heading)
	_, from := v.Span(n)
	_, end := v.Span(v.Page.Nodes[n].Parent)
	level := markup.Level(v.Page.Nodes[heading].Tag)
	for i := from; i < end; i++ {
		if l := markup.Level(v.Page.Nodes[v.BlockElement(i)].Tag); l >= 0 && l <= level {
			return i
		}
	}
	return end
}

// hasKept reports whether one of the parts is mostly kept: the table is of the text.
func hasKept(b *view.Body, list []span.Blocks) bool {
	for _, part := range list {
		if keptShare(b, part) >= linkedKept && b.Most(part.From, part.To) >= view.Surely {
			return true
		}
	}
	return false
}

// isLinkedText reports whether a part of which little is kept may be text: it has few links, and no field to write in.
func isLinkedText(b *view.Body, part span.Blocks) bool {
	if keptShare(b, part) >= linkedKept {
		return false
	}
	words, linked, sentence := 0.0, 0.0, false
	for i := part.From; i < part.To; i++ {
		n := float64(b.BlockWords(i))
		words, linked = words+n, linked+n*b.BlockLinkShare(i)
		sentence = sentence || b.IsSentence(i)
		for up, k := b.BlockElement(i), 0; up > 0 && k < 4; up, k = b.Page.Nodes[up].Parent, k+1 {
			if tag := b.Page.Nodes[up].Tag; tag == "form" || tag == "nav" || tag == "footer" {
				return false
			}
		}
	}
	return sentence && linked <= linkedLinks*words
}

// keptShare is the share of the words of a part that are kept.
func keptShare(b *view.Body, part span.Blocks) float64 {
	kept, all := 0.0, 0.0
	for i := part.From; i < part.To; i++ {
		n := float64(b.BlockWords(i))
		if all += n; b.Kept(i) {
			kept += n
		}
	}
	if all == 0 {
		return 0
	}
	return kept / all
}

// isOfPart reports whether a block is a heading, a sentence or an item of a list, without links.
func isOfPart(b *view.Body, i int) bool {
	if b.Post[i] <= 0 || b.BlockEnclosing(i)&(block.InFigure|block.InAside|block.InLink|block.InControl) != 0 || b.BlockLinkShare(i) > view.ProseLinked {
		return false
	}
	isHeading, isItem := markup.IsHeading(b.Page.Nodes[b.BlockElement(i)].Tag), b.BlockEnclosing(i)&block.InList != 0
	return isHeading || isItem && b.BlockLinkShare(i) == 0 || b.IsSentence(i) && b.BlockWords(i) >= linkedWords
}
