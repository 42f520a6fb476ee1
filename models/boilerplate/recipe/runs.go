package recipe

import (
	"strings"

	"galley/features"
	"galley/models/boilerplate/markup"
	"galley/page"
)

// Bounds of an item of a list: its blocks, and words of each of them.
const (
	amountBlocks = 4
	amountItem   = 25
)

// run are children of an element in a row that are marked up alike: their texts, and their blocks.
type run struct {
	items    []string
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
		text, ok := itemText(x, from, to)
		line := markup.Of(x.Page, c)
		switch {
		case !ok:
			open = false
			continue
		case open && runs[len(runs)-1].line == line:
		default:
			runs, open = append(runs, run{from: from, line: line}), true
		}
		last := &runs[len(runs)-1]
		last.items, last.to = append(last.items, text), to
	}
	return runs
}

// itemText is the text of some blocks; ok is false where they are no short item.
func itemText(x *features.Index, from, to int) (text string, ok bool) {
	if to-from > amountBlocks {
		return "", false
	}
	var texts []string
	for i := from; i < to; i++ {
		if x.BlockWords(i) > amountItem {
			return "", false
		}
		texts = append(texts, strings.Fields(x.BlockText(i))...)
	}
	return strings.Join(texts, " "), true
}
