package allowlist

import "strings"

// SVGAttrs are the attributes an SVG element may keep: geometry and
// presentation. Names are copied from here; ids and references are rewritten.
var SVGAttrs = Set(`viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr
	dx dy rotate d points pathLength textLength lengthAdjust transform
	gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits
	patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth
	markerHeight refX refY orient method spacing startOffset
	fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
	stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity clip-rule
	color opacity display visibility text-anchor dominant-baseline alignment-baseline
	baseline-shift font-size font-weight font-style letter-spacing word-spacing
	paint-order vector-effect shape-rendering text-rendering mix-blend-mode`)

// SVGReferences are the attributes that may refer to an element by url(#id).
var SVGReferences = Set("fill stroke clip-path mask marker-start marker-mid marker-end")

// MathAttrs are the attributes of MathML Core but for ids, links and events.
var MathAttrs = Set(`dir displaystyle mathbackground mathcolor mathsize mathvariant scriptlevel
	display linethickness form fence separator lspace rspace stretchy symmetric maxsize minsize
	largeop movablelimits width height depth voffset accent accentunder columnspan rowspan
	columnalign rowalign`)

// maxDrawing bounds one SVG attribute, in bytes: maps have long paths.
const maxDrawing = 1 << 18

// IsDrawn reports whether an SVG value holds only what numbers, paths,
// transforms and colours are made of.
func IsDrawn(v string) bool {
	if v == "" || len(v) > maxDrawing {
		return false
	}
	for i := 0; i < len(v); i++ {
		if c := v[i]; !IsNameByte(c) && strings.IndexByte(" ,.%#+()\t\r\n", c) < 0 {
			return false
		}
	}
	lower := strings.ToLower(v)
	return !strings.Contains(lower, "url") && !strings.Contains(lower, "var(") && !strings.Contains(lower, "attr(")
}
