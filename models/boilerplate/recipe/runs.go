package recipe

import (
	"strings"

	"galley/features"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/page"
)

// Bounds of an item of a list: its blocks, and words of each of them.
const (
	amountBlocks = 4
	amountItem   = 25
)

// run are children of an element in a row that are marked up alike: their blocks.
type run struct {
	items    []span.Blocks
	from, to int
	line     markup.Line
}

// runsOf are the runs of the children of an element. What is long parts them.
func runsOf(x *features.Index, n page.NodeID) (runs []run) {
	open := false
	for c := range x.Page.Children(n) {
		from, to := x.Span(c)
		if x.Page.Nodes[c].Kind != page.Element || from == to {
			continue
		}
		if !isItem(x, from, to) {
			open = false
			continue
		}
		if line := markup.Of(x.Page, c); !open || runs[len(runs)-1].line != line {
			runs, open = append(runs, run{from: from, line: line}), true
		}
		last := &runs[len(runs)-1]
		last.items, last.to = append(last.items, span.Blocks{From: from, To: to}), to
	}
	return runs
}

// isItem reports whether some blocks are a short item.
func isItem(x *features.Index, from, to int) bool {
	if to-from > amountBlocks {
		return false
	}
	for i := from; i < to; i++ {
		if x.BlockWords(i) > amountItem {
			return false
		}
	}
	return true
}

// mayBeAmounts reports whether as many items have a number as must have an amount: of most runs the texts need not be joined.
func (r *run) mayBeAmounts(x *features.Index) bool {
	some := 0
	for _, item := range r.items {
		for i := item.From; i < item.To; i++ {
			if x.BlockDigits(i) > 0 {
				some++
				break
			}
		}
	}
	return float64(some) >= amountsShare*amountsLeast
}

// texts are those of the items.
func (r *run) texts(x *features.Index) []string {
	list := make([]string, len(r.items))
	for k, item := range r.items {
		var words []string
		for i := item.From; i < item.To; i++ {
			words = append(words, strings.Fields(x.BlockText(i))...)
		}
		list[k] = strings.Join(words, " ")
	}
	return list
}
