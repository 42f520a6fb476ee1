package sheet

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// writers are, by index in page.LookProperties, the methods that write a property whose value does not go into
// the new document as it is, such as what a narrower window asks for. i is the property and v its value. What
// has no writer is declared with its value.
var writers = func() []func(r *rule, i int, v string) {
	of := make([]func(r *rule, i int, v string), len(page.LookProperties))
	for i, write := range map[int]func(r *rule, i int, v string){
		MarginT:    func(r *rule, i int, _ string) { r.four(i) },
		PaddingT:   func(r *rule, i int, _ string) { r.four(i) },
		Radius:     func(r *rule, i int, _ string) { r.four(i) },
		BorderTW:   func(r *rule, _ int, _ string) { r.borders() },
		Display:    func(r *rule, _ int, v string) { r.display(v) },
		FontFamily: func(r *rule, i int, v string) { r.declareVetted(lookNames[i], r.sheet.families(v)) },
		FontSize:   (*rule).fontSize,
		LineHeight: (*rule).lineHeight,
		TextAlign: func(r *rule, i int, v string) {
			r.declare(lookNames[i], strings.Replace(v, "-internal-center", "center", 1))
		},
		Float:            (*rule).floats,
		Clear:            (*rule).floats,
		Opacity:          (*rule).opacity,
		Background:       (*rule).background,
		OverflowX:        (*rule).overflow,
		OverflowY:        (*rule).overflow,
		Tracks:           (*rule).tracks,
		ListStyle:        func(r *rule, i int, v string) { r.declareVetted(lookNames[i], listSign(v, r.Tag)) },
		CounterReset:     func(r *rule, i int, v string) { r.declareVetted(lookNames[i], r.sheet.counting(v)) },
		CounterIncrement: func(r *rule, i int, v string) { r.declareVetted(lookNames[i], r.sheet.counting(v)) },
		Collapse:         func(r *rule, _ int, v string) { r.declare("white-space", whiteSpace(v, r.look[Collapse+1])) },
		BoxShadow: func(r *rule, i int, v string) {
			r.declare(lookNames[i], shadow(v, strings.Contains(r.Filter, "clip-path:inset(")))
		},
		Level:     (*rule).level,
		Decorated: (*rule).decorated,
		ViewBox:   (*rule).viewBox,
		BoxSizing: said,
		MaxWidth:  said,
		Aspect:    said,
	} {
		of[i] = write
	}
	return of
}()

// said writes nothing: the rule's size says the property.
func said(*rule, int, string) {}

// write adds one property, with the exceptions that a new window asks for.
func (r *rule) write(i int) {
	v := r.look[i]
	if write := writers[i]; write != nil {
		write(r, i, v)
		return
	}
	r.declare(lookNames[i], v)
}

func (r *rule) fontSize(i int, v string) {
	if r.Large {
		v = largeSize(Pixels(v))
	}
	r.declare(lookNames[i], v)
}

func (r *rule) lineHeight(i int, v string) {
	if line := r.largeLine(); r.Large && line != "" {
		v = line
	}
	r.declare(lookNames[i], v)
}

func (r *rule) floats(i int, v string) {
	if !r.Root && !r.Pin.InStack {
		r.declare(lookNames[i], v)
	}
}

// opacity leaves out what is nearly invisible: that had yet to be faded in.
func (r *rule) opacity(i int, v string) {
	if Pixels(v) >= 0.1 && !r.Veiled {
		r.declare(lookNames[i], v)
	}
}

func (r *rule) background(i int, v string) {
	if r.Canvas {
		return
	}
	if mask := r.sheet.maskOf(r.look[Mask]); mask != "" || r.Whole || !CutsOut(r.look[Mask]) {
		r.declare(lookNames[i], v)
		r.text.WriteString(mask)
	}
}

// overflow lets code scroll that its page cut off: nothing of its lines is lost in a narrower window.
func (r *rule) overflow(i int, v string) {
	if i == OverflowX && v == "hidden" && r.Tag == "pre" {
		v = "auto"
	}
	if r.Tag != "img" && r.Tag != "video" {
		r.declare(lookNames[i], v)
	}
}

// tracks are the columns of a grid, in shares of its width where that leaves room for what is in them.
func (r *rule) tracks(i int, v string) {
	if r.Pin.Tracks != "" {
		r.declare(lookNames[i], r.Pin.Tracks)
		return
	}
	if tracks := FluidTracks(v); tracks != "" && r.leavesRoom(v) {
		r.declareVetted(lookNames[i], cappedTracks(v))
	} else {
		r.declare(lookNames[i], tracks)
	}
}

// level leaves out what lies below all others in its row: it would lie below its ground.
func (r *rule) level(i int, v string) {
	if Pixels(v) > 0 {
		r.declareVetted(lookNames[i], Short(min(Pixels(v), maxLevel)))
	}
}

// decorated says it for browsers that know only the prefixed name too.
func (r *rule) decorated(i int, v string) {
	r.declare("-webkit-"+lookNames[i], v)
	r.declare(lookNames[i], v)
}

func (r *rule) viewBox(i int, v string) {
	if o, ok := ParseOutline(v); ok && o.name == "inset" {
		r.declareVetted(lookNames[i], o.String())
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
