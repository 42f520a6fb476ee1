package features

import "galley/page"

// The main path of a page is the elements, from the root down, that hold at least half
// of the page's prose each. An article lies at its end or branches off it near there;
// navigation branches off higher up.

// branchPoint is where a node leaves the main path.
type branchPoint struct {
	level  int32       // elements of the main path around the node
	at     page.NodeID // the last of them
	branch page.NodeID // the child of at that holds the node; at itself for a node of the main path
}

// mainPath is the main path of a page.
type mainPath struct {
	of     []branchPoint // by node: where it leaves the main path
	length int32         // elements of the main path
}

// findMainPath finds for every node where it leaves the main path.
func (s *blockList) findMainPath() mainPath {
	m := mainPath{of: make([]branchPoint, len(s.page.Nodes))}
	for i := range s.page.Nodes {
		n := page.NodeID(i)
		var up branchPoint
		if i > 0 {
			up = m.of[s.page.Nodes[i].Parent]
		}
		onPath := s.page.Nodes[i].Kind == page.Element && (i == 0 || up.branch == up.at)
		switch {
		case onPath && 2*s.subtreeSums(n).prose >= s.all.prose && s.all.prose > 0:
			up = branchPoint{up.level + 1, n, n}
			m.length = max(m.length, up.level)
		case up.branch == up.at:
			up.branch = n
		}
		m.of[i] = up
	}
	return m
}
