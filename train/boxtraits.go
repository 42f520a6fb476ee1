package train

import (
	"maps"
	"slices"

	"galley/features"
	"galley/page"
)

// boxTraits tell elements without text that labels cut from those that they keep. Networks
// of blocks see neither.
type boxTraits struct {
	cut  map[string]int  // pages on which one with the trait is cut
	kept map[string]bool // one with the trait is kept
}

// add reads the elements without text in the body of a labelled article.
func (b *boxTraits) add(o *observed, traits *features.Traits) {
	x, p, sel := o.scores.Index(), o.sample.Page, o.sample.Selection
	seen := map[string]bool{}
	for _, root := range sel.Roots {
		for n := root; n < p.Nodes[root].End; n++ {
			from, to := x.Span(n)
			if p.Nodes[n].Kind != page.Element || from != to {
				continue
			}
			cut := slices.Contains(sel.Cut, n)
			if !cut && slices.ContainsFunc(sel.Cut, func(c page.NodeID) bool { return p.Contains(c, n) }) {
				continue // it goes with the cut around it
			}
			for _, trait := range traits.Element(n) {
				if cut && !seen[trait] {
					seen[trait] = true
					b.cut[trait]++
				}
				b.kept[trait] = b.kept[trait] || !cut
			}
			if cut {
				n = p.Nodes[n].End - 1
			}
		}
	}
}

// list are the traits that are always cut, on enough pages.
func (b *boxTraits) list() []string {
	var list []string
	for _, trait := range slices.Sorted(maps.Keys(b.cut)) {
		if b.cut[trait] >= minPages && !b.kept[trait] {
			list = append(list, trait)
		}
	}
	return list
}
