package entries

import (
	"galley/models/boilerplate/view"
	"galley/models/region"
	"galley/page"
)

// isLabels reports whether all texts of a block of an entry are labels.
func isLabels(v *view.View, block int, e *region.Entries, labels map[page.NodeID]bool) bool {
	from, to := v.BlockNodes(block)
	for n := from; n < to; n++ {
		node := &v.Page.Nodes[n]
		if node.ShowsText() && !labels[e.Unit(n)] {
			return false
		}
	}
	return true
}

// labelsBeside are the links and buttons at the end of a block that are labels, behind another element:
// a price, but no words of a sentence.
func labelsBeside(v *view.View, block int, e *region.Entries, labels map[page.NodeID]bool) (list []page.NodeID) {
	from, to := v.BlockNodes(block)
	for n := to - 1; n >= from; n-- {
		node := &v.Page.Nodes[n]
		if !node.ShowsText() {
			continue
		}
		unit := e.Unit(n)
		if !labels[unit] || !isClickedOn(v.Page, unit, n) || hasWordsBeside(v.Page, unit) {
			break
		}
		list = append(list, unit)
	}
	return list
}

// isClickedOn reports whether an element is a link or a button, or has one around text n.
func isClickedOn(p *page.Page, unit, n page.NodeID) bool {
	for ; n >= unit; n = p.Nodes[n].Parent {
		if node := &p.Nodes[n]; node.Tag == "a" || node.Tag == "button" || node.Attr("role") == "button" {
			return true
		}
	}
	return false
}

// mostBeside bounds how many nodes beside a label are looked at: a line has few.
const mostBeside = 64

// hasWordsBeside reports whether words stand right beside an element, in the one around it. One with many
// elements is no line of words.
func hasWordsBeside(p *page.Page, n page.NodeID) bool {
	beside := 0
	for c := range p.Children(p.Nodes[n].Parent) {
		if beside++; beside > mostBeside {
			return false
		}
		if node := &p.Nodes[c]; node.Kind == page.Text && !node.Hidden && page.CountWords(node.Text) > 0 {
			return true
		}
	}
	return false
}
