package repeats

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of an element that says again what one before it says: words of it, the share of them that
// the other has, and words of a line that is looked for.
const (
	copyWords = 100
	copyShare = 0.8
	copyLine  = 4
)

// copyWork is how much of a page is compared at most: bytes of an element times blocks of the others.
const copyWork = 100_000_000

// DropCopies sets the posteriors of an element to 0 that says again what a sibling before it has said
// under the same heading: a page may have its text once for each width of screen, with its
// paragraphs parted otherwise.
func DropCopies(b *view.Body) {
	work, texts := 0, map[page.NodeID]string{}
	for n := b.Root; n < b.Page.Nodes[b.Root].End; n++ {
		heads := map[string]page.NodeID{}
		for c := range b.Page.Children(n) {
			head := firstHeading(b.View, c)
			if head == "" {
				continue
			}
			said, ok := heads[head]
			if !ok {
				heads[head] = c
				continue
			}
			if _, ok := texts[said]; !ok {
				texts[said] = folded(b, said)
			}
			from, to := b.Span(c)
			if work += len(texts[said]) * (to - from); work > copyWork {
				return
			}
			if saysAgain(b, texts[said], c) {
				b.DropAll(from, to)
			}
		}
	}
}

// firstHeading is what the first heading of an element says, where it begins with one.
func firstHeading(v *view.View, n page.NodeID) string {
	from, to := v.Span(n)
	if from == to || v.BlockEnclosing(from)&block.InHeading == 0 {
		return ""
	}
	return v.BlockFold(from)
}

// folded is what is kept of an element, in one line.
func folded(b *view.Body, n page.NodeID) string {
	var line strings.Builder
	from, to := b.Span(n)
	for i := from; i < to; i++ {
		if b.Kept(i) {
			line.WriteString(b.BlockFold(i) + " ")
		}
	}
	return line.String()
}

// saysAgain reports whether most of what is kept of an element is in a text.
func saysAgain(b *view.Body, text string, again page.NodeID) bool {
	words, same := 0, 0
	from, to := b.Span(again)
	if !b.Has(from, to) {
		return false
	}
	for i := from; i < to; i++ {
		if !b.Kept(i) || b.BlockWords(i) < copyLine {
			continue
		}
		words += b.BlockWords(i)
		if strings.Contains(text, b.BlockFold(i)) {
			same += b.BlockWords(i)
		}
	}
	return words >= copyWords && float64(same) >= copyShare*float64(words)
}
