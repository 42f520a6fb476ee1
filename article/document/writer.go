package document

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/arrangement"
	"galley/article/backdrop"
	"galley/article/ground"
	"galley/article/layout"
	"galley/article/markup"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
	"galley/page/colour"
)

// writer writes the styled document. It dresses the elements that package markup writes.
type writer struct {
	*markup.Writer
	src   Source
	sheet *sheet.Sheet // nil: no look is known
	open  []element
	next  element // that begins

	stages   int  // elements whose background pictures are written
	narrows  bool // something is laid out otherwise on narrow screens
	turns    bool // something is turned or slanted
	backed   bool // there are pictures behind words
	signed   bool // it has signs in paddings
	covering bool // parts on the cover are being written
	edge     edge // how the first part reaches the edges of the window

	flush     float64 // on a card as wide as the body: the room that the body has in itself on the left
	cardInset float64 // by how much parts are narrower than a card on a narrow screen

	afterCover int // number of the part below those on the cover; 0: there is no cover

	unders  backdrop.Underlays // imgs that words stand on
	grounds *ground.Grounds    // what words stand on

	onPictures []page.NodeID // see pictured; nil: not yet looked for

	cellRooms map[page.NodeID]float64 // of tables: the width that their columns share
	lowest    map[page.NodeID]float64 // of boxes with an underlay: the lower edge of the words so far
}

// element is one that is being written.
type element struct {
	node   page.NodeID              // None for what stands around a clone
	style  int32                    // the computed style that its children inherit from
	table  page.NodeID              // the table around
	items  *arrangement.Arrangement // of its children, where it lays them out itself
	turned bool                     // it or something around it was turned or moved after its layout

	badges   map[page.NodeID]string // declarations of its children that lie over it
	fills    bool                   // as high as the item of a row that it is all of, of which a child takes what is to spare
	inLine   bool                   // the badges are of what is around it
	collage  map[page.NodeID]string // declarations of all elements of the collage that it is or is in
	charted  bool                   // that is a chart
	code     bool                   // it is or stands in code with marks over its padding
	wrapped  bool                   // a table that is written as a block
	slides   bool                   // a row that is wider than what is shown of it
	drawn    bool                   // in the drawing of a formula
	vertical bool                   // its lines run from top to bottom
	gives    bool                   // its paddings are narrower in a narrow window
	ground   ground.Ground          // what its words stand on
	on       page.NodeID            // the box with an underlay whose words may be laid over it here

	cut     *page.Rect // what is seen of a float that is cut off, in which it stands; see cutFloat
	cutSelf bool       // it is that float
}

func newWriter(src Source) *writer {
	c := &writer{src: src, lowest: map[page.NodeID]float64{}, cellRooms: map[page.NodeID]float64{}}
	if src.styled() {
		p := src.Plan.Page
		c.sheet = sheet.New(p)
		c.sheet.Fonts = src.Fonts
		c.unders = backdrop.FindUnderlays(backdrop.Source{Plan: src.Plan, Parts: src.Parts, Backs: src.Backs, Cover: src.Cover.Node, ImageURL: src.Markup.ImageURL})
		c.grounds = ground.New(p, src.Parts, c.unders.On, src.Cover.Node != page.None)
		src.Markup.Dress = c
	}
	c.Writer = markup.New(src.Plan, src.Markup)
	return c
}

// part writes one subtree.
func (c *writer) part(pt subtree.Part) {
	c.begin(c.partGround(pt))
	c.Part(pt)
}

// partGround is what a part stands on.
func (c *writer) partGround(pt subtree.Part) ground.Ground {
	if c.sheet == nil {
		return ground.Ground{Colour: colour.White}
	}
	on := ground.Ground{Colour: c.grounds.Under(pt), Picture: c.covering || c.grounds.OnGradient(pt.Root) || pt.Title && c.grounds.Cover(pt.Root) != ""}
	if own, written := c.grounds.Own(pt); written {
		on.Colour = own
	}
	return on
}

// sprites writes what drawings repeat, before anything else.
func (c *writer) sprites() {
	c.begin(ground.Ground{})
	c.WriteSprites()
}

// begin says what the next subtrees stand on.
func (c *writer) begin(on ground.Ground) {
	c.open = append(c.open[:0], element{style: page.NoStyle, table: page.None, node: page.None, on: page.None, ground: on})
}

// top is the nearest open element.
func (c *writer) top() *element { return &c.open[len(c.open)-1] }

