package models

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page/parse"
)

// TestDropOutside: what stands beside the <article> with the title is none of a page that has a text
// in it.
func TestDropOutside(t *testing.T) {
	const (
		text  = "<p>A boat with two masts and a cabin that is twelve years old lies at the quay of the town today</p>"
		hindi = "<p>खेरागढ देहात मंडल की तिरंगा यात्रा जिलाध्यक्ष श्री प्रशांत पौनियां जी के नेतृत्व में निकाली गई जिसमें विधायक उपस्थित रहे</p>"
		more  = "<section><h2>More</h2><a href=/b><h3>Another boat</h3></a></section>"
	)
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"a short text", "<main><article><h1 id=t>Boats</h1>" + text + "</article>" + more + "</main>", []float64{1, 1, 0, 0}},
		{"in Hindi, without a full stop", "<main><article><h1 id=t>नाव</h1>" + hindi + "</article>" + more + "</main>", []float64{1, 1, 0, 0}},
		{"no text in it", "<main><article><h1 id=t>Boats</h1></article>" + text + more + "</main>", []float64{1, 1, 1, 1}},
		{"an article of articles", "<main><article><h1 id=t>Boats</h1>" + text + "<article>x</article></article>" + more + "</main>", []float64{1, 1, 1, 1, 1}},
		{"the title stands beside it", "<main><h1 id=t>Boats</h1><article>" + text + "</article>" + more + "</main>", []float64{1, 1, 1, 1}},
		{"more text beside it", "<main><article><h1 id=t>Boats</h1>" + text + "</article>" + more + text + "</main>", []float64{1, 1, 1, 1, 1}},
		{"a link", "<main><article><h1 id=t>Boats</h1><a href=/a>" + text + "</a></article>" + more + "</main>", []float64{1, 1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			title, err := p.FindCSS("#t")
			if err != nil {
				t.Fatal(err)
			}
			s := &Scores{page: p, index: features.NewIndex(p, wang.Limits{})}
			post := slices.Repeat([]float64{1}, s.index.NumBlocks())
			if s.dropOutside(title, post); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
