package continuation

import (
	"math/rand/v2"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page"
	"galley/page/pagetest"
)

// TestRandom: whatever pages and selections are, the whole is a page with all that is joined, in
// its order, and with a selection of it.
func TestRandom(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		first, sel := random(t, r)
		text := New(first, sel)
		want := words(first, sel.Roots)
		for range 1 + r.IntN(3) {
			p, sel := random(t, r)
			own := piece{roots: p.Outermost(sel.Roots)}
			own.cut = text.compare(features.NewIndex(p, wang.Limits{}), sel).cuts(p, own.roots)
			text.follow = append(text.follow, part{page: p, sel: sel, own: own, whole: own})
			want += words(p, own.roots)
		}
		joined, all, err := text.Joined(r.IntN(2) == 0)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if err := all.Check(joined); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if got := words(joined, joined.Outermost(all.Roots)); got < want {
			t.Errorf("seed %d: %d words, want %d", seed, got, want)
		}
	}
}

// random is a page with a selection of one or two subtrees.
func random(t *testing.T, r *rand.Rand) (*page.Page, page.Selection) {
	p := pagetest.Random(t, r.Uint64())
	pagetest.LayOut(p, r.Uint64())
	sel := page.Selection{Title: page.None}
	for range 1 + r.IntN(2) {
		n := p.Body()
		for k := r.IntN(6); k > 0; k-- {
			for c := range p.Children(n) {
				if p.Nodes[c].Kind == page.Element {
					n = c
					if r.IntN(2) == 0 {
						break
					}
				}
			}
		}
		sel.Roots = append(sel.Roots, n)
	}
	sel.Roots = p.Outermost(sel.Roots)
	return p, sel
}

// words counts those of all texts below some nodes.
func words(p *page.Page, roots []page.NodeID) (count int) {
	for _, root := range roots {
		for n := root; n < p.Nodes[root].End; n++ {
			count += page.CountWords(p.Nodes[n].Text)
		}
	}
	return count
}
