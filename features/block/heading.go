package block

import "galley/page"

// Heading is the heading that an element is, or that is at most three elements above it;
// page.None without.
func (s *List) Heading(n page.NodeID) page.NodeID {
	for k := 0; n > 0 && k < 4 && s.places[n].enclosing&InHeading != 0; k++ {
		if page.IsHeading(s.Page.Nodes[n].Tag) {
			return n
		}
		n = s.Page.Nodes[n].Parent
	}
	return page.None
}

// HeadingRank is the rank, 1 to 6, of the heading of n; 7 without.
func (s *List) HeadingRank(n page.NodeID) int {
	if h := s.Heading(n); h != page.None {
		return int(s.Page.Nodes[h].Tag[1] - '0')
	}
	return 7
}
