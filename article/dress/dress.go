package dress

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/arrangement"
	"galley/article/backdrop"
	"galley/article/fit"
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

// Source is what the elements of a styled document are dressed by.
type Source struct {
	Plan   *plan.Plan
	Markup markup.Source // the Dress is this package's
	Parts  []subtree.Part
	Title  page.NodeID                      // as selected
	Backs  map[page.NodeID]backdrop.Picture // background pictures, by element
	Signs  map[page.NodeID]backdrop.Sign    // likewise small ones in paddings
	Cover  backdrop.Cover                   // what the title stood on
	Fonts  sheet.Fonts
}

// Dress says how the elements look that package markup writes, while they are written.
type Dress struct {
	*markup.Writer
	Column  *fit.Column
	Sheet   *sheet.Sheet       // nil: no look is known
	Unders  backdrop.Underlays // imgs that words stand on
	Grounds *ground.Grounds    // what words stand on

	Turns    bool // something is turned or slanted
	Backed   bool // there are pictures behind words
	Signed   bool // it has signs in paddings
	Covering bool // parts on the cover are being written

	src    Source
	stages int // elements whose background pictures are written

	onPictures []page.NodeID // see pictured; nil: not yet looked for

	lowest map[page.NodeID]float64 // of boxes with an underlay: the lower edge of the words so far
}

// New is the dress of a document of which nothing is written yet.
func New(src Source) *Dress {
	c := &Dress{src: src, Column: fit.New(src.Plan), lowest: map[page.NodeID]float64{}}
	if src.styled() {
		p := src.Plan.Page
		c.Sheet = sheet.New(p)
		c.Sheet.Fonts = src.Fonts
		c.Column.Sheet, c.Column.Backs, c.Column.Signs = c.Sheet, src.Backs, src.Signs
		c.Unders = backdrop.FindUnderlays(backdrop.Source{Plan: src.Plan, Parts: src.Parts, Backs: src.Backs, Cover: src.Cover.Node, ImageURL: src.Markup.ImageURL})
		c.Grounds = ground.New(p, src.Parts, c.Unders.On, src.Cover.Node != page.None)
		src.Markup.Dress = c
	}
	c.Writer = markup.New(src.Plan, src.Markup)
	return c
}

// styled reports whether the look of a part is known.
func (src *Source) styled() bool {
	p := src.Plan.Page
	for _, pt := range src.Parts {
		for n := pt.Root; n != page.None; n = p.Nodes[n].Parent {
			if p.Laid && sheet.Known(p, p.Nodes[n].Style) {
				return true
			}
		}
	}
	return false
}

// Part writes one subtree.
func (c *Dress) Part(pt subtree.Part) {
	c.begin(c.partGround(pt))
	c.Writer.Part(pt)
}

// partGround is what a part stands on.
func (c *Dress) partGround(pt subtree.Part) ground.Ground {
	if c.Sheet == nil {
		return ground.Ground{Colour: colour.White}
	}
	on := ground.Ground{Colour: c.Grounds.Under(pt), Picture: c.Covering || c.Grounds.OnGradient(pt.Root) || pt.Title && c.Grounds.Cover(pt.Root) != ""}
	if own, written := c.Grounds.Own(pt); written {
		on.Colour = own
	}
	return on
}

// WriteSprites writes what drawings repeat, before anything else.
func (c *Dress) WriteSprites() {
	c.begin(ground.Ground{})
	c.Writer.WriteSprites()
}

// begin says what the next subtrees stand on.
func (c *Dress) begin(on ground.Ground) {
	c.Column.Open = append(c.Column.Open[:0], fit.Element{Style: page.NoStyle, Table: page.None, Node: page.None, On: page.None, Ground: on})
}

// Skips reports whether n is written elsewhere: as a picture behind words, or not again.
func (c *Dress) Skips(n page.NodeID) bool { return n == c.src.Cover.Node || c.Unders.Gone[n] }

