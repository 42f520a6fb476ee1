package text

import (
	"unicode/utf8"

	"galley/page"
)

// Counts are counts of a text, made in one pass by Count.
type Counts struct {
	Words    int32 // runs of letters and digits, single ideographs, and pieces; see page.Words
	Chars    int32 // without white space
	Commas   int32 // , ; : and those of other scripts
	Stops    int32 // ends of sentences
	Digits   int32
	Capitals int32  // words that begin with a capital or a digit
	Last     rune   // last character that closes no quote or bracket; 0: none
	Hash     uint64 // of the characters; a sum depends on where texts are split
}

// The 64-bit FNV-1a hash.
const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// Add makes the counts those of the text followed by another.
func (m *Counts) Add(o Counts) {
	m.Words += o.Words
	m.Chars += o.Chars
	m.Commas += o.Commas
	m.Stops += o.Stops
	m.Digits += o.Digits
	m.Capitals += o.Capitals
	if o.Last != 0 {
		m.Last = o.Last
	}
	m.Hash = (m.Hash ^ o.Hash) * fnvPrime
}

// Count counts in one pass.
func Count(s string) Counts {
	t := tally{Counts: Counts{Hash: fnvBasis}}
	for i := 0; i < len(s); {
		r, size := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(s[i:])
		}
		i += size
		c := classOf(r)
		if r == page.WordSpace && t.Last == page.WordSpace {
			r, c = '።', wideStop
		}
		if c == blank {
			t.end()
			t.word = false
			continue
		}
		t.Chars++
		t.Hash = (t.Hash ^ uint64(r)) * fnvPrime
		switch c {
		case mark: // of the letter before, which is of a word
		case closing: // a sentence may end before a quote closes
			t.word = false
		default:
			t.add(c)
			t.word, t.stop, t.Last = c.isOfWord(), c == period, r
		}
	}
	t.end()
	if t.Stops == 0 { // Thai and Lao have no full stop
		t.Stops = t.unspaced / (page.PieceLetters * sentenceWords)
	}
	return t.Counts
}

// tally is where Count is in a text.
type tally struct {
	Counts
	word     bool  // in a word of letters and digits
	stop     bool  // behind a full stop, which ends a sentence if white space or the end follows
	unspaced int32 // letters of scripts without blanks
}

// end counts the sentence that ends where the text or a run of it does.
func (t *tally) end() {
	if t.stop {
		t.Stops++
		t.stop = false
	}
}

// add counts a character that is no blank.
func (t *tally) add(c charClass) {
	switch c {
	case lower, upper, digit:
		if !t.word {
			t.Words++
			if c != lower {
				t.Capitals++
			}
		}
		if c == digit {
			t.Digits++
		}
	case ideograph:
		t.Words++
	case unspaced:
		if t.unspaced++; t.unspaced%page.PieceLetters == 1 {
			t.Words++
		}
	case comma:
		t.Commas++
	case wideStop:
		t.Stops++
	}
}

// sentenceWords is how many words there are to a sentence that no sign ends.
const sentenceWords = 20

// Stopped reports whether the text ends like a sentence.
func (m *Counts) Stopped() bool {
	c := classOf(m.Last)
	return c == period || c == wideStop || c == unspaced && m.Stops > 0
}

// Hash is the 64-bit FNV-1a hash of words.
func Hash(words []string) uint64 {
	h := uint64(fnvBasis)
	for _, w := range words {
		for i := range len(w) {
			h = (h ^ uint64(w[i])) * fnvPrime
		}
		h *= fnvPrime
	}
	return h
}
