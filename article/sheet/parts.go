package sheet

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// firstLetter writes how the first letter of a block looks otherwise than what follows.
func (r *rule) firstLetter() {
	if r.NS != allowlist.HTML || !r.hasPseudo() {
		return
	}
	values := r.style0.Generated(page.FirstLetter)
	if values == nil {
		return
	}
	g := rule{Key: r.Key, sheet: r.sheet, look: values, parent: r.look}
	value := func(name string) string { return values[GeneratedAt[name]] }
	for _, name := range page.GeneratedProperties {
		initial, known := pseudoProperties[name]
		v := value(name)
		if !known || v == initial || InheritedByPseudo[name] && v == r.look[LookAt[name]] {
			continue
		}
		switch name {
		case "display", "width", "height", "box-sizing", "opacity":
			// What floats is a block by itself, as large as its letter.
			continue
		}
		g.declare(name, v)
	}
	if family := value("font-family"); family != r.look[FontFamily] {
		g.declareVetted("font-family", r.sheet.families(family))
	}
	g.generatedSides(value)
	if g.text.Len() > 0 {
		r.pseudo += pseudoMark + page.FirstLetter + "{" + strings.TrimSuffix(g.text.String(), ";") + "}"
	}
}

// marker writes how the sign of a list item looks otherwise than its words. Browsers let it have
// colours, fonts and a text of its own, and no box.
func (r *rule) marker() {
	if r.NS != allowlist.HTML {
		return
	}
	values := r.style0.Generated(page.Marker)
	if values == nil {
		return
	}
	g := rule{Key: r.Key, sheet: r.sheet, look: values, parent: r.look}
	value := func(name string) string { return values[GeneratedAt[name]] }
	if said := value("content"); said != "normal" && said != "none" {
		content, shows := r.sheet.content(said)
		if !shows {
			return // a picture, or the sign of a font that does not come along
		}
		g.declareVetted("content", content)
	}
	for _, name := range [4]string{"color", "font-size", "font-weight", "font-style"} {
		if v := value(name); v != r.look[LookAt[name]] {
			g.declare(name, v)
		}
	}
	if family := value("font-family"); family != r.look[FontFamily] {
		g.declareVetted("font-family", r.sheet.families(family))
	}
	if g.text.Len() > 0 {
		r.pseudo += pseudoMark + page.Marker + "{" + strings.TrimSuffix(g.text.String(), ";") + "}"
	}
}
