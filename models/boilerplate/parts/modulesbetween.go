package parts

import (
	"unicode"

	"galley/features/block"
	"galley/page"
)

// Bounds of what stands between modules of text by itself: words of a line that is no prose, and lines of a list, a
// table or a quotation, at most.
const (
	betweenLine = 25
	listMost    = 100
	breakSigns  = 5 // of a line that is signs alone
)

// extent is from which child of an element to which modules of text reach.
type extent struct{ first, last page.NodeID }

// raiseBetween raises lines, paragraphs, lists and tables that stand in a module by themselves, between two modules of
// text that are marked up alike: headings and quotations, for instance. They have no link, no picture and no field, and
// stand once on the page.
func (m *modules) raiseBetween(raised []float64) {
	for in, e := range m.extents(raised) {
		for n := range m.Page.Children(in) {
			if n <= e.first || n >= e.last {
				continue
			}
			if from, to := m.Span(n); m.areLines(from, to) && m.Media(n) == 0 && !m.offers(n) {
				for i := from; i < to; i++ {
					raised[i] = max(raised[i], moduleRaised)
				}
			}
		}
	}
}

// areLines reports whether blocks are one line, or those of a list, a table or a quotation.
func (m *modules) areLines(from, to int) bool {
	if to-from > listMost {
		return false
	}
	for i := from; i < to; i++ {
		if !m.isLine(i) || to-from > 1 && m.BlockEnclosing(i)&(block.InList|block.InTable|block.InQuote) == 0 {
			return false
		}
	}
	return from < to
}

// isLine reports whether a block is a line or a paragraph that may stand between modules of text.
func (m *modules) isLine(i int) bool {
	words, enclosing := m.BlockWords(i), m.BlockEnclosing(i)
	if m.post[i] == 0 || m.BlockLinkShare(i) > 0 || enclosing&moduleMarkers != 0 {
		return false
	}
	if enclosing&(block.InList|block.InTable) != 0 {
		return true
	}
	return isBreak(m.BlockText(i)) || m.BlockCopies(i) == 1 && (m.IsProse(i) || words <= betweenLine && (words > 1 || enclosing&block.InHeading != 0))
}

// isBreak reports whether a line is a few signs, such as * * *: sections of a text are parted by it.
func isBreak(line string) bool {
	signs := 0
	for _, c := range line {
		switch {
		case unicode.IsPunct(c) || unicode.IsSymbol(c):
			signs++
		case !unicode.IsSpace(c):
			return false
		}
	}
	return signs > 0 && signs <= breakSigns
}

// extents are the elements with two modules of text or more that are marked up alike.
func (m *modules) extents(raised []float64) map[page.NodeID]extent {
	first, all := map[boxKey]page.NodeID{}, map[page.NodeID]extent{}
	for i := range raised {
		if !m.mayBe(i) || raised[i] < goingOnSure {
			continue
		}
		m.around(i, func(key boxKey, box page.NodeID) bool {
			switch start, ok := first[key]; {
			case !ok:
				first[key] = box
			case start != box:
				e, ok := all[key.in]
				if !ok {
					e.first = start
				}
				all[key.in] = extent{min(e.first, start), box}
			}
			return true
		})
	}
	return all
}
