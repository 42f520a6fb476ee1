package span

import (
	"slices"

	"galley/features"
)

// Blocks is the blocks [from, to).
type Blocks struct{ From, To int }

// Raise raises posteriors to a least one.
func Raise(post []float64, least float64) {
	for i := range post {
		post[i] = max(post[i], least)
	}
}

// Most is the highest posterior, 0 without one.
func Most(post []float64) float64 {
	if len(post) == 0 {
		return 0
	}
	return slices.Max(post)
}

// WordsOf is the number of words of blocks [from, to).
func WordsOf(x *features.Index, from, to int) (words int) {
	for i := from; i < to; i++ {
		words += x.BlockWords(i)
	}
	return words
}

// Mean is the mean posterior of the words of some blocks, 0 where they have none.
func Mean(x *features.Index, post []float64, r Blocks) float64 {
	words, sum := 0.0, 0.0
	for i := r.From; i < r.To; i++ {
		w := float64(x.BlockWords(i))
		words, sum = words+w, sum+w*post[i]
	}
	return sum / max(words, 1)
}