// Skips reports whether n is written elsewhere: as a picture behind words, or not again.
func (c *writer) Skips(n page.NodeID) bool { return n == c.src.Cover.Node || c.unders.Gone[n] }

// Class is the class of an element that begins.
func (c *writer) Class(n page.NodeID, f *plan.Node, root bool) (class string) {
	node := &c.Page.Nodes[n]
	parent := c.top()
	c.next = element{style: parent.style, table: parent.table, node: n, turned: parent.turned, on: page.None, ground: parent.ground, collage: parent.collage, charted: parent.charted, code: parent.code, cut: parent.cut}
	next := &c.next
	switch {
	case f.NS == allowlist.HTML && layout.HasNoBox(c.Page, n):
		class = c.withoutBox(n, f, parent)
	case c.sheet.Known(node.Style) && !(f.Tag == "img" && picture.IsBroken(c.Page, n)):
		next.style = node.Style
		if f.NS == allowlist.HTML {
			next.vertical = layout.Vertical(c.Page, n)
			next.turned = next.turned || next.vertical || layout.Turned(c.Page, n)
			next.items = c.children(n, parent)
			next.wrapped = layout.Wraps(c.Page, n, f.Tag)
			if next.badges = arrangement.Badges(c.Plan, n); next.badges == nil && c.Page.Styles[node.Style].Look[sheet.Display] == "inline" && !root {
				next.badges, next.inLine = parent.badges, true // which are laid over what it stands in
			}
			next.code = next.code || c.holdsMarks(n)
			if next.collage == nil && !root {
				if next.collage = arrangement.Collage(c.Plan, n); next.collage == nil {
					next.collage = arrangement.Chart(c.Plan, n)
					next.charted = next.collage != nil
				}
			}
			next.on = c.layer(n, parent)
		}
		next.drawn = parent.drawn || c.Page.MathOf(n) != page.None
		k := c.ruleFor(n, f, parent, next, root)
		class = c.sheet.Class(k) + c.narrow(n, &k, next.items)
		_, back := c.backOf(n, f)
		if s, sign := c.signOf(n, f); back || sign && !s.Inside {
			class = "g-on " + class
		}
	}
	if f.Tag == "table" {
		next.table = n
	}
	return strings.TrimSpace(class)
}

// children is how those of n are laid out.
func (c *writer) children(n page.NodeID, parent *element) *arrangement.Arrangement {
	_, under := c.unders.On[n]
	return c.sharedRows(n, parent, arrangement.Of(c.arranged(), n, under || parent.on != page.None))
}

// arranged is what arrangements are found in.
func (c *writer) arranged() *arrangement.Source {
	return &arrangement.Source{Plan: c.Plan, Gone: c.unders.Gone}
}

// withoutBox is the class of an element without a box of its own, that begins. Its children are laid
// out as those of the element around; of a root that stays behind, and the root is laid out as it was.
func (c *writer) withoutBox(n page.NodeID, f *plan.Node, parent *element) (class string) {
	root, style := parent.node == page.None, c.Page.Nodes[n].Style
	if c.sheet.Known(style) {
		c.next.style = style
		class = c.sheet.Class(sheet.Key{Style: style, Parent: parent.style, Tag: f.Tag, NS: f.NS, Root: root})
	} else if !root {
		class = c.sheet.Intern("display:contents;")
	}
	if !root {
		c.next.items = parent.items
		return class
	}
	items := arrangement.OfRoot(c.arranged(), n)
	if c.next.items = items; items == nil {
		return class
	}
	class += " " + c.sheet.Intern("display:grid;grid-template-columns:"+items.Tracks+";row-gap:"+items.RowGap+";")
	if items.Columns {
		c.narrows = true
		class += " g-row"
	}
	return class
}

// Enter writes the picture behind the words of an element whose children follow.
func (c *writer) Enter(n page.NodeID, f *plan.Node) {
	if b, ok := c.backOf(n, f); ok {
		c.behind(b, n)
	} else if s, ok := c.signOf(n, f); ok {
		c.sign(s)
	}
	c.open = append(c.open, c.next)
}

// Leave ends the element that was entered last.
func (c *writer) Leave() { c.open = c.open[:len(c.open)-1] }

// Sized is the class of a box as large as the one that it stands for.
func (c *writer) Sized(box page.Rect) string { return c.sheet.Sized(box) }
