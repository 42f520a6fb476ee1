package features

import "galley/page"

// countMedia counts pictures, videos and the like.
func (s *blockList) countMedia() {
	s.media = make([]int32, len(s.page.Nodes)+1)
	for i := range s.page.Nodes {
		s.media[i+1] = s.media[i]
		switch s.page.Nodes[i].Tag {
		case "img", "video", "audio", "iframe", "canvas", "picture", "object", "embed":
			if s.visible[i] {
				s.media[i+1]++
			}
		}
	}
}

// mediaIn is the number of pictures, videos and the like in the subtree of n.
func (s *blockList) mediaIn(n page.NodeID) int {
	return s.mediaBetween(n, s.page.Nodes[n].End)
}

// mediaBetween is their number among Nodes[from:to].
func (s *blockList) mediaBetween(from, to page.NodeID) int { return int(s.media[to] - s.media[from]) }

// sameContent reports whether two subtrees, one in the other, hold the same blocks and
// as many pictures.
func (s *blockList) sameContent(a, b page.NodeID) bool {
	endA, endB := s.page.Nodes[a].End, s.page.Nodes[b].End
	return s.first[a] == s.first[b] && s.first[endA] == s.first[endB] && s.media[endA]-s.media[a] == s.media[endB]-s.media[b]
}
