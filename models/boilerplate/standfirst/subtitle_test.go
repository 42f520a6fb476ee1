package standfirst

import (
	"cmp"
	"slices"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
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
		{"a long line", `<h1>A harbour</h1><p>What somebody wrote in letters that a mason found in the tower</p><p>More.</p>`, 0.26, true},
		{"a long line that is less like text", `<h1>A harbour</h1><p>What somebody wrote in letters that a mason found in the tower</p><p>More.</p>`, 0.2, false},
		{"a line that is called a subtitle", `<h1>A harbour</h1><p class=post-subtitle>Letters of 38 ships found in the tower</p><p>More.</p>`, 0.15, true},
		{"a day that is called one", `<h1>A harbour</h1><p class=subtitle>Monday, the 5 of March</p><p>More.</p>`, 0.3, false},
		{"a day", `<h1>A harbour</h1><h3>Monday, the 5 of March</h3><p>More.</p>`, 0.3, false},
		{"a line of facts", `<h1>A harbour</h1><h5>By ANN LEE, Harbour Press | July 19, 2013 | Updated: July 19, 2013 3:55am</h5><p>More.</p>`, 0.1, false},
		{"a heading with a number", `<h1>A harbour</h1><h3>Why 38 ships came on one day in March</h3><p>More.</p>`, 0.1, true},
		{"a sentence with a number", `<h1>A harbour</h1><p>Letters of 38 ships were found in it.</p><p>More.</p>`, 0.6, true},
		{"a sentence with a number that is less like text", `<h1>A harbour</h1><p>Letters of 38 ships were found in it.</p><p>More.</p>`, 0.55, false},
		{"a line with a day", `<h1>A harbour</h1><p>Written by Ann Lee for the paper on March 5, 2024</p><p>More.</p>`, 0.7, false},
		{"a few words with a number", `<h1>A harbour</h1><p>Reading time of 4 minutes</p><p>More.</p>`, 0.7, false},
		{"a word", `<h1>A harbour</h1><h3>Letters</h3><p>More.</p>`, 0.6, false},
		{"the headline behind a path", `<h1>News</h1><h2>A tower of old letters</h2><p>More.</p>`, 0.6, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<title>A tower of old letters | The Paper</title><div id=body>"+tt.source+"</div>")
			title := x.Page.First(body, "h1")
			_, block := x.Span(title)
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			if got := isSubtitle(trimmer, title, block, tt.post); got != tt.want {
				t.Errorf("isSubtitle = %v, want %v", got, tt.want)
			}
		})
	}
}

// TestIsSubtitleBySize: a line in type between that of the text and that of the title is a
// subtitle, whatever its posterior.
func TestIsSubtitleBySize(t *testing.T) {
	for _, tt := range []struct {
		name              string
		title, line, text float64 // CSS px
		laid, want        bool
	}{
		{"larger than the text", 40, 22, 18, true, true},
		{"as large as the text", 40, 18, 18, true, false},
		{"as large as the title", 40, 40, 18, true, false},
		{"not laid out", 40, 22, 18, false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			parsed, body := bodytest.WithBody(t, "<div id=body><h1>A harbour</h1><p>Letters found in the tower</p><section>"+bodytest.LongText+"</section></div>")
			p := parsed.Page
			p.Laid = tt.laid
			sizes := map[string]float64{"h1": tt.title, "p": tt.line}
			for i := range p.Nodes {
				if n := &p.Nodes[i]; n.Kind == page.Element {
					n.Style = int32(len(p.Styles))
					p.Styles = append(p.Styles, page.Style{Display: "block", FontSize: cmp.Or(sizes[n.Tag], tt.text)})
				}
			}
			x, title := features.NewIndex(p, wang.Limits{}), p.First(body, "h1")
			_, block := x.Span(title)
			if got := isSubtitle(view.New(x.Scores([]float64{1, 0.1, 1}), x), title, block, 0.1); got != tt.want {
				t.Errorf("isSubtitle = %v", got)
			}
		})
	}
}
