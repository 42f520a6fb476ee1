package models

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of parts that are marked up alike: how many others with running text stand beside one, at least, and how many
// of its siblings are looked at.
const (
	partsLeast = 3
	partsMost  = 100
)

// isPart reports whether the title is running text and no heading, in one of several parts in a row that are
// marked up alike and have running text: the first of the messages that somebody wrote one after the other. The page
// shows no title then, and the first message belongs to the text, unless <title> says it.
func (s *Scores) isPart(title page.NodeID) bool {
	if s.view == nil || s.blocks == nil || title == page.None || s.index.Heading(title) != page.None || s.index.TitleF1(title) >= plainNamed {
		return false
	}
	first, until := s.index.Span(title)
	if until != first+1 || !s.index.IsProse(first) {
		return false
	}
	v := view.New(s.blocks, s.index)
	for n := title; n != page.None && s.page.Nodes[n].Tag != "body"; n = s.page.Nodes[n].Parent {
		if s.proseAlike(v, n) >= partsLeast {
			return true
		}
	}
	return false
}

// proseAlike is how many siblings behind an element are marked up as it is and have running text.
func (s *Scores) proseAlike(v *view.View, n page.NodeID) (alike int) {
	up := s.page.Nodes[n].Parent
	if up == page.None {
		return 0
	}
	looked := 0
	for k := s.page.Nodes[n].End; k < s.page.Nodes[up].End && looked < partsMost; k = s.page.Nodes[k].End {
		looked++
		if s.page.Nodes[k].Kind != page.Element || !v.IsAlike(n, k) {
			continue
		}
		for i, until := s.index.Span(k); i < until; i++ {
			if s.index.IsProse(i) {
				alike++
				break
			}
		}
	}
	return alike
}
