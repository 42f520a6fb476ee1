package twcem

import (
	"testing"

	"galley/page"
)

// TestTitleDistance is Test T-L of algorithms 5.3.
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
		if got := distance([]rune(meta), []rune(tt.candidate), false); got != tt.distance {
			t.Errorf("distance to %q = %d, want %d", tt.candidate, got, tt.distance)
		}
		if got := distance([]rune(meta), []rune(tt.candidate), true); got != tt.asPrinted {
			t.Errorf("distance to %q as printed = %d, want %d", tt.candidate, got, tt.asPrinted)
		}
	}
	p := parsed(t, "<title>"+meta+"</title><h2>Storm hits coast</h2><h2>Sport</h2><h2>Daily News</h2>"+sentence)
	s, err := (&Extractor{}).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Text(s.Title); got != "Storm hits coast" {
		t.Errorf("title %q, want the nearest heading", got)
	}
}

// rowsTC are the rows of Test T-C of algorithms 5.5, and their LCS with the title.
var rowsTC = []struct {
	text string
	lcs  int
}{
	{"home world sport, video", 0},
	{"the storm that hits the coast, officials said.", 3},
	{"thousands lost power, reports say.", 0},
	{"a second storm is due, the coast guard hits back.", 2},
	{"share this, print this", 0},
}

// TestPlace is Test T-C of algorithms 5.5.
func TestPlace(t *testing.T) {
	const title = "storm hits coast"
	c := newCommon(title, Words, 2)
	var rows []*row
	for _, r := range rowsTC {
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
	for _, r := range rowsTC {
		source += "<p>" + r.text + "</p>"
	}
	p := parsed(t, source)
	s, err := (&Extractor{}).Select(p)
	checkSelection(t, p, s, err)
	if got, want := selectedText(p, s), rowsTC[1].text+"\n"+rowsTC[2].text+"\n"+rowsTC[3].text; got != want {
		t.Errorf("body\n%s\nwant\n%s", got, want)
	}
	if p.Nodes[s.Title].Tag != "h1" || s.Title == page.None {
		t.Errorf("title is %d, want the h1", s.Title)
	}
}
