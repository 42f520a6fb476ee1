package article

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// rule makes the declarations of one element.
type rule struct {
	ruleKey
	look, parent []string       // values by index in page.LookProperties; parent nil: none
	ua           map[int]string // what the browser sets for the tag
	style0       *page.Style
	sheet        *styleSheet
	text         strings.Builder
	fonts        *fontSheet
	pseudo       string // rules of what is put before and after
}

// declarations are what must be said of an element so that it looks in the new
// document as it did in its own: what differs from the value it would inherit, or
// that the browser would give it. The root of a clone
// inherits nothing, since its ancestors stay behind: it says everything that
// inherits.
func (s *styleSheet) declarations(k ruleKey) string {
	r := rule{ruleKey: k, sheet: s, style0: &s.styles[k.style], fonts: s.fonts, look: s.styles[k.style].Look, ua: userAgent[k.tag]}
	if !k.root && s.known(k.parent) {
		r.parent = s.styles[k.parent].Look
	}
	if k.ns == allowlist.Math && k.tag != "math" {
		// Parts of a formula are set by the browser, from the look of the whole.
		return ""
	}
	for i := range properties {
		if r.says(i) && (r.differs(i) || i == iMarginT && r.moved() || i == iPaddingT && r.inset() || i == iDisplay && r.pin.holds) {
			r.write(i)
		}
	}
	r.size()
	r.text.WriteString(k.pin.place + k.pin.over)
	r.text.WriteString(k.backdrop + k.filter)
	r.columnLines()
	r.ink()
	r.turn()
	r.text.WriteString(k.emptySize)
	r.generated(page.Before)
	r.generated(page.After)
	r.firstLetter()
	return r.text.String() + r.pseudo
}

// differs reports whether the browser would not come to the value by itself; of
// properties that are written together, whether for one of them.
func (r *rule) differs(i int) bool {
	if n := shorthands[i]; n > 1 {
		for j := i; j < i+n; j++ {
			if r.differsAlone(j) {
				return true
			}
		}
		return false
	}
	return r.differsAlone(i)
}

func (r *rule) differsAlone(i int) bool {
	v := r.look[i]
	if want, ok := r.ua[i]; ok {
		return want == "" || v != want
	}
	if t := &properties[i]; !t.inherited {
		return v != t.initial
	}
	if r.parent == nil {
		return !initially[lookNames[i]+":"+v]
	}
	return r.parent[i] != v
}

// says reports whether the property has a meaning for this element.
func (r *rule) says(i int) bool {
	switch {
	case r.look[i] == "":
		return false
	case r.ns == allowlist.Math:
		return i == iColor || i == iFontSize
	case r.ns == allowlist.SVG && r.tag == "svg":
		return drawingBox[lookNames[i]] || drawing[lookNames[i]] || properties[i].kind == itemKind && flexible(r.parent)
	case r.ns == allowlist.SVG:
		return drawing[lookNames[i]]
	}
	switch properties[i].kind {
	case plainKind, columnKind:
		return true
	case sides:
		return shorthands[i] > 0
	case borderKind:
		return i == iBorderTW
	case decorationKind:
		return r.look[iDecoration] != "none" && (i != iDecoColor || r.look[i] != r.look[iColor])
	case containerKind:
		return flexible(r.look) && !r.pin.stacked
	case itemKind:
		return flexible(r.parent) && !r.pin.inStack
	case gapKind:
		return flexible(r.look) && !r.pin.stacked && !(r.pin.tracks != "" && lookNames[i] == "column-gap") || r.columns()
	case gridKind:
		return strings.HasSuffix(r.look[iDisplay], "grid") && !r.pin.stacked
	case gridItemKind:
		return r.parent != nil && strings.HasSuffix(r.parent[iDisplay], "grid") && !r.pin.inStack && r.pin.place == ""
	case replacedKind:
		return r.tag == "img" || r.tag == "video"
	}
	return false
}

// What drawings say: all of them, and an svg element as a box besides.
var (
	drawing    = allowlist.Set("color font-family font-size font-weight font-style opacity fill stroke stroke-width")
	drawingBox = allowlist.Set(`background-color vertical-align display float clear
		margin-top padding-top border-top-width border-top-left-radius`)
)

// flexible reports whether the look is that of a flex or grid container.
func flexible(look []string) bool {
	return look != nil && (strings.HasSuffix(look[iDisplay], "flex") || strings.HasSuffix(look[iDisplay], "grid"))
}

// write adds one property, with the exceptions that a new window asks for.
func (r *rule) write(i int) {
	v := r.look[i]
	switch i {
	case iMarginT, iPaddingT, iRadius:
		r.four(i)
	case iBorderTW:
		r.borders()
	case iFontFamily:
		r.declareVetted("font-family", r.fonts.families(v))
	case iTextAlign:
		r.declare("text-align", strings.Replace(v, "-internal-center", "center", 1))
	case iDisplay:
		r.display(v)
	case iFloat, iClear:
		if !r.root && !r.pin.inStack {
			r.declare(lookNames[i], v)
		}
	case iOpacity:
		// Nearly invisible is what had yet to be faded in.
		if pixels(v) >= 0.1 {
			r.declare("opacity", v)
		}
	case iBackground:
		if !masked(r.look[iMask]) {
			r.declare("background-color", v)
		}
	case iOverflowX, iOverflowY:
		if !(r.tag == "img" || r.tag == "video") {
			r.declare(lookNames[i], v)
		}
	case iTracks:
		if r.pin.tracks != "" {
			r.declare("grid-template-columns", r.pin.tracks)
			break
		}
		r.declare("grid-template-columns", fluidTracks(v))
	case iCounterReset, iCounterIncrement:
		r.declareVetted(lookNames[i], r.sheet.counting(v))
	case iCollapse:
		r.declare("white-space", whiteSpace(v, r.look[iCollapse+1]))
	case iBoxSizing, iMaxWidth, iAspect:
		// size says these.
	default:
		r.declare(lookNames[i], v)
	}
}

// declare adds a declaration if its value passes the vet.
func (r *rule) declare(property, value string) {
	if allowlist.IsValue(value) {
		r.declareVetted(property, value)
	}
}

func (r *rule) declareVetted(property, value string) {
	if value == "" {
		return
	}
	r.text.WriteString(property)
	r.text.WriteByte(':')
	r.text.WriteString(value)
	r.text.WriteByte(';')
}
