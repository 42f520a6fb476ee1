package cepr

import (
	"galley/models/levenshtein"
	"galley/page"
)

// paths are the tag paths of a page, each kept once, as the path of the parent
// and one tag more ([Wu13], Definition 2). Path 0 is the empty one.
type paths struct {
	parent []int32
	tag    []int32 // number of the tag, in order of appearance
	depth  []int32 // how many tags
	of     []int32 // path of every element, its own tag included
}

type step struct{ parent, tag int32 }

func newPaths(p *page.Page) *paths {
	t := &paths{parent: []int32{0}, tag: []int32{-1}, depth: []int32{0}, of: make([]int32, len(p.Nodes))}
	tags := map[string]int32{}
	ids := map[step]int32{}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Element {
			continue
		}
		tag, ok := tags[n.Tag]
		if !ok {
			tag = int32(len(tags))
			tags[n.Tag] = tag
		}
		var parent int32
		if n.Parent != page.None {
			parent = t.of[n.Parent]
		}
		t.of[i] = t.intern(ids, step{parent, tag})
	}
	return t
}

func (t *paths) intern(ids map[step]int32, s step) int32 {
	id, ok := ids[s]
	if !ok {
		id = int32(len(t.parent))
		ids[s] = id
		t.parent = append(t.parent, s.parent)
		t.tag = append(t.tag, s.tag)
		t.depth = append(t.depth, t.depth[s.parent]+1)
	}
	return id
}

// distance is the edit distance of two paths over tags (dist in [Wu13], Equation 6). What both begin
// with costs nothing, and neighbours on a page have most in common: over a whole
// page the parts that differ are not longer than the page.
func (t *paths) distance(a, b int32) int {
	var x, y []int32 // what differs, last tag first
	for ; t.depth[a] > t.depth[b]; a = t.parent[a] {
		x = append(x, t.tag[a])
	}
	for ; t.depth[b] > t.depth[a]; b = t.parent[b] {
		y = append(y, t.tag[b])
	}
	for ; a != b; a, b = t.parent[a], t.parent[b] {
		x, y = append(x, t.tag[a]), append(y, t.tag[b])
	}
	for len(x) > 0 && len(y) > 0 && x[0] == y[0] {
		x, y = x[1:], y[1:]
	}
	return levenshtein.Distance(x, y, 0)
}
