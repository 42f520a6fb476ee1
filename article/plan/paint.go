package plan

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// Painting are the properties by which a style sheet can paint a shape with a gradient or pattern.
var Painting = [2]string{"fill", "stroke"}

// Paint are the computed values of Painting of an element of a drawing that a style sheet paints with
// another element, "" of what it does not: what its attributes say is theirs to say.
func Paint(p *page.Page, n page.NodeID) (values [2]string) {
	style := p.StyleOf(n)
	if style == nil || len(style.Look) != len(page.LookProperties) {
		return values
	}
	for i, name := range Painting {
		if v := style.LookValue(name); strings.HasPrefix(v, "url(") && !strings.Contains(p.Nodes[n].Attr(name), "url(") {
			values[i] = v
		}
	}
	return values
}

// notePaint records what a style sheet paints an element of a drawing with.
func (pl *Plan) notePaint(n page.NodeID) {
	for _, v := range Paint(pl.Page, n) {
		if id, _, ok := allowlist.Reference(v); ok {
			pl.Wanted[id] = true
			pl.painted = append(pl.painted, id)
		}
	}
}
