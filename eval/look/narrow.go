package look

import (
	"fmt"

	"galley/page"
)

// smallest is the smallest type, in CSS px, that is read with ease on a telephone.
const smallest = 12

// narrow measures the article on a narrow screen: the same document as the article, so
// that nodes have the same numbers.
func (c *comparison) narrow() {
	p := c.Pair.Narrow
	if p == nil || len(p.Nodes) != len(c.b.p.Nodes) {
		return
	}
	s := side{p: p}
	s.collect([]page.NodeID{p.Body()}, nil)
	r := &Narrow{Sideways: max(0, p.Size.W-p.Viewport.W)}
	if r.Sideways > 0 {
		c.why("sideways", fmt.Sprintf("%.0f px wider than a narrow screen: %s", r.Sideways, widest(p)))
	}
	for _, t := range s.texts {
		now, wide := p.StyleOf(p.Nodes[t.node].Parent), c.b.p.StyleOf(p.Nodes[t.node].Parent)
		if now != nil && wide != nil && now.FontSize < smallest && wide.FontSize >= smallest {
			r.Small += t.chars
			c.why("small", fmt.Sprintf("%.1f px on a narrow screen: %s", now.FontSize, clip(t.text)))
		}
	}
	var blocks []page.NodeID
	for _, t := range s.texts {
		blocks = append(blocks, s.block(t.node))
	}
	r.Overlaps = c.overlaps(&s, blocks, c.b.over, "overlap on a narrow screen")
	c.Page.Narrow = r
}

// widest names the element that reaches farthest to the right, outside of what
// scrolls by itself.
func widest(p *page.Page) string {
	at, most := page.None, p.Viewport.W
	for n := range p.Nodes {
		node := &p.Nodes[n]
		if node.Hidden || node.Kind != page.Element || node.Box.Right() <= most+0.5 || clipped(p, page.NodeID(n)) {
			continue
		}
		at, most = page.NodeID(n), node.Box.Right()
	}
	if at == page.None {
		return "not known by what"
	}
	return fmt.Sprintf("%s to %.0f px, %s", p.Nodes[at].Tag, most, clip(page.Norm(p.Text(at))))
}

// clipped reports whether something around n cuts off or scrolls what is too wide.
func clipped(p *page.Page, n page.NodeID) bool {
	for a := range p.Ancestors(n) {
		st := p.StyleOf(a)
		if st != nil && st.Look != nil && st.LookValue("overflow-x") != "visible" {
			return true
		}
	}
	return false
}
