package article

import (
	"math"
	"slices"
	"strings"

	"galley/page"
)

// arrangement is how the children of a flex or grid container are written. The zero
// value says that they are as their own style sheet has them.
type arrangement struct {
	stacked bool                   // one under the other: the container is a block
	above   map[page.NodeID]string // stacked: their distance to what stood above them
	last    page.NodeID            // stacked: the lowest
	tracks  string                 // grid-template-columns in place of the page's own
	cells   map[page.NodeID]string // with tracks: the declarations that place the children
	columns bool                   // they stand side by side, some of them too wide for a narrow screen
}

// maxDistance bounds the room, in CSS px, that is kept above a child: larger ones held
// something that did not come along.
const maxDistance = 160

// maxGridItems bounds the children of a grid whose tracks are found anew.
const maxGridItems = 200

// arrange decides how the children of n are written, from the boxes that they had.
func (c *htmlWriter) arrange(n page.NodeID) *arrangement {
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	if !flexible(look) || strings.HasPrefix(look[iDisplay], "inline") || c.vertical(n) {
		return nil
	}
	items, lost, plain := c.items(n)
	if len(items) == 0 || !plain {
		return nil
	}
	ar := &arrangement{}
	if ar.stacked = c.stacked(items); ar.stacked {
		ar.above, ar.last = c.distances(n, items, lost), items[len(items)-1]
		return ar
	}
	ar.columns = c.tooWide(n, items)
	tracks := look[iTracks]
	named := strings.Contains(tracks, "[") || tracks != "none" && fluidTracks(tracks) == ""
	if strings.HasSuffix(look[iDisplay], "grid") && (named || len(lost) > 0) && len(items) <= maxGridItems {
		ar.tracks, ar.cells = c.cells(items)
	}
	return ar
}

// children is how those of n are laid out: of an element without a box of its own, as
// those of the element around.
func (c *htmlWriter) children(n page.NodeID, parent *openTag) *arrangement {
	if c.p.Styles[c.p.Nodes[n].Style].Display == "contents" {
		return parent.items
	}
	return c.arrange(n)
}

// narrow is the class of what is laid out otherwise on narrow screens, "" for none.
func (c *htmlWriter) narrow(n page.NodeID, k *ruleKey, ar *arrangement) string {
	look := c.p.Styles[k.style].Look
	switch {
	case k.ns == inHTML && c.p.Nodes[n].Box.W > narrowScreen && strings.HasPrefix(look[iDisplay], "table") && !strings.HasPrefix(look[iDisplay], "table-") && !k.pin.wrapped:
		c.narrows = true
		return " g-table"
	case k.ns != inHTML || k.root && ar == nil:
		return ""
	case ar != nil && ar.columns:
		c.narrows = true
		return " g-row"
	case !k.root && !k.pin.inStack && look[iFloat] != "none" && look[iFloat] != "" && c.p.Nodes[n].Box.W >= wide:
		c.narrows = true
		return " g-float"
	}
	return ""
}

// items are the children of a container that are written and take part in its layout,
// and those that take part and are not written. plain is false where words stand in it
// that no element holds.
func (c *htmlWriter) items(n page.NodeID) (items, lost []page.NodeID, plain bool) {
	for i := n + 1; i < c.p.Nodes[n].End; {
		node := &c.p.Nodes[i]
		do := c.plans[i].do
		look := c.sheet.known(node.Style)
		switch {
		case node.Kind == page.Text:
			if do == write && !blank(node.Text) {
				return nil, nil, false
			}
		case node.Kind != page.Element || node.Hidden || !look:
		case do == unwrap || do == write && c.p.Styles[node.Style].Display == "contents":
			i++
			continue
		case node.Box.Empty() || outOfFlow(&c.p.Styles[node.Style]):
		case do == drop:
			lost = append(lost, i)
		default:
			items = append(items, i)
		}
		i = node.End
	}
	return items, lost, true
}

// outOfFlow reports whether a box takes no room among its neighbours.
func outOfFlow(s *page.Style) bool { return s.Position == "absolute" || s.Position == "fixed" }

func (c *htmlWriter) stacked(items []page.NodeID) bool {
	for i := 1; i < len(items); i++ {
		if c.p.Nodes[items[i]].Box.Y < c.p.Nodes[items[i-1]].Box.Bottom()-1 {
			return false
		}
	}
	return true
}

// distances are the margins above children that stand one under the other.
func (c *htmlWriter) distances(n page.NodeID, items, lost []page.NodeID) map[page.NodeID]string {
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	edge := c.p.Nodes[n].Box.Y + pixels(look[iPaddingT]) + pixels(look[iBorderTW])
	all := slices.Concat(items, lost)
	slices.Sort(all)
	above := map[page.NodeID]string{}
	var skipped []float64
	for _, item := range all {
		box := c.p.Nodes[item].Box
		if c.plans[item].do == drop {
			skipped = append(skipped, box.Bottom())
			continue
		}
		for _, bottom := range skipped {
			if bottom <= box.Y+1 {
				edge = max(edge, bottom)
			}
		}
		skipped = skipped[:0]
		above[item] = short(min(max(box.Y-edge, 0), maxDistance)) + "px"
		edge = box.Bottom()
	}
	return above
}

// narrowScreen is the width, in CSS px, that a text has on a telephone.
const narrowScreen = 358

// minColumn is the narrowest column, in CSS px, that words are read in.
const minColumn = 180

// tooWide reports whether columns of words would be too narrow on a narrow screen.
func (c *htmlWriter) tooWide(n page.NodeID, items []page.NodeID) bool {
	around := c.p.Nodes[n].Box
	if around.W <= narrowScreen {
		return false
	}
	const words = 30 // characters, at least, of a column that is read
	for _, item := range items {
		box := c.p.Nodes[item].Box
		if box.W < wide || box.W > 0.9*around.W || box.W*narrowScreen/around.W >= minColumn {
			continue
		}
		if page.Chars(page.Norm(c.p.Text(item))) >= words { // costs most, so it is asked last
			return true
		}
	}
	return false
}

// cells finds the tracks of a grid from the edges of its children, and places each child.
func (c *htmlWriter) cells(items []page.NodeID) (string, map[page.NodeID]string) {
	var edges, tops []float64
	for _, item := range items {
		box := c.p.Nodes[item].Box
		edges = append(edges, box.X, box.Right())
		tops = append(tops, box.Y)
	}
	edges, tops = merged(edges), merged(tops)
	var tracks strings.Builder
	for i := 1; i < len(edges); i++ {
		if i > 1 {
			tracks.WriteByte(' ')
		}
		tracks.WriteString("minmax(0, " + short(edges[i]-edges[i-1]) + "fr)")
	}
	placed := map[page.NodeID]string{}
	for _, item := range items {
		box := c.p.Nodes[item].Box
		bottom := lineAt(tops, box.Bottom()-2) + 1
		placed[item] = "grid-column:" + line(lineAt(edges, box.X)) + " / " + line(lineAt(edges, box.Right())) +
			";grid-row:" + line(lineAt(tops, box.Y)) + " / " + line(bottom) + ";margin-left:0;margin-right:0;max-width:100%;"
	}
	return tracks.String(), placed
}

// sameEdge is how near two edges, in CSS px, are one.
const sameEdge = 1

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
func line(i int) string { return short(float64(i + 1)) }
