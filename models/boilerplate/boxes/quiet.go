package boxes

import (
	"galley/features/block"
	"galley/page"
)

// Bounds of a box that says something between the paragraphs of a text: its blocks and words, words of
// a line, and the mean and the least posterior of its words, as shares of the threshold.
const (
	quietBlocks = 24
	quietWords  = 8
	quietLine   = 10
	quietMean   = 0.5
	quietLeast  = 0.2
)

// keepQuiet keeps a box of short lines between sure paragraphs that is about as likely text as not, such
// as addresses or opening hours: a reader can do nothing in it. What a page puts there of its own leads
// somewhere, or has a heading, a field, a button, a picture, a script or a day.
func (a *Among) keepQuiet(n page.NodeID) {
	from, to := a.Span(n)
	if a.Listing || !a.Has(from, to) || to-from < 2 || to-from > quietBlocks || !a.Is(n) || a.LinkShare(n) > 0 || a.Media(n) > 0 || a.Offers(n) || a.Page.First(n, "time") != page.None || a.Page.First(n, "script") != page.None || a.HasThread() {
		return
	}
	words, sum := 0, 0.0
	for i := from; i < to; i++ {
		if a.Post[i] < quietLeast*a.Least || !a.shortLines(i) || a.BlockEnclosing(i)&block.InHeading != 0 {
			return
		}
		words += a.BlockWords(i)
		sum += a.Post[i] * float64(a.BlockWords(i))
	}
	if words >= max(quietWords, 2*(to-from)) && sum >= quietMean*a.Least*float64(words) {
		a.RaiseAll(from, to)
	}
}

// shortLines reports whether the lines of a block have few words on average.
func (a *Among) shortLines(block int) bool {
	lines := 1
	from, to := a.BlockNodes(block)
	for n := from; n < to; n++ {
		if a.Page.Nodes[n].Tag == "br" {
			lines++
		}
	}
	return a.BlockWords(block) <= quietLine*lines
}
