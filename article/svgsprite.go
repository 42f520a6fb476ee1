package article

import "galley/article/plan"

// spriteCSS hides the drawing that holds them: what is not displayed at all paints nothing
// elsewhere either.
const spriteCSS = ".g-sprites{display:block;width:0;height:0;overflow:hidden}\n"

// writeSprites writes them in a drawing that takes no room.
func (c *htmlWriter) writeSprites() {
	if len(c.Sprites) == 0 {
		return
	}
	c.out.WriteString(`<svg class="g-sprites" width="0" height="0" aria-hidden="true">`)
	for _, n := range c.Sprites {
		c.nodes(n, openTag{tag: "svg"}, plan.EachBelow(c.Page, n))
	}
	c.out.WriteString("</svg>\n")
}
