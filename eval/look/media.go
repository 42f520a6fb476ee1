package look

import (
	"strings"

	"galley/eval"
	"galley/page"
)

// media compares what is shown. What the page itself could not load is no part of it.
func (c *comparison) media() {
	c.sameChoices()
	to := eval.Align(c.a.addresses(), c.b.addresses())
	for i, m := range c.a.shown {
		if c.Had != nil && !c.Had(m.address) || c.a.covered(i) {
			continue
		}
		c.Items++
		if m.picture {
			c.Shown++
		}
		if to[i] < 0 {
			c.why("media", "missing: "+m.tag+" "+clip(m.address))
			continue
		}
		if c.Has == nil || c.Has(m.address) {
			c.goodItems++
		} else {
			c.why("load", "not loaded: "+m.tag+" "+clip(m.address))
		}
		if !m.picture {
			continue
		}
		x, y := c.a.layoutBox(m.node), c.b.layoutBox(c.b.shown[to[i]].node)
		if within(x.W, y.W, ImageTolerance) && within(x.H, y.H, ImageTolerance) {
			c.sameShown++
		} else {
			c.why("picture", boxes(x, y)+" for "+m.tag+" "+clip(m.address))
		}
	}
}

// covered reports whether the next picture lies exactly over picture i, which only keeps
// the room for it.
func (s *side) covered(i int) bool {
	return i+1 < len(s.shown) && s.shown[i].picture && s.shown[i+1].picture &&
		s.p.Nodes[s.shown[i].node].Box == s.p.Nodes[s.shown[i+1].node].Box && !s.p.Nodes[s.shown[i].node].Box.Empty()
}

// sameChoices gives pictures of the page the address that the article has of them, where the browser may choose one of
// several: it takes a larger file that it has already, and has others each time.
func (c *comparison) sameChoices() {
	written := map[string]bool{}
	for _, m := range c.b.shown {
		written[m.address] = true
	}
	for i := range c.a.shown {
		m := &c.a.shown[i]
		if m.tag != "img" || written[m.address] {
			continue
		}
		for _, choice := range choices(c.a.p, m.node) {
			if written[choice] {
				m.address = choice
				break
			}
		}
	}
}

// choices are the addresses that a browser may choose from for an img.
func choices(p *page.Page, img page.NodeID) (all []string) {
	for field := range strings.FieldsSeq(p.Nodes[img].Attr("srcset") + " " + p.Nodes[img].Attr("src")) {
		if u := p.Resolve(strings.Trim(field, ",")); u != "" {
			all = append(all, u)
		}
	}
	return all
}
