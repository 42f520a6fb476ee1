package block

import "galley/page"

// The main path of a page is the elements, from the root down, that hold at least half
// of the page's prose each. An article lies at its end or branches off it near there;
// navigation branches off higher up.

// BranchPoint is where a node leaves the main path.
type BranchPoint struct {
	Level  int32       // elements of the main path around the node
	At     page.NodeID // the last of them
	Branch page.NodeID // the child of At that holds the node; At itself for a node of the main path
}

// MainPath is the main path of a page.
type MainPath struct {
	Of     []BranchPoint // by node: where it leaves the main path
	Length int32         // elements of the main path
}

// MainPath finds for every node where it leaves the main path.
func (s *List) MainPath() MainPath {
	m := MainPath{Of: make([]BranchPoint, len(s.Page.Nodes))}
	for i := range s.Page.Nodes {
		n := page.NodeID(i)
		var up BranchPoint
		if i > 0 {
			up = m.Of[s.Page.Nodes[i].Parent]
		}
		onPath := s.Page.Nodes[i].Kind == page.Element && (i == 0 || up.Branch == up.At)
		switch {
		case onPath && 2*s.SubtreeSums(n).Prose >= s.All.Prose && s.All.Prose > 0:
			up = BranchPoint{up.Level + 1, n, n}
			m.Length = max(m.Length, up.Level)
		case up.Branch == up.At:
			up.Branch = n
		}
		m.Of[i] = up
	}
	return m
}
