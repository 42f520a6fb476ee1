package entries

import (
	"galley/date"
	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/page"
)

// areClocks reports whether all entries begin with a time of day, which go up or down.
func areClocks(x *features.Index, g []span.Blocks) bool {
	up, down, last := true, true, 0
	for k, e := range g {
		line := x.BlockText(e.From)
		now, ok := date.Minute(line)
		if !ok || !date.IsTimeOfDay(line) {
			return false
		}
		up, down = up && (k == 0 || now >= last), down && (k == 0 || now <= last)
		last = now
	}
	return up || down
}

// reportAround is the element that has the list of some entries right in it and, above the list, paragraphs of a text: None
// where they stand below no report.
func reportAround(x *features.Index, g []span.Blocks) page.NodeID {
	list, _ := x.BlockNodes(g[0].From)
	last, _ := x.BlockNodes(g[len(g)-1].From)
	for list > 0 && !x.Page.Contains(list, last) {
		list = x.Page.Nodes[list].Parent
	}
	if list <= 0 || x.Enclosing(list)&block.Marginal != 0 {
		return page.None
	}
	around, prose := x.Page.Nodes[list].Parent, 0
	for i, _ := x.Span(around); i < g[0].From; i++ {
		if x.IsProse(i) && x.BlockLinkShare(i) < 0.5 && x.Page.Nodes[x.BlockElement(i)].Parent == around {
			prose++
		}
	}
	if prose < reportProse {
		return page.None
	}
	return around
}

// headsBelow are the times of entries below a report, and the heading right above the first of them.
func headsBelow(x *features.Index, around page.NodeID, g []span.Blocks) (heads []int) {
	for _, e := range g {
		heads = append(heads, e.From)
	}
	if from, _ := x.Span(around); g[0].From > from && markup.IsHeading(x.Page.Nodes[x.BlockElement(g[0].From-1)].Tag) {
		heads = append(heads, g[0].From-1)
	}
	return heads
}
