package markup

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// repeats are the elements that are painted again and again. In them nothing may
// paint with other elements: a chain of such patterns multiplies.
var repeats = allowlist.Set("pattern mask marker")

// svgAttrs writes the attributes of an SVG element.
func (w *Writer) svgAttrs(n page.NodeID, tag string) {
	node := &w.Page.Nodes[n]
	w.Anchor(n)
	paint := plan.Paint(w.Page, n)
	for i := range node.Attrs {
		name, value := node.Attrs[i].Name, node.Attrs[i].Value
		switch {
		case name == "fill" && paint[0] != "" || name == "stroke" && paint[1] != "":
		case allowlist.SVGReferences[name] && strings.Contains(value, "url"):
			if !w.top().shared && !repeats[tag] {
				w.svgReference(name, value)
			}
		case allowlist.SVGAttrs[name] || allowlist.SVGReferences[name]:
			if allowlist.IsDrawn(value) {
				w.Attr(name, value)
			}
		case name == "href" || name == "xlink:href" && node.Attr("href") == "":
			w.svgLink(tag, value)
		case name == "aria-label" || name == "aria-hidden":
			w.Attr(name, value)
		case name == "role" && value == "img":
			w.Attr(name, value)
		}
	}
	if !w.top().shared && !repeats[tag] {
		for i, v := range paint {
			if v != "" {
				w.svgReference(plan.Painting[i], v)
			}
		}
	}
	switch {
	case tag == "svg" && node.Box != (page.Rect{}) && w.Page.Laid && (node.Box.W < 1 || node.Box.H < 1) && !w.Page.Inside(node.Parent, "svg"):
		// What only has symbols, gradients and filters in it took no room; without a size it would be 300 px wide.
		w.Attr("width", "0")
		w.Attr("height", "0")
	case tag == "svg" && node.Box != (page.Rect{}) && w.Page.Laid:
		w.size(n)
	case tag == "svg" || tag == "rect" || tag == "image" || tag == "use" || tag == "pattern" || tag == "mask" || tag == "symbol":
		for _, name := range [2]string{"width", "height"} {
			if v := node.Attr(name); allowlist.IsDrawn(v) {
				w.Attr(name, v)
			}
		}
	}
}

// svgReference writes an attribute that paints with another element.
func (w *Writer) svgReference(name, value string) {
	id, rest, ok := allowlist.Reference(value)
	if !ok || !w.target(id) || rest != "" && !allowlist.IsDrawn(rest) {
		return
	}
	value = "url(#" + w.ids.name(id) + ")"
	if rest != "" {
		value += " " + rest
	}
	w.Attr(name, value)
}

// svgLink writes the href of elements that repeat others, of pictures and links.
func (w *Writer) svgLink(tag, value string) {
	switch {
	case allowlist.SVGLinks[tag]:
		if id, ok := strings.CutPrefix(strings.TrimSpace(value), "#"); ok && w.target(id) {
			w.Attr("href", "#"+w.ids.name(id))
		}
	case tag == "image":
		w.Attr("href", w.src.Address(allowlist.MediaURL(w.Page, value)))
	case tag == "a":
		if u := allowlist.LinkURL(w.Page, value); u != "" {
			w.Attr("href", u)
			w.Attr("rel", Relations)
		}
	}
}

func (w *Writer) mathAttrs(node *page.Node, tag string) {
	for i := range node.Attrs {
		if name, value := node.Attrs[i].Name, node.Attrs[i].Value; allowlist.MathAttrs[name] && allowlist.IsPlain(value) {
			w.Attr(name, value)
		}
	}
	if tag == "math" {
		w.Attr("alttext", node.Attr("alttext"))
	}
}
