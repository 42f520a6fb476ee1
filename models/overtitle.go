package models

import (
	"slices"
	"strings"

	"galley/date"
	"galley/features/block"
	"galley/page"
)

// Lines above the text that are asked whether they are the title, and words of it and of names.
const (
	overLines = 5
	overWords = 2 // at least
	siteWords = 3 // of the name of a site, at most
)

// overText is the line over the text that is sooner the title than what was chosen, where that is nothing or stands below the
// text: on pages without headings, whose <title> has the name of the site on all of them. Of several lines it is that
// with the most words, as names of sections and authors are shorter. It is title elsewhere.
func (s *Scores) overText(title page.NodeID) page.NodeID {
	if s.view == nil || s.blocks == nil || s.body.Choice.Node == page.None || s.isUnlikely() {
		return title
	}
	start := s.firstProse()
	if title != page.None && s.mayStay(title, start) {
		return title
	}
	best, most := title, overWords-1
	for i := max(0, start-overLines); i < start; i++ {
		line := s.lineElement(i)
		if line == page.None || s.index.BlockLinkShare(i) > 0 || s.index.BlockEnclosing(i)&(block.InLink|block.InControl) != 0 {
			continue
		}
		text := page.Norm(s.page.Text(line))
		if words := page.CountWords(text); words > most && isTitleLine(text) && !hasDay(text) {
			best, most = line, words
		}
	}
	return best
}

// mayStay reports whether what was chosen is sooner the title than a line over the text, which begins in block start: a heading,
// what <title> says in more words than the name of a site has, and what stands above the text without a link in it.
func (s *Scores) mayStay(title page.NodeID, start int) bool {
	first, _ := s.index.Span(title)
	said, share := s.index.TitleF1(title) >= plainNamed, s.index.LinkShare(title)
	switch {
	case s.index.Heading(title) != page.None:
		return true
	case first > start:
		return said && page.CountWords(s.page.Text(title)) > siteWords
	}
	return said || share == 0 || share == 1
}

// firstProse is the first block of the page that reads like running text and is kept; the number of blocks without.
func (s *Scores) firstProse() int {
	keep := s.thresholds().Keep
	for i, posterior := range s.blocks.Posteriors() {
		if posterior >= keep && s.index.IsProse(i) {
			return i
		}
	}
	return s.index.NumBlocks()
}

// hasDay reports whether a part of a line between dashes or strokes is a day, as beside the name of an author. A headline may
// say a day in its words.
func hasDay(line string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune("-–—|·•/", r) }), func(part string) bool {
		_, ok := date.Day(page.Norm(part), "")
		return ok
	})
}

// lineElement is the largest element that has all of block i and nothing else, or where that has lines, all of the first one;
// None without.
func (s *Scores) lineElement(i int) page.NodeID {
	from, to := s.index.BlockNodes(i)
	for from < to && !s.page.Nodes[from].ShowsLetters() {
		from++
	}
	br := slices.IndexFunc(s.page.Nodes[from:to], func(n page.Node) bool { return n.Tag == "br" })
	if br >= 0 {
		to = from + page.NodeID(br)
	}
	found := page.None
	for n := from; n != page.None && s.page.Nodes[n].End <= to; n = s.page.Nodes[n].Parent {
		if s.page.Nodes[n].Kind == page.Element {
			found = n
		}
	}
	if found == page.None && br < 0 {
		return s.onlyElement(i)
	}
	return found
}
