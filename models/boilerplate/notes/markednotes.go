package notes

import (
	"regexp"
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// noteMark is a mark of a note: a number, which may be in brackets, or signs that are used for them.
var noteMark = regexp.MustCompile(`^(?:[\[(（〔]?\p{Nd}{1,3}[\])）〕]?|[*†‡§]{1,3})$`)

// KeepMarked keeps notes of what is kept that no link leads to: lines behind the text that
// begin with a mark which is raised in it (<sup>).
func KeepMarked(b *view.Body) {
	marks := map[string]int{} // to the block that has it
	for i := b.From; i < b.To; i++ {
		if !b.Kept(i) || !b.IsProse(i) {
			continue
		}
		from, to := b.BlockNodes(i)
		for n := from; n < to; n++ {
			if b.Page.Nodes[n].Tag != "sup" {
				continue
			}
			if mark := strings.TrimSpace(b.Page.Text(n)); noteMark.MatchString(mark) {
				marks[mark] = i
			}
		}
	}
	if len(marks) == 0 {
		return
	}
	for i := b.From; i < b.To; i++ {
		if b.Post[i] <= 0 || b.Kept(i) || b.BlockWords(i) > noteWords {
			continue
		}
		text := page.Norm(b.BlockText(i))
		mark, _, _ := strings.Cut(text, " ")
		if at, ok := marks[mark]; ok && at < i && len(mark) < len(text) {
			b.Raise(i)
		}
	}
}
