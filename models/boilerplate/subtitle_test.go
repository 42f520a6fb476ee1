package boilerplate

import (
	"slices"
	"testing"
)

// TestIsSubtitle: whether the block behind the title, the first heading, is a second line of it.
func TestIsSubtitle(t *testing.T) {
	tests := []struct {
		name, source string
		post         float64
		want         bool
	}{
		{"a heading", `<h1>A harbour</h1><h3>Nobody knows who sent the ships</h3><p>More.</p>`, 0.1, true},
		{"a sentence", `<h1>A harbour</h1><p>Letters were found in it.</p><p>More.</p>`, 0.3, true},
		{"a sentence of another script", `<h1>A harbour</h1><p>पुराने टावर में पत्र मिले।</p><p>More.</p>`, 0.3, true},
		{"a wide question", `<h1>A harbour</h1><p>古い塔の中で見つかった手紙は誰が書いたものなのか？</p><p>More.</p>`, 0.3, true},
		{"a line that is no text", `<h1>A harbour</h1><p>Letters found in the tower</p><p>More.</p>`, 0.3, false},
		{"a day", `<h1>A harbour</h1><h3>Monday, the 5 of March</h3><p>More.</p>`, 0.3, false},
		{"a word", `<h1>A harbour</h1><h3>Letters</h3><p>More.</p>`, 0.6, false},
		{"the headline behind a path", `<h1>News</h1><h2>A tower of old letters</h2><p>More.</p>`, 0.6, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := withBody(t, "<title>A tower of old letters | The Paper</title><div id=body>"+tt.source+"</div>")
			title := x.Page.First(body, "h1")
			_, block := x.Span(title)
			trimmer := New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			if got := trimmer.isSubtitle(title, block, tt.post); got != tt.want {
				t.Errorf("isSubtitle = %v, want %v", got, tt.want)
			}
		})
	}
}
