package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// Two pictures that are compared lie over each other, each cut where the other begins, with what was laid
// over them; of pictures that hide each other each stands for itself.
func TestComparedPictures(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css, in string
		laid          bool
	}{
		{"cut by a shape", `.c{position:relative;overflow:hidden}.c img{display:block;width:100%;height:300px}.c .b{position:absolute;inset:0;clip-path:inset(0 0 0 50%)}.c input{position:absolute;inset:0;opacity:0}`,
			`<div class=c><img src=wide.png alt=Then><img class=b src=cover.png alt=Now><input type=range></div>`, true},
		{"cut by a box before it", `.c{position:relative;height:300px}.c img{display:block;width:680px;height:300px;max-width:none}.b{position:absolute;inset:0 60% 0 0;overflow:hidden}`,
			`<div class=c><div class=b><img src=cover.png alt=Now></div><img src=wide.png alt=Then></div>`, true},
		{"both in boxes", `.c{position:relative;height:300px;overflow:hidden}.c img{position:absolute;left:0;top:0;width:680px;height:300px;max-width:none}.b{position:absolute;inset:0 60% 0 0;overflow:hidden}`,
			`<div class=c><img src=wide.png alt=Then><div class=b><img src=cover.png alt=Now></div></div>`, true},
		{"one hides the other", `.c{position:relative}.c img{display:block;width:100%;height:300px}.c .b{position:absolute;inset:0}`,
			`<div class=c><img src=wide.png alt=Then><img class=b src=cover.png alt=Now></div>`, false},
		{"hardly anything is seen", `.c{position:relative}.c img{display:block;width:100%;height:300px}.c .b{position:absolute;inset:0;clip-path:inset(0 0 0 98%)}`,
			`<div class=c><img src=wide.png alt=Then><img class=b src=cover.png alt=Now></div>`, false},
	} {
		was, is := k.shown(t, tt.css, tt.in)
		images := func(p *page.Page) (all []page.Rect) {
			for i := range p.Nodes {
				if p.Nodes[i].Tag == "img" {
					all = append(all, p.Nodes[i].Box)
				}
			}
			return all
		}
		a, b := images(was), images(is)
		if len(a) != 2 || len(b) != 2 {
			t.Errorf("%s: %d pictures became %d", tt.name, len(a), len(b))
			continue
		}
		if laid := math.Abs(b[0].Y-b[1].Y) <= 1 && math.Abs(b[0].X-b[1].X) <= 1; laid != tt.laid {
			t.Errorf("%s: they lie over each other: %t, want %t (%v)", tt.name, laid, tt.laid, b)
		}
		if tt.laid && (math.Abs(a[0].W-b[0].W) > 1 || math.Abs(a[1].H-b[1].H) > 1) {
			t.Errorf("%s: %v became %v", tt.name, a, b)
		}
	}
}
