package boilerplate

import (
	"galley/models/boilerplate/span"
	"galley/page"
)

// leaveOut sets the posteriors of the blocks of the title to 0, and those of blocks that
// repeat it, with the bar that they stand in above it, unless no other block has a posterior of at least least.
func (t *Trimmer) leaveOut(title page.NodeID, post []float64, least float64) {
	if title == page.None {
		return
	}
	from, to := t.Span(title)
	if max(span.Most(post[:from]), span.Most(post[to:])) < least {
		return
	}
	clear(post[from:to])
	words, said := 0, page.Fold(page.Norm(t.Page.Text(title)))
	for i := from; i < to; i++ {
		words += t.BlockWords(i)
	}
	for i := range post {
		if t.BlockWords(i) != words || t.BlockFold(i) != said {
			continue
		}
		if words >= leastRepeated {
			post[i] = 0
		}
		if bar := t.barWith(i, title); i < from && bar != page.None {
			first, behind := t.Span(bar)
			clear(post[first:behind])
		}
	}
}

// barWith is the bar above a title that a block stands in which repeats it: few words, with links to other
// pages, such as those before and behind it in a manual. It is page.None without.
func (t *Trimmer) barWith(i int, title page.NodeID) page.NodeID {
	bar, links := page.None, false
	for n := t.BlockElement(i); n > t.Page.Body() && !t.Page.Contains(n, title) && t.WordsOf(n) <= barWords; n = t.Page.Nodes[n].Parent {
		bar = n
	}
	if bar == page.None {
		return page.None
	}
	for k := bar; k < t.Page.Nodes[bar].End; k++ {
		links = links || t.Page.Nodes[k].IsLink() && t.LeadsAway(t.Page.Nodes[k].Attr("href"))
	}
	if !links {
		return page.None
	}
	return bar
}

// barWords is how many words a bar above a title has at most.
const barWords = 40

// leastRepeated is how many words a title must have that is looked for in the text.
const leastRepeated = 3
