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
func DropCopies(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	work, texts := 0, map[page.NodeID]string{}
	for n := body; n < v.Page.Nodes[body].End; n++ {
		heads := map[string]page.NodeID{}
		for c := range v.Page.Children(n) {
			head := firstHeading(v, c)
			if head == "" {
				continue
			}
			said, ok := heads[head]
			if !ok {
				heads[head] = c
				continue
			}
			if _, ok := texts[said]; !ok {
				texts[said] = folded(v, said)
			}
			from, to := v.Span(c)
			if work += len(texts[said]) * (to - from); work > copyWork {
				return
			}
			if saysAgain(v, texts[said], c, post, first, keep) {
				clear(post[from-first : to-first])
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
	return page.Fold(page.Norm(v.BlockText(from)))
}

// folded is the text of an element in one line.
func folded(v *view.View, n page.NodeID) string {
	var b strings.Builder
	from, to := v.Span(n)
	for i := from; i < to; i++ {
		b.WriteString(page.Fold(page.Norm(v.BlockText(i))) + " ")
	}
	return b.String()
}

// saysAgain reports whether most of what is kept of an element is in a text.
func saysAgain(v *view.View, text string, again page.NodeID, post []float64, first int, keep float64) bool {
	words, same := 0, 0
	from, to := v.Span(again)
	if from < first || to > first+len(post) {
		return false
	}
	for i := from; i < to; i++ {
		if post[i-first] < keep || v.BlockWords(i) < copyLine {
			continue
		}
		words += v.BlockWords(i)
		if strings.Contains(text, page.Fold(page.Norm(v.BlockText(i)))) {
			same += v.BlockWords(i)
		}
	}
	return words >= copyWords && float64(same) >= copyShare*float64(words)
}
