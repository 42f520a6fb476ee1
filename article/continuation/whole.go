package continuation

import (
	"slices"

	"galley/page"
)

// whole is the page with its new nodes, not linked, and its selection.
func (j *joiner) whole() (*page.Page, page.Selection) {
	count := page.NodeID(len(j.nodes))
	moved := func(n page.NodeID) page.NodeID {
		if n >= j.place {
			return n + count
		}
		return n
	}
	p := j.page
	height := j.bottom - j.top // px
	behind := slices.Clone(p.Nodes[j.place:])
	for i := range behind {
		behind[i].Parent = moved(behind[i].Parent)
		if p.Laid && behind[i].Box.Y >= j.top {
			behind[i].Box.Y = bounded(behind[i].Box.Y + height)
		}
	}
	nodes := slices.Concat(p.Nodes[:j.place], j.nodes, behind)
	if p.Laid {
		for n := j.parent; n != page.None; n = nodes[n].Parent {
			nodes[n].Box.H = bounded(nodes[n].Box.H + height)
		}
		p.Size.H = bounded(p.Size.H + height)
	}
	for n, text := range j.hyphenated {
		nodes[moved(n)].Text = text
	}
	p.Nodes = nodes
	return p, j.selection(moved)
}

// farthest is how far from the top a box may be, in px: as far as page.Page.Link allows.
const farthest = 1 << 27

// bounded is a coordinate that a page may have.
func bounded(y float64) float64 { return max(-farthest, min(y, farthest)) }

// selection is that of the whole. What stands behind the new nodes has other numbers there.
func (j *joiner) selection(moved func(page.NodeID) page.NodeID) page.Selection {
	all := func(list []page.NodeID) []page.NodeID {
		out := make([]page.NodeID, len(list))
		for i, n := range list {
			out[i] = moved(n)
		}
		return out
	}
	s := j.sel
	s.Roots = slices.Sorted(slices.Values(append(all(s.Roots), j.roots...)))
	s.Cut = slices.Sorted(slices.Values(append(all(s.Cut), j.cut...)))
	s.Lead = all(s.Lead)
	if s.Title != page.None {
		s.Title = moved(s.Title)
	}
	var blocks []page.BlockScore
	for _, b := range s.Blocks {
		blocks = append(blocks, page.BlockScore{From: moved(b.From), To: moved(b.To-1) + 1, Posterior: b.Posterior})
	}
	s.Blocks = append(blocks, j.blocks...)
	slices.SortFunc(s.Blocks, func(a, b page.BlockScore) int { return int(a.From - b.From) })
	return s
}
