package comments

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features"
	"galley/features/text"
	"galley/page"
)

// Bounds of the subject of an answer: letters of the mark that it begins with, such as Re, AW or Antw, words of
// what it answers, and words that both may have. Labels of facts ("Title: The old mill") are longer.
const (
	subjectMark  = 4
	subjectWords = 2
	subjectMost  = 60
)

// WithoutSubjects are the scores of blocks without those of answers behind the text: the largest elements
// there that begin with a line which says again, behind a short word and a colon, what a line above the text
// and <title> say ("Re: The old mill"). Portals head comments so.
func WithoutSubjects(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	start, named := behindText(x, scores), page.Fold(x.Page.DocumentTitle())
	var above map[string]bool
	var post []float64
	for i := start; i < x.NumBlocks(); i++ {
		subject := subjectOf(x.BlockText(i))
		if subject == "" || !strings.Contains(named, subject) {
			continue
		}
		if above == nil {
			above = linesAbove(x, start)
		}
		if from, to := answerAt(x, i); above[subject] && to > from+1 {
			if post == nil {
				post = slices.Clone(scores.Posteriors())
			}
			clear(post[from:to])
			i = to - 1
		}
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// subjectOf is what the first line of a text says behind a short word and a colon, folded and without a number
// in brackets behind it, such as a score; empty where it does not.
func subjectOf(block string) string {
	line, _, _ := strings.Cut(block, "\n")
	if strings.IndexByte(line, ':') < 0 {
		return "" // as most
	}
	mark, subject, found := strings.Cut(page.Norm(line), ":")
	if !found || utf8.RuneCountInString(mark) > subjectMark || len(text.Words(mark)) != 1 {
		return ""
	}
	if at := strings.LastIndexByte(subject, '('); at > 0 && !strings.ContainsFunc(subject[at:], unicode.IsLetter) {
		subject = subject[:at]
	}
	if n := len(text.Words(subject)); n < subjectWords || n > subjectMost {
		return ""
	}
	return page.Fold(subject)
}

// linesAbove are the folded first lines of the blocks before one.
func linesAbove(x *features.Index, end int) map[string]bool {
	lines := map[string]bool{}
	for i := range end {
		if x.BlockWords(i) <= subjectMost {
			line, _, _ := strings.Cut(x.BlockText(i), "\n")
			lines[page.Fold(line)] = true
		}
	}
	return lines
}

// answerAt is the blocks of the largest element that begins with a block and has no second subject of an answer.
func answerAt(x *features.Index, i int) (from, to int) {
	from, to = i, i+1
	for n := x.BlockElement(i); n > x.Page.Body(); n = x.Page.Nodes[n].Parent {
		a, b := x.Span(n)
		if a != i {
			break
		}
		for ; to < b; to++ {
			if subjectOf(x.BlockText(to)) != "" {
				return from, to
			}
		}
	}
	return from, to
}
