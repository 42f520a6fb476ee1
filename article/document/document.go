package document

import (
	"strings"

	"galley/article/backdrop"
	"galley/article/flow"
	"galley/article/layout"
	"galley/article/markup"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// Source is what a styled document is written of.
type Source struct {
	Plan   *plan.Plan
	Markup markup.Source // the Dress is this package's
	Parts  []subtree.Part
	Title  page.NodeID // as selected
	Blocks []flow.Block
	Backs  map[page.NodeID]backdrop.Picture // background pictures, by element
	Signs  map[page.NodeID]backdrop.Sign    // likewise small ones in paddings
	Cover  backdrop.Cover                   // what the title stood on
	Fonts  sheet.Fonts
}

// Of is the style sheet and the body of a document. The body is made first, since it finds out
// which classes there are.
func Of(src Source) (css string, body []byte) {
	c := newWriter(src)
	frame := c.partBoxes()
	first := subtree.FirstBody(src.Parts)
	from, to := c.onCover()
	for i := from; i < to; i++ {
		frame[i] = layout.Seen(c.Page, src.Cover.Node)
	}
	c.afterCover = to
	c.edge = c.leads(frame[0], from == 0 && to > 0)
	c.sprites()
	onBand := c.bandOf(frame)
	onCard := c.cardOf(frame, from, to, onBand)
	for i := 0; i < len(src.Parts); i++ {
		pt := src.Parts[i]
		if i == onCard.from {
			c.Out.WriteString(`<div class="g-card ` + c.sheet.Intern(onCard.rules) + `">` + "\n")
		}
		if i == onBand.from {
			c.Out.WriteString(`<div class="g-band ` + c.sheet.Intern(onBand.rules) + `">` + "\n")
		}
		row := i + 1
		if i < from || i >= to {
			row = c.rowEnd(i, [2]int{from, to}, [2]int{onCard.from, onCard.to}, [2]int{onBand.from, onBand.to})
		}
		switch {
		case row > i+1:
			c.rowParts(i, row, c.rowColumn(first), c.gapBefore(frame, i))
			i = row - 1
		case i == from && from < to:
			c.coverParts(src.Parts[from:to], frame[from], c.gapBefore(frame, from))
		case i < from || i >= to:
			if i == first && src.Markup.Head.After == page.None {
				c.headPart(pt, frame[i])
			}
			c.bodyPart(pt, i, frame, !pt.Title && !pt.Head && (onCard.fills(i, frame[i]) || onBand.fills(i, frame[i])))
		}
		if i == onBand.to-1 {
			c.Out.WriteString("</div>\n")
		}
		if i == onCard.to-1 {
			c.Out.WriteString("</div>\n")
		}
	}
	if first < 0 {
		c.headPart(src.Parts[0], frame[0])
	}
	return c.css(frame) + onCard.css() + c.bandCSS(onBand, frame), c.Out.Bytes()
}

// bodyPart writes one part that does not stand on the cover. wide says that it fills the card or
// the band that it stands on.
func (c *writer) bodyPart(pt subtree.Part, i int, frame []page.Rect, wide bool) {
	c.Out.WriteString(`<div class="g-part`)
	if class := c.wrapper(pt, frame[i], c.gapBefore(frame, i)); class != "" {
		c.Out.WriteString(" " + class)
	}
	if i == 0 && c.edge == pictureEdge {
		c.Out.WriteString(edgeClass)
	}
	if wide {
		c.Out.WriteString(" g-wide")
	}
	c.Out.WriteString(`">`)
	c.part(pt)
	c.Out.WriteString("</div>\n")
}

// css is the style sheet, when the body is written: of parts that had such boxes.
func (c *writer) css(frame []page.Rect) string {
	css := BaseCSS + PlainCSS
	if c.sheet != nil {
		css = BaseCSS + c.pageCSS(frame) + c.counterCSS() + c.sheet.CSS()
		if c.narrows {
			css += narrowCSS
		}
		if c.turns {
			css += turnCSS
		}
		if c.backed || c.signed {
			css += onCSS
		}
		if c.backed {
			css += backCSS
		}
		if c.signed {
			css += signCSS
		}
		css += c.edgeCSS()
	}
	if len(c.Sprites) > 0 {
		css += markup.SpriteCSS
	}
	if !c.src.Markup.Head.Line.Empty() {
		css += c.headCSS()
	}
	return css
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

// counterCSS begins the counters of the article that the page begins around it.
func (c *writer) counterCSS() string {
	var looks [][]string
	for n := range c.Page.Ancestors(subtree.Body(c.src.Parts).Root) {
		if style := c.Page.Nodes[n].Style; c.sheet.Known(style) {
			looks = append(looks, c.Page.Styles[style].Look)
		}
	}
	if rules := c.sheet.Resets(looks); rules != "" {
		return "body{" + strings.TrimSuffix(rules, ";") + "}\n"
	}
	return ""
}
