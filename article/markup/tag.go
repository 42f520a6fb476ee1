package markup

import (
	"html"

	"galley/page"
)

// Start writes a start tag up to its attributes.
func (w *Writer) Start(tag string) {
	w.Out.WriteByte('<')
	w.Out.WriteString(tag)
}

// End writes an end tag.
func (w *Writer) End(tag string) {
	w.Out.WriteString("</")
	w.Out.WriteString(tag)
	w.Out.WriteByte('>')
}

// Attr writes one attribute; an empty value is none.
func (w *Writer) Attr(name, value string) {
	if value == "" {
		return
	}
	w.Out.WriteByte(' ')
	w.Out.WriteString(name)
	w.Out.WriteString(`="`)
	w.Out.WriteString(Escape(value))
	w.Out.WriteByte('"')
}

// flag writes an attribute that has no value.
func (w *Writer) flag(name string, on bool) {
	if on {
		w.Out.WriteString(" " + name)
	}
}

// Anchor writes the id of n, if something refers to it and it is the first of
// its name.
func (w *Writer) Anchor(n page.NodeID) {
	node := &w.Page.Nodes[n]
	for _, id := range [2]string{node.Attr("id"), node.Attr("name")} {
		if id != "" && w.Wanted[id] && w.Owner(id) == n && !w.set[id] {
			w.set[id] = true
			w.Attr("id", w.ids.name(id))
			return
		}
	}
}

// target reports whether an element with the id is written.
func (w *Writer) target(id string) bool {
	owner := w.Owner(id)
	return owner != page.None && (w.Places == nil || w.Places[owner])
}

// Escape makes text safe between tags and in quoted attributes. Control characters are no
// characters of a document.
func Escape(s string) string { return html.EscapeString(page.WithoutControls(s)) }
