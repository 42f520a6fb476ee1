package proposal

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"galley/page"
)

// Waiting is a page without a label.
type Waiting struct {
	Slug   string
	Unsure float64 // [0, 1], as Made has it
	Layout string
}

// Order says which page to show when: of every layout the page that the proposer is
// least sure of, then of every layout the next. So the first pages show all there
// is, each is worth a look, and none is dropped.
func Order(list []Waiting) []string {
	byLayout := map[string][]Waiting{}
	for _, w := range list {
		byLayout[w.Layout] = append(byLayout[w.Layout], w)
	}
	type ranked struct {
		Waiting
		round int
	}
	var all []ranked
	for _, group := range byLayout {
		slices.SortFunc(group, lessSure)
		for i, w := range group {
			all = append(all, ranked{w, i})
		}
	}
	slices.SortFunc(all, func(a, b ranked) int {
		return cmp.Or(cmp.Compare(a.round, b.round), lessSure(a.Waiting, b.Waiting))
	})
	slugs := make([]string, len(all))
	for i, w := range all {
		slugs[i] = w.Slug
	}
	return slugs
}

func lessSure(a, b Waiting) int {
	return cmp.Or(cmp.Compare(b.Unsure, a.Unsure), strings.Compare(a.Slug, b.Slug))
}

// layoutOf is equal for pages of one template: the tags down to the body, where it
// stands, and where the title is. Positions count in steps that a reader would see.
func layoutOf(p *page.Page, sel page.Selection) string {
	body := sel.Body()
	if body == page.None {
		return ""
	}
	var b strings.Builder
	for a := range p.Ancestors(body) {
		b.WriteString(p.Nodes[a].Tag + "<")
	}
	const step = 64 // px
	box := p.Nodes[body].Box
	fmt.Fprintf(&b, " %.0f %.0f", math.Floor(box.X/step), math.Floor(box.W/step))
	if sel.Title != page.None {
		fmt.Fprintf(&b, " %t %.0f", p.Contains(body, sel.Title), math.Floor(p.Nodes[sel.Title].Box.X/step))
	}
	return b.String()
}
