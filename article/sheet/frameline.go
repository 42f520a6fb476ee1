package sheet

import (
	"galley/article/allowlist"
	"galley/page/colour"
)

// maxFrameLine is the width from which on a line around a box is none, and the distance from the
// box up to which it is one, in CSS px. Wider ones cover what is around the box.
const maxFrameLine = 40

// frameLine writes the line that an outline draws around a box, as a second border outside of the
// first one. The one that browsers draw around what has the focus (auto) is not the page's, and
// a transparent one waits for the focus.
func (r *rule) frameLine() {
	style, width, off := r.look[OutlineS], r.look[OutlineW], r.look[OutlineOff]
	if r.NS != allowlist.HTML || style == "" || style == "none" || style == "auto" || r.Canvas {
		return
	}
	ink, known := colour.Parse(r.look[OutlineC])
	if known && ink.A < Seen || Pixels(width) <= 0 || Pixels(width) > maxFrameLine || Pixels(off) > maxFrameLine {
		return
	}
	r.declare("outline", width+" "+style+" "+r.look[OutlineC])
	if Pixels(off) != 0 {
		r.declare("outline-offset", off)
	}
}

// bidi writes that letters run another way than they would by themselves. How blocks are set apart
// from what is around them is the browser's.
func (r *rule) bidi() {
	if v := r.look[Bidi]; r.NS == allowlist.HTML && r.Tag != "bdo" && (v == "bidi-override" || v == "isolate-override" || v == "plaintext") {
		r.declare("unicode-bidi", v)
	}
}
