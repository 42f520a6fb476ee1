package markup

import "galley/features"

// pathWords is how many words more the blocks of one mark-up have, with the mean posterior of their
// tag path: a few words tell little.
const pathWords = 1

// Means are, for each block, the mean posterior of the words in blocks of its tag path that are
// marked up as it is: the entries of a list, the steps of instructions and the posts of a forum
// belong to the text together or not at all, and so do the labels in all of them, whose tags may
// be those of the text.
func Means(x *features.Index, scores *features.BlockScores) []float64 {
	type place struct {
		path   int32
		markup Line
	}
	type sum struct{ words, expected float64 }
	post := scores.Posteriors()
	at, sums := make([]place, len(post)), map[place]sum{}
	for i := range post {
		at[i] = place{scores.Path(i), Of(x.Page, x.BlockElement(i))}
		s, words := sums[at[i]], float64(x.BlockWords(i))
		sums[at[i]] = sum{s.words + words, s.expected + words*post[i]}
	}
	means := make([]float64, len(post))
	for i := range post {
		s := sums[at[i]]
		means[i] = (s.expected + pathWords*scores.PathMean(i)) / (s.words + pathWords)
	}
	return means
}
