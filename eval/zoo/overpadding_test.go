package zoo_test

import (
	"math"
	"testing"
)

// A picture that reaches over the paddings of a card reaches to its edges on a telephone, and not out of it.
func TestOverPaddingsOnTelephone(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.c{padding:40px;background:#eef;border-radius:12px}.c figure{margin:0 -40px}.c img{width:100%;display:block}`,
		`<div class=c><p>The cows knew the way up the hill.</p><figure><img src=wide.png></figure><p>They came down alone.</p></div>`)) {
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "figure" {
				if card := p.Nodes[n.Parent].Box; math.Abs(n.Box.X-card.X) > 2 || math.Abs(n.Box.Right()-card.Right()) > 2 {
					t.Errorf("%.0f px: the figure is at %v, the card at %v", p.Viewport.W, n.Box, card)
				}
			}
		}
	}
}
