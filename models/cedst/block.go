package cedst

import "slices"

// maxSteps bounds the search for the blocks of one relation, in set elements that
// are looked at. Of 100 articles of WCXB half take less than 1,500, the dearest took
// 103,000.
const maxSteps = 1_000_000

// search finds the maximal compatibility blocks of a relation, that is the maximal
// cliques of its graph, by the algorithm of Bron and Kerbosch with pivots.
// Vertices are tried in the order in which they can be taken off with the fewest
// neighbours left (Eppstein, Löffler, Strash, "Listing all maximal cliques in sparse
// graphs in near-optimal time", ISAAC 2010).
type search struct {
	*relation
	blocks [][]int32 // each ascending
	limit  int       // of blocks
	steps  int       // left
}

// maximalBlocks are the blocks of two and more keywords; false when there are more
// than limit or the search takes too long, which the paper does not provide for.
func maximalBlocks(r *relation, limit int) ([][]int32, bool) {
	s := &search{relation: r, limit: limit, steps: maxSteps}
	order := r.degeneracy()
	place := make([]int32, len(order))
	for i, v := range order {
		place[v] = int32(i)
	}
	for i, v := range order {
		var later, earlier []int32
		for _, u := range r.around[v] {
			if place[u] > int32(i) {
				later = append(later, u)
			} else {
				earlier = append(earlier, u)
			}
		}
		if !s.extend([]int32{v}, later, earlier) {
			return nil, false
		}
	}
	return s.blocks, true
}

// extend reports all maximal cliques that have block, some of the candidates, and
// none of those that are done, all ascending sets. It is false when it had to stop.
func (s *search) extend(block, candidates, done []int32) bool {
	if len(candidates) == 0 && len(done) == 0 {
		// To add up its weight takes all its pairs.
		s.steps -= len(block) * len(block)
		full := slices.Clone(block)
		slices.Sort(full)
		s.blocks = append(s.blocks, full)
		return len(s.blocks) <= s.limit && s.steps > 0
	}
	pivot := s.pivot(candidates, done)
	for _, v := range s.without(candidates, pivot) {
		at, _ := slices.BinarySearch(candidates, v)
		ok := s.steps > 0 && s.extend(append(block, v), s.common(candidates, v), s.common(done, v))
		if !ok {
			return false
		}
		candidates = slices.Delete(slices.Clone(candidates), at, at+1)
		at, _ = slices.BinarySearch(done, v)
		done = slices.Insert(slices.Clone(done), at, v)
		s.steps -= len(candidates) + len(done)
	}
	return true
}

// pivot is the vertex with the most neighbours among the candidates: only those that
// are not its neighbours have to be tried.
func (s *search) pivot(candidates, done []int32) int32 {
	best, most := int32(0), -1
	for i, set := range [2][]int32{candidates, done} {
		for _, v := range set {
			n := len(s.common(candidates, v))
			if n > most {
				best, most = v, n
			}
			// A candidate is not its own neighbour.
			if n == len(candidates)-1+i || s.steps <= 0 {
				return best
			}
		}
	}
	return best
}

// common are the members of a set that are neighbours of v.
func (s *search) common(set []int32, v int32) []int32 {
	around := s.around[v]
	s.steps -= 1 + min(len(set), len(around))
	if len(set) > len(around) {
		set, around = around, set
	}
	var both []int32
	for _, u := range set {
		at, ok := slices.BinarySearch(around, u)
		if ok {
			both = append(both, u)
		}
		around = around[at:]
	}
	return both
}

// without are the members of a set that are not neighbours of v.
func (s *search) without(set []int32, v int32) []int32 {
	var rest []int32
	for _, u := range set {
		if _, ok := slices.BinarySearch(s.around[v], u); !ok {
			rest = append(rest, u)
		}
	}
	return rest
}

// degeneracy orders the vertices so that each has few neighbours after it: the one
// with the fewest left comes next, the first of equals by a queue for each number.
func (r *relation) degeneracy() []int32 {
	degree := make([]int, len(r.around))
	var queues [][]int32
	push := func(v int32) {
		for len(queues) <= degree[v] {
			queues = append(queues, nil)
		}
		queues[degree[v]] = append(queues[degree[v]], v)
	}
	for v := range r.around {
		degree[v] = len(r.around[v])
		push(int32(v))
	}
	taken := make([]bool, len(r.around))
	order := make([]int32, 0, len(r.around))
	for d := 0; d < len(queues); {
		if len(queues[d]) == 0 {
			d++
			continue
		}
		v := queues[d][0]
		queues[d] = queues[d][1:]
		if taken[v] || degree[v] != d {
			continue // it was pushed again with fewer
		}
		taken[v] = true
		order = append(order, v)
		for _, u := range r.around[v] {
			if !taken[u] {
				degree[u]--
				push(u)
				d = min(d, degree[u])
			}
		}
	}
	return order
}
