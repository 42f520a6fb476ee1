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
		box := c.Page.Nodes[item].Box
		edges = append(edges, box.X, box.Right())
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
		box, row := c.Page.Nodes[item].Box, rows[item]
		bottom := lineAt(tops, max(row.top, row.bottom-2)) + 1
		placed[item] = "grid-column:" + line(lineAt(edges, box.X)) + " / " + line(lineAt(edges, box.Right())) +
			";grid-row:" + line(lineAt(tops, row.top)) + " / " + line(bottom) + ";margin-left:0;margin-right:0;max-width:100%;"
	}
	return tracks.String(), placed
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
