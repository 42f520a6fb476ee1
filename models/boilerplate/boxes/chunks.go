package boxes

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// chunks are the boxes that the text of a page is cut into, as builders of pages do: each holds some
// paragraphs, and they are marked up alike. What stands between two of them stands between the
// paragraphs of one text.
type chunks struct {
	*view.View
	of map[chunkKey]chunkRun
}

// chunkKey is where chunks stand and how they are marked up.
type chunkKey struct {
	parent page.NodeID
	line   markup.Line
}

// chunkRun is from the first paragraph of the first chunk to the last of the last.
type chunkRun struct {
	span.Blocks
	count int         // chunks
	last  page.NodeID // of them
}

func newChunks(v *view.View) *chunks { return &chunks{v, map[chunkKey]chunkRun{}} }

// add notes the chunk of a paragraph that is kept, from the first sure one on.
func (c *chunks) add(block int, post float64) {
	n := c.ProseParent(block)
	from, to := c.Span(n)
	for up := c.Page.Nodes[n].Parent; up > 0; up = c.Page.Nodes[n].Parent {
		if f, t := c.Span(up); f != from || t != to {
			break
		}
		n = up
	}
	if n <= 0 || !c.HasName(n) {
		return
	}
	key := chunkKey{c.Page.Nodes[n].Parent, markup.Of(c.Page, n)}
	run, ok := c.of[key]
	switch {
	case !ok && post < view.Surely:
		return
	case !ok:
		run = chunkRun{Blocks: span.Blocks{From: block}, last: page.None}
	}
	if run.last != n {
		run.count++
	}
	run.To, run.last = block+1, n
	c.of[key] = run
}

// chunked is where a text in chunks is, and how often what stands beside them is marked up in each way.
type chunked struct {
	span.Blocks
	marked map[markup.Line]int
}

// extents are the texts in chunks, by the parent of these.
func (c *chunks) extents() map[page.NodeID]chunked {
	of := map[page.NodeID]chunked{}
	for key, run := range c.of {
		if run.count < leastChunks {
			continue
		}
		e, ok := of[key.parent]
		if !ok {
			e = chunked{run.Blocks, map[markup.Line]int{}}
			for child := range c.Page.Children(key.parent) {
				e.marked[markup.Of(c.Page, child)]++
			}
		}
		e.From, e.To = min(e.From, run.From), max(e.To, run.To)
		of[key.parent] = e
	}
	return of
}

// leastChunks is how many boxes with paragraphs are chunks of one text.
const leastChunks = 2

// isBetweenChunks reports whether a subtree stands between the chunks of a text, marked up as nothing
// else beside them: what a page puts there of its own it puts there again.
func (a *Among) isBetweenChunks(n page.NodeID) bool {
	e, ok := a.chunked[a.Page.Nodes[n].Parent]
	from, to := a.Span(n)
	return ok && e.From < from && from < to && to < e.To && e.marked[markup.Of(a.Page, n)] == 1
}
