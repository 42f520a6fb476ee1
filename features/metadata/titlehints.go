package metadata

import (
	"strings"

	"galley/features/number"
	"galley/features/text"
	"galley/page"
)

// Hint is what one source says that the title of the article is.
type Hint struct {
	Words    int    // words, at most maxTitleWords
	Distinct int    // distinct words
	Folded   string // page.Fold of the text
}

// The sources of title hints.
const (
	FromDocument = iota // <title>
	FromSocial          // og:title, or twitter:title
	FromLinked          // headline of linked data
	FromAddress         // last part of the address's path
	Sources             // how many there are
)

// setTitle notes what a source says that the title is, in place of what it said before.
func (h *Head) setTitle(source int, s string) {
	if h.hintWords == nil {
		h.hintWords = map[string]uint8{}
	}
	if h.Titles[source].Distinct > 0 {
		for w := range h.hintWords {
			h.hintWords[w] &^= 1 << source
		}
	}
	h.Titles[source] = Hint{}
	s = page.WithoutSoftHyphens(s)
	if len(s) > maxTitle {
		return
	}
	hint := Hint{Folded: page.Fold(s)}
	for _, w := range firstN(text.Words(s), maxTitleWords) {
		hint.Words++
		if h.hintWords[w]&(1<<source) == 0 {
			h.hintWords[w] |= 1 << source
			h.hintBits |= text.Bit(w)
			hint.Distinct++
		}
	}
	h.Titles[source] = hint
}

// Agreement says how well a text agrees with a title hint.
type Agreement struct {
	F1    float64 // F1 of the distinct words of the two
	Share float64 // share of the distinct words of the text that are in the hint
	Same  bool    // they are equal, white space collapsed and case folded
	Start bool    // the hint begins with the text
}

// Agreements compares the words of a text with all title hints. seen is scratch space.
func (h *Head) Agreements(words []string, seen map[string]bool) (list [Sources]Agreement) {
	var shared [Sources]int
	clear(seen)
	for _, w := range words {
		if seen[w] {
			continue
		}
		seen[w] = true
		bits := h.hintWords[w]
		for k := range shared {
			shared[k] += int(bits >> k & 1)
		}
	}
	for k := range list {
		hint := &h.Titles[k]
		if hint.Distinct > 0 && len(words) > 0 {
			f1 := 2 * float64(shared[k]) / float64(len(seen)+hint.Distinct)
			list[k] = Agreement{F1: f1, Share: float64(shared[k]) / float64(len(seen))}
		}
	}
	return list
}

// Compare adds to agreements of a text which hints are that text, folded, or begin with it.
func (h *Head) Compare(folded string, words []string, list *[Sources]Agreement) {
	for k := range list {
		if hint := &h.Titles[k]; hint.Distinct > 0 && len(words) > 0 {
			list[k].Same, list[k].Start = folded == hint.Folded, strings.HasPrefix(hint.Folded, folded)
		}
	}
}

// SharesWord reports whether a text has a word of some title hint.
func (h *Head) SharesWord(s string) bool {
	r := text.NewReader(s)
	for w := r.Next(); len(w) > 0; w = r.Next() {
		if h.hintBits&text.Bit(w) != 0 && h.hintWords[string(w)] != 0 {
			return true
		}
	}
	return false
}

// TitleShare is the share of the words of a text that are in <title>.
func (h *Head) TitleShare(s string) float64 {
	hits, words := 0, 0
	r := text.NewReader(s)
	for w := r.Next(); len(w) > 0; w = r.Next() {
		words++
		if h.titleBits&text.Bit(w) != 0 && h.titleWords[string(w)] {
			hits++
		}
	}
	return number.Ratio(float64(hits), float64(words))
}

// TitleF1 is the F1 of the distinct words of a text and those of <title>, in [0, 1].
func (h *Head) TitleF1(s string) float64 {
	words := text.Words(s)
	seen := make(map[string]bool, len(words))
	shared := 0.0
	for _, w := range words {
		if !seen[w] && h.titleWords[w] {
			shared++
		}
		seen[w] = true
	}
	return number.Ratio(2*shared, float64(len(seen)+len(h.titleWords)))
}
