package layout

import (
	"math"
	"strings"

	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/page"
)

// Centred reports whether equal margins hold n in the middle of its parent. They
// are computed for the window of the original page and must follow the new one.
func Centred(p *page.Page, n page.NodeID) bool {
	look := p.Styles[p.Nodes[n].Style].Look
	l, r := sheet.Pixels(look[sheet.MarginL]), sheet.Pixels(look[sheet.MarginR])
	if math.Abs(l-r) > 1 || strings.HasPrefix(look[sheet.Display], "inline") {
		return false
	}
	if l < 1 {
		return l == 0 && standsInMiddle(p, n)
	}
	left, right := Room(p, n)
	box := p.Nodes[n].Box
	if Turned(p, n) { // its box lies across the one that margins were computed for
		w, _ := borderSize(look)
		return math.Abs(right-left-l-r-w) <= 1
	}
	return math.Abs((box.X-left)-l) <= 1 && math.Abs((right-box.Right())-r) <= 1
}

// isBlock and stacksBlocks are the displays of what begins at the left edge of its column unless a margin keeps it
// off, and of what has such in it.
var (
	isBlock      = allowlist.Set("block flow-root list-item flex grid table")
	stacksBlocks = allowlist.Set("block flow-root list-item inline-block table-cell")
)

// standsInMiddle reports whether a block without margins stands in the middle of the column that it flows in. Its
// margins are auto then: Chrome answers 0 for them where it took a layout over from before, and nothing else
// keeps a block in the flow off its edge.
func standsInMiddle(p *page.Page, n page.NodeID) bool {
	node, style := &p.Nodes[n], p.StyleOf(n)
	if node.Parent == page.None || OutOfFlow(style) || style.Look[sheet.Float] != "none" || !isBlock[style.Look[sheet.Display]] || Turned(p, n) {
		return false
	}
	around := p.Nodes[node.Parent].Style
	if !sheet.Known(p, around) || !stacksBlocks[p.Styles[around].Look[sheet.Display]] || Columned(p, node.Parent) {
		return false
	}
	left, right := Room(p, n)
	before, after := node.Box.X-left, right-node.Box.Right()
	return before >= 1 && math.Abs(before-after) <= 1
}
