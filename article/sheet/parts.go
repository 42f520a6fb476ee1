package sheet

import (
	"strconv"
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
	if lines := initialLetter(value("initial-letter")); lines != "" {
		g.declareVetted("-webkit-initial-letter", lines)
		g.declareVetted("initial-letter", lines)
	}
	g.generatedSides(value)
	if g.text.Len() > 0 {
		r.pseudo += pseudoMark + page.FirstLetter + "{" + strings.TrimSuffix(g.text.String(), ";") + "}"
	}
}

// lineProperties are those of page.GeneratedProperties that are written of a first line.
var lineProperties = [7]string{"color", "font-size", "font-weight", "font-style", "font-variant-caps", "letter-spacing", "text-transform"}

// firstLine writes how the first line of a block looks otherwise than the next.
func (r *rule) firstLine() {
	values := r.style0.Generated(page.FirstLine)
	if values == nil || r.NS != allowlist.HTML || !r.hasPseudo() {
		return
	}
	g := rule{Key: r.Key, sheet: r.sheet, look: values, parent: r.look}
	value := func(name string) string { return values[GeneratedAt[name]] }
	for _, name := range lineProperties {
		if v := value(name); v != r.look[LookAt[name]] {
			g.declare(name, v)
		}
	}
	if family := value("font-family"); family != r.look[FontFamily] {
		g.declareVetted("font-family", r.sheet.families(family))
	}
	if g.text.Len() > 0 {
		r.pseudo += pseudoMark + page.FirstLine + "{" + strings.TrimSuffix(g.text.String(), ";") + "}"
	}
}

// maxInitial bounds the lines that a first letter reaches through.
const maxInitial = 12

// initialLetter is a computed initial-letter as it may be written: how many lines high the
// letter is, and how many it sinks; "" for others.
func initialLetter(v string) string {
	fields := strings.Fields(v)
	if len(fields) == 0 || len(fields) > 2 {
		return ""
	}
	for _, field := range fields {
		if n, err := strconv.ParseFloat(field, 64); err != nil || !(n >= 1 && n <= maxInitial) {
			return ""
		}
	}
	return strings.Join(fields, " ")
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
