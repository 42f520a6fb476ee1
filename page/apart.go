package page

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds of the room between two words: in CSS px and as a share of the smaller type, from which
// on they are apart; how tall the box of one line is at most; how much of the lower box is beside
// the other in one line; how much larger the type of an initial is; and how many elements around
// a text are asked.
const (
	roomLeast    = 2
	roomShare    = 0.18
	oneLine      = 1.9
	besideShare  = 0.3
	initialTimes = 1.3
	apartLevels  = 8
)

// Apart reports whether readers of a laid-out page see room between two texts that follow each
// other in a line without white space: labels, links and figures are set apart by margins,
// paddings or an end of line, and each is a word of its own. A part of a word, a sign of
// punctuation, and what is raised or lowered may have room around it as well and is none; in
// scripts without blanks and in formulas nothing is.
func (p *Page) Apart(before, after NodeID) bool {
	b, a := &p.Nodes[before], &p.Nodes[after]
	if !p.Laid || b.Box.W <= 0 || a.Box.W <= 0 || !p.areWords(before, after) || p.areLetters(before, after) {
		return false
	}
	em, em2 := p.typeSize(before), p.typeSize(after)
	switch {
	case b.Box.H > oneLine*em || a.Box.H > oneLine*em2:
		return false // several lines: it is not known where the first ends
	case utf8.RuneCountInString(strings.TrimSpace(b.Text)) == 1 && em > initialTimes*em2:
		return false
	}
	over := min(b.Box.Y+b.Box.H, a.Box.Y+a.Box.H) - max(b.Box.Y, a.Box.Y)
	if over < besideShare*min(b.Box.H, a.Box.H) {
		return a.Box.Y > b.Box.Y && (p.isAtomic(before) || p.isAtomic(after))
	}
	room := max(a.Box.X-(b.Box.X+b.Box.W), b.Box.X-(a.Box.X+a.Box.W))
	return room >= max(roomLeast, roomShare*min(em, em2))
}

// areWords reports whether what stands on both sides of where two texts meet may be words of their
// own. Text that stands loose beside an element may be of one word with it, unless there a capital or
// a figure begins.
func (p *Page) areWords(before, after NodeID) bool {
	last, _ := utf8.DecodeLastRuneInString(p.Nodes[before].Text)
	first, _ := utf8.DecodeRuneInString(p.Nodes[after].Text)
	if !startsWord(first) || !endsWord(last) {
		return false
	}
	for _, n := range [2]NodeID{before, after} {
		switch p.Nodes[p.Nodes[n].Parent].Tag {
		case "sup", "sub", "rt", "rp", "mi", "mo", "mn", "ms", "mtext":
			return false
		}
	}
	if p.Contains(p.Nodes[after].Parent, before) || p.Contains(p.Nodes[before].Parent, after) {
		return unicode.IsLetter(last) && unicode.IsDigit(first) || unicode.IsLower(last) && unicode.IsUpper(first)
	}
	return true
}

// startsWord and endsWord report whether a blank may stand before and behind a character: not
// before signs that end something, nor behind those that begin something.
func startsWord(r rune) bool {
	return isWordRune(r) || unicode.In(r, unicode.Ps, unicode.Pi, unicode.Sc, unicode.So) || r == '#' || r == '@'
}
func endsWord(r rune) bool {
	return isWordRune(r) || unicode.In(r, unicode.Pe, unicode.Pf, unicode.Sc, unicode.So) || strings.ContainsRune(".!?:%", r)
}

// spaceless are the scripts that set no blanks between words.
var spaceless = []*unicode.RangeTable{unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar}

// isWordRune reports whether a blank would be between a character and others of its kind if they
// were not of one word, as in scripts that set blanks.
func isWordRune(r rune) bool {
	return unicode.IsDigit(r) || unicode.IsLetter(r) && !unicode.In(r, spaceless...)
}

// typeSize is the size of the type of a text, in CSS px.
func (p *Page) typeSize(n NodeID) float64 {
	if s := p.StyleOf(n); s != nil && s.FontSize > 0 {
		return s.FontSize
	}
	return 16
}

// isAtomic reports whether a text is in a box that is a sign of its line as a whole, which may
// begin a new one without any white space.
func (p *Page) isAtomic(n NodeID) bool {
	n = p.Nodes[n].Parent
	for range apartLevels {
		if n == None || p.Nodes[n].Style == NoStyle {
			return false
		}
		switch d := p.Styles[p.Nodes[n].Style].Display; {
		case strings.HasPrefix(d, "inline-"):
			return true
		case !isInline(d):
			return false
		}
		n = p.Nodes[n].Parent
	}
	return false
}
