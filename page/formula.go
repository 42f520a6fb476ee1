package page

import "strings"

// Scripts that set formulas draw them of many small boxes, or as a drawing, and put the formula in
// MathML beside that for those who do not see. A reader sees the drawing, and what is meant is the
// MathML.

const (
	formulaDepth  = 4   // elements around <math> that hold nothing else, at most
	formulaBeside = 8   // nodes beside a drawing that are looked at
	drawnNodes    = 1e5 // of one drawing, at most
)

// MathOf is the formula in MathML that element n draws, None where it draws none: n is a picture or
// nothing for screen readers, and right beside it is an element with a formula that nobody sees,
// or that, where there is no style sheet, is the other of the two.
func (p *Page) MathOf(n NodeID) NodeID {
	node := &p.Nodes[n]
	if node.Kind != Element || node.Parent == None || node.Tag != "svg" && node.Tag != "img" && node.Attr("aria-hidden") != "true" {
		return None
	}
	seen, found := 0, None
	for c := range p.Children(node.Parent) {
		k := &p.Nodes[c]
		if seen++; seen > formulaBeside {
			return None
		}
		if c == n || IsUnread(k.Tag) || k.Kind == Text && IsBlank(k.Text) {
			continue
		}
		math := p.onlyMath(c)
		switch {
		case math == None && k.Kind == Element && k.End-c == 1:
			continue // a preview that is over
		case math == None, found != None, p.Laid && !k.Hidden && !p.IsOut(c):
			return None
		}
		found = math
	}
	return found
}

// onlyMath is the <math> that element n is, or all that it holds; None: it holds something else.
func (p *Page) onlyMath(n NodeID) NodeID {
	for range formulaDepth {
		switch node := &p.Nodes[n]; {
		case node.Kind != Element:
			return None
		case node.Tag == "math":
			return n
		case n+1 >= node.End || p.Nodes[n+1].End != node.End:
			return None
		}
		n++
	}
	return None
}

// pairFormulas hides annotations, and one of the two that a formula stands in the page as: what nobody sees of a page
// that was laid out, else the drawing, of which a parser sees only letters. The boxes of a drawing break
// no line.
func (p *Page) pairFormulas() {
	inline := map[int32]int32{}
	for i := range p.Nodes {
		switch p.Nodes[i].Tag {
		case "annotation", "annotation-xml": // browsers never show them
			p.hide(NodeID(i))
			continue
		case "math":
		default:
			continue
		}
		math := NodeID(i)
		whole := math
		for up := p.Nodes[whole].Parent; up != None && p.onlyMath(up) == math; up = p.Nodes[whole].Parent {
			whole = up
		}
		parent := p.Nodes[whole].Parent
		if parent == None {
			continue
		}
		seen := 0
		for c := range p.Children(parent) {
			if seen++; seen > formulaBeside {
				break
			}
			if c == whole || p.MathOf(c) != math {
				continue
			}
			switch drawn := &p.Nodes[c]; {
			case p.Laid:
				p.hide(whole)
				p.flatten(c, inline)
			case !p.Nodes[whole].Hidden && drawn.Tag != "img":
				p.hide(c)
			}
			break
		}
	}
}

// hide marks a subtree as one that no reader sees.
func (p *Page) hide(n NodeID) {
	for i := n; i < p.Nodes[n].End; i++ {
		p.Nodes[i].Hidden = true
	}
}

// flatten makes all boxes inside of a drawing parts of its line. known are the styles that were made
// for that, by those that they are made of.
func (p *Page) flatten(drawn NodeID, known map[int32]int32) {
	for i := drawn + 1; i < min(p.Nodes[drawn].End, drawn+drawnNodes); i++ {
		n := &p.Nodes[i]
		if n.Style == NoStyle || strings.HasPrefix(p.Styles[n.Style].Display, "inline") {
			continue
		}
		style, ok := known[n.Style]
		if !ok {
			own := p.Styles[n.Style]
			own.Display = "inline-block"
			style = int32(len(p.Styles))
			p.Styles = append(p.Styles, own)
			known[n.Style] = style
		}
		n.Style = style
	}
}
