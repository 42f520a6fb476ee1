package anchored

import (
	"maps"
	"regexp/syntax"
	"unicode/utf8"
)

// begin is what some matches of an expression begin with.
type begin struct {
	letters string
	ended   bool // anything may follow
}

// extend is what the begins become with an expression behind them. What it does not read
// letter by letter ends them: then more texts are taken for matches, never less.
func extend(begins map[begin]bool, e *syntax.Regexp) map[begin]bool {
	if !isOpen(begins) {
		return begins
	}
	switch e.Op {
	case syntax.OpEmptyMatch, syntax.OpBeginText:
		return begins
	case syntax.OpCapture:
		return extend(begins, e.Sub[0])
	case syntax.OpLiteral:
		for _, r := range e.Rune[:min(most, len(e.Rune))] {
			begins = followed(begins, r)
		}
		return begins
	case syntax.OpConcat:
		for _, part := range e.Sub {
			begins = extend(begins, part)
		}
		return begins
	}
	all := map[begin]bool{}
	switch {
	case e.Op == syntax.OpAlternate:
		for _, choice := range e.Sub {
			maps.Copy(all, extend(begins, choice))
		}
	case e.Op == syntax.OpQuest:
		maps.Copy(all, begins)
		maps.Copy(all, extend(begins, e.Sub[0]))
	case e.Op == syntax.OpStar:
		maps.Copy(all, begins)
		maps.Copy(all, ended(extend(begins, e.Sub[0])))
	case e.Op == syntax.OpPlus:
		return ended(extend(begins, e.Sub[0]))
	case e.Op == syntax.OpCharClass && isSmall(e):
		for i := 0; i < len(e.Rune); i += 2 {
			for r := e.Rune[i]; r <= e.Rune[i+1]; r++ {
				maps.Copy(all, followed(begins, r))
			}
		}
	default:
		return ended(begins)
	}
	return all
}

// isOpen reports whether some begin has not ended.
func isOpen(begins map[begin]bool) bool {
	for b := range begins {
		if !b.ended {
			return true
		}
	}
	return false
}

// ended are begins that anything may follow.
func ended(begins map[begin]bool) map[begin]bool {
	all := make(map[begin]bool, len(begins))
	for b := range begins {
		all[begin{b.letters, true}] = true
	}
	return all
}

// followed are begins with a letter behind them, as far as letters are looked up.
func followed(begins map[begin]bool, r rune) map[begin]bool {
	longer := make(map[begin]bool, len(begins))
	for b := range begins {
		if !b.ended {
			b.letters += string(fold(r))
			b.ended = utf8.RuneCountInString(b.letters) == most
		}
		longer[b] = true
	}
	return longer
}

// isSmall reports whether a class has few letters: [oa], and not \pL.
func isSmall(class *syntax.Regexp) bool {
	n := rune(0)
	for i := 0; i < len(class.Rune); i += 2 {
		n += class.Rune[i+1] - class.Rune[i] + 1
	}
	return n <= 32
}
