package surroundings

import (
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// TestParts: every part is HTML that parses to what it says, whatever is drawn.
func TestParts(t *testing.T) {
	d := Donors{Lines: []string{"a line of <b> & such"}, Titles: []string{"A title"}}
	for seed := range uint64(60) {
		g := Generator{rand.New(rand.NewPCG(seed, 0)), d}
		for name, part := range map[string]string{
			"comments": g.comments(), "cards": g.cards(3), "list": g.list(), "box": g.box(), "see also": g.seeAlso(), "about the author": g.bio(),
		} {
			doc, err := html.Parse(strings.NewReader("<body>" + part))
			if err != nil {
				t.Fatal(err)
			}
			text := textOf(doc)
			if want := map[string]string{"cards": "A title", "list": "A title", "see also": "A title"}[name]; !strings.Contains(text, want) || len(text) < 5 {
				t.Errorf("seed %d: %s say %q", seed, name, text)
			}
		}
	}
}
