package boilerplate

import (
	"slices"
	"strings"

	"galley/page"
)

// Bounds of the parts of a text that are marked up alike: elements around the first that may be
// the part, blocks of a part, words of its longest block, the share of links in it,
// and the least posterior of its likeliest block, as a share of that of the first part.
const (
	partLevels = 3
	partBlocks = 60
	partProse  = 10
	partLinked = 0.3
	partLeast  = 0.15
)

// partsBehind is the first block behind the parts of a text that follow the body and are marked
// up as it is, b where there are none: the body is one item of a list then, or one chapter. Their
// headings and prose are raised to add. The title stands above all of them, so that what
// follows is no story of its own.
func (t *Trimmer) partsBehind(title, body page.NodeID, b int, post []float64, add float64) int {
	if title == page.None || t.Listing {
		return b
	}
	part := body
	for range partLevels {
		up := t.page.Nodes[part].Parent
		if up == page.None || t.page.Contains(part, title) {
			return b
		}
		if end := t.alikeBehind(part, post, add); end > 0 {
			return end
		}
		part = up
	}
	return b
}

// keepAlikeParts keeps the parts of a body behind one that is kept and marked up as they are:
// its heading is surely text, and it has prose.
func (t *Trimmer) keepAlikeParts(title, body page.NodeID, post []float64, keep float64) {
	if title == page.None || t.Listing {
		return
	}
	done := map[page.NodeID]bool{}
	for i, to := t.Span(body); i < to; i++ {
		n := t.BlockElement(i)
		if !t.isKeptHeading(i, post[i], surely) {
			continue
		}
		for range partLevels {
			up := t.page.Nodes[n].Parent
			if n <= body || up < body || t.page.Contains(n, title) {
				break
			}
			if !done[up] && t.isPart(n) {
				done[up] = true
				t.alikeBehind(n, post, keep)
			}
			n = up
		}
	}
}

// alikeBehind raises the parts behind one that are marked up as it is, and is the first block
// behind them, 0 where there are none. Lines that most of them have are labels.
func (t *Trimmer) alikeBehind(part page.NodeID, post []float64, least float64) (end int) {
	heading := t.headingOf(part)
	if heading == "" || !t.hasName(part) {
		return 0
	}
	labels, said := t.labelsOf(part, post, least), map[string]int{}
	var parts []page.NodeID
	first, last := t.Span(part)
	best := most(post[first:last])
	for c := range t.page.Children(t.page.Nodes[part].Parent) {
		if from, to := t.Span(c); c <= part || !t.isAlike(c, part) || t.headingOf(c) != heading || !t.isPart(c) || most(post[from:to]) < partLeast*best {
			continue
		}
		parts = append(parts, c)
		for i, to := t.Span(c); i < to; i++ {
			said[t.BlockText(i)]++
		}
		_, end = t.Span(c)
	}
	for _, c := range parts {
		t.raisePart(c, heading, func(i int) bool {
			return labels[markupOf(t.page, t.BlockElement(i))] || said[t.BlockText(i)] > max(1, len(parts)/2) && !t.IsProse(i)
		}, post, least)
	}
	return end
}

// labelsOf is how the blocks of a part are marked up that are none of its text, as numbers and
// credits of its pictures are.
func (t *Trimmer) labelsOf(part page.NodeID, post []float64, keep float64) map[lineMarkup]bool {
	labels := map[lineMarkup]bool{}
	for _, kept := range []bool{false, true} {
		for i, to := t.Span(part); i < to; i++ {
			if post[i] >= keep == kept {
				labels[markupOf(t.page, t.BlockElement(i))] = !kept
			}
		}
	}
	return labels
}

// raisePart raises the blocks of a part from its heading on, without links, labels and what was
// left out before.
func (t *Trimmer) raisePart(part page.NodeID, heading string, isLabel func(int) bool, post []float64, add float64) {
	begun := false
	for i, to := t.Span(part); i < to; i++ {
		begun = begun || t.page.Nodes[t.BlockElement(i)].Tag == heading
		if begun && post[i] > 0 && t.BlockLinkShare(i) <= runsLinked && !isLabel(i) {
			post[i] = max(post[i], add)
		}
	}
}

// hasName reports whether an element has a class or an id, by which others may be like it.
func (t *Trimmer) hasName(n page.NodeID) bool {
	return t.page.Nodes[n].Attr("class") != "" || t.page.Nodes[n].Attr("id") != ""
}

// isAlike reports whether two elements with one parent are marked up alike, but for numbers.
func (t *Trimmer) isAlike(a, b page.NodeID) bool {
	if markupOf(t.page, a) != markupOf(t.page, b) {
		return false
	}
	return t.page.Nodes[b].Attr("class") != "" || stemOf(t.page.Nodes[a].Attr("id")) == stemOf(t.page.Nodes[b].Attr("id"))
}

// headingOf is the tag of the first heading in an element, empty without.
func (t *Trimmer) headingOf(n page.NodeID) string {
	for i, to := t.Span(n); i < to; i++ {
		if h := t.Heading(t.BlockElement(i)); h != page.None && t.page.Contains(n, h) && slices.Contains(headings[:], t.page.Nodes[h].Tag) {
			return t.page.Nodes[h].Tag
		}
	}
	return ""
}

// isPart reports whether an element may be a part of a text: it has prose, few links, and
// nothing that a story of its own has.
func (t *Trimmer) isPart(n page.NodeID) bool {
	from, to := t.Span(n)
	if to-from > partBlocks || t.LinkShare(n) > partLinked {
		return false
	}
	for i := n; i < t.page.Nodes[n].End; i++ {
		switch tag := t.page.Nodes[i].Tag; tag {
		case "time", "h1", "input", "textarea":
			return false
		case "article":
			if i == n {
				return false
			}
		}
	}
	for i := from; i < to; i++ {
		if t.IsProse(i) && t.BlockWords(i) >= partProse {
			return true
		}
	}
	return false
}

// stemOf is a name without the numbers in it.
func stemOf(name string) string { return strings.Map(withoutDigits, name) }
