package comments

import (
	"slices"
	"strings"
	"unicode"

	"galley/features"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
)

// Bounds of entries that a reader can answer.
const (
	commandWords = 3   // words of what a reader presses to answer an entry
	commandNodes = 20  // nodes of that, with the picture beside the words
	timedShare   = 0.5 // entries with a time near their name: some programs write it in words alone
	timeWords    = 5   // words of a line that says how long ago an entry was written
	timeBehind   = 3   // blocks from a name to the time
)

// WithoutAnswered are the scores of blocks without those of entries behind the text which begin with a
// name each, say when they were written, and have one command that is the same in all of them: what
// readers wrote who may be answered, where no field and no name of a class says so. Sections of a text
// may have a command each, but no names and times of people.
func WithoutAnswered(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	start := behindText(x, scores)
	w := newNamed(x, scores.Posteriors())
	var post []float64
	known := map[sibling]bool{}
	for i := start; i < x.NumBlocks(); i++ {
		n := x.BlockElement(i)
		for k := 0; k < entryLevels && n != page.None; k, n = k+1, x.Page.Nodes[n].Parent {
			key := sibling{x.Page.Nodes[n].Parent, x.Page.Nodes[n].Tag}
			if key.parent == page.None || known[key] {
				continue
			}
			known[key] = true
			r := w.entries(n)
			if r.From < start || r.From >= r.To || r.names >= nameSure || !w.mayBeAnswered(key) {
				continue
			}
			if post == nil {
				post = slices.Clone(scores.Posteriors())
			}
			all := span.Blocks{From: w.title(r.From, start), To: r.To}
			clear(post[all.From:all.To])
		}
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// mayBeAnswered reports whether most entries say when they were written and have the same command.
func (w *named) mayBeAnswered(key sibling) bool {
	count, timed, with := 0, 0, map[string]int{}
	for s := range w.siblings(key) {
		count++
		if w.isTimed(w.x.Span(s)) {
			timed++
		}
		for text := range w.commands(s) {
			with[text]++
		}
	}
	most := 0
	for _, n := range with {
		most = max(most, n)
	}
	return float64(timed) >= timedShare*float64(count) && most >= max(threadLeast, int(entryNamed*float64(count)))
}

// isTimed reports whether an entry [from, to) says near its name when it was written: a day, or a few words
// with a number.
func (w *named) isTimed(from, to int) bool {
	at := w.name(from, to)
	if at < 0 || signature.HasDay(w.x, at) {
		return at >= 0
	}
	for i := at + 1; i < min(to, at+1+timeBehind); i++ {
		if w.x.BlockWords(i) > timeWords {
			return w.x.BlockWords(i) <= signature.MostWords && signature.HasDay(w.x, i)
		}
		if signature.HasDay(w.x, i) || w.x.BlockDigits(i) > 0 && strings.ContainsFunc(w.x.BlockText(i), unicode.IsDigit) {
			return true
		}
	}
	return false
}

// commands are the texts of what a reader presses in an entry: buttons, and links to no other page.
func (w *named) commands(n page.NodeID) map[string]bool {
	p, found := w.x.Page, map[string]bool{}
	for i := n + 1; i < p.Nodes[n].End; i++ {
		node := &p.Nodes[i]
		if node.Tag != "button" && node.Tag != "a" && node.Attr("role") != "button" || node.End-i > commandNodes {
			continue
		}
		if href := node.Attr("href"); !page.LeadsNowhere(href) && !p.SameURL(href) {
			continue
		}
		text := page.Norm(p.Text(i))
		if words := page.CountWords(text); words > 0 && words <= commandWords && strings.ContainsFunc(text, unicode.IsLetter) {
			found[text] = true
		}
	}
	return found
}
