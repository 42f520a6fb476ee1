package flow

import (
	"strconv"

	"galley/article/allowlist"
	"galley/page"
)

// joinLists makes one list of lists that a reader sees as one: an ordered list goes on with the number
// that follows on those of the list right before it, and several lists in a row have an item each, as
// editors that keep each item as a block of its own write them.
func (b *builder) joinLists(p *Piece) {
	var kids []*Piece
	single := false // all lists that were joined had one item
	for _, k := range p.Kids {
		b.joinLists(k)
		if len(kids) > 0 {
			if last := kids[len(kids)-1]; b.goesOn(last, k, single) {
				last.Kids = append(last.Kids, k.Kids...)
				continue
			}
		}
		single = len(k.Kids) == 1
		kids = append(kids, k)
	}
	p.Kids = kids
}

// goesOn reports whether list next is a part of list p before it, of one item or joined of such ones
// where single is set.
func (b *builder) goesOn(p, next *Piece, single bool) bool {
	switch {
	case p.Tag != next.Tag || next.Node == page.None || p.Node == page.None:
		return false
	case p.Tag == "ol":
		return b.number(next) == b.number(p)+len(p.Kids)
	case p.Tag == "ul":
		one, other := &b.Page.Nodes[p.Node], &b.Page.Nodes[next.Node]
		return single && len(next.Kids) == 1 && one.Parent == other.Parent && one.Tag == other.Tag && one.Attr("class") == other.Attr("class")
	}
	return false
}

// number is the number that an ordered list begins with.
func (b *builder) number(list *Piece) int {
	if n, err := strconv.Atoi(allowlist.Number(b.Page.Nodes[list.Node].Attr("start"))); err == nil {
		return n
	}
	return 1
}
