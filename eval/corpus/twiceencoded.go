package corpus

import (
	"slices"

	"galley/page/encoding"
)

// decodeTwice decodes gold texts of a page that was encoded twice, as parse.HTML does its
// text: what made a corpus copied them as they were. The digest stays that of what is stored.
func (d *Document) decodeTwice() {
	g := &d.Gold
	lists := [][]string{{g.Title, g.Text}, g.With, g.Without, g.Captions, g.Standfirst}
	if !slices.ContainsFunc(lists, func(list []string) bool { return slices.ContainsFunc(list, encoding.IsTwice[string]) }) {
		return
	}
	stored := *g
	d.stored = &stored
	for k, list := range lists {
		list = slices.Clone(list)
		for i, text := range list {
			list[i] = encoding.DecodeTwice(text)
		}
		lists[k] = list
	}
	g.Title, g.Text = lists[0][0], lists[0][1]
	g.With, g.Without, g.Captions, g.Standfirst = lists[1], lists[2], lists[3], lists[4]
}
