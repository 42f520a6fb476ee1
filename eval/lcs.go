package eval

import (
	"math/bits"

	"galley/page"
)

// PR is a precision and a recall, in [0, 1].
type PR struct{ Precision, Recall float64 }

// F1 is their harmonic mean, 0 when both are 0.
func (m PR) F1() float64 {
	if m.Precision+m.Recall == 0 {
		return 0
	}
	return 2 * m.Precision * m.Recall / (m.Precision + m.Recall)
}

// wordLCS compares an extraction with the gold text by the longest common
// subsequence of their words (P = LCS/|e|, R = LCS/|l|). Two empty texts agree.
func wordLCS(extracted, gold string) PR {
	e, l := page.Words(extracted), page.Words(gold)
	if len(e) == 0 && len(l) == 0 {
		return PR{1, 1}
	}
	if len(e) == 0 || len(l) == 0 {
		return PR{}
	}
	n := float64(LCS(e, l))
	return PR{n / float64(len(e)), n / float64(len(l))}
}

// LCS is the length of the longest common subsequence of two token sequences. It
// is bit-parallel (Hyyrö, "Bit-parallel LCS-length computation revisited", 2004):
// at most O(|a|·|b|/64) time, less where tokens are rare, and O(|a|+|b|) memory.
func LCS(a, b []string) int {
	if len(a) > len(b) {
		a, b = b, a // the same length, and a shorter row
	}
	positions := map[string][]int{}
	for i, token := range a {
		positions[token] = append(positions[token], i)
	}
	// A zero bit at i of row says that the LCS of the prefixes grows at a[i].
	row := make([]uint64, (len(a)+63)/64)
	for i := range row {
		row[i] = ^uint64(0)
	}
	match := make([]uint64, len(row)) // the positions of one token, as bits
	frequent := frequentMatches(positions, len(row))
	for _, token := range b {
		at := positions[token]
		if bits, ok := frequent[token]; ok {
			grow(row, bits, at)
			continue
		}
		for _, i := range at {
			match[i/64] |= 1 << (i % 64)
		}
		grow(row, match, at)
		for _, i := range at {
			match[i/64] = 0
		}
	}
	length := 0
	for i := range a {
		if row[i/64]&(1<<(i%64)) == 0 {
			length++
		}
	}
	return length
}

// frequentMatches are the positions, as bits, of the tokens that have more of them
// than a row has words: there are at most 64, and setting their bits anew for each
// occurrence would take quadratic time.
func frequentMatches[T comparable](positions map[T][]int, width int) map[T][]uint64 {
	frequent := map[T][]uint64{}
	for token, at := range positions {
		if len(at) <= width {
			continue
		}
		match := make([]uint64, width)
		for _, i := range at {
			match[i/64] |= 1 << (i % 64)
		}
		frequent[token] = match
	}
	return frequent
}

// grow takes one token of b, which is in a at the given positions. Before the
// first of them nothing changes, behind the last only while there is a carry.
func grow(row, match []uint64, at []int) {
	if len(at) == 0 {
		return
	}
	last := at[len(at)-1] / 64
	var carry uint64
	for i := at[0] / 64; i < len(row) && (i <= last || carry > 0); i++ {
		u := row[i] & match[i]
		var sum uint64
		sum, carry = bits.Add64(row[i], u, carry)
		row[i] = sum | (row[i] - u)
	}
}
