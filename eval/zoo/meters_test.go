package zoo_test

import (
	"math"
	"testing"
)

// The part of a bar that shows an amount is the same share of it on any screen.
func TestMetersOnTelephone(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.b{height:20px;background:#ccc}.b span{display:block;width:40%;height:100%;background:#17b;color:#fff}`,
		`<div class=b><span><i>40%</i></span></div>`)) {
		for i := range p.Nodes {
			n := &p.Nodes[i]
			if n.Tag != "span" {
				continue
			}
			if share := n.Box.W / p.Nodes[n.Parent].Box.W; math.Abs(share-0.4) > 0.01 {
				t.Errorf("%.0f px: the part is %.2f of the bar", p.Viewport.W, share)
			}
		}
	}
}
