package arrangement

import (
	"slices"
	"strings"
	"unicode/utf8"

	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Arrangement is how the children of a flex or grid container are written. The zero
// value says that they are as their own style sheet has them.
type Arrangement struct {
	Stacked    bool                   // one under the other: the container is a block
	Above      map[page.NodeID]string // stacked: their distance to what stood above them
	Last       page.NodeID            // stacked: the lowest
	Tracks     string                 // grid-template-columns in place of the page's own
	Cells      map[page.NodeID]string // with tracks: the declarations that place the children
	RowGap     string                 // of a root without a box: the gap between the rows of its tracks
	SharesRows bool                   // one stands in each row of the grid around
	Columns    bool                   // they stand side by side, some of them too wide for a narrow screen
}

// Source is what arrangements are found in.
type Source struct {
	*plan.Plan
	Gone map[page.NodeID]bool // what the plan has, and is not written in its place
}

// Of decides how the children of n are written, from the boxes that they had. In a box
// with an underlay nothing bounds their distances, because the picture takes the room.
func Of(c *Source, n page.NodeID, onPicture bool) *Arrangement {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if !sheet.IsFlexible(look) || strings.HasPrefix(look[sheet.Display], "inline") || layout.Vertical(c.Page, n) {
		return nil
	}
	items, lost, plain := c.items(n)
	if len(items) == 0 || !plain {
		return nil
	}
	if c.hasFlowMark(n) {
		return c.besideMark(n, items)
	}
	ar := &Arrangement{}
	if ar.Stacked = c.stacked(items); ar.Stacked {
		ar.Above, ar.Last = c.distances(n, items, lost, onPicture), items[len(items)-1]
		return ar
	}
	ar.Columns = tooWide(c.Page, n, items)
	tracks := look[sheet.Tracks]
	named := strings.Contains(tracks, "[") || tracks != "none" && sheet.FluidTracks(tracks) == "" || c.inAreas(items) || c.besideInCell(items)
	if strings.HasSuffix(look[sheet.Display], "grid") && (named || len(lost) > 0) && len(items) <= maxGridItems {
		left, right := layout.Content(c.Page, n)
		ar.Tracks, ar.Cells = c.cells(n, items, left, right)
	}
	return ar
}

// inAreas reports whether children of a grid stand in areas or at lines that have names, which
// grid-template-areas gives and no column says.
func (c *Source) inAreas(items []page.NodeID) bool {
	return slices.ContainsFunc(items, func(item page.NodeID) bool {
		look := c.Page.Styles[c.Page.Nodes[item].Style].Look
		return slices.ContainsFunc(sheet.GridLines[:], func(line int) bool { return isLineName(look[line]) })
	})
}

// besideInCell reports whether children of a grid stand in one cell, and beside each other all the
// same: margins hold them apart, which a window of another width has no room for.
func (c *Source) besideInCell(items []page.NodeID) bool {
	first := map[[4]string]page.NodeID{}
	for _, item := range items {
		look := c.Page.Styles[c.Page.Nodes[item].Style].Look
		var cell [4]string
		for i, line := range sheet.GridLines {
			cell[i] = look[line]
		}
		if cell[0] == "auto" || cell[2] == "auto" {
			continue
		}
		other, taken := first[cell]
		if first[cell] = item; taken && c.Page.Nodes[other].Box.Intersect(c.Page.Nodes[item].Box).Empty() {
			return true
		}
	}
	return false
}

// isLineName reports whether a computed grid line has a name: it is not a number, a span or auto.
func isLineName(line string) bool {
	if line == "" || line == "auto" || strings.HasPrefix(line, "span ") {
		return false
	}
	first, _ := utf8.DecodeRuneInString(line)
	return first != '-' && (first < '0' || first > '9')
}

// OfRoot decides how the children of the root of a part are written that has no box of its own:
// the container which laid them out stays behind. They get the tracks that they had there and
// the gap between its rows. It is nil where they stood one under the other.
func OfRoot(c *Source, n page.NodeID) *Arrangement {
	around := c.containerOf(n)
	if around == page.None {
		return nil
	}
	items, _, plain := c.items(n)
	if !plain || len(items) == 0 || len(items) > maxGridItems || c.stacked(items) {
		return nil
	}
	ar := &Arrangement{Columns: tooWide(c.Page, around, items), RowGap: "0"}
	box := layout.Box(c.Page, n)
	ar.Tracks, ar.Cells = c.cells(around, items, box.X, box.Right())
	if gap := c.Page.Styles[c.Page.Nodes[around].Style].Look[sheet.RowGap]; sheet.Pixels(gap) > 0 {
		ar.RowGap = sheet.Short(sheet.Pixels(gap)) + "px"
	}
	return ar
}

// containerOf is the flex or grid container that lays out the children of n, which has no box of
// its own; page.None where another element does.
func (c *Source) containerOf(n page.NodeID) page.NodeID {
	for a := range c.Page.Ancestors(n) {
		if layout.HasNoBox(c.Page, a) {
			continue
		}
		if style := c.Page.Nodes[a].Style; sheet.Known(c.Page, style) && sheet.IsFlexible(c.Page.Styles[style].Look) {
			return a
		}
		break
	}
	return page.None
}

// hasFlowMark reports whether a style sheet puts something before or after the children of n that
// is laid out among them: nobody knows where, and without it they would stand elsewhere.
func (c *Source) hasFlowMark(n page.NodeID) bool {
	for _, which := range [2]string{page.Before, page.After} {
		values := c.Page.Styles[c.Page.Nodes[n].Style].Generated(which)
		if values == nil {
			continue
		}
		value := func(name string) string { return values[sheet.GeneratedAt[name]] }
		if place := value("position"); (place == "static" || place == "relative") && value("display") != "none" && sheet.Pixels(value("width")) > 0 {
			return true
		}
	}
	return false
}

// items are the children of a container that are written and take part in its layout,
// and those that take part and are not written. plain is false where words stand in it
// that no element holds.
func (c *Source) items(n page.NodeID) (items, lost []page.NodeID, plain bool) {
	for i := n + 1; i < c.Page.Nodes[n].End; {
		node := &c.Page.Nodes[i]
		do := c.Nodes[i].Do
		look := sheet.Known(c.Page, node.Style)
		noBox := layout.HasNoBox(c.Page, i)
		switch {
		case node.Kind == page.Text:
			if do == plan.Write && !page.IsBlank(node.Text) {
				return nil, nil, false
			}
		case node.Kind != page.Element || node.Hidden || !look && !noBox || c.Gone[i]:
		case do == plan.Unwrap || do == plan.Write && noBox:
			i++
			continue
		case !look || node.Box.Empty() && !c.reachesOut(i) || layout.OutOfFlow(&c.Page.Styles[node.Style]):
		case do == plan.Drop:
			lost = append(lost, i)
		default:
			items = append(items, i)
		}
		i = node.End
	}
	return items, lost, true
}

// reachesOut reports whether n has no height and words all the same, as a note in a column beside a text that
// is to make no row higher.
func (c *Source) reachesOut(n page.NodeID) bool {
	box := c.Page.Nodes[n].Box
	return box.W >= 1 && box.H == 0 && c.Nodes[n].Do != plan.Drop && layout.Says(c.Page, n)
}

func (c *Source) stacked(items []page.NodeID) bool {
	for i := 1; i < len(items); i++ {
		if c.Page.Nodes[items[i]].Box.Y < c.Page.Nodes[items[i-1]].Box.Bottom()-1 {
			return false
		}
	}
	return true
}

// distances are the margins above children that stand one under the other.
func (c *Source) distances(n page.NodeID, items, lost []page.NodeID, onPicture bool) map[page.NodeID]string {
	edge := layout.ContentOf(c.Page, n).Y
	all := slices.Concat(items, lost)
	slices.Sort(all)
	above := map[page.NodeID]string{}
	var skipped []float64
	for _, item := range all {
		box := c.Page.Nodes[item].Box
		if c.Nodes[item].Do == plan.Drop {
			skipped = append(skipped, box.Bottom())
			continue
		}
		for _, bottom := range skipped {
			if bottom <= box.Y+1 {
				edge = max(edge, bottom)
			}
		}
		skipped = skipped[:0]
		above[item] = sheet.Short(min(max(box.Y-edge, 0), layout.MaxDistance)) + "px"
		if left, right := layout.Content(c.Page, n); onPicture {
			above[item] = sheet.Share(box.Y-edge, right-left)
		}
		edge = box.Bottom()
	}
	return above
}