// Class is the class of an element that begins.
func (c *Dress) Class(n page.NodeID, f *plan.Node, root bool) (class string) {
	node := &c.Page.Nodes[n]
	parent := c.Column.Top()
	c.Column.Next = fit.Element{Style: parent.Style, Table: parent.Table, Node: n, Turned: parent.Turned, On: page.None, Ground: parent.Ground, Collage: parent.Collage, Charted: parent.Charted, Code: parent.Code, Cut: parent.Cut}
	next := &c.Column.Next
	switch {
	case f.NS == allowlist.HTML && layout.HasNoBox(c.Page, n):
		class = c.withoutBox(n, f, parent)
	case c.Sheet.Known(node.Style) && !(f.Tag == "img" && picture.IsBroken(c.Page, n)):
		next.Style = node.Style
		if f.NS == allowlist.HTML {
			next.Vertical = layout.Vertical(c.Page, n)
			next.Turned = next.Turned || next.Vertical || layout.Turned(c.Page, n)
			next.Items = c.children(n, parent)
			next.Wrapped = layout.Wraps(c.Page, n, f.Tag)
			if next.Badges = arrangement.Badges(c.Plan, n); next.Badges == nil && c.Page.Styles[node.Style].Look[sheet.Display] == "inline" && !root {
				next.Badges, next.InLine = parent.Badges, true // which are laid over what it stands in
			}
			next.Code = next.Code || c.holdsMarks(n)
			if next.Collage == nil && !root {
				if next.Collage = arrangement.Collage(c.Plan, n); next.Collage == nil {
					next.Collage = arrangement.Chart(c.Plan, n)
					next.Charted = next.Collage != nil
				}
			}
			next.On = c.layer(n, parent)
		}
		next.Drawn = parent.Drawn || c.Page.MathOf(n) != page.None
		k := c.ruleFor(n, f, parent, next, root)
		class = c.Sheet.Class(k) + c.Column.Narrow(n, &k, next.Items)
		_, back := c.backOf(n, f)
		if s, sign := c.signOf(n, f); back || sign && !s.Inside {
			class = "g-on " + class
		}
	}
	if f.Tag == "table" {
		next.Table = n
	}
	return strings.TrimSpace(class)
}

// children is how those of n are laid out.
func (c *Dress) children(n page.NodeID, parent *fit.Element) *arrangement.Arrangement {
	_, under := c.Unders.On[n]
	return c.Column.SharedRows(n, parent, arrangement.Of(c.arranged(), n, under || parent.On != page.None))
}

// arranged is what arrangements are found in.
func (c *Dress) arranged() *arrangement.Source {
	return &arrangement.Source{Plan: c.Plan, Gone: c.Unders.Gone}
}

// withoutBox is the class of an element without a box of its own, that begins. Its children are laid
// out as those of the element around; of a root that stays behind, and the root is laid out as it was.
func (c *Dress) withoutBox(n page.NodeID, f *plan.Node, parent *fit.Element) (class string) {
	root, style := parent.Node == page.None, c.Page.Nodes[n].Style
	if c.Sheet.Known(style) {
		c.Column.Next.Style = style
		class = c.Sheet.Class(sheet.Key{Style: style, Parent: parent.Style, Tag: f.Tag, NS: f.NS, Root: root})
	} else if !root {
		class = c.Sheet.Intern("display:contents;")
	}
	if !root {
		c.Column.Next.Items = parent.Items
		return class
	}
	items := arrangement.OfRoot(c.arranged(), n)
	if c.Column.Next.Items = items; items == nil {
		return class
	}
	class += " " + c.Sheet.Intern("display:grid;grid-template-columns:"+items.Tracks+";row-gap:"+items.RowGap+";")
	if items.Columns {
		c.Column.Narrows = true
		class += " g-row"
	}
	return class
}

// Enter writes the picture behind the words of an element whose children follow.
func (c *Dress) Enter(n page.NodeID, f *plan.Node) {
	if b, ok := c.backOf(n, f); ok {
		c.Behind(b, n)
	} else if s, ok := c.signOf(n, f); ok {
		c.sign(s)
	}
	c.Column.Open = append(c.Column.Open, c.Column.Next)
}

// Leave ends the element that was entered last.
func (c *Dress) Leave() { c.Column.Open = c.Column.Open[:len(c.Column.Open)-1] }

// Sized is the class of a box as large as the one that it stands for.
func (c *Dress) Sized(box page.Rect) string { return c.Sheet.Sized(box) }
