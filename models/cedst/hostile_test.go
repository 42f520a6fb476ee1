package cedst

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// randomWords is a page of paragraphs of 20 words each out of a few.
func randomWords(paragraphs, words int) string {
	random := rand.New(rand.NewPCG(1, 0))
	var b strings.Builder
	for range paragraphs {
		b.WriteString("<p>")
		for range 20 {
			fmt.Fprintf(&b, "w%dx ", random.IntN(words))
		}
	}
	return b.String()
}

// TestHostile: no page costs more than some times its own size, and what its topics
// may cost.
func TestHostile(t *testing.T) {
	pages := maps.Clone(hostile)
	pages["13,000 units of 60 words"] = func() string { return randomWords(13_000, 60) }
	pages["13,000 units of 600 words"] = func() string { return randomWords(13_000, 600) }
	pages["13,000 units of 3,000 words"] = func() string { return randomWords(13_000, 3000) }
	pages["100,000 units"] = func() string { return strings.Repeat("<p>a storm hits the coast", 100_000) }
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		t.Run(name, func(t *testing.T) {
			source := pages[name]()
			p := parsed(t, source)
			got := allocated(func() {
				s, err := (&Extractor{}).Select(p)
				checkSelection(t, p, s, err)
			})
			const topics = 700 << 20 // given back as the search goes
			if limit := uint64(len(source) + 2000*len(p.Nodes) + topics); got > limit {
				t.Errorf("%d MB allocated, want at most %d", got>>20, limit>>20)
			}
			t.Logf("%d MB allocated", got>>20)
		})
	}
}
