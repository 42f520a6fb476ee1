package wang

import (
	"slices"
	"strings"

	"galley/page"
)

// wordStart is a word and the node in which it begins.
type wordStart struct {
	node page.NodeID
	word int32 // number of the folded word
}

// Words is the number of words that a reader sees in the subtree of n. A word that inline
// elements split is one.
func (x *Index) Words(n page.NodeID) int {
	words := int(x.within(n).wordStarts)
	// The rest of a word that begins before the subtree is a word of the subtree.
	if first, end := x.span(n); first < end && !x.runs[first].startsWord {
		words++
	}
	return words
}

// countWords counts the words of page.Words, the distinct ones, and of those the ones
// that <title> has too.
func (x *Index) countWords() {
	numbers := make(map[string]int32)
	number := func(word string) int32 {
		k, ok := numbers[word]
		if !ok {
			k = int32(len(numbers))
			numbers[word] = k
		}
		return k
	}
	// Words of the title get the first numbers.
	for _, word := range page.Words(page.Fold(x.Page.DocumentTitle())) {
		number(word)
	}
	x.titleWords = len(numbers)

	var starts []wordStart
	for first := 0; first < len(x.runs); {
		end := first + 1
		for end < len(x.runs) && !x.runs[end].gap {
			end++
		}
		x.splitWords(x.runs[first:end], func(n page.NodeID, word string) {
			starts = append(starts, wordStart{n, number(word)})
		})
		first = end
	}
	x.countDistinct(starts, len(numbers))
}

// splitWords yields the words of runs without gaps between them, each with the node in
// which it begins.
func (x *Index) splitWords(runs []run, yield func(page.NodeID, string)) {
	text := runs[0].text
	if len(runs) > 1 {
		var w strings.Builder
		for i := range runs {
			w.WriteString(runs[i].text)
		}
		text = w.String()
	}
	at, i, start := 0, 0, 0 // start is where runs[i] begins in text
	for _, word := range page.Words(text) {
		at += strings.Index(text[at:], word)
		for at >= start+len(runs[i].text) {
			start += len(runs[i].text)
			i++
		}
		if at == start {
			runs[i].startsWord = true
		}
		x.totals[runs[i].node+1].wordStarts++
		yield(runs[i].node, word)
		at += len(word)
	}
}

// countDistinct prepares sums that give the number of distinct words of a subtree: +1
// where a word begins, and -1 at the lowest element that holds both it and its previous
// occurrence. In the sum over a subtree all occurrences of a word but the first cancel
// out. A pair that reaches beyond the subtree has its -1 outside of it.
func (x *Index) countDistinct(starts []wordStart, words int) {
	last := make([]page.NodeID, words)
	for i := range last {
		last[i] = page.None
	}
	var path []page.NodeID // from the root to the node
	for i := range x.Page.Nodes {
		id := page.NodeID(i)
		for len(path) > 0 && x.Page.Nodes[path[len(path)-1]].End <= id {
			path = path[:len(path)-1]
		}
		path = append(path, id)
		for ; len(starts) > 0 && starts[0].node == id; starts = starts[1:] {
			word := starts[0].word
			x.countWord(id, word, 1)
			if last[word] != page.None {
				// The deepest open element that began no later holds both.
				k, found := slices.BinarySearch(path, last[word])
				if !found {
					k--
				}
				x.countWord(path[k], word, -1)
			}
			last[word] = id
		}
	}
}

func (x *Index) countWord(n page.NodeID, word int32, by int32) {
	x.totals[n+1].distinctWords += by
	if int(word) < x.titleWords {
		x.totals[n+1].titleWords += by
	}
}
