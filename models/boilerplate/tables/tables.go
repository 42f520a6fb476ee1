package tables

import (
	"slices"

	"galley/features/block"
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Keep raises the posteriors of tables of data behind or between text that
// belongs to the article, on pages of other kinds surely: to a model of blocks their cells look like lists of links and
// figures. post are the posteriors from block first on.
func Keep(v *view.View, body page.NodeID, between *boxes.Among, post []float64, first int, keep float64) {
	judged, least := slices.Clone(post), view.Surely
	if !v.Listing {
		least = keep // in an article hardly any table of data belongs to something else
	}
	run := body // the end of the lists that were looked at together
	for n := body; n < v.Page.Nodes[body].End; n++ {
		tag := v.Page.Nodes[n].Tag
		if tag != "table" && tag != "dl" {
			continue
		}
		box, lists := n, []page.NodeID{n}
		switch {
		case tag == "table":
			box = v.BoxOf(n, body)
		case n >= run:
			lists = listsBehind(v, n)
		}
		last := lists[len(lists)-1]
		run = max(run, v.Page.Nodes[last].End)
		from, to := v.Span(box)
		if last != n {
			_, to = v.Span(last)
		}
		if from <= first || to > first+len(post) {
			continue
		}
		before := from - 1
		if tag == "table" {
			before = textBefore(v, from, first, judged, keep)
		}
		headed := (least < view.Surely || between.Flows(from-1)) && v.IsKeptHeading(from-1, judged[from-1-first], keep)
		switch {
		case judged[before-first] < least && !between.Is(box) && !headed && !isMostlyKept(v, judged[from-first:to-first], from, keep):
			continue
		case isListing(v, n):
			keepListing(v, post[from-first:to-first], from, keep)
		case isData(v, n) || isGlossary(v, lists) || isNumbered(v, n):
			span.Raise(post[from-first:to-first], keep)
		default:
			continue
		}
		n = v.Page.Nodes[last].End - 1
	}
}

// DropBareHeads drops the headings of tables whose cells are all cut, as those of boxes of links are.
func DropBareHeads(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	for n := body; n < v.Page.Nodes[body].End; n++ {
		if v.Page.Nodes[n].Tag != "table" {
			continue
		}
		var heads []int
		kept, cut := false, false
		from, to := v.Span(n)
		for i := max(from, first); i < min(to, first+len(post)); i++ {
			if tag := v.Page.Nodes[v.BlockElement(i)].Tag; tag == "th" || tag == "caption" {
				heads = append(heads, i-first)
				continue
			}
			kept, cut = kept || post[i-first] >= keep, cut || post[i-first] < keep
		}
		if cut && !kept {
			for _, i := range heads {
				post[i] = 0
			}
		}
		n = v.Page.Nodes[n].End - 1
	}
}

// mostlyKept is the share of the words of a table from which on most are kept.
const mostlyKept = 0.6

// isMostlyKept reports whether most words of blocks from the first on are kept: the head of a
// table, or a row of it, looks less like text than the others.
func isMostlyKept(v *view.View, post []float64, first int, keep float64) bool {
	kept, all := 0, 0
	for i, p := range post {
		all += v.BlockWords(first + i)
		if p >= keep {
			kept += v.BlockWords(first + i)
		}
	}
	return float64(kept) >= mostlyKept*float64(all)
}

// keepListing keeps the code among blocks from the first on, without the numbers of its lines.
func keepListing(v *view.View, post []float64, first int, keep float64) {
	for i := range post {
		switch {
		case !isCode(v, first+i):
		case v.HasWords(first + i):
			post[i] = max(post[i], keep)
		default:
			post[i] = 0
		}
	}
}

// textBefore is the block before block i, or before the captions and links that stand there:
// a table may have a caption or a heading, or follow a picture. Short lines that are kept, if
// not surely, count as such. Lists have none: behind the text and the buttons of a post, one
// may say who wrote it. post are the posteriors from block first on; no block before it is
// looked at.
func textBefore(v *view.View, i, first int, post []float64, keep float64) int {
	for at := i - 1; at >= max(first, i-captionBlocks); at-- {
		caption := post[at-first] >= keep && post[at-first] < view.Surely && !v.IsProse(at)
		if !caption && v.BlockEnclosing(at)&block.InFigure == 0 && v.BlockLinkShare(at) < 1 {
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
	meanCell = 20
	maxCell  = 80
)

// isData reports whether a table holds data: rows of several short cells, with few links
// and no table or form in it.
func isData(v *view.View, n page.NodeID) bool {
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		// Before any text is read: tables that nest deep would be read as often.
		switch v.Page.Nodes[i].Tag {
		case "table", "form", "iframe":
			return false
		}
	}
	rows, cells, words, linked, inRow := 0, 0, 0, 0, 0
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		switch v.Page.Nodes[i].Tag {
		case "tr":
			if rows++; inRow == 1 { // a row of one cell is a heading of those behind it
				rows, cells = rows-1, cells-1
			}
			inRow = 0
		case "td", "th":
			cells++
			inRow++
			in := page.CountWords(v.Page.Text(i))
			if words += in; in > maxCell {
				return false
			}
		case "a":
			linked += page.CountWords(v.Page.Text(i))
		}
	}
	return rows >= 2 && cells >= 2*rows && words <= meanCell*cells && 2*linked < words
}
