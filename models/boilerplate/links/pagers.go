package links

import (
	"sort"
	"strings"
	"unicode"

	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/pager"
)

// otherWords are how many words a line of links to other pages has at most beside their numbers:
// "Pages: 1 2 3 Next page".
const otherWords = 6

// DropPagers takes the lines out that lead to the other pages of a text by their numbers, with the
// number of this page among them.
func DropPagers(v *view.View, post []float64) {
	links := map[int]int{} // by block
	for _, n := range pager.Links(v.Page) {
		links[blockOf(v, n)]++
	}
	for i, n := range links {
		if i < 0 || v.BlockWords(i) > 2*n+otherWords {
			continue
		}
		post[i] = 0
		for _, beside := range [2]int{i - 1, i + 1} {
			if beside >= 0 && beside < len(post) && isNumber(v.BlockText(beside)) {
				post[beside] = 0
			}
		}
	}
}

// blockOf is the block that has a node, -1 without.
func blockOf(v *view.View, n page.NodeID) int {
	i := sort.Search(v.NumBlocks(), func(i int) bool { _, to := v.BlockNodes(i); return to > n })
	if i == v.NumBlocks() {
		return -1
	}
	if from, _ := v.BlockNodes(i); from >= v.Page.Nodes[n].End {
		return -1
	}
	return i
}

// isNumber reports whether a text is the number of a page.
func isNumber(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && len(text) <= 6 && strings.IndexFunc(text, func(r rune) bool { return !unicode.IsDigit(r) }) < 0
}
