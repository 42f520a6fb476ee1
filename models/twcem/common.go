package twcem

import (
	"math/bits"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/models/chars"
)

// common counts what texts have in common with a title: the length of the longest
// common subsequence (LCS) of their words, as far as it takes to decide.
//
// It keeps one bit for each word of the title, so that a word of a text costs
// len(title)/64 steps, and none when it is not in the title at all (Hyyrö, "Bit-parallel
// LCS-length computation revisited", AWOCA 2004).
type common struct {
	characters bool // what is compared: characters, or words
	need       int
	at         map[string][]uint64 // where in the title a word is
	row        []uint64            // zero bits: where the LCS grows
}

func newCommon(title string, characters bool, need int) *common {
	var words []string
	tokens(title, characters, func(w string) bool {
		words = append(words, w)
		return true
	})
	c := &common{characters: characters, need: need, at: map[string][]uint64{}, row: make([]uint64, (len(words)+63)/64)}
	for i, w := range words {
		if c.at[w] == nil {
			c.at[w] = make([]uint64, len(c.row))
		}
		c.at[w][i/64] |= 1 << (i % 64)
	}
	return c
}

// enough reports whether the LCS of text and title has at least the words needed.
func (c *common) enough(text string) bool { return c.lcs(text, c.need) >= c.need }

// lcs is the length of the longest common subsequence; it stops at limit.
func (c *common) lcs(text string, limit int) int {
	for i := range c.row {
		c.row[i] = ^uint64(0)
	}
	length := 0
	tokens(text, c.characters, func(w string) bool {
		at := c.at[w]
		if at == nil {
			return true
		}
		var carry, zeros uint64
		for i, v := range c.row {
			u := v & at[i]
			sum, next := bits.Add64(v, u, carry)
			c.row[i], carry = sum|(v-u), next
			zeros += uint64(bits.OnesCount64(^c.row[i]))
		}
		length = int(zeros)
		return length < limit
	})
	return length
}

// tokens yields what is compared, until yield returns false: ideographs one by one, of
// the rest the words or the characters (see Options.Characters).
func tokens(s string, characters bool, yield func(string) bool) {
	for start, n := 0, 0; start < len(s); start += n {
		r, size := utf8.DecodeRuneInString(s[start:])
		if n = size; unicode.IsSpace(r) {
			continue
		}
		w := s[start : start+n]
		if !chars.IsIdeograph(r) {
			if !characters {
				n = wordEnd(s[start:])
				w = strings.TrimFunc(s[start:start+n], chars.IsPunct)
			}
			w = strings.ToLower(w)
		}
		if w != "" && !yield(w) {
			return
		}
	}
}

// wordEnd is the length in bytes of the word that s begins with.
func wordEnd(s string) int {
	for i, r := range s {
		if unicode.IsSpace(r) || chars.IsIdeograph(r) {
			return i
		}
	}
	return len(s)
}
