package sheet

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// rule makes the declarations of one element.
type rule struct {
	Key
	look, parent []string       // values by index in page.LookProperties; parent nil: none
	ua           map[int]string // what the browser sets for the tag
	style0       *page.Style
	sheet        *Sheet
	text         strings.Builder
	pseudo       string // rules of what is put before and after
}

// declarations are what must be said of an element so that it looks in the new
// document as it did in its own: what differs from the value it would inherit, or
// that the browser would give it. The root of a clone
// inherits nothing, since its ancestors stay behind: it says everything that
// inherits.
func (s *Sheet) declarations(k Key) string {
	r := rule{Key: k, sheet: s, style0: &s.styles[k.Style], look: s.styles[k.Style].Look, ua: UserAgent[k.Tag]}
	if !k.Root && s.Known(k.Parent) {
		r.parent = s.styles[k.Parent].Look
	}
	if k.NS == allowlist.Math && k.Tag != "math" {
		// Parts of a formula are set by the browser, from the look of the whole.
		return ""
	}
	for i := range Properties {
		if r.says(i) && (r.differs(i) || i == MarginT && r.moved() || i == PaddingT && r.inset() || i == Display && r.Pin.Holds) {
			r.write(i)
		}
	}
	if k.Drawn {
		r.drawn()
	} else {
		r.size()
	}
	r.text.WriteString(k.Pin.Place + k.Pin.Over)
	r.text.WriteString(k.Backdrop + k.Filter)
	if k.Backdrop == "" && k.NS == allowlist.HTML {
		r.text.WriteString(s.signBehind(func(property int) string { return r.look[property] }))
	}
	r.columnLines()
	r.ink()
	r.bidi()
	r.frameLine()
	r.turn()
	if !k.Drawn {
		r.movedInLine()
	}
	r.text.WriteString(k.Strut + k.Room)
	r.generated(page.Before)
	r.generated(page.After)
	r.firstLine()
	r.firstLetter()
	r.marker()
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
	if t := &Properties[i]; !t.Inherited {
		return v != t.Initial
	}
	if r.parent == nil {
		return !Initially[lookNames[i]+":"+v]
	}
	return r.parent[i] != v
}

// says reports whether the property has a meaning for this element.
func (r *rule) says(i int) bool {
	switch {
	case r.look[i] == "":
		return false
	case r.NS == allowlist.Math && Properties[i].Kind != itemKind && Properties[i].Kind != gridItemKind:
		return i == Color || i == FontSize
	case r.NS == allowlist.SVG && r.Tag == "svg":
		return drawingBox[lookNames[i]] || drawing[lookNames[i]] || Properties[i].Kind == itemKind && IsFlexible(r.parent) ||
			Properties[i].Kind == gridItemKind && r.parent != nil && strings.HasSuffix(r.parent[Display], "grid") && !r.Pin.InStack && r.Pin.Place == ""
	case r.NS == allowlist.SVG:
		return drawing[lookNames[i]]
	}
	switch Properties[i].Kind {
	case plainKind, columnKind:
		return true
	case sides:
		return shorthands[i] > 0
	case borderKind:
		return i == BorderTW
	case decorationKind:
		return r.look[Decoration] != "none" && (i != DecoColor || r.look[i] != r.look[Color])
	case containerKind:
		return IsFlexible(r.look) && !r.Pin.Stacked
	case itemKind:
		return IsFlexible(r.parent) && !r.Pin.InStack
	case gapKind:
		return IsFlexible(r.look) && !r.Pin.Stacked && !(r.Pin.Tracks != "" && lookNames[i] == "column-gap") || r.columns()
	case gridKind:
		return strings.HasSuffix(r.look[Display], "grid") && !r.Pin.Stacked
	case gridItemKind:
		return r.parent != nil && strings.HasSuffix(r.parent[Display], "grid") && !r.Pin.InStack && r.Pin.Place == ""
	case replacedKind:
		return r.Tag == "img" || r.Tag == "video"
	}
	return false
}

