package arrangement

import (
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// A collage is a box whose pictures are all laid over places of it, such as the tiles of a map or the
// bricks of a wall of pictures. It has no words but small labels, so that it can be made smaller as a whole.
const (
	collageHigh  = 60  // CSS px of its height, at least
	collageNodes = 800 // in it, at most
	collageMost  = 64  // pictures in it, at most
	collageWords = 12  // of its labels, at most
)

// collage is a box that is looked at.
type collage struct {
	pl     *plan.Plan
	n      page.NodeID
	inner  page.Rect // without its border
	said   map[page.NodeID]string
	images []page.Rect // all of them; with what is seen of each
	seen   []page.Rect
	clip   page.NodeID // the box in n that cuts off what is in it; None
	base   page.NodeID // the picture in the flow that all else lies over; None
	words  int
	label  page.NodeID // end of the label that is gone through
}

// Collage are the declarations of a collage and of all elements that place something in it; nil:
// n is none.
func Collage(pl *plan.Plan, n page.NodeID) map[page.NodeID]string {
	p := pl.Page
	node := &p.Nodes[n]
	if node.Box.H < collageHigh || node.Box.W < collageHigh || node.End-n > collageNodes || node.End-n < 3 || !holdsOut(p, n) {
		return nil
	}
	look := p.Styles[node.Style].Look
	c := collage{pl: pl, n: n, clip: page.None, base: baseOf(p, n), said: map[page.NodeID]string{}, inner: page.Rect{
		X: node.Box.X + sheet.Pixels(look[sheet.BorderLW]), Y: node.Box.Y + sheet.Pixels(look[sheet.BorderTW]),
		W: node.Box.W - sheet.Pixels(look[sheet.BorderLW]) - sheet.Pixels(look[sheet.BorderRW]),
		H: node.Box.H - sheet.Pixels(look[sheet.BorderTW]) - sheet.Pixels(look[sheet.BorderBW]),
	}}
	clipped := look[sheet.OverflowX] != "visible"
	for i := n + 1; i < node.End; {
		next, ok := c.add(i, clipped)
		if !ok {
			return nil
		}
		i = next
	}
	if len(c.images) < 2 || c.piled() {
		return nil
	}
	rule := "position:relative;box-sizing:border-box;height:auto;width:min(100%, " + sheet.Short(node.Box.W) + "px);max-width:100%;aspect-ratio:" + sheet.Short(node.Box.W) + " / " + sheet.Short(node.Box.H) + ";"
	if clipped {
		rule += "overflow:hidden;"
	}
	c.said[n] = rule
	return c.said
}

// holdsOut reports whether all that n shows is laid over places of it.
func holdsOut(p *page.Page, n page.NodeID) bool {
	some := false
	for child := range p.Children(n) {
		k := &p.Nodes[child]
		switch {
		case k.Hidden || page.IsUnread(k.Tag) || k.Kind == page.Text && page.IsBlank(k.Text):
		case k.Kind == page.Text || !p.IsOut(child) && k.Box.H >= 1 && !isBase(p, n, child):
			return false
		default:
			some = some || p.IsOut(child)
		}
	}
	return some
}

// add takes the next node of a collage and says which one comes behind it.
func (c *collage) add(i page.NodeID, clipped bool) (next page.NodeID, ok bool) {
	p := c.pl.Page
	node := &p.Nodes[i]
	switch {
	case node.Hidden || c.pl.Nodes[i].Do == plan.Drop:
		return node.End, true
	case node.Kind == page.Text:
		return node.End, page.IsBlank(node.Text) || c.says(i)
	case node.Tag == "img" || node.Tag == "svg":
		if !sheet.Known(p, node.Style) || node.Box.Empty() || !clipped && !c.isClipped(i) && !layout.Inside(node.Box, c.inner) {
			return node.End, false
		}
		if node.Tag == "img" {
			c.images, c.seen = append(c.images, node.Box), append(c.seen, c.shown(i))
		}
		c.said[i] = c.place(i)
		return node.End, len(c.images) <= collageMost
	case c.pl.Nodes[i].Do == plan.Stub || node.Tag == "video" || node.Tag == "audio" || node.Tag == "table" || layout.Turned(p, i):
		return node.End, false
	}
	switch {
	case i < c.label:
	case c.clips(i):
		c.said[i] = c.place(i) + "overflow:hidden;"
		c.clip = i
	case c.isLine(i):
		c.said[i] = c.place(i)
	default:
		c.said[i] = "display:contents;"
	}
	return i + 1, true
}

// says places the box around a text that is laid over the pictures, where that is a small one without
// pictures.
func (c *collage) says(text page.NodeID) bool {
	p := c.pl.Page
	if c.words += page.CountWords(p.Nodes[text].Text); c.words > collageWords {
		return false
	}
	if text < c.label {
		return true
	}
	own := p.Nodes[text].Parent
	for own != c.n && !p.IsOut(own) {
		own = p.Nodes[own].Parent
	}
	box := p.Nodes[own].Box
	if own == c.n || 2*box.W > c.inner.W && box.H > layout.MaxLabel || !layout.Inside(box, c.inner) || p.First(own, "img") != page.None {
		return false
	}
	for i := own; i <= text; i++ {
		delete(c.said, i) // is laid as it was
	}
	c.said[own], c.label = corner(p, c.n, own, false)+c.above(2), p.Nodes[own].End
	return true
}

// piled reports whether pictures lie on each other, and not as a sign on a map: of those only one would
// be seen. Of pictures that are cut where the other begins, as those that are compared, both are.
func (c *collage) piled() bool {
	for i, a := range c.images {
		for j, b := range c.images[:i] {
			w := min(a.Right(), b.Right()) - max(a.X, b.X)
			h := min(a.Bottom(), b.Bottom()) - max(a.Y, b.Y)
			small, large := min(a.W*a.H, b.W*b.H), max(a.W*a.H, b.W*b.H)
			if w > 0 && h > 0 && 2*w*h > small && 4*small > large && !c.isCut(i) && !c.isCut(j) {
				return true
			}
		}
	}
	return false
}
