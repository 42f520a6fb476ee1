package eval

import "slices"

// maxAlignTable bounds the table that alignment walks back through: 8 MB.
const maxAlignTable = 1 << 20 // words of 64 bits

// Align finds a longest common subsequence of two token sequences and returns, for
// each token of a, the index in b of the one it is aligned with, or -1. Among equally
// long ones it prefers those where neighbours in b are neighbours in a, as in a text
// that stands on the page in one piece.
func Align(a, b []string) []int32 {
	ids := map[string]int32{}
	return align(intern(ids, a), intern(ids, b))
}

// intern numbers the tokens: equal ones alike.
func intern(ids map[string]int32, tokens []string) []int32 {
	list := make([]int32, len(tokens))
	for i, token := range tokens {
		id, ok := ids[token]
		if !ok {
			id = int32(len(ids))
			ids[token] = id
		}
		list[i] = id
	}
	return list
}

func align(a, b []int32) []int32 {
	to := make([]int32, len(a))
	for i := range to {
		to[i] = -1
	}
	alignInto(to, a, b, 0)
	compact(to, a, b)
	return to
}

// alignInto is Hirschberg's method (CACM 18(6), 1975) on bit-parallel rows: it
// halves a until the table of a part fits. offset is where b begins in the whole.
func alignInto(to, a, b []int32, offset int32) {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		to[0] = offset
		to, a, b, offset = to[1:], a[1:], b[1:], offset+1
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		to[len(a)-1] = offset + int32(len(b)-1)
		to, a, b = to[:len(a)-1], a[:len(a)-1], b[:len(b)-1]
	}
	if len(a) == 0 || len(b) == 0 {
		return
	}
	if width := (len(b) + 63) / 64; len(a) == 1 || len(a)*width <= maxAlignTable {
		walkBack(to, a, b, offset)
		return
	}
	mid := len(a) / 2
	cut := splitAt(a[:mid], a[mid:], b)
	alignInto(to[:mid], a[:mid], b[:cut], offset)
	alignInto(to[mid:], a[mid:], b[cut:], offset+int32(cut))
}

// splitAt is the index that splits b into a part to align with head and one to align
// with tail, such that the two alignments together are longest.
func splitAt(head, tail, b []int32) int {
	first := prefixLCS(lcsRows(head, b, false), len(b))
	last := prefixLCS(lcsRows(reversed(tail), reversed(b), false), len(b))
	cut, best := 0, int32(-1)
	for j := 0; j <= len(b); j++ {
		if sum := first[j] + last[len(b)-j]; sum > best {
			cut, best = j, sum
		}
	}
	return cut
}

func reversed(s []int32) []int32 {
	s = slices.Clone(s)
	slices.Reverse(s)
	return s
}

// lcsRows are the rows of the LCS table, one for each token of a, or the last one
// only: a zero bit at j says that the LCS grows at b[j] (see LCS).
func lcsRows(a, b []int32, all bool) []uint64 {
	positions := map[int32][]int{}
	for j, token := range b {
		positions[token] = append(positions[token], j)
	}
	width := (len(b) + 63) / 64
	row, match := make([]uint64, width), make([]uint64, width)
	for i := range row {
		row[i] = ^uint64(0)
	}
	frequent := frequentMatches(positions, width)
	var rows []uint64
	if all {
		rows = make([]uint64, 0, len(a)*width)
	}
	for _, token := range a {
		at := positions[token]
		if bits, ok := frequent[token]; ok {
			grow(row, bits, at)
		} else {
			for _, j := range at {
				match[j/64] |= 1 << (j % 64)
			}
			grow(row, match, at)
			for _, j := range at {
				match[j/64] = 0
			}
		}
		if all {
			rows = append(rows, row...)
		}
	}
	if all {
		return rows
	}
	return row
}

// prefixLCS are the lengths of the LCS with each prefix of b, from a row.
func prefixLCS(row []uint64, n int) []int32 {
	lengths := make([]int32, n+1)
	for j := range n {
		lengths[j+1] = lengths[j] + int32(1-row[j/64]>>(j%64)&1)
	}
	return lengths
}

// walkBack reads one alignment from the whole table.
func walkBack(to, a, b []int32, offset int32) {
	width := (len(b) + 63) / 64
	rows := lcsRows(a, b, true)
	grows := func(i, j int) bool { return rows[i*width+j/64]>>(j%64)&1 == 0 }
	for i, j := len(a)-1, len(b)-1; i >= 0 && j >= 0; {
		switch {
		case !grows(i, j): // the same length without b[j]
			j--
		case i > 0 && grows(i-1, j): // it grows here already without a[i]
			i--
		default:
			to[i] = offset + int32(j)
			i--
			j--
		}
	}
}

// compact moves each aligned token of a to directly before the next one, where the
// same token stands and b has the two side by side.
func compact(to, a, b []int32) {
	next := -1 // the aligned token after i
	for i := len(a) - 1; i >= 0; i-- {
		if to[i] < 0 {
			continue
		}
		at := i
		if next > i+1 && to[next] == to[i]+1 && a[next-1] == b[to[i]] {
			at = next - 1
			to[at], to[i] = to[i], -1
		}
		next = at
	}
}
