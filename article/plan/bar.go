package plan

import (
	"math"
	"strconv"
	"strings"
	"unicode"

	"galley/article/allowlist"
	"galley/page"
)

// BarValues are the attributes of progress and meter that say how far the bar goes. All are numbers.
var BarValues = []string{"value", "min", "max", "low", "high", "optimum"}

// barsIn is how many elements up the words stand that say what a bar measures, at most, and barNodes
// how many nodes are looked at for them.
const (
	barsIn   = 3
	barNodes = 200
)

// IsBarTag reports whether an element of a tag is a bar. It says nothing: what has no look leaves it out.
func IsBarTag(tag string) bool { return tag == "progress" || tag == "meter" }

// isBar reports whether n is a bar that shows an amount in a text: it has one, is seen in its place,
// and has words beside it. Bars of players and of what loads stand with buttons or alone, and
// begin with nothing.
func (pl *Plan) isBar(n page.NodeID, at *surroundings) bool {
	p := pl.Page
	node := &p.Nodes[n]
	if !IsBarTag(node.Tag) || !p.Laid || node.Hidden || node.Box.Empty() || p.IsOut(n) || at.button != page.None || allowlist.TableInside[at.tag] {
		return false
	}
	if value, err := strconv.ParseFloat(BarValue(node, "value"), 64); err != nil || value == 0 {
		return false
	}
	for up, depth := node.Parent, 0; up != page.None && depth < barsIn; up, depth = p.Nodes[up].Parent, depth+1 {
		said, controlled := pl.besideBar(n, up)
		if controlled || said {
			return said && !controlled
		}
	}
	return false
}

// besideBar reports whether around has words beside the bar n, and whether it has what one plays or
// presses.
func (pl *Plan) besideBar(n, around page.NodeID) (said, controlled bool) {
	p := pl.Page
	for i := around + 1; i < min(p.Nodes[around].End, around+barNodes); i++ {
		node := &p.Nodes[i]
		switch {
		case node.Hidden || i == n:
			i = node.End - 1
		case node.Tag == "button" || allowlist.IsPlayer(node.Tag):
			return said, true
		case node.Kind == page.Text:
			said = said || strings.IndexFunc(node.Text, unicode.IsLetter) >= 0
		}
	}
	return said, false
}

// BarValue is one of BarValues of a bar as a number, "" where it is none.
func BarValue(node *page.Node, name string) string {
	v, err := strconv.ParseFloat(strings.TrimSpace(node.Attr(name)), 64)
	if err != nil || math.IsNaN(v) || math.Abs(v) > 1e12 {
		return ""
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}
