package repeats

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a text that stands in another: its words, and how many others that begin alike are compared
// with one place.
const (
	withinWords = 12
	withinTries = 16
)

// DropWithin sets the posteriors of blocks whose words stand in a row in another block, as long or longer, to 0: a
// product is described in short beside its picture and at length below, in the same words. The other is
// likely text, or as likely as the block. It gets the higher of the posteriors. Rows of tables and code
// may be the same. dropped are the blocks that it dropped.
func DropWithin(v *view.View, post []float64) (dropped []int) {
	texts := textsOf(v, post)
	begin := map[uint64][]*text{} // texts by the hash of their first words
	for _, t := range texts {
		h := t.hash(0)
		begin[h] = append(begin[h], t)
	}
	slices.SortStableFunc(texts, func(a, b *text) int { return cmp.Compare(len(b.words), len(a.words)) })
	for _, t := range texts {
		for at := 0; !t.gone && at+withinWords <= len(t.words); at++ {
			tries := 0
			for _, o := range begin[t.hash(at)] {
				if o == t || o.gone {
					continue
				}
				if tries++; tries > withinTries {
					break
				}
				if o.isAt(t, at) && (post[t.block] >= view.Likely || post[t.block] >= post[o.block]) {
					post[t.block], post[o.block], o.gone = max(post[t.block], post[o.block]), 0, true
					dropped = append(dropped, o.block)
				}
			}
		}
	}
	return dropped
}

// text is the words of a block, as numbers.
type text struct {
	block int
	words []uint64
	sums  []uint64 // hashes of the first words: [i] of i of them
	power uint64   // of hashBase, by withinWords
	gone  bool
}

// hash is that of withinWords words from one on.
func (t *text) hash(at int) uint64 { return t.sums[at+withinWords] - t.sums[at]*t.power }

// isAt reports whether the words of a text are those of other from one on; of two that say the same it is
// the later one.
func (t *text) isAt(other *text, at int) bool {
	n := len(t.words)
	return at+n <= len(other.words) && (n < len(other.words) || t.block > other.block) && slices.Equal(t.words, other.words[at:at+n])
}

// isSign reports whether a character is none of a word: short texts end otherwise than long ones go on.
func isSign(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// textsOf are the texts of the blocks that have withinWords words and may be text of the page.
func textsOf(v *view.View, post []float64) (list []*text) {
	numbers := map[string]uint64{}
	power := uint64(1)
	for range withinWords {
		power *= hashBase
	}
	for i := range post {
		if post[i] == 0 || v.BlockWords(i) < withinWords || inTable(v, i) {
			continue
		}
		t := &text{block: i, power: power, sums: []uint64{0}}
		for _, word := range page.Words(v.BlockFold(i)) {
			if word = strings.TrimFunc(word, isSign); word == "" {
				continue
			}
			n, ok := numbers[word]
			if !ok {
				n = uint64(len(numbers) + 1)
				numbers[word] = n
			}
			t.words, t.sums = append(t.words, n), append(t.sums, t.sums[len(t.sums)-1]*hashBase+n)
		}
		if len(t.words) >= withinWords {
			list = append(list, t)
		}
	}
	return list
}
