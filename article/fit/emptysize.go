package fit

import (
	"math"
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// maxEmptySize bounds the room, in CSS px, that is kept of an element without contents:
// larger ones had something in them that did not come along.
const maxEmptySize = 200

// maxColumn is wider than any element without contents is that has a meaning.
const maxColumn = 4000

// soundW and soundH are the size, in CSS px, that browsers give the controls of a sound, mostSoundH the
// most that a page gives them.
const (
	soundW     = 300
	soundH     = 54
	mostSoundH = 160
)

// EmptySize keeps the room of an empty element: a space between paragraphs, or a sign
// that a style sheet puts there.
func (c *Column) EmptySize(n page.NodeID, tag string, parent *Element) string {
	node := &c.Page.Nodes[n]
	box := node.Box
	if tag == "audio" && box.H >= 1 && box.H <= mostSoundH && math.Abs(box.H-soundH) >= 1 {
		return "height:" + sheet.Short(box.H) + "px;"
	}
	_, backed := c.Backs[n]
	if !c.isEmpty(n) || c.Page.Styles[node.Style].Position == "absolute" || c.Page.Styles[node.Style].Position == "fixed" || allowlist.VoidTags[tag] && tag != "hr" || allowlist.IsPlayer(tag) || allowlist.TableParents[tag] != nil ||
		box.W < 1 || box.H < 1 || box.W > maxColumn || box.H > maxEmptySize && !backed && !c.isGutter(n, parent) {
		return ""
	}
	look := c.Page.Styles[node.Style].Look
	width, height := look[sheet.Width], look[sheet.Height]
	kind := ""
	if look[sheet.BoxSizing] == "border-box" {
		kind = "box-sizing:border-box;" // its lines and its padding are in them
	}
	switch {
	case tag == "hr": // its width is that of the column
		if sheet.Pixels(height) == 0 {
			return ""
		}
		return kind + "height:" + sheet.Short(sheet.Pixels(height)) + "px;" + c.lineFor(look)
	case strings.HasPrefix(look[sheet.Display], "inline-") || look[sheet.Float] != "none":
		if style := &c.Page.Styles[node.Style]; c.Sheet.SaysSign(style, page.Before) || c.Sheet.SaysSign(style, page.After) {
			return kind + "min-width:" + sheet.Short(sheet.Pixels(width)) + "px;min-height:" + sheet.Short(sheet.Pixels(height)) + "px;" // or a hundredth of a px would break them
		}
		return kind + "width:" + sheet.Short(sheet.Pixels(width)) + "px;height:" + sheet.Short(sheet.Pixels(height)) + "px;"
	case look[sheet.Display] == "inline":
		if style := &c.Page.Styles[node.Style]; !c.Sheet.LeavesSign(style, page.Before) && !c.Sheet.LeavesSign(style, page.After) {
			return ""
		}
		return "padding-left:" + sheet.Short(box.W) + "px;"
	case c.isGutter(n, parent): // in a narrower window its row is higher
		return kind + "width:" + sheet.Short(sheet.Pixels(width)) + "px;" + least(box.H, height)
	case look[sheet.LookAt["flex-grow"]] == "0" && box.W < sheet.Wide && !strings.HasPrefix(look[sheet.Display], "table") && c.inFlexRow(parent):
		return kind + "width:" + sheet.Short(sheet.Pixels(width)) + "px;height:" + sheet.Short(sheet.Pixels(height)) + "px;" // the swatch of a legend
	case c.isBarInCell(n, parent):
		return kind + "width:" + sheet.Short(sheet.Pixels(width)) + "px;max-width:100%;height:" + sheet.Short(sheet.Pixels(height)) + "px;"
	case sheet.Pixels(height) > 0 && look[sheet.Display] == "block":
		return kind + "height:" + sheet.Short(sheet.Pixels(height)) + "px;"
	}
	return ""
}

// isGutter reports whether an element without contents holds room, or shows a bar, beside what makes its row as
// high as both are.
func (c *Column) isGutter(n page.NodeID, parent *Element) bool {
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if look[sheet.LookAt["flex-grow"]] != "0" || c.Page.Nodes[n].Box.W >= sheet.Wide || strings.HasPrefix(look[sheet.Display], "table") || parent.Node != c.Page.Nodes[n].Parent || !c.inFlexRow(parent) {
		return false
	}
	stretched, _ := c.stretched(n, parent)
	return stretched
}

// isBarInCell reports whether an empty element shows a bar in a cell of a grid that is wider than the bar: what
// stands in the next cell begins farther away than the gap between them.
func (c *Column) isBarInCell(n page.NodeID, parent *Element) bool {
	node := &c.Page.Nodes[n]
	if parent.Node != node.Parent || parent.Items == nil || parent.Items.Stacked || !c.Sheet.Known(parent.Style) || !layout.Paints(c.Page.Styles[node.Style].Look) {
		return false
	}
	around := c.Page.Styles[parent.Style].Look
	if !strings.HasSuffix(around[sheet.Display], "grid") || around[sheet.LookAt["direction"]] == "rtl" {
		return false
	}
	next := node.End
	for next < c.Page.Nodes[parent.Node].End && (c.Page.Nodes[next].Kind != page.Element || c.Page.Nodes[next].Hidden) {
		next = c.Page.Nodes[next].End
	}
	if next >= c.Page.Nodes[parent.Node].End {
		return false
	}
	box := c.Page.Nodes[next].Box
	beside := box.Y < node.Box.Bottom() && box.Bottom() > node.Box.Y
	return beside && box.X-node.Box.Right() > sheet.Pixels(around[sheet.LookAt["column-gap"]])+2
}

// least is a height that a gutter has at least: a lower one may be its own, and make the row as high as it is.
func least(h float64, height string) string {
	if h > maxEmptySize {
		return ""
	}
	return "min-height:" + sheet.Short(sheet.Pixels(height)) + "px;"
}

// isEmpty reports whether there is nothing in an element, or only words for screen readers, as in the bar
// of a share that is drawn.
func (c *Column) isEmpty(n page.NodeID) bool {
	const most = 8 // nodes of such words
	if c.Page.Nodes[n].End-n > most {
		return false
	}
	for child := range c.Page.Children(n) {
		k := &c.Page.Nodes[child]
		if k.Kind == page.Text && !page.IsBlank(k.Text) || k.Kind == page.Element && !c.Page.OnOnePoint(child) {
			return false
		}
	}
	return true
}

// lineFor is the line that stands for the picture of a rule which shows nothing else, where it stays behind.
func (c *Column) lineFor(look []string) string {
	lone := sheet.Layers(look[sheet.Image])
	if ground, ok := sheet.GroundColour(look); len(lone) != 1 || !strings.HasPrefix(look[sheet.Image], "url(") || ok && ground.A > 0 ||
		sheet.Pixels(look[sheet.BorderTW]) > 0 || sheet.Pixels(look[sheet.BorderBW]) > 0 || c.Sheet.DrawsBehind(look) {
		return ""
	}
	wide := "100%"
	if look[sheet.ImageRepeat] == "no-repeat" { // an ornament in the middle
		wide = "48px"
	}
	return "background:linear-gradient(currentcolor,currentcolor) 50% 50% / " + wide + " 1px no-repeat;"
}
