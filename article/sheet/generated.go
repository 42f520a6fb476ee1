package sheet

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// MaxGenerated bounds the text that is put before or after an element, in runes:
// what is longer is no marker.
const MaxGenerated = 64

// pseudoProperties are the properties of page.GeneratedProperties that are written
// as they are, unless they have the value beside them.
var pseudoProperties = map[string]string{
	"display": "inline", "float": "none", "clear": "none", "text-decoration-line": "none",
	"color": "", "background-color": "rgba(0, 0, 0, 0)",
	"font-size": "", "font-weight": "", "font-style": "", "font-variant-caps": "", "line-height": "",
	"letter-spacing": "", "text-transform": "", "text-indent": "", "vertical-align": "baseline", "opacity": "1",
	"box-sizing": "content-box", "width": "auto", "height": "auto",
	"text-align": "", "align-items": "normal", "justify-content": "normal", "justify-items": "normal",
	"grid-row-start": "auto", "grid-column-start": "auto", "grid-row-end": "auto", "grid-column-end": "auto", "align-self": "auto", "justify-self": "auto",
}

// InheritedByPseudo are those of pseudoProperties that an element hands on.
var InheritedByPseudo = allowlist.Set("color font-size font-weight font-style font-variant-caps line-height letter-spacing text-transform text-align text-indent")

// inFlow are those of pseudoProperties that what is laid over a place does not need, or
// that say where it is.
var inFlow = allowlist.Set("float clear vertical-align width height")

// itemOfGrid are those of pseudoProperties that say where it stands among the children of a flex or grid
// container.
var itemOfGrid = allowlist.Set("grid-row-start grid-column-start grid-row-end grid-column-end align-self justify-self")

// isItemPlace reports whether a value of these says a place by itself: a line that has a name is one of the
// page's own words.
func isItemPlace(name, v string) bool {
	if !strings.HasPrefix(name, "grid-") {
		return v != ""
	}
	_, err := strconv.Atoi(strings.TrimPrefix(v, "span "))
	return err == nil
}

// generated writes what a style sheet put before or after what is in the element:
// marks of quotes and lists, lines and room. What is laid over a place comes along where
// it hides no words, see place, and of signs of fonts that do not come along only the room.
func (r *rule) generated(which string) {
	if r.NS != allowlist.HTML || !r.hasPseudo() || r.look[LookAt[which]] == "" || r.Pictured && which == page.Before {
		return
	}
	values := r.style0.Generated(which)
	if values == nil {
		return
	}
	value := func(name string) string { return values[GeneratedAt[name]] }
	if value("position") == "fixed" || value("display") == "none" {
		return
	}
	g := rule{Key: r.Key, look: values, parent: r.look, sheet: r.sheet}
	content, shows := r.sheet.content(value("content"), value("font-family"))
	c := cutOut{mask: r.sheet.maskOf(value("mask-image"))}
	c.clip, c.clipped = ParseOutline(value("clip-path"))
	c.away = c.mask == "" && IsMasked(value("mask-image")) || !c.clipped && value("clip-path") != "none" && value("clip-path") != ""
	if r.RatioPadding && GeneratedRoom(r.style0, which) > MaxPadding {
		return // what lay over it takes the room itself
	}
	laid := value("position") == "absolute"
	if r.inLine() && (!laid || r.Pin.Marks != [2]string{}) {
		return
	}
	drawn := c.mask != "" || r.sheet.signBehind(layers(value)) != ""
	mark := r.Pin.Marks[0]
	if which == page.After {
		mark = r.Pin.Marks[1]
	}
	if g.text.WriteString(mark); laid && mark == "" && !r.place(&g, value, content, shows, drawn) {
		return
	}
	if !shows && value("display") == "inline-block" && value("content") != `""` {
		// Without the line that its sign was in, the box would stand on the base line of the text.
		content = "\"\u200b\""
	}
	g.declareVetted("content", content)
	if own, around := value("visibility"), r.look[LookAt["visibility"]]; own == "hidden" && around != "hidden" {
		g.declareVetted("visibility", "hidden") // until the pointer is there; its room it has
	} else if own == "visible" && around == "hidden" {
		g.declareVetted("visibility", "visible") // in place of what is in the element, such as the sign of a rule
	}
	if !g.generatedValues(value, shows, laid, c.away) {
		return
	}
	g.generatedLook(value, shows, c)
	if !shows && g.text.Len() == len(`content:"";`) {
		return
	}
	r.pseudo += pseudoMark + which + "{" + strings.TrimSuffix(g.text.String(), ";") + "}"
}

