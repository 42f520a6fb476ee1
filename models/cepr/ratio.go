package cepr

import "math"

// ratio are the statistics of the texts that share a path ([Wu13], Definitions 3
// and 4).
type ratio struct {
	n                int     // pathNum
	chars, punct     float64 // txtNum and puncNum; after ratios their means TPR and PPR
	charsSD, punctSD float64 // σ_t and σ_p: variances while they are added up
}

// ratios are those of every path, by path.
func ratios(texts []text, paths int) []ratio {
	all := make([]ratio, paths)
	for _, v := range texts {
		r := &all[v.path]
		r.n++
		r.chars += float64(v.chars)
		r.punct += float64(v.punct)
	}
	for i := range all {
		if n := float64(all[i].n); n > 0 {
			all[i].chars, all[i].punct = all[i].chars/n, all[i].punct/n
		}
	}
	// A second pass over the texts: the difference of two large sums of squares
	// would leave a path of equal texts with a deviation.
	for _, v := range texts {
		r := &all[v.path]
		c, p := float64(v.chars)-r.chars, float64(v.punct)-r.punct
		r.charsSD += c * c / float64(r.n)
		r.punctSD += p * p / float64(r.n)
	}
	for i := range all {
		all[i].charsSD, all[i].punctSD = math.Sqrt(all[i].charsSD), math.Sqrt(all[i].punctSD)
	}
	return all
}

// tpr is the text path ratio: characters a text.
func (r *ratio) tpr() float64 { return r.chars }

// etpr is the extended path ratio. A path with a single text has none.
func (r *ratio) etpr() float64 { return r.chars * r.punct * r.charsSD * r.punctSD }

// histogram is the score of every text, that of its path.
func histogram(texts []text, all []ratio, score func(*ratio) float64) []float64 {
	h := make([]float64, len(texts))
	for i, v := range texts {
		h[i] = score(&all[v.path])
	}
	return h
}
