package cedst

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// leftToRight are the maximal blocks by the paper's own scan over the keywords,
// without blocks of one (Zhang et al. 2018, section 3.2).
func leftToRight(edges []edge, words int32) [][]int32 {
	related := map[[2]int32]bool{}
	for _, e := range edges {
		related[[2]int32{e.x, e.y}], related[[2]int32{e.y, e.x}] = true, true
	}
	var blocks [][]int32
	for n := range words {
		fresh := [][]int32{{n}}
		for _, b := range blocks {
			var common []int32
			for _, x := range b {
				if related[[2]int32{x, n}] {
					common = append(common, x)
				}
			}
			if len(common) > 0 {
				fresh = append(fresh, append(common, n))
			}
		}
		blocks = uncovered(append(blocks, fresh...))
	}
	return slices.DeleteFunc(blocks, func(b []int32) bool { return len(b) < 2 })
}

func uncovered(blocks [][]int32) [][]int32 {
	var kept [][]int32
	for i, b := range blocks {
		covered := slices.ContainsFunc(blocks[i+1:], func(c []int32) bool { return subset(b, c) }) ||
			slices.ContainsFunc(kept, func(c []int32) bool { return subset(b, c) })
		if !covered {
			kept = append(kept, b)
		}
	}
	return kept
}

func subset(a, b []int32) bool {
	for _, x := range a {
		if !slices.Contains(b, x) {
			return false
		}
	}
	return true
}

// TestMaximalBlocks holds the search against the paper's scan on random relations.
func TestMaximalBlocks(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	for round := range 300 {
		words, share := int32(2+random.IntN(14)), random.Float64()
		var edges []edge
		for x := range words {
			for y := x + 1; y < words; y++ {
				if random.Float64() < share {
					edges = append(edges, edge{x, y, 3 + random.Int32N(3)})
				}
			}
		}
		r := newRelation(edges)
		blocks, ok := maximalBlocks(r, 1<<20)
		if !ok {
			t.Fatal("the search was stopped")
		}
		for _, b := range blocks {
			for i := range b {
				b[i] = r.words[b[i]]
			}
		}
		want := leftToRight(edges, words)
		slices.SortFunc(blocks, slices.Compare)
		slices.SortFunc(want, slices.Compare)
		if !slices.EqualFunc(blocks, want, slices.Equal) {
			t.Fatalf("round %d: blocks %v, want %v of %v", round, blocks, want, edges)
		}
	}
}

// TestTooManyBlocks: the weakest relations go first, and the γ that is left is told.
func TestTooManyBlocks(t *testing.T) {
	// ab is in five units, cd and ef in three each.
	lists := listsOf("ab", "ab", "ab", "ab", "ab", "cd", "cd", "cd", "ef", "ef", "ef")
	for _, tt := range []struct{ limit, blocks, gamma int }{{3, 3, 2}, {2, 1, 3}, {1, 1, 3}} {
		_, blocks, gamma := topics(lists, 6, Options{MaxTopics: tt.limit}.withDefaults())
		if len(blocks) != tt.blocks || gamma != tt.gamma {
			t.Errorf("at most %d: %d blocks with γ %d, want %d with %d", tt.limit, len(blocks), gamma, tt.blocks, tt.gamma)
		}
	}
}

// TestManyCliques: the complement of a perfect matching on 2n words has 2^n blocks.
func TestManyCliques(t *testing.T) {
	var edges []edge
	for x := range int32(60) {
		for y := x + 1; y < 60; y++ {
			if y != x+1 || x%2 == 1 {
				edges = append(edges, edge{x, y, 3})
			}
		}
	}
	if blocks, ok := maximalBlocks(newRelation(edges), 10_000); ok {
		t.Errorf("%d blocks, want the search stopped", len(blocks))
	}
}
