package cedst

import (
	"cmp"
	"slices"
	"strings"

	"galley/page"
)

// maxWords is how many words of a page, stop words aside, TextRank reads.
const maxWords = 1 << 18

// vocabulary numbers the words of a page in order of first occurrence.
type vocabulary struct {
	words []string
	ids   map[string]int32
}

func (v *vocabulary) id(word string) int32 {
	id, ok := v.ids[word]
	if !ok {
		id = int32(len(v.words))
		// A copy, so that a word does not hold the page's text.
		v.words = append(v.words, strings.Clone(word))
		v.ids[v.words[id]] = id
	}
	return id
}

// keywords are those of every unit, each once, in order of first occurrence in the
// unit; the same number is the same word (Zhang et al. 2018, section 3.2).
func keywords(p *page.Page, units []Unit, o Options) ([][]int32, *vocabulary) {
	v := &vocabulary{ids: map[string]int32{}}
	lists := make([][]int32, len(units))
	left := maxWords
	for i := range units {
		if left == 0 {
			break
		}
		var text []int32
		for _, w := range o.Segment(units[i].text(p)) {
			if w = strings.ToLower(w); len(w) > maxWord || w == "" || o.Stop(w) {
				continue
			}
			text = append(text, v.id(w))
			if left--; left == 0 {
				break
			}
		}
		lists[i] = textRank(text, o)
	}
	return lists, v
}

// textRank is the words with the highest rank in a graph of words that occur near
// each other [TextRank]. The graph is undirected; the weight of an edge is how often
// its words occur within the window. The paper leaves the parameters open.
func textRank(text []int32, o Options) []int32 {
	words, local := distinct(text)
	if len(words) <= o.Keywords {
		return words // whatever their rank
	}
	edges := nearPairs(local, o.Window)
	out := make([]float64, len(words)) // Σ_k w(u,k)
	for _, e := range edges {
		out[e.a] += e.w
		out[e.b] += e.w
	}
	score := rank(edges, out, o.Damping)
	order := make([]int, len(words))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(score[b], score[a]) })
	best := order[:o.Keywords]
	slices.Sort(best)
	list := make([]int32, len(best))
	for i, at := range best {
		list[i] = words[at]
	}
	return list
}

// distinct are the words of a text, each once, and the text in indexes of these.
func distinct(text []int32) (words, local []int32) {
	at := make(map[int32]int32, min(len(text), 1024))
	local = make([]int32, len(text))
	for i, w := range text {
		k, ok := at[w]
		if !ok {
			k = int32(len(words))
			at[w] = k
			words = append(words, w)
		}
		local[i] = k
	}
	return words, local
}

// A pair is two different words that occur near each other w times.
type pair struct {
	a, b int32 // a < b
	w    float64
}

// nearPairs are the pairs of words within the same window, ordered.
func nearPairs(text []int32, window int) []pair {
	var keys []uint64
	for i, a := range text {
		for _, b := range text[i+1 : min(len(text), i+window)] {
			if a != b {
				keys = append(keys, uint64(min(a, b))<<32|uint64(max(a, b)))
			}
		}
	}
	var pairs []pair
	for key, n := range counted(keys) {
		pairs = append(pairs, pair{int32(key >> 32), int32(key & 0xffffffff), float64(n)})
	}
	return pairs
}

// rank iterates S(v) = (1-d) + d·Σ_u w(u,v)/out(u)·S(u) at most 100 times, or until
// no score changes by 1e-4.
func rank(edges []pair, out []float64, d float64) []float64 {
	score, next := make([]float64, len(out)), make([]float64, len(out))
	for i := range score {
		score[i] = 1
	}
	for range 100 {
		clear(next)
		for _, e := range edges {
			next[e.a] += e.w / out[e.b] * score[e.b]
			next[e.b] += e.w / out[e.a] * score[e.a]
		}
		change := 0.0
		for i := range next {
			next[i] = 1 - d + d*next[i]
			change = max(change, next[i]-score[i], score[i]-next[i])
		}
		score, next = next, score
		if change < 1e-4 {
			break
		}
	}
	return score
}
