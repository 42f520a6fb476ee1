package fit

import (
	"strings"

	"galley/article/arrangement"
	"galley/article/backdrop"
	"galley/article/ground"
	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Same is how much, in CSS px, a box may differ from where the flow puts it by itself.
const Same = 0.3

// SmallMargin is a margin, in CSS px, that a narrow screen has room for.
const SmallMargin = 48

// Column is the column that an article is written in, with the elements that are being written, outermost
// first. It says which widths, heights, margins and paddings keep their boxes as they were.
type Column struct {
	*plan.Plan
	Sheet   *sheet.Sheet
	Backs   map[page.NodeID]backdrop.Picture // background pictures, by element
	Signs   map[page.NodeID]backdrop.Sign    // likewise small ones in paddings
	Open    []Element
	Next    Element // that begins
	Narrows bool    // something is laid out otherwise on narrow screens

	cellRooms map[page.NodeID]float64 // of tables: the width that their columns share
}

// New is a column in which nothing is written yet.
func New(pl *plan.Plan) *Column {
	return &Column{Plan: pl, cellRooms: map[page.NodeID]float64{}}
}

// Element is one that is being written.
type Element struct {
	Node   page.NodeID              // None for what stands around a clone
	Style  int32                    // the computed style that its children inherit from
	Table  page.NodeID              // the table around
	Items  *arrangement.Arrangement // of its children, where it lays them out itself
	Turned bool                     // it or something around it was turned or moved after its layout

	Badges   map[page.NodeID]string // declarations of its children that lie over it
	Fills    bool                   // as high as the item of a row that it is all of, of which a child takes what is to spare
	InLine   bool                   // the badges are of what is around it
	Collage  map[page.NodeID]string // declarations of all elements of the collage that it is or is in
	Charted  bool                   // that is a chart
	Code     bool                   // it is or stands in code with marks over its padding
	Wrapped  bool                   // a table that is written as a block
	Slides   bool                   // a row that is wider than what is shown of it
	Drawn    bool                   // in the drawing of a formula
	Vertical bool                   // its lines run from top to bottom
	Gives    bool                   // its paddings are narrower in a narrow window
	Ground   ground.Ground          // what its words stand on
	On       page.NodeID            // the box with an underlay whose words may be laid over it here

	Cut     *page.Rect // what is seen of a float that is cut off, in which it stands; see cutFloat
	CutSelf bool       // it is that float
}

// Top is the nearest open element.
func (c *Column) Top() *Element { return &c.Open[len(c.Open)-1] }

// Around is the written element whose content box holds what is written next; nil
// where the tracks of a table or a row of flex items do.
func (c *Column) Around() *Element {
	const most = 32
	for i := len(c.Open) - 1; i > 0 && i >= len(c.Open)-most; i-- {
		t := &c.Open[i]
		if t.Node != page.None && layout.HasNoBox(c.Page, t.Node) {
			continue
		}
		if t.Node == page.None || !c.Sheet.Known(c.Page.Nodes[t.Node].Style) {
			return nil
		}
		switch d := c.Page.Styles[c.Page.Nodes[t.Node].Style].Display; {
		case d == "inline":
			continue
		case t.Wrapped:
			return t
		case d == "flex" || d == "grid" || strings.HasPrefix(d, "inline-") && d != "inline-block":
			if t.Items == nil || !t.Items.Stacked {
				return nil
			}
			return t
		case strings.HasPrefix(d, "table") && d != "table-cell" || d == "none":
			return nil
		}
		return t
	}
	return nil
}
