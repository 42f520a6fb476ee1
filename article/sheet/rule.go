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
		value := func(property int) string { return r.look[property] }
		r.text.WriteString(page.FirstOf(s.signBehind(value), s.patternBehind(value)))
	}
	r.columnLines()
	r.ink()
	r.bidi()
	r.frameLine()
	r.listDrawing()
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
