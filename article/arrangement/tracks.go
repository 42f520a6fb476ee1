package arrangement

import (
	"math"
	"slices"
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// maxGridItems bounds the children of a grid whose tracks are found anew.
const maxGridItems = 200

// cells finds the tracks of a grid, between a left and a right edge, from the edges of its
// children, and places each child. n is the grid.
func (c *Source) cells(n page.NodeID, items []page.NodeID, left, right float64) (string, map[page.NodeID]string) {
	edges, tops := []float64{left, right}, []float64(nil)
	rows := c.rowSpans(n, items)
	for _, item := range items {
		from, to := c.inside(item, left, right)
		edges = append(edges, from, to)
		tops = append(tops, rows[item].top)
	}
	edges, tops = merged(edges), merged(tops)
	var tracks strings.Builder
	for i := 1; i < len(edges); i++ {
		if i > 1 {
			tracks.WriteByte(' ')
		}
		tracks.WriteString("minmax(0, " + sheet.Short(edges[i]-edges[i-1]) + "fr)")
	}
	placed := map[page.NodeID]string{}
	for _, item := range items {
		row := rows[item]
		from, to := c.inside(item, left, right)
		bottom := lineAt(tops, max(row.top, row.bottom-2)) + 1
		placed[item] = "grid-column:" + line(lineAt(edges, from)) + " / " + line(lineAt(edges, to)) +
			";grid-row:" + line(lineAt(tops, row.top)) + " / " + line(bottom) + ";" + c.outdents(item, from, to)
	}
	return tracks.String(), placed
}

// inside is from where to where an item of a grid reaches between a left and a right edge: what stands a little out
// of it there is drawn out by its margin.
func (c *Source) inside(item page.NodeID, left, right float64) (from, to float64) {
	box := c.Page.Nodes[item].Box
	from, to = box.X, box.Right()
	if out := left - from; out > sameEdge && out <= sheet.MaxOutdent {
		from = left
	}
	if out := to - right; out > sameEdge && out <= sheet.MaxOutdent {
		to = right
	}
	return from, to
}

// outdents are the side margins of an item that is placed from a left to a right edge, and how wide it may be.
func (c *Source) outdents(item page.NodeID, from, to float64) string {
	box := c.Page.Nodes[item].Box
	if from == box.X && to == box.Right() {
		return "margin-left:0;margin-right:0;max-width:100%;"
	}
	side := func(v float64) string { return sheet.Slight(sheet.Short(min(v, 0)) + "px") }
	return "margin-left:" + side(box.X-from) + ";margin-right:" + side(to-box.Right()) + ";"
}

// sameEdge is how near two edges, in CSS px, are one: browsers round less, and the lines between cells are
// gaps of one px often.
const sameEdge = 0.6

// merged sorts edges and drops those that are one with the edge before.
func merged(edges []float64) []float64 {
	slices.Sort(edges)
	return slices.CompactFunc(edges, func(a, b float64) bool { return math.Abs(b-a) <= sameEdge })
}

// lineAt is the index of the last of the edges that is not beyond v.
func lineAt(edges []float64, v float64) int {
	i, _ := slices.BinarySearch(edges, v+sameEdge)
	return max(0, i-1)
}

// line is the number of a grid line in CSS.
func line(i int) string { return sheet.Short(float64(i + 1)) }
