package boilerplate

import (
	"slices"

	"galley/features"
)

// blockRange is the blocks [from, to).
type blockRange struct{ from, to int }

// raise raises posteriors to a least one.
func raise(post []float64, least float64) {
	for i := range post {
		post[i] = max(post[i], least)
	}
}

// most is the highest posterior, 0 without one.
func most(post []float64) float64 {
	if len(post) == 0 {
		return 0
	}
	return slices.Max(post)
}

// WordsOf is the number of words of blocks [from, to).
func wordsOf(x *features.Index, from, to int) (words int) {
	for i := from; i < to; i++ {
		words += x.BlockWords(i)
	}
	return words
}

// meanPosterior is the mean posterior of the words of some blocks, 0 where they have none.
func meanPosterior(x *features.Index, post []float64, r blockRange) float64 {
	words, sum := 0.0, 0.0
	for i := r.from; i < r.to; i++ {
		w := float64(x.BlockWords(i))
		words, sum = words+w, sum+w*post[i]
	}
	return sum / max(words, 1)
}
