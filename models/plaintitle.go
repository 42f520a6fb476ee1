package models

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/date"
	"galley/page"
)

// Bounds of the title of a plain document.
const (
	plainTitle = 24  // words of a line that is its title, at most
	plainAlike = 2   // headings of one tag that are no sections, at most
	plainNamed = 0.5 // F1 of the words of a heading with those of <title>, at least, where that names it
)

// firstLine is the first line of a plain document, where that is its title and not what was chosen for one: nothing
// was, or the heading of a section. Office programs mark the title up as a paragraph in a style of its own, and give
// the page no name, or that of a file. Where that line is no element of its own, and <title> says it, the page
// shows no title. It is title elsewhere.
func (s *Scores) firstLine(title page.NodeID) page.NodeID {
	if s.view == nil || s.index.NumBlocks() < 2 || title != page.None && !s.headsSection(title) || !s.isPlain() {
		return title
	}
	line := s.onlyElement(0)
	switch {
	case line == page.None:
		if name := page.Fold(s.page.DocumentTitle()); name != "" && strings.HasPrefix(s.index.BlockFold(0), name) {
			return page.None
		}
	case title != page.None && (line >= title || s.index.Heading(line) != page.None):
	case isTitleLine(page.Norm(s.page.Text(line))):
		return line
	}
	return title
}

// headsSection reports whether what was chosen for the title of a plain document is sooner the heading of a section:
// it stands below text, or is one of several headings of its tag, and is not what <title> says.
func (s *Scores) headsSection(title page.NodeID) bool {
	if s.index.TitleF1(title) >= plainNamed {
		return false
	}
	words := 0
	until, _ := s.index.Span(title)
	for i := range until {
		words += s.index.BlockWords(i)
	}
	if words >= leastBefore {
		return true
	}
	h, alike := s.index.Heading(title), 0
	for n := range s.page.Nodes {
		if h != page.None && s.page.Nodes[n].Tag == s.page.Nodes[h].Tag && s.index.Readable(page.NodeID(n)) {
			alike++
		}
	}
	return alike > plainAlike
}

// onlyElement is the largest element that has all of block i and nothing else, where that is one line. None without.
func (s *Scores) onlyElement(i int) page.NodeID {
	from, to := s.index.BlockNodes(i)
	if slices.ContainsFunc(s.page.Nodes[from:to], func(n page.Node) bool { return n.Tag == "br" }) {
		return page.None
	}
	found := page.None
	for n := s.index.BlockElement(i); n != page.None; n = s.page.Nodes[n].Parent {
		if first, until := s.index.Span(n); first != i || until != i+1 {
			break
		}
		found = n
	}
	return found
}

// isTitleLine reports whether a line may be a title: it has letters and few words, is no day, and ends as no
// sentence and no greeting does.
func isTitleLine(line string) bool {
	last, _ := utf8.DecodeLastRuneInString(line)
	if page.CountWords(line) > plainTitle || !strings.ContainsFunc(line, unicode.IsLetter) || strings.ContainsRune(".,;:。،؛，；：", last) {
		return false
	}
	_, isDay := date.Day(line, "")
	return !isDay
}
