package snapshot

import (
	"strings"

	"galley/page"
)

// maxCoordinate is the farthest that a box is taken to be, in CSS px: the end of
// Chrome's own layout. Transforms can say more.
const maxCoordinate = 1 << 25

// bounds is the box of a layout row in the coordinates of the page.
func (t *tree) bounds(row int) page.Rect {
	if row >= len(t.doc.Layout.Bounds) || len(t.doc.Layout.Bounds[row]) < 4 {
		return page.Rect{}
	}
	b := t.doc.Layout.Bounds[row]
	return page.Rect{
		X: clamp(b[0]+t.dx, -maxCoordinate), Y: clamp(b[1]+t.dy, -maxCoordinate),
		W: clamp(b[2], 0), H: clamp(b[3], 0),
	}
}

// clamp brings a coordinate between least and maxCoordinate; what is no number is 0.
func clamp(v, least float64) float64 {
	if v != v {
		return 0
	}
	return min(max(v, least), maxCoordinate)
}

// rowsByNode lists the layout rows of every node of a document.
func rowsByNode(l *layout, count int) [][]int {
	rows := make([][]int, count)
	all := make([]int, len(l.NodeIndex))
	for row, node := range l.NodeIndex {
		if node < 0 || node >= int64(count) {
			continue
		}
		if rows[node] == nil {
			all[row] = row
			rows[node] = all[row : row+1 : row+1]
			continue
		}
		rows[node] = append(rows[node], row)
	}
	return rows
}

// boxless elements never have a box of their own, without being hidden.
var boxless = map[string]bool{
	"source": true, "track": true, "area": true, "param": true, "wbr": true, "col": true, "colgroup": true, "rp": true,
}

// hideUnlaid marks the elements that the browser gave no box anywhere below them, and what
// is in <details> that are closed, which may have boxes since a script asked for them.
// Parts of a drawn svg count as shown: gradients and clips have no boxes either.
func (c *converter) hideUnlaid() {
	nodes := c.page.Nodes
	shown := make([]bool, len(nodes))
	for i := len(nodes) - 1; i >= 0; i-- {
		shown[i] = shown[i] || c.laid[i]
		if p := nodes[i].Parent; shown[i] && p != page.None {
			shown[p] = true
		}
	}
	inSVG := make([]bool, len(nodes))
	for i := range nodes {
		n := &nodes[i]
		if p := n.Parent; p != page.None {
			inSVG[i] = inSVG[p]
		}
		inSVG[i] = inSVG[i] || (n.Tag == "svg" && shown[i])
		if n.Kind == page.Element && !shown[i] && !inSVG[i] && !boxless[n.Tag] || inClosed(nodes, n) {
			n.Hidden = true
		}
	}
	c.hideOverlaid()
}

// leastOpacity is that of what a reader sees.
const leastOpacity = 0.05

// hideOverlaid marks what is laid over the page and not seen, such as tooltips before a hand is on
// their words: of what no text and no element inside is visible, and what is transparent over a
// line, but for boxes to tick, which a style sheet draws another one for. Else they would break the line that they stand in.
func (c *converter) hideOverlaid() {
	nodes := c.page.Nodes
	visible := func(n *page.Node) bool {
		return !n.Hidden && (n.Kind == page.Text || n.Style != page.NoStyle && c.page.Styles[n.Style].Visibility == "visible")
	}
	var holds []bool // something visible, by element; made when it is first asked for
	for i := range nodes {
		n := &nodes[i]
		if n.Kind != page.Element || n.Hidden || n.Parent == page.None || !c.page.IsOut(page.NodeID(i)) {
			continue
		}
		if holds == nil && !visible(n) {
			holds = make([]bool, len(nodes))
			for k := len(nodes) - 1; k > 0; k-- {
				if p := nodes[k].Parent; p != page.None {
					holds[p] = holds[p] || holds[k] || visible(&nodes[k])
				}
			}
		}
		n.Hidden = !visible(n) && !holds[i] || c.page.Styles[n.Style].Opacity < leastOpacity && n.Tag != "input" && c.inLine(n.Parent)
	}
}

// inLine reports whether an element stands in a line of text.
func (c *converter) inLine(id page.NodeID) bool {
	style := c.page.Nodes[id].Style
	return style != page.NoStyle && strings.HasPrefix(c.page.Styles[style].Display, "inline")
}

// inClosed reports whether a node is in a <details> that is closed, and not its summary.
func inClosed(nodes []page.Node, n *page.Node) bool {
	if n.Parent == page.None || nodes[n.Parent].Tag != "details" || n.Tag == "summary" {
		return false
	}
	_, open := nodes[n.Parent].LookupAttr("open")
	return !open
}
