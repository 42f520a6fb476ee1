package eval

// shingleSize is how many tokens a shingle of the article-extraction benchmark has.
const shingleSize = 4

// Shingles is the metric of the article-extraction benchmark: precision and recall
// of the two multisets of runs of four words, in [0, 1]. Words are \w+ with their
// case; in Chars mode, single characters. A text of one to three words is one
// shingle. The benchmark's figure for a corpus is the F1 of the means.
func Shingles(extracted, gold string, mode Mode) PR {
	l := newShingles(mode.shingleTokens(gold))
	return l.compare(mode.shingleTokens(extracted))
}

// shingle is four tokens, the last ones empty in a text that is shorter.
type shingle [shingleSize]string

// shingles is a multiset of them.
type shingles struct {
	count map[shingle]int
	total int
}

func newShingles(tokens []string) shingles {
	s := shingles{count: make(map[shingle]int, len(tokens))}
	eachShingle(tokens, func(g shingle) {
		s.count[g]++
		s.total++
	})
	return s
}

func (l shingles) compare(tokens []string) PR {
	seen := make(map[shingle]int, len(tokens))
	total, c := 0, 0
	eachShingle(tokens, func(g shingle) {
		total++
		if n := l.count[g]; seen[g] < n {
			seen[g]++
			c++
		}
	})
	return prOf(c, total, l.total)
}

func eachShingle(tokens []string, do func(shingle)) {
	if n := len(tokens); n > 0 && n < shingleSize {
		var g shingle
		copy(g[:], tokens)
		do(g)
		return
	}
	for i := 0; i+shingleSize <= len(tokens); i++ {
		do(shingle(tokens[i : i+shingleSize]))
	}
}
