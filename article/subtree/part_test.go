package subtree_test

import (
	"slices"
	"testing"

	"galley/article/articletest"
	"galley/article/subtree"
)

// The name of a fold is cut with all that is in the fold, and not alone.
func TestSummaries(t *testing.T) {
	for _, tt := range []struct {
		name, in string
		cut      []string
		want     int // cuts
	}{
		{"alone", `<details><summary id=s>More</summary><p>Words.</p></details>`, []string{"#s"}, 0},
		{"with all", `<details><summary id=s>More</summary><p id=p>Words.</p></details>`, []string{"#s", "#p"}, 2},
		{"with some", `<details><summary id=s>More</summary><p id=p>Words.</p><p>Others.</p></details>`, []string{"#s", "#p"}, 1},
		{"no words", `<details><summary id=s>More</summary> </details>`, []string{"#s"}, 1},
		{"two names", `<details><summary id=s>More</summary><summary id=p>Others</summary><p>Words.</p></details>`, []string{"#s", "#p"}, 1},
		{"in a box", `<div><summary id=s>More</summary><p>Words.</p></div>`, []string{"#s"}, 1},
	} {
		p, sel := articletest.Parse(t, `<div id=body><p>First.</p>`+tt.in+`<p>Last.</p></div>`)
		for _, id := range tt.cut {
			n, err := p.FindCSS(id)
			if err != nil {
				t.Fatal(err)
			}
			sel.Cut = append(sel.Cut, n)
		}
		slices.Sort(sel.Cut)
		parts := subtree.Parts(p, sel)
		if got := parts[len(parts)-1].Cut; len(got) != tt.want || !slices.IsSorted(got) {
			t.Errorf("%s: cuts are %v, want %d", tt.name, got, tt.want)
		}
	}
}
