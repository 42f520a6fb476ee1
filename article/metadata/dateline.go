package metadata

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
func (r *Reader) datedNames() (by, bare []string) {
	title := r.title
	if title == page.None {
		return nil, nil
	}
	lines, words := r.datelines(title), page.Letters(r.p.Text(title))
	dated := func(k int) bool { return k >= 0 && k < len(lines) && lines[k].dated }
	for i := range lines {
		l := &lines[i]
		beside := dated(i-2) || dated(i-1) || dated(i+1) || dated(i+2)
		if !l.dated && !beside {
			continue
		}
		around := words
		if r.p.Contains(title, l.nodes[0]) {
			around = strings.Replace(words, page.Letters(strings.Join(l.pieces, " ")), "", 1)
		}
		said, plain := r.namesOfLine(l, around)
		if by = append(by, said...); len(said) == 0 && (dated(i-1) || dated(i+1)) {
			by = append(by, oneWordBy(l.pieces)...)
		}
		alone := slices.Equal(plain, l.pieces) || len(plain) == 1 && plain[0] == l.pieces[0] && r.isPageOf(l.nodes[0], plain[0])
		if l.dated || alone && (r.isSignature(l.nodes[0], title) || r.isFact(lines, i)) {
			bare = append(bare, plain...)
		}
	}
	if len(by) == 0 {
		by = r.postedBehind()
	}
	return by, bare
}

// datelines are the short lines around the title, its own first line left out.
func (r *Reader) datelines(title page.NodeID) []dateline {
	var before, after []dateline
	long, named, behind := 0, false, false // named: the line of the title was there
	r.walkLines(title-aroundTitle, title+aroundTitle, func(line dateline, text string) {
		of := line.nodes[len(line.nodes)-1]
		if of >= title && !behind {
			long, behind = 0, true
		}
		switch {
		case r.p.Contains(title, of) && !named:
			named = true
		case of > title && r.ofPicture(of, title):
		case len(text) > maxDateline:
			long++
		case of < title:
			before = append(before, line)
		case len(after) < linesAfter && long < maxLong:
			after = append(after, line)
		}
	})
	return append(before[max(0, len(before)-linesBefore):], after...)
}

// ofPicture reports whether a text stands in a figure that the title is no part of: it tells who
// took the picture.
func (r *Reader) ofPicture(n, title page.NodeID) bool {
	for up := range r.p.Ancestors(n) {
		if r.p.Nodes[up].Tag == "figure" {
			return !r.p.Contains(up, title)
		}
	}
	return false
}

// walkLines hands out the lines between two nodes, and the text of each. It reads the days in
// them, which takes long: walkTexts does not.
func (r *Reader) walkLines(from, to page.NodeID, yield func(line dateline, text string)) {
	r.walkTexts(from, to, func(line dateline, text string) {
		line.dated = len(text) <= maxDateline && (r.hasTime(line.nodes) || r.hasDay(line.pieces, text))
		yield(line, text)
	})
}

// walkTexts hands out the lines between two nodes, and the text of each.
func (r *Reader) walkTexts(from, to page.NodeID, yield func(line dateline, text string)) {
	var line dateline
	block, last := page.None, page.None
	end := func() {
		if text := strings.Join(line.pieces, " "); text != "" {
			yield(line, text)
		}
		line = dateline{}
	}
	for n := max(0, from); n < min(page.NodeID(len(r.p.Nodes)), to); n++ {
		node := &r.p.Nodes[n]
		if node.Kind != page.Text {
			if node.Tag == "br" {
				end()
			}
			continue
		}
		if node.Hidden || !page.HasLetters(node.Text) || r.isOthers(n) || r.isMail(n) {
			continue
		}
		if in := r.blockOf(n); in != block || len(line.pieces) > 0 && r.partsBlocks(last, n) {
			end()
			block = in
		}
		line.pieces, line.nodes, last = append(line.pieces, page.Norm(node.Text)), append(line.nodes, n), n
	}
	end()
}

// isMail reports whether a text is the address that its link sends mail to, perhaps written so that
// programs do not find it.
func (r *Reader) isMail(n page.NodeID) bool {
	up := &r.p.Nodes[r.p.Nodes[n].Parent]
	text := r.p.Nodes[n].Text
	return up.Tag == "a" && strings.HasPrefix(up.Attr("href"), "mailto:") && (strings.Contains(text, "@") || strings.Contains(text, " at "))
}

// blockOf is the block that a text stands in.
func (r *Reader) blockOf(n page.NodeID) page.NodeID {
	block := r.p.Nodes[n].Parent
	for block > 0 && !r.p.IsBlock(block) {
		block = r.p.Nodes[block].Parent
	}
	return block
}

// partsBlocks reports whether a block begins between two texts.
func (r *Reader) partsBlocks(first, second page.NodeID) bool {
	for i := first + 1; i < second; i++ {
		if r.p.IsBlock(i) {
			return true
		}
	}
	return false
}

// hasDay reports whether a day is written in a line, or in a piece of it.
func (r *Reader) hasDay(pieces []string, line string) bool {
	isDay := func(text string) bool { return writtenDate(text, "").ISO != "" }
	return hasYear(line) && (isDay(line) || slices.ContainsFunc(pieces, isDay))
}

// hasTime reports whether one of the texts of a line stands in an element that has the day for
// programs: what readers see of it may be "today".
func (r *Reader) hasTime(nodes []page.NodeID) bool {
	return slices.ContainsFunc(nodes, func(n page.NodeID) bool {
		up := &r.p.Nodes[r.p.Nodes[n].Parent]
		return up.Tag == "time" && ParseDate(up.Attr("datetime")).ISO != ""
	})
}

// namesOfLine are the names of a line behind a word for "by", and the pieces of it that
// are like the name of a person and of words that are names on this page.
func (r *Reader) namesOfLine(l *dateline, title string) (by, bare []string) {
	joint := false // whether the piece before ends with a word for "by", or joins it to such a name
	for i, piece := range l.pieces {
		if r.isTopicLink(l.nodes[i]) {
			joint = false
			continue
		}
		for _, run := range nameRuns(piece) {
			name, said := withoutByWords(run.words)
			switch said = said && run.first || run.introduced || run.first && joint; {
			case name == "" || strings.Contains(title, page.Letters(name)):
			case said && (isPersonal(name) || l.dated && !hasSpace(name) && isNameLike(name) && !isByWord(piece)):
				by = append(by, name)
			case run.alone && r.isBareName(name, l):
				bare = append(bare, name)
			}
		}
		joint = introduces(strings.Fields(piece)) || i > 0 && isConjunction(piece) && len(by) > 0 && strings.HasSuffix(l.pieces[i-1], by[len(by)-1])
	}
	return by, bare
}
