package parse

import (
	"unicode/utf8"

	"galley/page"
)

// leastAnswers is how many entries alike hide a text each behind one that shows, for these to be
// questions and answers: one alone may be a note or a copy.
const leastAnswers = 3

// mostAsked is how many characters the text has at most that stands before a hidden one.
const mostAsked = 200

// entryShape is what entries alike have in common: the element that they are in, and how they and
// the hidden part are marked up.
type entryShape struct {
	in            page.NodeID
	entry, hidden string
}

// showEntries shows what markup hides behind a short text in each of several entries alike, where no
// attribute says that a reader opens it with a click: only a script knows.
func (d *discloser) showEntries(hidden []page.NodeID) {
	entries := map[entryShape][]page.NodeID{}
	for _, n := range hidden {
		up := d.nodes[n].Parent
		if up <= 0 || !d.nodes[n].Hidden || d.beside[n] || d.inLineOrButton(n) || !d.followsText(n) || !d.isProse(n, false) {
			continue
		}
		shape := entryShape{d.nodes[up].Parent, d.markup(up), d.markup(n)}
		entries[shape] = append(entries[shape], n)
		flat := entryShape{up, "", d.markup(n)} // no element is around text and answer
		entries[flat] = append(entries[flat], n)
	}
	for _, list := range entries {
		if len(list) < leastAnswers {
			continue
		}
		for _, n := range list {
			d.nodes[n].Hidden = false
		}
	}
}

// inLineOrButton reports whether an element is a part of a line, or of something to click on: what shows
// there for a while, as that a link was copied.
func (d *discloser) inLineOrButton(n page.NodeID) bool {
	for up, k := n, 0; up > 0 && k < mostFrames; up, k = d.nodes[up].Parent, k+1 {
		if isButton(&d.nodes[up]) || d.nodes[up].Tag == "a" {
			return true
		}
	}
	return !page.IsBlockTag(d.nodes[n].Tag)
}

// markup is the tag and the class of a node.
func (d *discloser) markup(n page.NodeID) string {
	return d.nodes[n].Tag + "." + d.nodes[n].Attr("class")
}

// followsText reports whether the element right before a node shows a short text without links and
// fields, and is marked up otherwise.
func (d *discloser) followsText(n page.NodeID) bool {
	before := d.before(n)
	if before == page.None || d.nodes[before].Hidden || d.markup(before) == d.markup(n) {
		return false
	}
	letters := 0
	for i := before; i < n; i++ {
		switch node := &d.nodes[i]; {
		case node.Kind == page.Text:
			letters += utf8.RuneCountInString(node.Text)
		case isField(node), node.Tag == "a" && node.Attr("href") != "", letters > mostAsked:
			return false
		}
	}
	return letters > 1 && letters <= mostAsked
}

// before is the element right before a node in the same element; None where there is none, or text
// stands between.
func (d *discloser) before(n page.NodeID) page.NodeID {
	up := d.nodes[n].Parent
	for i := n - 1; i > up; i-- {
		for d.nodes[i].Parent != up {
			i = d.nodes[i].Parent
		}
		switch node := &d.nodes[i]; {
		case page.IsUnread(node.Tag):
		case node.Kind == page.Element:
			return i
		case page.HasLetters(node.Text):
			return page.None
		}
	}
	return page.None
}