// generatedValues writes the properties that are written as they are, of text that shows, of a box that
// is laid over a place, or of one that is cut to a shape. It is false of one that does not show at all.
func (r *rule) generatedValues(value func(string) string, shows, laid, cut bool) bool {
	for _, name := range page.GeneratedProperties {
		initial, known := pseudoProperties[name]
		v := value(name)
		inherited := InheritedByPseudo[name] && v == r.parent[LookAt[name]]
		if !known || v == initial || inherited || !shows && InheritedByPseudo[name] && name != "line-height" && name != "font-size" {
			continue
		}
		if name == "display" && !displays[v] {
			return false
		}
		if name == "text-indent" && value("display") == "inline" {
			continue // it has no lines of its own
		}
		if laid && inFlow[name] || cut && name == "background-color" || itemOfGrid[name] && (!isItemPlace(name, v) || r.Pin.Stacked || r.Pin.Tracks != "" || !IsFlexible(r.parent)) {
			continue
		}
		if name == "width" && r.takesRest(value, laid) {
			name, v = "flex-grow", value("flex-grow")
		}
		if name == "width" && Pixels(v) >= Wide {
			v = "min(100%, " + v + ")"
		}
		r.declare(name, v)
	}
	if w := Pixels(value("width")); !laid && w > 0 && w <= signInRow && Pixels(value("height")) > 0 && strings.HasSuffix(r.parent[Display], "flex") && !strings.HasPrefix(r.parent[FlexDir], "column") {
		r.declareVetted("flex-shrink", "0")
	}
	if value("position") == "relative" {
		r.nudge(value)
	}
	if m, ok := matrix(value("transform")); ok && !laid && value("display") != "inline" && max(Pixels(value("width")), Pixels(value("height"))) <= maxSignSide {
		r.transform(m)
	}
	return true
}

// takesRest reports whether a box without words takes what the others leave of a flex row: a line behind a heading.
// In other fonts that is more or less.
func (r *rule) takesRest(value func(string) string, laid bool) bool {
	grows, err := strconv.ParseFloat(value("flex-grow"), 64)
	return err == nil && grows > 0 && !laid && value("content") == `""` && Pixels(value("padding-left"))+Pixels(value("padding-right")) == 0 &&
		strings.HasSuffix(r.parent[Display], "flex") && strings.HasPrefix(r.parent[FlexDir], "row") && !r.Pin.Stacked
}

// signInRow is how wide a sign of a flex row is at most, in CSS px, that gives no way to the words in it.
const signInRow = 64

// hasPseudo reports whether browsers put something before and after what is in the element: not
// in those that stand for something else, but in a rule, which has signs on it often.
func (r *rule) hasPseudo() bool {
	return !allowlist.IsPlayer(r.Tag) && (!allowlist.VoidTags[r.Tag] || r.Tag == "hr")
}

// GeneratedAt finds a property in page.GeneratedProperties.
var GeneratedAt = func() map[string]int {
	m := map[string]int{}
	for i, name := range page.GeneratedProperties {
		m[name] = i
	}
	return m
}()

// maxNudge is how far, in CSS px, a sign is moved from its place in the line: a number is raised,
// a dash lowered.
const maxNudge = 24

// nudge writes such a move. Into the padding of its element, which holds the words off it, a sign
// moves as far as that goes.
func (r *rule) nudge(value func(string) string) {
	least := [2]float64{-max(maxNudge, min(Pixels(r.parent[PaddingL]), maxOutside)), -maxNudge}
	for i, side := range [2]string{"left", "top"} {
		if px := Pixels(value(side)); px != 0 && px >= least[i] && px <= maxNudge {
			r.positioned()
			r.declareVetted(side, Short(px)+"px")
		}
	}
}
