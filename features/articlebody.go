package features

import (
	"encoding/json"
	"strings"

	"galley/page"
)

// What is read of the head is bounded: titles of more words, and linked data of
// more bytes, are no help.
const (
	maxTitleWords = 200
	maxLinkedData = 1 << 20
	shingle       = 4 // words
)

// readHead reads the <title> and what linked data says that the article is.
func (s *blockIndex) readHead() {
	s.title = map[string]bool{}
	s.head.readAddress(s.page.URL)
	s.head.setTitle(documentHint, s.page.DocumentTitle())
	body := s.page.Body()
	left := maxLinkedData
	for i := 0; i < len(s.page.Nodes); i++ {
		n := &s.page.Nodes[i]
		switch {
		case n.Tag == "title" && i < int(body) && len(s.title) == 0:
			for c := range s.page.Children(page.NodeID(i)) {
				for _, w := range firstN(wordsOf(s.page.Nodes[c].Text), maxTitleWords) {
					s.title[w] = true
					s.titleSketch |= sketch([]byte(w))
				}
			}
		case n.Kind == page.Text && s.page.Nodes[n.Parent].Tag == "script" && len(n.Text) <= left:
			left -= len(n.Text)
			s.readLinkedData(n.Text)
			s.head.readLinked(n.Text)
		case n.Tag == "meta":
			s.head.readMeta(n)
		}
	}
}

func (s *blockIndex) readLinkedData(text string) {
	const key = `"articleBody"`
	at := strings.Index(text, key)
	if at < 0 {
		return
	}
	rest := strings.TrimLeft(text[at+len(key):], " \t\n\r:")
	var body string
	if err := json.NewDecoder(strings.NewReader(rest)).Decode(&body); err != nil {
		return
	}
	words := wordsOf(body)
	if len(words) < 50 {
		return
	}
	if s.articleBody == nil {
		s.articleBody = make(map[uint64]bool, len(words))
	}
	for i := 0; i+shingle <= len(words); i++ {
		s.articleBody[hashOf(words[i:i+shingle])] = true
	}
}

// hashOf is the FNV-1a hash of words.
func hashOf(words []string) uint64 {
	h := uint64(fnvBasis)
	for _, w := range words {
		for i := range len(w) {
			h = (h ^ uint64(w[i])) * fnvPrime
		}
		h *= fnvPrime
	}
	return h
}

func firstN(list []string, n int) []string { return list[:min(n, len(list))] }

// sketch is one bit for a word: words of which no bit is set in a set of words are not
// in the set.
func sketch(word []byte) uint64 { return 1 << ((uint(word[0]) + 7*uint(len(word))) & 63) }

// inTitle is the share of the words of a short block that are in the <title>.
func (s *blockIndex) inTitle(b *block) float64 {
	if b.words == 0 || b.words > 40 || len(s.title) == 0 {
		return 0
	}
	hits, words := 0, 0
	eachWord(s.text(b), func(w []byte) {
		words++
		if s.titleSketch&sketch(w) != 0 && s.title[string(w)] {
			hits++
		}
	})
	return ratio(float64(hits), float64(words))
}

// toldLess is what told is of a block that linked data does not have, so that it
// differs from a page without linked data.
const articleBodyAbsent = -0.3

// told is the share of the word runs of a block that linked data gives as the text of
// the article, plus toldLess; 0 where it says nothing.
func (s *blockIndex) articleBodyOverlap(b *block) float64 {
	if s.articleBody == nil {
		return 0
	}
	words := wordsOf(s.text(b))
	if len(words) < shingle {
		return 0
	}
	hits := 0
	for i := 0; i+shingle <= len(words); i++ {
		if s.articleBody[hashOf(words[i:i+shingle])] {
			hits++
		}
	}
	return float64(hits)/float64(len(words)-shingle+1) + articleBodyAbsent
}
