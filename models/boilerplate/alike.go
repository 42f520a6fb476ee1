package boilerplate

import "galley/page"

// partLeast is the least posterior of the likeliest block of a part that is marked up as the first is,
// as a share of that of the first.
const partLeast = 0.15

// partsBehind is the first block behind the parts of a text that follow the body and are marked
// up as it is, b where there are none: the body is one item of a list then, or one chapter. Their
// headings and prose are raised to add. The title stands above all of them, so that what
// follows is no story of its own.
func (t *View) partsBehind(title, body page.NodeID, b int, post []float64, add float64) int {
	if title == page.None || t.Listing {
		return b
	}
	part := body
	for range partLevels {
		up := t.Page.Nodes[part].Parent
		if up == page.None || t.Page.Contains(part, title) {
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
func (t *View) keepAlikeParts(title, body page.NodeID, post []float64, keep float64) {
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
			up := t.Page.Nodes[n].Parent
			if n <= body || up < body || t.Page.Contains(n, title) {
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
func (t *View) alikeBehind(part page.NodeID, post []float64, least float64) (end int) {
	heading := t.headingOf(part)
	if heading == "" || !t.hasName(part) {
		return 0
	}
	labels, said := t.labelsOf(part, post, least), map[string]int{}
	var parts []page.NodeID
	first, last := t.Span(part)
	best := most(post[first:last])
	for c := range t.Page.Children(t.Page.Nodes[part].Parent) {
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
			return labels[markupOf(t.Page, t.BlockElement(i))] || said[t.BlockText(i)] > max(1, len(parts)/2) && !t.IsProse(i)
		}, post, least)
	}
	return end
}

// labelsOf is how the blocks of a part are marked up that are none of its text, as numbers and
// credits of its pictures are.
func (t *View) labelsOf(part page.NodeID, post []float64, keep float64) map[lineMarkup]bool {
	labels := map[lineMarkup]bool{}
	for _, kept := range []bool{false, true} {
		for i, to := t.Span(part); i < to; i++ {
			if post[i] >= keep == kept {
				labels[markupOf(t.Page, t.BlockElement(i))] = !kept
			}
		}
	}
	return labels
}

// raisePart raises the blocks of a part from its heading on, without links, labels and what was
// left out before.
func (t *View) raisePart(part page.NodeID, heading string, isLabel func(int) bool, post []float64, add float64) {
	begun := false
	for i, to := t.Span(part); i < to; i++ {
		begun = begun || t.Page.Nodes[t.BlockElement(i)].Tag == heading
		if begun && post[i] > 0 && t.BlockLinkShare(i) <= runsLinked && !isLabel(i) {
			post[i] = max(post[i], add)
		}
	}
}
