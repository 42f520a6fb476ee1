package flow

import (
	"sort"

	"galley/page"
)

// Mean is the mean of block scores, weighted by words.
type Mean struct {
	words int
	sum   float64 // of posterior times words
}

// Add counts the words of text node n with the score of the block that holds it.
// The scores are in document order and do not overlap; what none of them holds does
// not count.
func (m *Mean) Add(scores []page.BlockScore, n page.NodeID, text string) {
	i := sort.Search(len(scores), func(i int) bool { return scores[i].To > n })
	if i == len(scores) || scores[i].From > n {
		return
	}
	words := page.CountWords(text)
	m.words += words
	m.sum += float64(words) * scores[i].Posterior
}

// Of is the mean, or otherwise where no words were counted.
func (m *Mean) Of(otherwise float64) float64 {
	if m.words == 0 {
		return otherwise
	}
	return m.sum / float64(m.words)
}
