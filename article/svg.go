package article

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// svgAttrNames are the attributes an SVG element may keep: geometry and
// presentation. Names are copied from here; ids and references are rewritten.
var svgAttrNames = allowlist.Set(`viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr
	dx dy rotate d points pathLength textLength lengthAdjust transform
	gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
	patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth
	markerHeight refX refY orient method spacing startOffset
	fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
	stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity clip-rule
	color opacity display visibility text-anchor dominant-baseline alignment-baseline
	baseline-shift font-size font-weight font-style letter-spacing word-spacing
	paint-order vector-effect shape-rendering text-rendering mix-blend-mode`)

// svgReferences are the attributes that may refer to an element by url(#id).
var svgReferences = allowlist.Set("fill stroke clip-path mask marker-start marker-mid marker-end")

// repeats are the elements that are painted again and again. In them nothing may
// paint with other elements: a chain of such patterns multiplies.
var repeats = allowlist.Set("pattern mask marker")

// svgAttrs writes the attributes of an SVG element.
func (c *htmlWriter) svgAttrs(n page.NodeID, tag string) {
	node := &c.Page.Nodes[n]
	c.anchor(n)
	paint := plan.Paint(c.Page, n)
	for i := range node.Attrs {
		name, value := node.Attrs[i].Name, node.Attrs[i].Value
		switch {
		case name == "fill" && paint[0] != "" || name == "stroke" && paint[1] != "":
		case svgReferences[name] && strings.Contains(value, "url"):
			if !c.top().shared && !repeats[tag] {
				c.svgReference(name, value)
			}
		case svgAttrNames[name] || svgReferences[name]:
			if vetDrawing(value) {
				c.attr(name, value)
			}
		case name == "href" || name == "xlink:href" && node.Attr("href") == "":
			c.svgLink(tag, value)
		case name == "aria-label" || name == "aria-hidden":
			c.attr(name, value)
		case name == "role" && value == "img":
			c.attr(name, value)
		}
	}
	if !c.top().shared && !repeats[tag] {
		for i, v := range paint {
			if v != "" {
				c.svgReference(plan.Painting[i], v)
			}
		}
	}
	switch {
	case tag == "svg" && node.Box != (page.Rect{}) && c.Page.Laid:
		c.size(n)
	case tag == "svg" || tag == "rect" || tag == "image" || tag == "use" || tag == "pattern" || tag == "mask" || tag == "symbol":
		for _, name := range [2]string{"width", "height"} {
			if v := node.Attr(name); vetDrawing(v) {
				c.attr(name, v)
			}
		}
	}
}

// svgReference writes an attribute that paints with another element.
func (c *htmlWriter) svgReference(name, value string) {
	id, rest, ok := allowlist.Reference(value)
	if !ok || !c.target(id) || rest != "" && !vetDrawing(rest) {
		return
	}
	value = "url(#" + c.ids.name(id) + ")"
	if rest != "" {
		value += " " + rest
	}
	c.attr(name, value)
}

// svgLink writes the href of elements that repeat others, of pictures and links.
func (c *htmlWriter) svgLink(tag, value string) {
	switch {
	case allowlist.SVGLinks[tag]:
		if id, ok := strings.CutPrefix(strings.TrimSpace(value), "#"); ok && c.target(id) {
			c.attr("href", "#"+c.ids.name(id))
		}
	case tag == "image":
		c.attr("href", c.a.address(allowlist.MediaURL(c.Page, value)))
	case tag == "a":
		if u := allowlist.LinkURL(c.Page, value); u != "" {
			c.attr("href", u)
			c.attr("rel", relations)
		}
	}
}

// maxDrawing bounds one SVG attribute, in bytes: maps have long paths.
const maxDrawing = 1 << 18

// vetDrawing reports whether an SVG value holds only what numbers, paths,
// transforms and colours are made of.
func vetDrawing(v string) bool {
	if v == "" || len(v) > maxDrawing {
		return false
	}
	for i := 0; i < len(v); i++ {
		if c := v[i]; !allowlist.IsNameByte(c) && strings.IndexByte(" ,.%#+()\t\r\n", c) < 0 {
			return false
		}
	}
	lower := strings.ToLower(v)
	return !strings.Contains(lower, "url") && !strings.Contains(lower, "var(") && !strings.Contains(lower, "attr(")
}

// mathAttrNames are the attributes of MathML Core but for ids, links and events.
var mathAttrNames = allowlist.Set(`dir displaystyle mathbackground mathcolor mathsize mathvariant scriptlevel
	display linethickness form fence separator lspace rspace stretchy symmetric maxsize minsize
	largeop movablelimits width height depth voffset accent accentunder columnspan rowspan
	columnalign rowalign`)

func (c *htmlWriter) mathAttrs(node *page.Node, tag string) {
	for i := range node.Attrs {
		if name, value := node.Attrs[i].Name, node.Attrs[i].Value; mathAttrNames[name] && allowlist.IsPlain(value) {
			c.attr(name, value)
		}
	}
	if tag == "math" {
		c.attr("alttext", node.Attr("alttext"))
	}
}
