package parse

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// maxSheets is how much of the style sheets in a page is read, in bytes.
const maxSheets = 1 << 20

// sheets are the style sheets in a page, as they are read.
type sheets struct {
	read   int             // bytes
	unseen map[string]bool // see add
}

// add reads the text of a node, if it is a style sheet. Of that it keeps the classes whose rules take an
// element from sight, for screen readers alone: clipped to nothing, in a box of a pixel. Names of such
// classes are made by programs. Sheets of other files are not there, and rules for some screens or states
// say nothing of all.
func (s *sheets) add(n *html.Node) {
	if n.Type != html.TextNode || n.Parent.DataAtom != atom.Style || !mayClip(n.Data) {
		return
	}
	sheet := n.Data[:min(len(n.Data), maxSheets-s.read)]
	s.read += len(sheet)
	eachRule(sheet, func(selectors, declarations string) {
		if !clips(declarations) {
			return
		}
		for selector := range strings.SplitSeq(selectors, ",") {
			if class, ok := strings.CutPrefix(strings.TrimSpace(selector), "."); ok && isName(class) {
				if s.unseen == nil {
					s.unseen = map[string]bool{}
				}
				s.unseen[strings.ToLower(class)] = true
			}
		}
	})
}

// mayClip reports whether a style sheet has what clips says at all: most have not.
func mayClip(sheet string) bool { return strings.Contains(sheet, "clip") }

// clips reports whether declarations take an element from sight.
func clips(declarations string) bool {
	if !mayClip(declarations) {
		return false
	}
	d := strings.ToLower(strings.Map(func(r rune) rune {
		if r == ' ' || r == '\n' || r == '\t' || r == '\r' {
			return -1
		}
		return r
	}, declarations))
	clip := strings.Contains(d, "clip:rect(") || strings.Contains(d, "clip-path:inset(50%)") || strings.Contains(d, "clip-path:inset(100%)")
	return clip && strings.Contains(d, "position:absolute") && strings.Contains(d, "width:1px") && strings.Contains(d, "height:1px")
}

// isName reports whether a selector is one name, without what stands before, behind or beside it.
func isName(s string) bool {
	return s != "" && strings.IndexFunc(s, func(r rune) bool {
		return !(r == '-' || r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z')
	}) < 0
}

// eachRule calls do with the selectors and the declarations of the rules of a style sheet that hold on
// every screen. Rules in others (@media, @supports) are left out.
func eachRule(sheet string, do func(selectors, declarations string)) {
	for {
		open := strings.IndexByte(sheet, '{')
		if open < 0 {
			return
		}
		prelude := sheet[:open]
		if at := strings.LastIndexAny(prelude, ";}/"); at >= 0 { // an @import, a comment
			prelude = prelude[at+1:]
		}
		end := closing(sheet, open)
		if prelude = strings.TrimSpace(prelude); !strings.HasPrefix(prelude, "@") {
			do(prelude, sheet[open+1:end])
		}
		if end == len(sheet) {
			return
		}
		sheet = sheet[end+1:]
	}
}

// closing is where the brace that opens at a place of a style sheet is closed, or its end.
func closing(sheet string, open int) int {
	depth := 0
	for i := open; i < len(sheet); i++ {
		switch sheet[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(sheet)
}
