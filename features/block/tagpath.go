package block

import "galley/page"

// TagPaths numbers the tag paths of a page: the tags from the root down to an element
// (Wu et al. 2013, section 3). Elements with the same path have the same number.
type TagPaths struct {
	Of    []int32 // by element
	Count int32   // one past the largest number
}

// newTagPaths numbers them without the places that are no part of a path.
func newTagPaths(p *page.Page) TagPaths {
	stray := strayPlaces(p)
	type step struct {
		parent int32
		tag    string
	}
	t := TagPaths{Of: make([]int32, len(p.Nodes))}
	numbers := make(map[step]int32, 256)
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Element {
			continue
		}
		at := step{tag: n.Tag}
		if n.Parent != page.None {
			at.parent = t.Of[n.Parent]
		}
		if stray != nil && stray[i] {
			t.Of[i] = at.parent
			continue
		}
		number, ok := numbers[at]
		if !ok {
			t.Count++
			number = t.Count
			numbers[at] = number
		}
		t.Of[i] = number
	}
	t.Count++
	return t
}
