package layout

import (
	"strconv"

	"galley/article/sheet"
	"galley/page"
)

// Cover is a box of one colour and without words that is painted over what comes before it.
type Cover struct {
	node page.NodeID
	box  page.Rect
}

// maxCovers bounds what every text is compared with.
const maxCovers = 100

// Covers are those of a page, in document order. What stays where it is while somebody scrolls hides nothing for long, and
// behind a box with words may be another side of it that a reader turns up.
func Covers(p *page.Page) (covers []Cover) {
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Element || n.Hidden || n.Box.W <= leastPainted || n.Box.H <= leastPainted || !sheet.Known(p, n.Style) {
			continue
		}
		style := &p.Styles[n.Style]
		if style.Position != "absolute" && style.Position != "relative" || style.Opacity < 1 {
			continue
		}
		ground, painted, _ := paperOf(style)
		if !painted || ground.A < 1 || level(style) < 0 || !isPlain(style) || !isWordless(p, page.NodeID(i)) || !isOpaque(p, page.NodeID(i)) {
			continue
		}
		if covers = append(covers, Cover{page.NodeID(i), n.Box}); len(covers) == maxCovers {
			break
		}
	}
	return covers
}

// isPlain reports whether nothing makes less of the ground of a style.
func isPlain(style *page.Style) bool {
	none := func(at int) bool { return style.Look[at] == "none" || style.Look[at] == "" }
	return none(sheet.Mask) && none(sheet.ClipPath) && none(sheet.Filter) && style.Visibility != "hidden" &&
		(style.Look[sheet.Blend] == "normal" || style.Look[sheet.Blend] == "")
}

// isOpaque reports whether nothing around n lets see through it, or cuts it off.
func isOpaque(p *page.Page, n page.NodeID) bool {
	for e := range p.Ancestors(n) {
		style := ownStyle(p, e)
		if style == nil {
			continue
		}
		if style.Opacity < 1 || style.Position == "fixed" || style.Position == "sticky" || len(style.Look) > 0 && !isPlain(style) {
			return false
		}
	}
	return Seen(p, n) == p.Nodes[n].Box
}

// level is the z-index of a style, 0 where it has none.
func level(style *page.Style) int {
	z, err := strconv.Atoi(style.LookValue("z-index"))
	if err != nil {
		return 0
	}
	return z
}

// IsCovered reports whether a text lies wholly behind one of covers. One that is lifted over others may not.
func IsCovered(p *page.Page, n page.NodeID, covers []Cover) bool {
	box := p.Nodes[n].Box
	if box.Empty() {
		return false
	}
	for _, c := range covers {
		if c.node < n || c.box.Intersect(box) != box {
			continue
		}
		for e := p.Nodes[n].Parent; ; e = p.Nodes[e].Parent {
			if e == page.None || p.Nodes[e].End > c.node {
				return true // what is around both
			}
			if style := ownStyle(p, e); style != nil && !isStatic(style) && level(style) > 0 {
				break
			}
		}
	}
	return false
}
