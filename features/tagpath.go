package features

import "galley/page"

// tagPaths numbers the tag paths of a page: the tags from the root down to an element
// (Wu et al. 2013, section 3). Elements with the same path have the same number.
type tagPaths struct {
	of    []int32 // by element
	count int32   // one past the largest number
}

func newTagPaths(p *page.Page) tagPaths {
	type step struct {
		parent int32
		tag    string
	}
	t := tagPaths{of: make([]int32, len(p.Nodes))}
	numbers := make(map[step]int32, 256)
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Element {
			continue
		}
		at := step{tag: n.Tag}
		if n.Parent != page.None {
			at.parent = t.of[n.Parent]
		}
		number, ok := numbers[at]
		if !ok {
			t.count++
			number = t.count
			numbers[at] = number
		}
		t.of[i] = number
	}
	t.count++
	return t
}
