package page

import "strings"

// unseen are the classes by which frameworks and publishing systems take from sight what only
// screen readers read out.
var unseen = map[string]bool{
	"sr-only": true, "visually-hidden": true, "visuallyhidden": true, "screen-reader-text": true, "screen-reader-only": true,
}

// unseenAgain ends a class that takes another's effect back, on wide screens for instance.
const unseenAgain = ":not-sr-only"

// IsUnseen reports whether an element is taken from sight, and only screen readers read it out: by
// its class, a style sheet of the page, or a box of a pixel. It is not Hidden: where there is no style sheet, it is shown.
func (p *Page) IsUnseen(id NodeID) bool {
	n, is := &p.Nodes[id], false
	if n.Kind != Element {
		return false
	}
	for class := range strings.FieldsSeq(n.Attr("class")) {
		if before, again := strings.CutSuffix(class, unseenAgain); again && !strings.Contains(before, "focus") {
			return false
		}
		class = strings.ToLower(class)
		is = is || unseen[class] || p.Unseen[class]
	}
	return is || p.Laid && n.Style != NoStyle && p.Styles[n.Style].Position == "absolute" && n.Box.W > 0 && n.Box.W <= 1 && n.Box.H > 0 && n.Box.H <= 1
}

// SeesNone reports whether all text of a subtree is taken from sight, or there is none.
func (p *Page) SeesNone(id NodeID) bool {
	for i := id; i < p.Nodes[id].End; i++ {
		n := &p.Nodes[i]
		if p.IsUnseen(i) {
			i = n.End - 1
			continue
		}
		if n.Kind == Text && !n.Hidden && !IsBlank(n.Text) {
			return false
		}
	}
	return true
}
