package article

import (
	"slices"
	"strings"

	"galley/page"
)

// dateline is a line near the title, as pieces: the texts of its text nodes.
type dateline struct {
	pieces []string
	nodes  []page.NodeID // of the pieces
	dated  bool          // whether a date is in it
}

// maxDateline is how many bytes a line has at most that says who wrote when.
const maxDateline = 160

// linesBefore and linesAfter are how many lines before and after the title may be such.
const linesBefore, linesAfter = 3, 8

// maxLong is how many longer lines stand behind the title until the text has begun: a
// standfirst may come before.
const maxLong = 2

// datedNames are the names that stand beside a day near the title, without a mark-up that
// says so: those behind a word for "by", and, where there is none, those that are a piece
// of such a line, or a line of their own beside one.
func (r *metaReader) datedNames() (by, bare []string) {
	title := r.title
	if title == page.None {
		return nil, nil
	}
	lines, words := r.datelines(title), letters(r.p.Text(title))
	dated := func(k int) bool { return k >= 0 && k < len(lines) && lines[k].dated }
	for i := range lines {
		l := &lines[i]
		beside := dated(i-2) || dated(i-1) || dated(i+1) || dated(i+2)
		if !l.dated && !beside {
			continue
		}
		around := words
		if r.p.Contains(title, l.nodes[0]) {
			around = strings.Replace(words, letters(strings.Join(l.pieces, " ")), "", 1)
		}
		said, plain := r.namesOfLine(l, around)
		by = append(by, said...)
		if l.dated || slices.Equal(plain, l.pieces) && r.isSignature(l.nodes[0], title) {
			bare = append(bare, plain...)
		}
	}
	return by, bare
}

// datelines are the short lines around the title, its own first line left out.
func (r *metaReader) datelines(title page.NodeID) []dateline {
	from, to := max(0, title-aroundTitle), min(page.NodeID(len(r.p.Nodes)), title+aroundTitle)
	var before, after []dateline
	var line dateline
	block, long, named := page.None, 0, false // named: the line of the title was there
	end := func(of page.NodeID) {
		text := strings.Join(line.pieces, " ")
		switch line.dated = len(text) <= maxDateline && r.hasDay(line.pieces, text); {
		case text == "":
		case r.p.Contains(title, of) && !named:
			named = true
		case len(text) > maxDateline:
			long++
		case of < title:
			before = append(before, line)
		case len(after) < linesAfter && long < maxLong:
			after = append(after, line)
		}
		line = dateline{}
	}
	last := from
	for n := from; n < to; n++ {
		node := &r.p.Nodes[n]
		if n == title {
			long = 0
		}
		if node.Kind != page.Text {
			if node.Tag == "br" {
				end(last)
			}
			continue
		}
		if node.Hidden || !hasLetters(node.Text) || r.isOthers(n) {
			continue
		}
		if in := r.blockOf(n); in != block || len(line.pieces) > 0 && r.partsBlocks(last, n) {
			end(last)
			block = in
		}
		line.pieces, line.nodes, last = append(line.pieces, page.Norm(node.Text)), append(line.nodes, n), n
	}
	end(last)
	return append(before[max(0, len(before)-linesBefore):], after...)
}

// blockOf is the block that a text stands in.
func (r *metaReader) blockOf(n page.NodeID) page.NodeID {
	block := r.p.Nodes[n].Parent
	for block > 0 && !r.p.IsBlock(block) {
		block = r.p.Nodes[block].Parent
	}
	return block
}

// partsBlocks reports whether a block begins between two texts.
func (r *metaReader) partsBlocks(first, second page.NodeID) bool {
	for i := first + 1; i < second; i++ {
		if r.p.IsBlock(i) {
			return true
		}
	}
	return false
}

// hasDay reports whether a day is written in a line, or in a piece of it.
func (r *metaReader) hasDay(pieces []string, line string) bool {
	isDay := func(text string) bool { return writtenDate(text, "").ISO != "" }
	return hasYear(line) && (isDay(line) || slices.ContainsFunc(pieces, isDay))
}

// namesOfLine are the names of a line behind a word for "by", and the pieces of it that
// are like the name of a person and of words that are names on this page.
func (r *metaReader) namesOfLine(l *dateline, title string) (by, bare []string) {
	joint := false // whether the piece before ends with a word for "by"
	for i, piece := range l.pieces {
		if r.isTopicLink(l.nodes[i]) {
			joint = false
			continue
		}
		for _, run := range nameRuns(piece) {
			name, said := withoutByWords(run.words)
			switch said = said && run.first || run.introduced || run.first && joint; {
			case name == "" || strings.Contains(title, letters(name)):
			case said && (isPersonal(name) || l.dated && !hasSpace(name) && isNameLike(name) && !isByWord(piece)):
				by = append(by, name)
			case run.alone && r.isBareName(name, l):
				bare = append(bare, name)
			}
		}
		joint = introduces(strings.Fields(piece))
	}
	return by, bare
}
