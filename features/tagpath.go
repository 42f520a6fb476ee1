package features

import "galley/page"

// pathTable numbers the tag paths of a page: the path of the parent and one tag
// more ([Wu13], algorithms 4.2).
type tagPaths struct {
	of    []int32 // by element
	count int32
}

func newTagPaths(p *page.Page) tagPaths {
	type step struct {
		parent int32
		tag    string
	}
	t := tagPaths{of: make([]int32, len(p.Nodes))}
	ids := make(map[step]int32, 256)
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Element {
			continue
		}
		at := step{tag: n.Tag}
		if n.Parent != page.None {
			at.parent = t.of[n.Parent]
		}
		id, ok := ids[at]
		if !ok {
			t.count++
			id = t.count
			ids[at] = id
		}
		t.of[i] = id
	}
	t.count++
	return t
}
