package block

import "galley/page"

// countMedia counts pictures, videos and the like.
func (s *List) countMedia() {
	s.media = make([]int32, len(s.Page.Nodes)+1)
	for i := range s.Page.Nodes {
		s.media[i+1] = s.media[i]
		switch s.Page.Nodes[i].Tag {
		case "img", "video", "audio", "iframe", "canvas", "picture", "object", "embed":
			if s.Visible[i] {
				s.media[i+1]++
			}
		}
	}
}

// Media is the number of pictures, videos and the like in the subtree of n.
func (s *List) Media(n page.NodeID) int {
	return s.MediaBetween(n, s.Page.Nodes[n].End)
}

// MediaBetween is their number among Nodes[from:to].
func (s *List) MediaBetween(from, to page.NodeID) int { return int(s.media[to] - s.media[from]) }

// SameContent reports whether two subtrees, one in the other, hold the same blocks and
// as many pictures.
func (s *List) SameContent(a, b page.NodeID) bool {
	endA, endB := s.Page.Nodes[a].End, s.Page.Nodes[b].End
	return s.first[a] == s.first[b] && s.first[endA] == s.first[endB] && s.media[endA]-s.media[a] == s.media[endB]-s.media[b]
}
