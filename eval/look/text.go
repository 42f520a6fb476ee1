package look

import (
	"math"
	"slices"

	"galley/page"
)

// rootsOf are the subtrees that an article is made of, in its order.
func rootsOf(p *page.Page, sel page.Selection) []page.NodeID {
	roots := slices.Sorted(slices.Values(sel.Roots))
	inside := func(root page.NodeID) bool { return p.Contains(root, sel.Title) }
	if sel.Title != page.None && !slices.ContainsFunc(roots, inside) {
		roots = slices.Insert(roots, 0, sel.Title)
	}
	return roots
}

// blockPair is a text block of the page and the block of the article in which its first
// text stands.
type blockPair struct {
	a, b  page.NodeID // b: None where the article lacks it
	texts []int       // of the page, by index
}

// pairBlocks finds the blocks that the texts stand in, in document order.
func (c *comparison) pairBlocks() []blockPair {
	at := map[page.NodeID]int{}
	var pairs []blockPair
	for i, t := range c.a.texts {
		block := c.a.block(t.node)
		if block == page.None {
			continue
		}
		k, known := at[block]
		if !known {
			k = len(pairs)
			at[block] = k
			other := page.None
			if c.to[i] >= 0 {
				other = c.b.block(c.b.texts[c.to[i]].node)
			}
			pairs = append(pairs, blockPair{a: block, b: other})
		}
		pairs[k].texts = append(pairs[k].texts, i)
	}
	return pairs
}

// texts compares the texts one by one.
func (c *comparison) texts() {
	for i, t := range c.a.texts {
		c.Chars += t.chars
		if c.to[i] < 0 {
			c.why("text", "missing: "+clip(t.text))
			continue
		}
		n := c.b.texts[c.to[i]].node
		c.contrast(t, n)
		if what := difference(&c.a, t.node, &c.b, n); what != "" {
			c.why("style "+what[:min(len(what), 12)], what+" of "+clip(t.text))
			continue
		}
		c.sameChars += t.chars
	}
}

// layout compares the sizes of the blocks.
func (c *comparison) layout() {
	for _, pair := range c.blocks {
		c.Blocks++
		if pair.b == page.None {
			c.Causes["missing"]++
			continue
		}
		x, y := c.sizes(pair)
		if within(x.W, y.W, BlockTolerance) && within(x.H, y.H, BlockTolerance) {
			c.sameBlocks++
			continue
		}
		cause, tag := c.cause(pair, x, y), c.a.p.Nodes[pair.a].Tag
		c.Causes[cause]++
		c.why("box of "+tag+cause, cause+": "+boxes(x, y)+" for "+tag+" "+clip(c.a.texts[pair.texts[0]].text))
	}
}

// sizes are the boxes of a pair; those of their words where the block lies around a part
// of the article and did not come along.
func (c *comparison) sizes(pair blockPair) (x, y page.Rect) {
	for _, root := range c.roots {
		if c.a.p.Contains(pair.a, root) && pair.a != root {
			return c.a.ink(pair.a), c.b.ink(pair.b)
		}
	}
	return c.a.layoutBox(pair.a), c.b.layoutBox(pair.b)
}

func within(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }
