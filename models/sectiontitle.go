package models

import "galley/page"

// leastBefore is how many words of text above a heading make it that of a section.
const leastBefore = 30

// isSection reports whether the title is the heading of a section: text that is kept stands
// above it in the body. The page shows no title then, and the heading belongs to the text.
func (s *Scores) isSection(title, body page.NodeID) bool {
	if s.view == nil || s.blocks == nil || !s.view.IsSection(title, body) {
		return false
	}
	words, keep := 0, s.thresholds().Keep
	first, _ := s.index.Span(body)
	until, _ := s.index.Span(title)
	for i := first; i < until; i++ {
		if s.blocks.Posteriors()[i] >= keep {
			words += s.index.BlockWords(i)
		}
	}
	return words >= leastBefore
}
