package repeats

import (
	"cmp"
	"slices"

	"galley/features/block"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of what a page that is no article says again: words of an element with the same text as
// one before, where it has more than one block and where it has one; and words of a block of a
// quotation. Offers share single lines of their terms. Pages with againCode pieces of code tell of
// functions that take and return the same things.
const (
	againWords  = 12
	againAlone  = 30
	againQuoted = 8
	againCode   = 3
)

// DropAgain sets the posteriors of what a page says a second time to 0: elements with the same
// text as one before them, such as those for another width of screen, the copies that a
// carousel turns over, or a preview of what is answered; and quotations of what stands elsewhere
// on the page, such as an answer quotes. What is said first gets the higher of the posteriors.
// Lines between the bodies of posts are who wrote them: the same person may have written several.
// dropped are the blocks that it dropped.
func DropAgain(v *view.View, bodies []span.Blocks, post []float64) (dropped []int) {
	says, kept := numbered(v), map[int]int{} // by block that is dropped: the one that stays for it
	drop := func(first, again int) {
		if at, gone := kept[first]; gone {
			first = at
		}
		if _, gone := kept[again]; gone || first == again {
			return
		}
		post[first], post[again] = max(post[first], post[again]), 0
		kept[again], dropped = first, append(dropped, again)
	}
	quoted(v, says, drop)
	for _, r := range repetitions(v, says) {
		if namesAuthor(v, bodies, r.Blocks) {
			continue
		}
		for d := range r.To - r.From {
			drop(r.first+d, r.From+d)
		}
	}
	return append(dropped, leftOfQuotes(v, post, kept)...)
}

// namesAuthor reports whether blocks stand between two bodies of posts and in none, and are no prose, as what is
// answered is.
func namesAuthor(v *view.View, bodies []span.Blocks, b span.Blocks) bool {
	next, _ := slices.BinarySearchFunc(bodies, b.From, func(body span.Blocks, at int) int { return cmp.Compare(body.To, at+1) })
	if next == 0 || next == len(bodies) || b.To > bodies[next].From {
		return false
	}
	for i := b.From; i < b.To; i++ {
		if v.IsProse(i) {
			return false
		}
	}
	return true
}

// HasCode reports whether a page has againCode pieces of code.
func HasCode(v *view.View) bool {
	pieces := 0
	for n := v.Page.Body(); n < page.NodeID(len(v.Page.Nodes)); n++ {
		if v.Page.Nodes[n].Tag == "pre" && v.WordsOf(n) > 0 {
			pieces++
		}
	}
	return pieces >= againCode
}

// numbered are numbers of the texts of the blocks: the same for the same words.
func numbered(v *view.View) []int {
	numbers, says := map[string]int{}, make([]int, v.NumBlocks())
	for i := range says {
		line := v.BlockFold(i)
		n, ok := numbers[line]
		if !ok {
			n = len(numbers) + 1
			numbers[line] = n
		}
		says[i] = n
	}
	return says
}

// repetition is an element that has the text of blocks from first on again.
type repetition struct {
	span.Blocks
	first int
}

// repetitions are the elements that have the text of one before them, the outermost.
func repetitions(v *view.View, says []int) (list []repetition) {
	type text struct {
		hash   uint64
		blocks int
	}
	sums, powers := make([]uint64, len(says)+1), make([]uint64, len(says)+1)
	powers[0] = 1
	for i, n := range says {
		sums[i+1], powers[i+1] = sums[i]*hashBase+uint64(n), powers[i]*hashBase
	}
	first := map[text]int{}
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		if v.Page.Nodes[n].Kind != page.Element {
			continue
		}
		from, to := v.Span(n)
		if k := to - from; k == 0 || v.WordsOf(n) < againWords || k == 1 && v.WordsOf(n) < againAlone {
			n = v.Page.Nodes[n].End - 1
			continue
		}
		key := text{sums[to] - sums[from]*powers[to-from], to - from}
		at, said := first[key]
		switch {
		case !said:
			first[key] = from
		case at+to-from <= from && slices.Equal(says[at:at+to-from], says[from:to]) && !inTable(v, from):
			list = append(list, repetition{span.Blocks{From: from, To: to}, at})
			n = v.Page.Nodes[n].End - 1
		}
	}
	return list
}

// hashBase is the base of the hashes of texts: odd and large, so that they differ.
const hashBase = 0x9e3779b97f4a7c15

// inTable reports whether a block stands in a table or is code: rows and calls may be the same.
func inTable(v *view.View, i int) bool {
	return v.BlockEnclosing(i)&(block.InTable|block.InPre) != 0
}
