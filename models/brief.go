package models

import (
	"galley/date"
	"galley/features/block"
	"galley/models/pagekind"
	"galley/page"
)

// Bounds of a brief.
const (
	briefWords = 8   // words of the line with the day, at most
	briefNear  = 2   // blocks between the title and that line, at most
	briefNamed = 0.6 // F1 of the words of the title and <title>, at least, where that does not begin with it
	briefMost  = 120 // words of the text, at most
	briefShare = 0.6 // of the running text of the page that is in the body, at least
)

// isBrief reports whether a page is a piece of news of a few sentences: its title is what <title> says, the day stands
// beside it, and nearly all running text of the page is below it. It is too short for the networks to tell.
func (s *Scores) isBrief() bool {
	title, body := s.title.Choice.Node, s.body.Choice.Node
	if s.view == nil || title == page.None || body == page.None || s.kind() != pagekind.Page ||
		!s.isSaid(title) || !s.hasDayNear(title) {
		return false
	}
	first, until := s.index.Span(body)
	_, below := s.index.Span(title)
	words, all := 0, 0
	for i := range s.index.NumBlocks() {
		if !s.index.IsProse(i) || i < below {
			continue
		}
		n := s.index.BlockWords(i)
		all += n
		if i >= first && i < until {
			words += n
		}
	}
	return words > 0 && words <= briefMost && float64(words) >= briefShare*float64(all)
}

// hasDayNear reports whether one of the next short lines above or below an element is a day.
func (s *Scores) hasDayNear(n page.NodeID) bool {
	first, until := s.index.Span(n)
	for i := max(0, first-briefNear); i < min(s.index.NumBlocks(), until+briefNear); i++ {
		if i >= first && i < until || s.index.BlockWords(i) > briefWords || s.index.BlockLinkShare(i) >= block.ProseLinks {
			continue
		}
		if _, ok := date.Day(s.index.BlockText(i), ""); ok || s.hasTime(i) {
			return true
		}
	}
	return false
}

// hasTime reports whether a block is in a <time> or has one.
func (s *Scores) hasTime(i int) bool {
	from, to := s.index.BlockNodes(i)
	for n := s.index.BlockElement(i); n < to; n++ {
		if s.page.Nodes[n].Tag == "time" && s.page.Nodes[n].End > from {
			return true
		}
	}
	return false
}
