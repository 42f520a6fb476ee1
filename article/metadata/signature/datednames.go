package signature

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/dateline"
	"galley/article/metadata/day"
	"galley/article/metadata/extent"
	"galley/article/metadata/person"
	"galley/page"
)

// linesBefore and linesAfter are how many lines before and after the title may be such.
const linesBefore, linesAfter = 3, 8

// maxLong is how many longer lines stand behind the title until the text has begun: a
// standfirst may come before.
const maxLong = 2

// datedNames are the names that stand beside a day near the title, without a mark-up that
// says so: those behind a word for "by", and, where there is none, those that are a piece
// of such a line, or a line of their own beside one.
func (r *Reader) datedNames() (by, bare []string) {
	title := r.article.Title
	if title == page.None {
		return nil, nil
	}
	lines, words := r.datelines(title), page.Letters(r.p.Text(title))
	dated := func(k int) bool { return k >= 0 && k < len(lines) && lines[k].Dated }
	for i := range lines {
		l := &lines[i]
		beside := dated(i-2) || dated(i-1) || dated(i+1) || dated(i+2)
		if !l.Dated && (!beside || person.IsSentence(r.said(l))) {
			continue
		}
		around := words
		if r.p.Contains(title, l.Nodes[0]) {
			around = strings.Replace(words, page.Letters(strings.Join(l.Pieces, " ")), "", 1)
		}
		said, plain := r.namesOfLine(l, around)
		if by = append(by, said...); len(said) == 0 && (dated(i-1) || dated(i+1)) {
			by = append(by, oneWordBy(l.Pieces)...)
		}
		alone := slices.Equal(plain, l.Pieces) || len(plain) == 1 && plain[0] == l.Pieces[0] && r.mentions.IsPageOf(l.Nodes[0], plain[0])
		if l.Dated || alone && (r.isSignature(l.Nodes[0], title) || r.isFact(lines, i)) {
			bare = append(bare, plain...)
		} else if name := r.placedName(l); name != "" && !strings.Contains(around, page.Letters(name)) && (dated(i-1) || dated(i+1)) {
			bare = append(bare, name)
		}
	}
	if len(by) == 0 {
		by = r.postedBehind()
	}
	return by, bare
}

// said is all that a line says.
func (r *Reader) said(l *dateline.Line) string {
	var text strings.Builder
	for _, n := range l.Nodes {
		text.WriteString(r.p.Nodes[n].Text)
	}
	return page.Norm(text.String())
}

// datelines are the short lines around the title, its own first line left out.
func (r *Reader) datelines(title page.NodeID) []dateline.Line {
	var before, after []dateline.Line
	long, named, behind := 0, false, false // named: the line of the title was there
	dateline.Walk(r.article, title-extent.Near, title+extent.Near, func(line dateline.Line, text string) {
		of := line.Nodes[len(line.Nodes)-1]
		if of >= title && !behind {
			long, behind = 0, true
		}
		switch {
		case r.p.Contains(title, of) && !named:
			named = true
		case of > title && r.ofPicture(of, title):
		case len(text) > day.LineBytes:
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

// isSmallName reports whether a piece behind a word for "by" is a link of a few small words: the name that somebody
// goes by.
func (r *Reader) isSmallName(n page.NodeID, piece string) bool {
	return piece == strings.ToLower(piece) && piece != strings.ToUpper(piece) && r.p.Inside(n, "a") &&
		person.IsNameLike(piece) && len(strings.Fields(piece)) <= smallName
}

// smallName is how many small words a name has at most.
const smallName = 3

// isCounted reports whether a number stands before words of a piece: how many minutes it takes to read, or how
// often it was read. Where such words begin with capitals, as nouns in German, it is a small number and all that
// stands before them.
func isCounted(piece, words string) bool {
	before, _, found := strings.Cut(piece, words)
	before = strings.TrimSpace(before)
	last, _ := utf8.DecodeLastRuneInString(before)
	if !found || !unicode.IsDigit(last) {
		return false
	}
	return !person.StartsCased(words) || len(before) <= countDigits && strings.Trim(before, "0123456789") == ""
}

// countDigits is how many digits a number of minutes or of readers has at most. Years have more.
const countDigits = 3

// namesOfLine are the names of a line behind a word for "by", and the pieces of it that
// are like the name of a person and of words that are names on this page.
func (r *Reader) namesOfLine(l *dateline.Line, title string) (by, bare []string) {
	joint := false // whether the piece before ends with a word for "by", or joins it to such a name
	for i, piece := range l.Pieces {
		if r.mentions.IsTopicLink(l.Nodes[i]) {
			joint = false
			continue
		}
		if joint && l.Dated && r.isSmallName(l.Nodes[i], piece) {
			by = append(by, piece)
			joint = false
			continue
		}
		if name := person.BeforeVerb(piece); name != "" {
			by, joint = append(by, name), false
			continue
		}
		listed := false // whether the run before was taken as who wrote the text
		for _, run := range person.Runs(piece) {
			name, said := person.WithoutBy(run.Words)
			goesOn := listed && run.Joined && person.HasSpace(name) && person.IsListed(name) && !person.IsTitled(name)
			listed = false
			switch said = said && run.First || run.Introduced || run.First && joint; {
			case name == "" || strings.Contains(title, page.Letters(name)):
			case goesOn, said && (person.IsPersonal(name) || l.Dated && !person.HasSpace(name) && person.IsNameLike(name) && !person.IsByWord(piece)):
				by, listed = append(by, name), true
			case run.Alone && !isCounted(piece, name) && r.isBareName(name, l):
				bare = append(bare, name)
			}
		}
		joint = person.Introduces(strings.Fields(piece)) || i > 0 && person.IsConjunction(piece) && len(by) > 0 && strings.HasSuffix(l.Pieces[i-1], by[len(by)-1])
	}
	return by, bare
}
