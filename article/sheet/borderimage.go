package sheet

import "galley/article/allowlist"

// borderImage writes what is drawn in place of a border: a gradient, or a drawing that the style sheet has in
// itself (CSS Backgrounds 3, section 5). How it is cut comes next in the look.
func (r *rule) borderImage() {
	source := r.look[BorderImage]
	image := Gradient(source)
	if image == "" {
		image = r.sheet.sign(source)
	}
	if image == "" || len(Layers(source)) != 1 {
		return
	}
	slice, width, outset, repeat := r.look[BorderImage+1], r.look[BorderImage+2], r.look[BorderImage+3], r.look[BorderImage+4]
	if how := slice + " / " + width + " / " + outset + " " + repeat; allowlist.IsValue(how) && slice != "" {
		r.declareVetted("border-image", image+" "+how)
	}
}
