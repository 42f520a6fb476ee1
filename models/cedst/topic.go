package cedst

import (
	"slices"

	"galley/page"
)

// Topic is a set of keywords of which every two are related, and to which no other
// keyword can be added.
type Topic struct {
	Words  []string // in order of first occurrence on the page
	Weight float64  // how often its pairs of words occur together
}

// topicFeature finds keywords and topics, and sets the Topic of all units
// (Zhang et al. 2018, section 3.2).
func (j *Judgement) topicFeature(p *page.Page, o Options) {
	lists, v := keywords(p, j.Units, o)
	for i, list := range lists {
		for _, w := range list {
			j.Units[i].Keywords = append(j.Units[i].Keywords, v.words[w])
		}
	}
	r, blocks, gamma := topics(lists, len(v.words), o)
	j.Gamma = gamma
	heaviest := 0.0
	best := newHeaviest(r)
	for _, b := range blocks {
		t := Topic{Weight: r.blockWeight(b, o.SumDistinct)}
		for _, x := range b {
			t.Words = append(t.Words, v.words[r.words[x]])
		}
		j.Topics = append(j.Topics, t)
		heaviest = max(heaviest, t.Weight)
		best.add(b, t.Weight)
	}
	for i, list := range lists {
		j.Units[i].Topic = ratio(best.of(list, o.Shared), heaviest)
	}
}

// topics are the maximal blocks of the keywords, at most Options.MaxTopics. When there are more the weakest edges go: γ grows by one until some edge does,
// and after four times in larger and larger leaps, so that it ends.
func topics(lists [][]int32, vocabulary int, o Options) (*relation, [][]int32, int) {
	edges := relate(lists, vocabulary, o.Gamma)
	gamma := o.Gamma
	for leap := 0; ; leap++ {
		r := newRelation(edges)
		if blocks, ok := maximalBlocks(r, o.MaxTopics); ok {
			return r, blocks, gamma
		}
		weakest := edges[0].n
		for _, e := range edges {
			weakest = min(weakest, e.n)
		}
		gamma = int(weakest)
		if leap >= 4 {
			gamma += 1 << (leap - 4)
		}
		edges = slices.DeleteFunc(edges, func(e edge) bool { return int(e.n) <= gamma })
	}
}

// blockWeight is tw, the weight of a topic (Zhang et al. 2018, section 3.2): the sum
// of relate over the pairs of a block, or over the different values of it.
func (r *relation) blockWeight(block []int32, distinct bool) float64 {
	sum := 0.0
	seen := map[int32]bool{}
	for i, x := range block {
		for _, y := range block[i+1:] {
			n, _ := r.relate(x, y)
			if distinct && seen[n] {
				continue
			}
			seen[n] = distinct
			sum += float64(n)
		}
	}
	return sum
}

// heaviest holds, for each keyword and for each pair of related keywords, the weight
// of the heaviest topic that has it. A unit that shares two keywords with a topic has
// such a pair.
type heaviest struct {
	*relation
	word []float64   // of each vertex
	pair [][]float64 // of each edge, as around has them; from the smaller vertex
}

func newHeaviest(r *relation) *heaviest {
	h := &heaviest{r, make([]float64, len(r.words)), make([][]float64, len(r.words))}
	for x := range r.around {
		h.pair[x] = make([]float64, len(r.around[x]))
	}
	return h
}

func (h *heaviest) add(block []int32, weight float64) {
	for i, x := range block {
		h.word[x] = max(h.word[x], weight)
		for _, y := range block[i+1:] {
			at, _ := slices.BinarySearch(h.around[x], y)
			h.pair[x][at] = max(h.pair[x][at], weight)
		}
	}
}

// of is the weight of the heaviest topic that shares keywords with a unit, 0 without
// one.
func (h *heaviest) of(keywords []int32, shared int) float64 {
	var vertices []int32
	for _, w := range keywords {
		if v, ok := slices.BinarySearch(h.words, w); ok {
			vertices = append(vertices, int32(v))
		}
	}
	slices.Sort(vertices)
	best := 0.0
	for i, x := range vertices {
		if shared == 1 {
			best = max(best, h.word[x])
			continue
		}
		for _, y := range vertices[i+1:] {
			if at, ok := slices.BinarySearch(h.around[x], y); ok {
				best = max(best, h.pair[x][at])
			}
		}
	}
	return best
}