// What drawings say: all of them, and an svg element as a box besides.
var (
	drawing    = allowlist.Set("color font-family font-size font-weight font-style opacity fill stroke stroke-width stroke-dasharray stroke-linecap text-anchor")
	drawingBox = allowlist.Set(`background-color vertical-align display float clear
		margin-top padding-top border-top-width border-top-left-radius`)
)

// IsFlexible reports whether the look is that of a flex or grid container.
func IsFlexible(look []string) bool {
	return look != nil && (strings.HasSuffix(look[Display], "flex") || strings.HasSuffix(look[Display], "grid"))
}

// write adds one property, with the exceptions that a new window asks for.
func (r *rule) write(i int) {
	v := r.look[i]
	switch i {
	case MarginT, PaddingT, Radius:
		r.four(i)
	case BorderTW:
		r.borders()
	case FontFamily:
		r.declareVetted("font-family", r.sheet.families(v))
	case FontSize:
		if r.Large {
			v = largeSize(Pixels(v))
		}
		r.declare("font-size", v)
	case LineHeight:
		if line := r.largeLine(); r.Large && line != "" {
			v = line
		}
		r.declare("line-height", v)
	case TextAlign:
		r.declare("text-align", strings.Replace(v, "-internal-center", "center", 1))
	case Display:
		r.display(v)
	case Float, Clear:
		if !r.Root && !r.Pin.InStack {
			r.declare(lookNames[i], v)
		}
	case Opacity:
		// Nearly invisible is what had yet to be faded in.
		if Pixels(v) >= 0.1 && !r.Veiled {
			r.declare("opacity", v)
		}
	case Background:
		if r.Canvas {
			break
		}
		if mask := r.sheet.maskOf(r.look[Mask]); mask != "" || r.Whole || !CutsOut(r.look[Mask]) {
			r.declare("background-color", v)
			r.text.WriteString(mask)
		}
	case OverflowX, OverflowY:
		if i == OverflowX && v == "hidden" && r.Tag == "pre" {
			v = "auto" // nothing of its lines is lost in a narrower window
		}
		if !(r.Tag == "img" || r.Tag == "video") {
			r.declare(lookNames[i], v)
		}
	case Tracks:
		if r.Pin.Tracks != "" {
			r.declare("grid-template-columns", r.Pin.Tracks)
			break
		}
		if tracks := FluidTracks(v); tracks != "" && r.leavesRoom(v) {
			r.declareVetted("grid-template-columns", cappedTracks(v))
		} else {
			r.declare("grid-template-columns", tracks)
		}
	case ListStyle:
		r.declareVetted("list-style-type", listSign(v, r.Tag))
	case CounterReset, CounterIncrement:
		r.declareVetted(lookNames[i], r.sheet.counting(v))
	case Collapse:
		r.declare("white-space", whiteSpace(v, r.look[Collapse+1]))
	case BoxShadow:
		r.declare(lookNames[i], shadow(v, strings.Contains(r.Filter, "clip-path:inset(")))
	case Level:
		if Pixels(v) > 0 { // what lies below all others in its row would lie below its ground
			r.declareVetted(lookNames[i], Short(min(Pixels(v), maxLevel)))
		}
	case Decorated:
		r.declare("-webkit-box-decoration-break", v)
		r.declare(lookNames[i], v)
	case ViewBox:
		if o, ok := ParseOutline(v); ok && o.name == "inset" {
			r.declareVetted(lookNames[i], o.String())
		}
	case BoxSizing, MaxWidth, Aspect:
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

// Inherited are the declarations of what an element of a style, which has a full look, hands down
// to what is in it, where nothing around it says anything.
func (s *Sheet) Inherited(style int32) string {
	r := rule{Key: Key{Style: style, Tag: "div"}, sheet: s, look: s.styles[style].Look}
	for i := range Properties {
		if Properties[i].Inherited && r.says(i) && !Initially[lookNames[i]+":"+r.look[i]] {
			r.write(i)
		}
	}
	return r.text.String()
}
