package imports

import (
	"strings"
	"unicode"

	"galley/page"
)

// words are the words of a visible text in document order: runs of letters,
// digits and underscores, lower-cased (\w+), which is how benchmarks with gold
// texts count. The words of the subtree of n are list[start[n]:start[End]].
type words struct {
	list  []string
	start []int32 // of every node, and of the end
}

// isWord is \w of Unicode-aware regular expressions.
func isWord(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r) }

func splitWords(s string) []string {
	return strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !isWord(r) })
}

// wordsOf reads the page as page.Text does. A word that markup divides (a drop
// cap) is one word, and belongs to where it begins.
func wordsOf(p *page.Page) *words {
	var r wordReader
	start := make([]int32, len(p.Nodes)+1)
	var blocks []page.NodeID // ends of the open blocks
	for i := range p.Nodes {
		n, id := &p.Nodes[i], page.NodeID(i)
		for len(blocks) > 0 && blocks[len(blocks)-1] <= id {
			blocks = blocks[:len(blocks)-1]
			r.end()
		}
		start[i] = int32(len(r.list))
		switch {
		case n.Kind == page.Text && !n.Hidden:
			r.text(n.Text)
		case n.Tag == "br":
			r.end()
		case p.IsBlock(id):
			r.end()
			blocks = append(blocks, n.End)
		}
	}
	r.end()
	start[len(p.Nodes)] = int32(len(r.list))
	return &words{r.list, start}
}

// wordReader splits what it is given into words. The last one stays open for the
// next text.
type wordReader struct {
	list []string
	open strings.Builder // the last of list, as far as it was read
}

func (r *wordReader) text(s string) {
	for _, c := range s {
		if !isWord(c) {
			r.end()
			continue
		}
		if r.open.Len() == 0 {
			r.list = append(r.list, "")
		}
		r.open.WriteRune(c)
	}
}

func (r *wordReader) end() {
	if r.open.Len() > 0 {
		r.list[len(r.list)-1] = strings.ToLower(r.open.String())
		r.open.Reset()
	}
}

// fits is, for every node, the F1 of the words of its subtree against those of a
// gold text, both taken as bags; 0 where nothing is shared.
//
// A subtree that has a word k times shares min(k, gold) of it. Going through the
// text with only the last gold occurrences of every word marked, what a subtree
// shares is the number of marks since its start when the end is reached: one
// Fenwick tree, whatever the nesting.
func (w *words) fits(p *page.Page, gold []string) []float64 {
	budget := make(map[string]int, len(gold))
	for _, g := range gold {
		budget[g]++
	}
	seen := make(map[string][]int32, len(budget))
	marks := make(fenwick, len(w.list)+1)
	f1 := make([]float64, len(p.Nodes))
	next := int32(0)
	for _, n := range byEnd(p) {
		from, to := w.start[n], w.start[p.Nodes[n].End]
		for ; next < to; next++ {
			word := w.list[next]
			most := budget[word]
			if most == 0 {
				continue
			}
			places := append(seen[word], next)
			seen[word] = places
			marks.add(next, 1)
			if k := len(places) - most; k > 0 {
				marks.add(places[k-1], -1)
			}
		}
		shared := marks.sum(to) - marks.sum(from)
		if shared > 0 {
			f1[n] = 2 * float64(shared) / float64(len(gold)+int(to-from))
		}
	}
	return f1
}

// byEnd lists the nodes so that their Ends ascend: children before parents.
func byEnd(p *page.Page) []page.NodeID {
	order := make([]page.NodeID, 0, len(p.Nodes))
	var open []page.NodeID
	for i := range p.Nodes {
		for len(open) > 0 && p.Nodes[open[len(open)-1]].End <= page.NodeID(i) {
			order = append(order, open[len(open)-1])
			open = open[:len(open)-1]
		}
		open = append(open, page.NodeID(i))
	}
	for len(open) > 0 {
		order = append(order, open[len(open)-1])
		open = open[:len(open)-1]
	}
	return order
}

// fenwick holds counts whose prefix sums are cheap.
type fenwick []int32

func (f fenwick) add(i, v int32) {
	for i++; int(i) < len(f); i += i & -i {
		f[i] += v
	}
}

// sum is that of the first n counts.
func (f fenwick) sum(n int32) int32 {
	total := int32(0)
	for ; n > 0; n -= n & -n {
		total += f[n]
	}
	return total
}
