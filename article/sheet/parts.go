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
	g, value := r.partRule(values)
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
	r.declareFamily(g, value)
	if lines := initialLetter(value("initial-letter")); lines != "" {
		g.declareVetted("-webkit-initial-letter", lines)
		g.declareVetted("initial-letter", lines)
	}
	g.generatedSides(value)
	r.addPart(page.FirstLetter, g)
}

// lineProperties are those of page.GeneratedProperties that are written of a first line.
var lineProperties = [7]string{"color", "font-size", "font-weight", "font-style", "font-variant-caps", "letter-spacing", "text-transform"}

// firstLine writes how the first line of a block looks otherwise than the next.
func (r *rule) firstLine() {
	values := r.style0.Generated(page.FirstLine)
	if values == nil || r.NS != allowlist.HTML || !r.hasPseudo() {
		return
	}
	g, value := r.partRule(values)
	r.declareOther(g, value, lineProperties[:])
	r.addPart(page.FirstLine, g)
}

// partRule is a rule for a part of the element, with the values that are computed there.
func (r *rule) partRule(values []string) (g *rule, value func(name string) string) {
	value = func(name string) string { return values[GeneratedAt[name]] }
	return &rule{Key: r.Key, sheet: r.sheet, look: values, parent: r.look}, value
}

// declareOther declares those of some properties, and the font, that a part has otherwise than the element.
func (r *rule) declareOther(g *rule, value func(name string) string, properties []string) {
	for _, name := range properties {
		if v := value(name); v != r.look[LookAt[name]] {
			g.declare(name, v)
		}
	}
	r.declareFamily(g, value)
}

// declareFamily declares the font of a part where the element has another one.
func (r *rule) declareFamily(g *rule, value func(name string) string) {
	if family := value("font-family"); family != r.look[FontFamily] {
		g.declareVetted("font-family", r.sheet.families(family))
	}
}

// addPart writes the rule of a part, if it says anything.
func (r *rule) addPart(part string, g *rule) {
	if g.text.Len() > 0 {
		r.pseudo += pseudoMark + part + "{" + strings.TrimSuffix(g.text.String(), ";") + "}"
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
	g, value := r.partRule(values)
	if said := value("content"); said != "normal" && said != "none" {
		content, shows := r.sheet.content(said, "")
		if !shows {
			return // a picture, or the sign of a font that does not come along
		}
		g.declareVetted("content", content)
	}
	r.declareOther(g, value, []string{"color", "font-size", "font-weight", "font-style"})
	r.addPart(page.Marker, g)
}
