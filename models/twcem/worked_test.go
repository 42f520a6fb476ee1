package twcem

import (
	"testing"

	"galley/models/levenshtein"
	"galley/models/modelstest"
	"galley/page"
)

// The examples here are our own: Tan et al. 2018 print none.

// TestTitleDistance: the heading nearest to the meta title (Algorithm 2).
func TestTitleDistance(t *testing.T) {
	const meta = "Storm hits coast - Daily News"
	for _, tt := range []struct {
		candidate           string
		distance, asPrinted int
	}{
		{"Storm hits coast", 13, 29},
		{"Sport", 25, 30},
		{"Daily News", 19, 29},
	} {
		if got := levenshtein.Distance([]rune(meta), []rune(tt.candidate), 0); got != tt.distance {
			t.Errorf("distance to %q = %d, want %d", tt.candidate, got, tt.distance)
		}
		if got := levenshtein.Distance([]rune(meta), []rune(tt.candidate), 1); got != tt.asPrinted {
			t.Errorf("distance to %q as printed = %d, want %d", tt.candidate, got, tt.asPrinted)
		}
	}
	p := modelstest.Parse(t, "<title>"+meta+"</title><h2>Storm hits coast</h2><h2>Sport</h2><h2>Daily News</h2>"+sentence)
	s, err := (&Extractor{}).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Text(s.Title); got != "Storm hits coast" {
		t.Errorf("title %q, want the nearest heading", got)
	}
}

// worked are rows, and how many words they have in common with the title.
var worked = []struct {
	text string
	lcs  int
}{
	{"home world sport, video", 0},
	{"the storm that hits the coast, officials said.", 3},
	{"thousands lost power, reports say.", 0},
	{"a second storm is due, the coast guard hits back.", 2},
	{"share this, print this", 0},
}

// TestPlace: the first and the last row with two words of the title (Algorithm 4).
func TestPlace(t *testing.T) {
	const title = "storm hits coast"
	c := newCommon(title, false, 2)
	var rows []*row
	for _, r := range worked {
		if got := c.lcs(r.text, 1000); got != r.lcs {
			t.Errorf("LCS of %q = %d, want %d", r.text, got, r.lcs)
		}
		rows = append(rows, &row{pieces: []piece{{0, r.text}}})
	}
	kept := filterRows(rows, Options{}.withDefaults())
	if len(kept) != 5 {
		t.Fatalf("%d rows pass the filter, want 5", len(kept))
	}
	if start, end := place(kept, title, Options{}.withDefaults()); start != 1 || end != 3 {
		t.Errorf("rows %d..%d, want 1..3", start, end)
	}
}

// TestPlaceOnPage is the same as a page.
func TestPlaceOnPage(t *testing.T) {
	source := "<h1>storm hits coast</h1>"
	for _, r := range worked {
		source += "<p>" + r.text + "</p>"
	}
	p := modelstest.Parse(t, source)
	s := modelstest.Select(t, &Extractor{}, p)
	if got, want := modelstest.Text(p, s), worked[1].text+"\n"+worked[2].text+"\n"+worked[3].text; got != want {
		t.Errorf("body\n%s\nwant\n%s", got, want)
	}
	if p.Nodes[s.Title].Tag != "h1" || s.Title == page.None {
		t.Errorf("title is %d, want the h1", s.Title)
	}
}
