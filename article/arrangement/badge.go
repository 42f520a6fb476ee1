package arrangement

import (
	"strings"

	"galley/article/layout"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// A badge is a small box that lies over a place of its parent: a label in a corner, a
// caption on a picture.
const (
	maxOver   = 28 // how far it reaches beyond the edge that it lies on
	maxBadges = 8  // in one parent
)

// Badges are the declarations that place the badges of n. What would hide something on
// another screen, or could not be read, stays in the flow.
func Badges(pl *plan.Plan, n page.NodeID) map[page.NodeID]string {
	if layout.Vertical(pl.Page, n) {
		return nil
	}
	var found map[page.NodeID]string
	add := func(child page.NodeID, rules string) {
		if found == nil {
			found = map[page.NodeID]string{}
		}
		found[child] = rules
	}
	asked := 0
	for child := range pl.Page.Children(n) {
		if asked++; asked > layout.MaxSiblings || len(found) >= maxBadges {
			break
		}
		for inner, rules := range besideInLine(pl, n, child) {
			add(inner, rules)
		}
		if rules := badgeRules(pl, n, child); rules != "" {
			add(child, rules)
		}
	}
	return found
}

// badgeRules are the declarations that place child as a badge of n; "" where it is none.
func badgeRules(pl *plan.Plan, n, child page.NodeID) (rules string) {
	p := pl.Page
	switch {
	case isThroughLine(pl, n, child):
		return throughWords
	case isEdge(pl, n, child):
		rules = alongEdge(p, n, child)
	case isDrawnSign(pl, n, child):
		return behindWords(p, n, child)
	case badge(pl, n, child):
		if rules = corner(p, n, child, false); p.Nodes[child].Box.H > layout.MaxLabel {
			rules = gutter(p, n, child)
		}
	case BesideWords(pl, n, child) != 0:
		rules = corner(p, n, child, besideFirst(p, n, child)) + asLarge(p, n, child)
	default:
		return ribbon(pl, n, child)
	}
	if isRating(p, n, child) {
		rules += "width:" + sheet.Short(p.Nodes[child].Box.W) + "px;height:" + sheet.Short(p.Nodes[child].Box.H) + "px;"
	}
	return rules
}

// badge reports whether child is a badge of n.
func badge(pl *plan.Plan, n, child page.NodeID) bool {
	node, around := &pl.Page.Nodes[child], pl.Page.Nodes[n].Box
	if node.Kind != page.Element || node.Hidden || pl.Nodes[child].Do != plan.Write || !sheet.Known(pl.Page, node.Style) || layout.Turned(pl.Page, child) {
		return false
	}
	style, box := &pl.Page.Styles[node.Style], node.Box
	if isGutter(pl.Page, n, child) || isRating(pl.Page, n, child) {
		return true
	}
	if style.Position != "absolute" || box.Empty() || box.H > layout.MaxLabel || box.H >= around.H || !layout.Says(pl.Page, child) ||
		box.X < around.X-1 || box.Right() > around.Right()+maxOver || box.Y < around.Y-maxOver || box.Bottom() > around.Bottom()+maxOver {
		return false
	}
	if box.Right() > around.Right()+1 && (box.Y >= around.Y-1 || box.W > besideWide) {
		return false // not over the corner
	}
	if box.Y < around.Y-1 || box.Bottom() > around.Bottom()+1 {
		return onEdge(pl.Page, n, box) && inPadding(pl.Page, n, box) || layout.IsOverEdge(pl.Page, child, around) && isFilled(pl.Page, n)
	}
	return inPadding(pl.Page, n, box) || amongLabels(pl.Page, n) || OverPicture(pl.Page, n, child) || overCode(pl.Page, n, child)
}

// highestCell is the most, in CSS px, that a cell is high whose labels are laid over its corners.
const highestCell = 120

// amongLabels reports whether n is a bar of labels, a cell with labels in its corners, or a picture that is its
// background: all words in it are laid over places of it.
func amongLabels(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	cell := (node.Tag == "th" || node.Tag == "td") && node.Box.H <= highestCell
	if node.Box.H > layout.MaxLabel && !cell && (!sheet.Known(p, node.Style) || !strings.Contains(p.Styles[node.Style].Look[sheet.Image], "url(")) {
		return false
	}
	asked := 0
	for child := range p.Children(n) {
		if asked++; asked > maxBadges || p.Nodes[child].Kind == page.Text && !page.IsBlank(p.Nodes[child].Text) {
			return false
		}
		if p.Nodes[child].Kind == page.Element && !p.Nodes[child].Hidden && !p.IsOut(child) && layout.Says(p, child) {
			return false
		}
	}
	return true
}

// isRating reports whether child is an empty box with signs of a style sheet over others in n, neither with
// words: as many stars as were given over five.
func isRating(p *page.Page, n, child page.NodeID) bool {
	node := &p.Nodes[child]
	if node.Kind != page.Element || node.Hidden || node.End-child != 1 || !sheet.Known(p, node.Style) || !p.IsOut(child) || node.Box.Empty() ||
		node.Box.H > layout.MaxLabel || !layout.Inside(node.Box, p.Nodes[n].Box) || p.Nodes[n].End-n > 2*layout.MaxSiblings {
		return false
	}
	look, around := p.Styles[node.Style].Look, p.Styles[p.Nodes[n].Style].Look
	return look[sheet.LookAt[page.Before]] != "" && around[sheet.LookAt[page.Before]] != "" && !layout.Says(p, n)
}

// onEdge reports whether a box lies on the upper or lower edge of n, which is seen: the name of
// a box in the line around it.
func onEdge(p *page.Page, n page.NodeID, box page.Rect) bool {
	around, look := p.Nodes[n].Box, p.Styles[p.Nodes[n].Style].Look
	return layout.Paints(look) && (box.Y < around.Y && box.Bottom() > around.Y || box.Y < around.Bottom() && box.Bottom() > around.Bottom())
}

// inPadding reports whether a box lies above or below what is in the flow of n, where no
// words can come on any screen.
func inPadding(p *page.Page, n page.NodeID, box page.Rect) bool {
	inner := layout.ContentOf(p, n)
	return box.Bottom() <= inner.Y+1 || box.Y >= inner.Bottom()-1
}

// OverPicture reports whether child lies on a sibling without words, on a ground of its
// own that it can be read on, and beside no words.
func OverPicture(p *page.Page, n, child page.NodeID) bool {
	box := p.Nodes[child].Box
	ground, ok := colour.Parse(p.Styles[p.Nodes[child].Style].Look[sheet.Background])
	on := false
	asked := 0
	for other := range p.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			return false
		}
		o := &p.Nodes[other]
		if other == child || o.Hidden || o.Box.Bottom() <= box.Y+1 || o.Box.Y >= box.Bottom()-1 {
			continue
		}
		if layout.Says(p, other) {
			return false
		}
		on = on || o.Box.Contains(box.X+1, box.Y+1) && o.Box.Contains(box.Right()-1, box.Bottom()-1)
	}
	return on && ok && ground.A >= 0.5
}

// isFilled reports whether a picture is as large as n, which has it and labels over it.
func isFilled(p *page.Page, n page.NodeID) bool {
	asked := 0
	for child := range p.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			return false
		}
		if node := &p.Nodes[child]; !node.Hidden && picture.Is(p, child) && layout.Fills(node.Box, p.Nodes[n].Box) {
			return true
		}
	}
	return false
}
