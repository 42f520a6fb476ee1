package features

import (
	"slices"
	"strings"
	"testing"

	"galley/features/wang"
	"galley/page/pagetest"
	"galley/page/parse"
)

// TestNamedByAddress: a line above the text that the address was made of is the title, where the page
// does not say how it is called.
func TestNamedByAddress(t *testing.T) {
	const (
		harbour = "https://x.example/news/the-court-hears-the-case.html"
		star    = "https://x.example/stiri/o-stea-pe-aleea-celebritatilor"
	)
	for _, tt := range []struct{ name, address, html, want string }{
		{"a bold line", harbour, `<title>Home</title><div id=all><b>The court hears the case</b></div><h1 id=k>Today in the harbour</h1>`, "all"},
		{"with a day in its block, in Romanian", star, `<title>Teatru</title><div>28 martie <b id=all>O STEA PE ALEEA CELEBRITĂȚILOR</b></div><h1 id=k>Prima stea din acest an</h1>`, "all"},
		{"a link", harbour, `<title>Home</title><div><a href=/b id=all>The court hears the case</a></div><h1 id=k>Today in the harbour</h1>`, "k"},
		{"more words than the address", harbour, `<title>Home</title><div><b id=all>The court hears the case of the year</b></div><h1 id=k>Today in the harbour</h1>`, "k"},
		{"the page says how it is called", harbour, `<title>Today in the harbour</title><div><b id=all>The court hears the case</b></div><h1 id=k>Today in the harbour</h1>`, "k"},
		{"the title has the words of the address and more", harbour, `<title>Home</title><div><b id=all>The court hears the case</b></div><h1 id=k>The court hears the case again</h1>`, "k"},
		{"an address of two words", "https://x.example/the-court", `<title>Home</title><div><b id=all>The court</b></div><h1 id=k>Today in the harbour</h1>`, "k"},
		{"no address", "", `<title>Home</title><div><b id=all>The court hears the case</b></div><h1 id=k>Today in the harbour</h1>`, "k"},
		{"an address that <title> agrees with", harbour, `<title>The court hears the case - The Daily</title><div><b id=all>The court hears the case</b></div><h1 id=k>Today in the harbour</h1>`, "k"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.html+`<p>`+strings.Repeat("The text of the article. ", 9)+`</p>`), parse.Source{URL: tt.address})
			if err != nil {
				t.Fatal(err)
			}
			x := NewIndex(p, wang.Limits{})
			view := x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())).Titles(p.Body())
			if got := view.Named(pagetest.ByID(t, p, "k")); got != pagetest.ByID(t, p, tt.want) {
				t.Errorf("got %v, want #%s", got, tt.want)
			}
		})
	}
}
