package models

import (
	"slices"

	"galley/features"
	"galley/features/block"
	"galley/models/network"
	"galley/models/pagekind"
	"galley/page"
)

// Bounds of a note: its words, and the share of the words of the page outside of links that are in it.
const (
	noteLeast = 40
	noteMost  = 600
	noteShare = 0.8
	noteProse = 0.7 // most share of its words that are running prose: more are read as any other text
	noteText  = 0.9 // posterior of its text
)

// note is the element of a note, None on other pages: it holds the title, which is a heading that <title> begins with, and nearly
// all that the page says outside of links, and it has no line that is a link, nothing to fill in or to press, and no picture that
// leads anywhere. Much of a note are lists of a few words, as of lists of other pages; but those lead there.
func (s *Scores) note() page.NodeID {
	if s.view == nil || s.title.Choice.Node == page.None || s.kind() != pagekind.Page || !s.isSaid(s.title.Choice.Node) {
		return page.None
	}
	words := s.unlinkedWords()
	for n := s.index.Heading(s.title.Choice.Node); n != page.None; n = s.page.Nodes[n].Parent {
		first, until := s.index.Span(n)
		count := words[until] - words[first]
		if float64(count) < noteShare*float64(words[len(words)-1]) {
			continue
		}
		if count < noteLeast || count > noteMost || float64(s.proseWords(first, until)) > noteProse*float64(count) || s.leadsSomewhere(n) {
			return page.None
		}
		return n
	}
	return page.None
}

// proseWords are the words of running prose in some blocks.
func (s *Scores) proseWords(first, until int) (n int) {
	for i := first; i < until; i++ {
		if s.index.IsProse(i) {
			n += s.index.BlockWords(i)
		}
	}
	return n
}

// unlinkedWords are the words of the blocks that are no links: [i] of the first i.
func (s *Scores) unlinkedWords() []int {
	words := make([]int, s.index.NumBlocks()+1)
	for i := range s.index.NumBlocks() {
		words[i+1] = words[i]
		if s.index.BlockLinkShare(i) < block.ProseLinks {
			words[i+1] += s.index.BlockWords(i)
		}
	}
	return words
}

// leadsSomewhere reports whether an element has a line that is a link, something to fill in or to press, or a picture in a link.
func (s *Scores) leadsSomewhere(n page.NodeID) bool {
	first, until := s.index.Span(n)
	for i := first; i < until; i++ {
		if s.index.BlockLinkShare(i) >= block.ProseLinks {
			return true
		}
	}
	for i := n; i < s.page.Nodes[n].End; i++ {
		switch node := &s.page.Nodes[i]; node.Tag {
		case "input", "select", "textarea", "button", "form":
			if !node.Hidden {
				return true
			}
		case "img", "video", "iframe":
			if s.page.Inside(i, "a") || node.Tag == "iframe" {
				return true
			}
		}
	}
	return false
}

// isSaid reports whether <title> has the words of an element and few others, or begins with them.
func (s *Scores) isSaid(n page.NodeID) bool {
	said, words := page.Words(page.Fold(s.page.DocumentTitle())), page.Words(page.Fold(s.page.Text(n)))
	return s.index.TitleF1(n) >= briefNamed || len(words) > 0 && len(words) <= len(said) && slices.Equal(words, said[:len(words)])
}

// readNote raises the text of a note, and chooses its body again. It reports whether the page is one.
func (s *Scores) readNote(n *network.Stages) bool {
	note := s.note()
	if note == page.None {
		return false
	}
	_, below := s.index.Span(s.title.Choice.Node)
	_, until := s.index.Span(note)
	post := slices.Clone(s.blocks.Posteriors())
	for i := below; i < until; i++ {
		post[i] = max(post[i], noteText)
	}
	s.choose(n, s.index.Scores(post))
	return true
}

// choose chooses body and title by other posteriors of the blocks.
func (s *Scores) choose(n *network.Stages, blocks *features.BlockScores) {
	s.blocks = blocks
	bodies, bodyView := n.Bodies(s.blocks)
	s.body, s.bodyView = bodies.Score(s.page, nil), bodyView
	s.leadToRecipe()
	titles, view := n.Titles(s.blocks, s.body.Choice.Node)
	s.title, s.view = titles.Score(s.page, nil), view
}
