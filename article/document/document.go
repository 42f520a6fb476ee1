package document

import (
	"strings"

	"galley/article/dress"
	"galley/article/flow"
	"galley/article/layout"
	"galley/article/markup"
	"galley/article/subtree"
	"galley/page"
)

// Source is what a styled document is written of.
type Source struct {
	dress.Source
	Blocks []flow.Block
}

// writer writes the parts of a styled document, one below the other or as they stood.
type writer struct {
	*dress.Dress
	src  Source
	edge edge // how the first part reaches the edges of the window

	flush     float64 // on a card as wide as the body: the room that the body has in itself on the left
	cardInset float64 // by how much parts are narrower than a card on a narrow screen

	afterCover int // number of the part below those on the cover; 0: there is no cover
}

// Of is the style sheet and the body of a document. The body is made first, since it finds out
// which classes there are.
func Of(src Source) (css string, body []byte) {
	src.Parts = withoutCoverAgain(src)
	c := &writer{Dress: dress.New(src.Source), src: src}
	frame := c.partBoxes()
	first := subtree.FirstBody(src.Parts)
	from, to := c.onCover()
	for i := from; i < to; i++ {
		frame[i] = layout.Seen(c.Page, src.Cover.Node)
	}
	c.afterCover = to
	c.edge = c.leads(frame[0], from == 0 && to > 0)
	c.WriteSprites()
	onBand := c.bandOf(frame)
	onCard := c.cardOf(frame, from, to, onBand)
	for i := 0; i < len(src.Parts); i++ {
		pt := src.Parts[i]
		if i == onCard.from {
			c.Out.WriteString(`<div class="g-card ` + c.Sheet.Intern(onCard.rules) + `">` + "\n")
		}
		if i == onBand.from {
			c.Out.WriteString(`<div class="g-band ` + c.Sheet.Intern(onBand.rules) + `">` + "\n")
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
	c.Part(pt)
	c.Out.WriteString("</div>\n")
}

// css is the style sheet, when the body is written: of parts that had such boxes.
func (c *writer) css(frame []page.Rect) string {
	css := BaseCSS + PlainCSS
	if c.Sheet != nil {
		css = BaseCSS + c.pageCSS(frame) + c.counterCSS() + c.Sheet.CSS()
		if c.Column.Narrows {
			css += narrowCSS
		}
		if c.Turns {
			css += turnCSS
		}
		if c.Backed || c.Signed {
			css += dress.OnCSS
		}
		if c.Backed {
			css += dress.BackCSS
		}
		if c.Signed {
			css += dress.SignCSS
		}
		css += c.edgeCSS()
	}
	if len(c.Sprites) > 0 {
		css += markup.SpriteCSS
	}
	if !c.src.Markup.Head.Line.Empty() {
		css += c.headCSS()
	}
	return css + printCSS(c.Sheet)
}

// counterCSS begins the counters of the article that the page begins around it.
func (c *writer) counterCSS() string {
	var looks [][]string
	for n := range c.Page.Ancestors(subtree.Body(c.src.Parts).Root) {
		if style := c.Page.Nodes[n].Style; c.Sheet.Known(style) {
			looks = append(looks, c.Page.Styles[style].Look)
		}
	}
	if rules := c.Sheet.Resets(looks); rules != "" {
		return "body{" + strings.TrimSuffix(rules, ";") + "}\n"
	}
	return ""
}
