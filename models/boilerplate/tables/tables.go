package tables

import (
	"slices"

	"galley/features/block"
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Keep raises the posteriors of tables of data behind or between text that
// belongs to the article, on pages of other kinds surely: to a model of blocks their cells look like lists of links and
// figures.
func Keep(b *view.Body, between *boxes.Among) {
	judged, least := *b, view.Surely // as it was before
	judged.Post = slices.Clone(b.Post)
	if !b.Listing {
		least = b.Least // in an article hardly any table of data belongs to something else
	}
	run := b.Root // the end of the lists that were looked at together
	kept := -1    // the block behind the last table of data that was kept
	for n := b.Root; n < b.Page.Nodes[b.Root].End; n++ {
		tag := b.Page.Nodes[n].Meaning()
		if tag != "table" && tag != "dl" {
			continue
		}
		box, lists := n, []page.NodeID{n}
		switch {
		case tag == "table":
			box = b.BoxWithLinks(n, b.Root)
		case n >= run:
			lists = listsBehind(b.View, n)
		}
		last := lists[len(lists)-1]
		run = max(run, b.Page.Nodes[last].End)
		from, to := b.Span(box)
		if last != n {
			_, to = b.Span(last)
		}
		if !b.Has(from-1, to) {
			continue
		}
		before := from - 1
		if tag == "table" {
			before = textBefore(&judged, from)
		}
		headed := (least < view.Surely || between.Flows(from-1)) && b.IsKeptHeading(from-1, judged.Post[from-1], b.Least)
		mostly := isMostlyKept(&judged, from, to)
		switch {
		case tag == "table" && from-1 == kept && isData(b.View, n) && markup.IsHeading(b.Page.Nodes[b.BlockElement(kept)].Tag):
			// The next table, with a heading of its own.
			kept = withoutLinks(b.View, last, to)
			b.RaiseAll(from-1, kept)
		case judged.Post[before] < least && !between.Is(box) && !headed && !mostly:
			continue
		case isListing(b.View, n):
			keepListing(b, from, to)
		case isData(b.View, n) || mostly && isDataOf(b.View, n, mostLinks, longCell) || isGlossary(b.View, lists) || isNumbered(b.View, n):
			end := withoutLinks(b.View, last, to)
			b.RaiseAll(from, end)
			if tag == "table" {
				kept = end
			}
		default:
			continue
		}
		n = b.Page.Nodes[last].End - 1
	}
}

// withoutLinks is the block behind what stands below a table, up to block to, but for the links at its end.
func withoutLinks(v *view.View, table page.NodeID, to int) int {
	for _, end := v.Span(table); to > end && v.BlockLinkShare(to-1) == 1; to-- {
	}
	return to
}

// DropBareHeads drops the headings of tables whose cells are all cut, as those of boxes of links are.
func DropBareHeads(b *view.Body) {
	for n := b.Root; n < b.Page.Nodes[b.Root].End; n++ {
		if b.Page.Nodes[n].Tag != "table" {
			continue
		}
		var heads []int
		kept, cut := false, false
		from, to := b.Span(n)
		for i := max(from, b.From); i < min(to, b.To); i++ {
			if tag := b.Page.Nodes[b.BlockElement(i)].Tag; tag == "th" || tag == "caption" {
				heads = append(heads, i)
				continue
			}
			kept, cut = kept || b.Kept(i), cut || !b.Kept(i)
		}
		if cut && !kept {
			for _, i := range heads {
				b.Drop(i)
			}
		}
		n = b.Page.Nodes[n].End - 1
	}
}

// mostlyKept is the share of the words of a table from which on most are kept.
const mostlyKept = 0.6

// isMostlyKept reports whether most words of the blocks [from, to) are kept: the head of a table, or a
// row of it, looks less like text than the others.
func isMostlyKept(b *view.Body, from, to int) bool {
	kept, all := 0, 0
	for i := from; i < to; i++ {
		all += b.BlockWords(i)
		if b.Kept(i) {
			kept += b.BlockWords(i)
		}
	}
	return float64(kept) >= mostlyKept*float64(all)
}

// keepListing keeps the code among the blocks [from, to), without the numbers of its lines.
func keepListing(b *view.Body, from, to int) {
	for i := from; i < to; i++ {
		switch {
		case !isCode(b.View, i):
		case b.HasWords(i):
			b.Raise(i)
		default:
			b.Drop(i)
		}
	}
}

// textBefore is the block before block i, or before the captions, links and numbers that stand there:
// a table may have a caption or a heading, or follow a picture, or code whose lines are counted. Short lines that are kept, if
// not surely, count as such. Lists have none: behind the text and the buttons of a post, one
// may say who wrote it. No block before the body is looked at.
func textBefore(b *view.Body, i int) int {
	for at := i - 1; at >= max(b.From, i-captionBlocks); at-- {
		caption := b.Kept(at) && b.Post[at] < view.Surely && !b.IsProse(at)
		if !caption && b.HasWords(at) && b.BlockEnclosing(at)&block.InFigure == 0 && b.BlockLinkShare(at) < 1 {
			return at
		}
	}
	return i - 1
}

// captionBlocks is how many blocks of captions and links may stand before a table.
const captionBlocks = 6

// Bounds of tables of data, in words of a cell: on average, and of the longest. What has
// more arranges a page, or the parts of one.
const (
	meanCell  = 20
	maxCell   = 80
	longCell  = 160  // of a table that is mostly kept
	fewLinks  = 0.5  // share of the words of a table of data that is in links
	mostLinks = 0.75 // likewise of one that is mostly kept: in references the name of each row leads to its page
)

// isData reports whether a table holds data: rows of several short cells, with few links
// and no table or form in it.
func isData(v *view.View, n page.NodeID) bool { return isDataOf(v, n, fewLinks, maxCell) }

// isDataOf is isData of a table with links up to a share of its words, and cells of so many words.
func isDataOf(v *view.View, n page.NodeID, mostLinked float64, longest int) bool {
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		// Before any text is read: tables that nest deep would be read as often.
		switch v.Page.Nodes[i].Meaning() {
		case "table", "form", "iframe":
			return false
		}
	}
	rows, cells, words, linked, inRow := 0, 0, 0, 0, 0
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		switch v.Page.Nodes[i].Meaning() {
		case "tr":
			if rows++; inRow == 1 { // a row of one cell is a heading of those behind it
				rows, cells = rows-1, cells-1
			}
			inRow = 0
		case "td", "th":
			cells++
			inRow++
			in := page.CountWords(v.Page.Text(i))
			if words += in; in > longest {
				return false
			}
		case "a":
			linked += page.CountWords(v.Page.Text(i))
		}
	}
	if inRow == 1 {
		rows, cells = rows-1, cells-1
	}
	return rows >= 2 && cells >= 2*rows && words <= meanCell*cells && float64(linked) < mostLinked*float64(words)
}
