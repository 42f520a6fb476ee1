package features

import (
	"strings"

	"galley/features/number"
	"galley/features/text"
	"galley/page"
)

// titleHint is what one source says that the title of the article is.
type titleHint struct {
	words    int    // words, at most maxTitleWords
	distinct int    // distinct words; head.titleWords has them
	folded   string // page.Fold of the text
}

// The sources of title hints.
const (
	fromDocument = iota // <title>
	fromSocial          // og:title, or twitter:title
	fromLinked          // headline of linked data
	fromAddress         // last part of the address's path
	titleSources
)

// setTitle notes what a source says that the title is, in place of what it said before.
func (h *head) setTitle(source int, s string) {
	if h.titleWords == nil {
		h.titleWords = map[string]uint8{}
	}
	if h.titles[source].distinct > 0 {
		for w := range h.titleWords {
			h.titleWords[w] &^= 1 << source
		}
	}
	h.titles[source] = titleHint{}
	if len(s) > 4*maxTitleChars {
		return
	}
	hint := titleHint{folded: page.Fold(s)}
	for _, w := range firstN(text.Words(s), maxTitleWords) {
		hint.words++
		if h.titleWords[w]&(1<<source) == 0 {
			h.titleWords[w] |= 1 << source
			h.titleBits |= text.Bit(w)
			hint.distinct++
		}
	}
	h.titles[source] = hint
}

// agreement says how well a text agrees with a title hint.
type agreement struct {
	f1    float64 // F1 of the distinct words of the two
	share float64 // share of the distinct words of the text that are in the hint
	same  bool    // they are equal, white space collapsed and case folded
	start bool    // the hint begins with the text
}

// agreements compares the words of a text with all title hints. seen is scratch space.
func (h *head) agreements(words []string, seen map[string]bool) (list [titleSources]agreement) {
	var shared [titleSources]int
	clear(seen)
	for _, w := range words {
		if seen[w] {
			continue
		}
		seen[w] = true
		bits := h.titleWords[w]
		for k := range shared {
			shared[k] += int(bits >> k & 1)
		}
	}
	for k := range list {
		hint := &h.titles[k]
		if hint.distinct > 0 && len(words) > 0 {
			f1 := 2 * float64(shared[k]) / float64(len(seen)+hint.distinct)
			list[k] = agreement{f1: f1, share: float64(shared[k]) / float64(len(seen))}
		}
	}
	return list
}

// compare adds to agreements of a text which hints are that text, folded, or begin with it.
func (h *head) compare(folded string, words []string, list *[titleSources]agreement) {
	for k := range list {
		if hint := &h.titles[k]; hint.distinct > 0 && len(words) > 0 {
			list[k].same, list[k].start = folded == hint.folded, strings.HasPrefix(hint.folded, folded)
		}
	}
}

// sharesWord reports whether a text has a word of some title hint.
func (h *head) sharesWord(s string) bool {
	r := text.NewReader(s)
	for w := r.Next(); len(w) > 0; w = r.Next() {
		if h.titleBits&text.Bit(w) != 0 && h.titleWords[string(w)] != 0 {
			return true
		}
	}
	return false
}

// titleShare is the share of the words of a block that are in <title>; 0 for blocks of
// more than 40 words.
func (s *blockIndex) titleShare(b *block) float64 {
	if b.Words == 0 || b.Words > 40 || len(s.titleWords) == 0 {
		return 0
	}
	hits, words := 0, 0
	r := text.NewReader(s.text(b))
	for w := r.Next(); len(w) > 0; w = r.Next() {
		words++
		if s.titleBits&text.Bit(w) != 0 && s.titleWords[string(w)] {
			hits++
		}
	}
	return number.Ratio(float64(hits), float64(words))
}
