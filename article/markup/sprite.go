package markup

import "galley/article/plan"

// SpriteCSS hides the drawing that holds them: what is not displayed at all paints nothing
// elsewhere either.
const SpriteCSS = ".g-sprites{display:block;width:0;height:0;overflow:hidden}\n"

// WriteSprites writes them in a drawing that takes no room.
func (w *Writer) WriteSprites() {
	if len(w.Sprites) == 0 {
		return
	}
	w.Out.WriteString(`<svg class="g-sprites" width="0" height="0" aria-hidden="true">`)
	for _, n := range w.Sprites {
		w.subtree(n, plan.EachBelow(w.Page, n))
	}
	w.Out.WriteString("</svg>\n")
}
