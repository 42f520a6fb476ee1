package features

import (
	"strings"
	"testing"

	"galley/features/column"
	"galley/features/number"
	"galley/features/wang"
	"galley/page"
	"galley/page/parse"
)

// TestStanding: what the columns of documents say of small pages.
func TestStanding(t *testing.T) {
	const prose = `<p>The boats came in early that morning, long before the fog had lifted from the bay.</p>`
	tests := []struct {
		name, body, column string
		want               float64
	}{
		{"telephone and mail", `<a href="tel:1">a</a><a href="mailto:x@y.example">b</a>` + prose, "phones", number.Ln(2)},
		{"mail that shares", `<a href="mailto:?body=x">a</a>` + prose, "shares", number.Ln(1)},
		{"a sharer", `<a href="https://x.example/sharer.php?u=1">a</a>` + prose, "shares", number.Ln(1)},
		{"a place of the page", `<a href="#one">a</a><a href="#">b</a>` + prose, "fragments", number.Ln(1)},
		{"no link", `<b href="tel:1">a</b>` + prose, "phones", 0},
		{"a byline", `<p class="Post-Byline">By A</p>` + prose, "bylines", number.Ln(1)},
		{"a date above", `<p>3 May 2026</p>` + prose, "dateline", 1},
		{"no date", `<p>Yesterday</p>` + prose, "dateline", 0},
		{"two paragraphs with one parent", prose + prose, "sibling_share", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader("<body>"+tt.body), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			x := NewIndex(p, wang.Limits{})
			post := make([]float64, x.NumBlocks())
			for i := range post {
				post[i] = min(1, float64(x.BlockWords(i))/20)
			}
			d := x.Scores(post).Titles(page.None).Document(Choice{Node: page.None}, Choice{Node: page.None})
			table, err := Verdicts().Pick([]column.Ref{{Name: tt.column, Version: 1}})
			if err != nil {
				t.Fatal(err)
			}
			row := []float64{0}
			if d.Row(&table, row); row[0] != tt.want {
				t.Errorf("%s is %v, want %v", tt.column, row[0], tt.want)
			}
		})
	}
}
