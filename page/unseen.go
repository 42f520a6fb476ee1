package page

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// unseen are the names, in small letters and without hyphens, of the classes by which frameworks, publishing
// systems and libraries of controls take from sight what only screen readers read out. Most put a name of
// their own before it, or tools put letters behind it: usa-sr-only, u-hiddenVisually, SrOnly-module_srOnly__3NH1o.
var unseen = []string{
	"sronly", "visuallyhidden", "hiddenvisually", "screenreadertext", "screenreaderonly", "assistivetext",
	"hiddenaccessible", "elementinvisible", "elementorscreenonly", "accesshide", "showforsr",
}

// seenWords are words of classes that say the opposite beside such a name.
var seenWords = [...]string{"not", "undo"}

// unseenLeast is how many bytes the shortest of the names has.
const unseenLeast = len("sronly")

// unseenAgain ends a class that takes another's effect back, on wide screens for instance.
const unseenAgain = ":not-sr-only"

// IsUnseen reports whether an element is taken from sight, and only screen readers read it out: by
// its class, a style sheet of the page, or a box of a pixel. It is not Hidden: where there is no style sheet, it is shown.
func (p *Page) IsUnseen(id NodeID) bool {
	n, is := &p.Nodes[id], false
	if n.Kind != Element {
		return false
	}
	for class := range strings.FieldsSeq(n.Attr("class")) {
		if len(class) < unseenLeast && len(p.Unseen) == 0 {
			continue
		}
		if before, again := strings.CutSuffix(class, unseenAgain); again && !strings.Contains(before, "focus") {
			return false
		}
		is = is || isUnseenClass(class) || len(p.Unseen) > 0 && p.Unseen[strings.ToLower(class)]
	}
	return is || p.Laid && n.Style != NoStyle && p.Styles[n.Style].Position == "absolute" && n.Box.W > 0 && n.Box.W <= 1 && n.Box.H > 0 && n.Box.H <= 1
}

// isUnseenClass reports whether a class is one of unseen. One for screens of some width, or for a state, has a colon.
func isUnseenClass(class string) bool {
	if len(class) < unseenLeast || !mayBeUnseen(class) || strings.Contains(class, ":") {
		return false
	}
	name := ClassLetters(class)
	for _, u := range unseen {
		if at := strings.Index(name, u); at >= 0 {
			return !slices.ContainsFunc(seenWords[:], func(w string) bool { return strings.HasSuffix(name[:at], w) || strings.HasPrefix(name[at+len(u):], w) })
		}
	}
	return false
}

// mayBeUnseen reports whether a class has a part of a word that each of unseen has one of (sr, scr, hid, assi, invi), or
// what is not ASCII. It is asked of each class of a page, and says no of nearly all.
func mayBeUnseen(class string) bool {
	last := uint32(0) // the last four letters
	for i := range len(class) {
		c := class[i]
		switch {
		case c == '-' || c == '_':
			continue
		case c >= utf8.RuneSelf:
			return true
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		}
		last = last<<8 | uint32(c)
		switch {
		case c == 'r' && (last&0xffff == 's'<<8|'r' || last&0xffffff == 's'<<16|'c'<<8|'r'):
			return true
		case c == 'd' && last&0xffffff == 'h'<<16|'i'<<8|'d':
			return true
		case c == 'i' && (last == 'a'<<24|'s'<<16|'s'<<8|'i' || last == 'i'<<24|'n'<<16|'v'<<8|'i'):
			return true
		}
	}
	return false
}

var classSigns = strings.NewReplacer("-", "", "_", "") // made once: making one takes longer than most classes are long

// ClassLetters is a class in small letters, without the hyphens and underscores between its words.
func ClassLetters(class string) string { return classSigns.Replace(strings.ToLower(class)) }

// SeesNone reports whether all text of a subtree is taken from sight, or there is none.
func (p *Page) SeesNone(id NodeID) bool {
	for i := id; i < p.Nodes[id].End; i++ {
		n := &p.Nodes[i]
		if p.IsUnseen(i) {
			i = n.End - 1
			continue
		}
		if n.ShowsText() {
			return false
		}
	}
	return true
}
