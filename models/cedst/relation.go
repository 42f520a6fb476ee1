package cedst

import (
	"iter"
	"slices"
)

// relation is the graph of keywords that occur together in more than γ units (Zhang
// et al. 2018, section 3.2); a unit counts once. Only keywords with an edge are in it.
type relation struct {
	words  []int32   // of each vertex; ascending
	around [][]int32 // neighbours of each vertex, ascending
	weight [][]int32 // relate(x, y) for each of these
}

// counted yields the different keys, ascending, and how often each is there. It
// sorts keys.
func counted(keys []uint64) iter.Seq2[uint64, int] {
	slices.Sort(keys)
	return func(yield func(uint64, int) bool) {
		for i := 0; i < len(keys); {
			j := i + 1
			for j < len(keys) && keys[j] == keys[i] {
				j++
			}
			if !yield(keys[i], j-i) {
				return
			}
			i = j
		}
	}
}

// An edge is two keywords and the number of units that hold both.
type edge struct{ x, y, n int32 }

// relate lists the pairs of keywords that more than gamma units hold, ordered.
func relate(lists [][]int32, vocabulary, gamma int) []edge {
	units := make([]int, vocabulary)
	for _, list := range lists {
		for _, w := range list {
			units[w]++
		}
	}
	var keys []uint64
	for _, list := range lists {
		for i, x := range list {
			if units[x] <= gamma {
				continue
			}
			for _, y := range list[i+1:] {
				if units[y] > gamma {
					keys = append(keys, uint64(min(x, y))<<32|uint64(max(x, y)))
				}
			}
		}
	}
	var edges []edge
	for key, n := range counted(keys) {
		if n > gamma {
			edges = append(edges, edge{int32(key >> 32), int32(key & 0xffffffff), int32(n)})
		}
	}
	return edges
}

// newRelation makes the graph of the edges, which must be ordered.
func newRelation(edges []edge) *relation {
	r := &relation{}
	for _, e := range edges {
		r.words = append(r.words, e.x, e.y)
	}
	slices.Sort(r.words)
	r.words = slices.Compact(r.words)
	r.around = make([][]int32, len(r.words))
	r.weight = make([][]int32, len(r.words))
	// Edges are ordered by x, then y: the neighbours of a vertex that are smaller
	// come before those that are larger, each ascending.
	for _, e := range edges {
		y := r.vertex(e.y)
		r.add(y, r.vertex(e.x), e.n)
	}
	for _, e := range edges {
		x := r.vertex(e.x)
		r.add(x, r.vertex(e.y), e.n)
	}
	return r
}

func (r *relation) add(from, to, n int32) {
	r.around[from] = append(r.around[from], to)
	r.weight[from] = append(r.weight[from], n)
}

// vertex is the vertex of a word, which must have one.
func (r *relation) vertex(word int32) int32 {
	v, _ := slices.BinarySearch(r.words, word)
	return int32(v)
}

// relate is the weight of the edge between two vertices; false without one.
func (r *relation) relate(x, y int32) (int32, bool) {
	at, ok := slices.BinarySearch(r.around[x], y)
	if !ok {
		return 0, false
	}
	return r.weight[x][at], true
}
