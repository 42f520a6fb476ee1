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
func KeepMarked(v *view.View, post []float64, first int, keep float64) {
	marks := map[string]int{} // to the block that has it
	for i := range post {
		if post[i] < keep || !v.IsProse(first+i) {
			continue
		}
		from, to := v.BlockNodes(first + i)
		for n := from; n < to; n++ {
			if v.Page.Nodes[n].Tag != "sup" {
				continue
			}
			if mark := strings.TrimSpace(v.Page.Text(n)); noteMark.MatchString(mark) {
				marks[mark] = i
			}
		}
	}
	if len(marks) == 0 {
		return
	}
	for i := range post {
		if post[i] <= 0 || post[i] >= keep || v.BlockWords(first+i) > noteWords {
			continue
		}
		text := page.Norm(v.BlockText(first + i))
		mark, _, _ := strings.Cut(text, " ")
		if at, ok := marks[mark]; ok && at < i && len(mark) < len(text) {
			post[i] = keep
		}
	}
}
