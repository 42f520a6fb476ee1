package dress

import (
	"galley/article/backdrop"
	"galley/article/markup"
	"galley/article/plan"
	"galley/page"
)

// SignCSS puts small pictures where the style sheet of the page had them, behind the words as there.
const SignCSS = `.g-part .g-sign{position:absolute;max-width:none;margin:0;z-index:-1}
.g-part .g-bullet{position:absolute;display:flex;align-items:center}
.g-bullet img{max-width:none}
`

// signOf is the sign in the padding of an element that is written.
func (c *Dress) signOf(n page.NodeID, f *plan.Node) (s backdrop.Sign, ok bool) {
	if s, ok = c.src.Signs[n]; !ok || !c.Sheet.Known(c.Page.Nodes[n].Style) || !s.CanStandIn(c.Page, n, f) {
		return s, false
	}
	_, under := c.Unders.On[n]
	return s, !under
}

// sign writes one.
func (c *Dress) sign(s backdrop.Sign) {
	c.Signed = true
	if s.Bullet || s.Inside {
		c.bullet(s)
		return
	}
	c.Out.WriteString(`<img class="g-sign ` + c.Sheet.Intern(s.Place) + `"`)
	c.Attr("src", c.src.Markup.Address(s.URL))
	c.Out.WriteString(` alt="">`)
}

// bullet writes a picture that stands in the line, or marks a list item: as high as the first line, in
// the middle of which it is then.
func (c *Dress) bullet(s backdrop.Sign) {
	img := func(class string) {
		c.Out.WriteString("<img" + class)
		c.Attr("src", c.src.Markup.Address(s.URL))
		c.Out.WriteString(` alt="` + markup.Escape(s.Alt) + `">`)
	}
	if s.Inside {
		img(` class="` + c.Sheet.Intern(s.Place) + `"`)
		return
	}
	c.Out.WriteString(`<span class="g-bullet ` + c.Sheet.Intern(s.Place) + `">`)
	img("")
	c.Out.WriteString("</span>")
}
