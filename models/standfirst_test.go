package models

import (
	"slices"
	"testing"
)

// TestIsBeside: whether the block behind the title stands alone beside it.
func TestIsBeside(t *testing.T) {
	tests := []struct {
		name, source string // the title is the first heading
		want         bool
	}{
		{"behind it", `<h1>A harbour</h1><p>It is built anew.</p><p>More.</p>`, true},
		{"each in a box", `<div><div><span>Town</span><h1>A harbour</h1></div></div><div><div><p>It is built anew.</p></div></div><p>More.</p>`, true},
		{"with another in its box", `<h1>A harbour</h1><div><p>It is built anew.</p><p>More.</p></div>`, false},
		{"with a link", `<h1>A harbour</h1><p>It is <a href=/x>built</a> anew.</p>`, false},
		{"behind a picture", `<h1>A harbour</h1><div><img src=a.png></div><div><p>It is built anew.</p></div><p>More.</p>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := withBody(t, "<div id=body>"+tt.source+"</div>")
			title := x.Page.First(body, "h1")
			_, block := x.Span(title)
			trimmer := newTrimmer(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			if got := trimmer.isBeside(title, block); got != tt.want {
				t.Errorf("isBeside = %v, want %v", got, tt.want)
			}
		})
	}
}
