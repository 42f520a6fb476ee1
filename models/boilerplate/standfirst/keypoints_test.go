package standfirst

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
)

// TestKeyPoints: a list between title and text says in short what the text has, unless its items are links, labels or days.
func TestKeyPoints(t *testing.T) {
	const text = "<div id=body><p>" + bodytest.LongText + "</p><p>" + bodytest.LongText + "</p></div>"
	const points = "<ul><li>Forty people learned to dive<li>The journey took five days</ul>"
	for _, tt := range []struct {
		name, source string
		post         float64 // of what stands before the text
		want         bool
	}{
		{"right before the text", "<h1>A dive</h1>" + points + text, 0.2, true},
		{"with its label in a box", "<h1>A dive</h1><div><h3>In short</h3>" + points + "</div>" + text, 0.2, true},
		{"a label outside of its box", "<h1>A dive</h1><h3>In short</h3><div>" + points + "</div>" + text, 0.2, true},
		{"a caption between", "<h1>A dive</h1>" + points + "<p>The pier</p>" + text, 0.2, true},
		{"who wrote it and when between, and a caption", "<h1>A dive</h1>" + points + "<p>FACTS</p><p>FACTS</p><figure><img src=a.jpg><figcaption>The pier</figcaption></figure><p>The ship</p>" + text, 0.2, true},
		{"surely none", "<h1>A dive</h1>" + points + text, 0.02, false},
		{"lines between", "<h1>A dive</h1>" + points + "<p>The pier</p><p>The ship</p>" + text, 0.2, false},
		{"above the title", points + "<h1>A dive</h1>" + text, 0.2, false},
		{"links", "<h1>A dive</h1><ul><li><a href=#1>Forty people learned to dive</a><li><a href=#2>The journey took five days</a></ul>" + text, 0.2, false},
		{"labels", "<h1>A dive</h1><ul><li>Sea<li>Pearls</ul>" + text, 0.2, false},
		{"days", "<h1>A dive</h1><ul><li>Published on 5 March 2024<li>Changed on 6 March 2024</ul>" + text, 0.2, false},
		{"one item", "<h1>A dive</h1><ul><li>Forty people learned to dive</ul>" + text, 0.2, false},
		{"buttons", "<h1>A dive</h1><ul><li><button>Hear</button> the story read by Ann<li>The journey took five days</ul>" + text, 0.2, false},
		{"in a box apart", "<h1>A dive</h1><aside>" + points + "</aside>" + text, 0.2, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, tt.source)
			post := make([]float64, x.NumBlocks())
			a, _ := x.Span(n)
			for i := range post {
				if post[i] = tt.post; i >= a {
					post[i] = 1
				} else if x.BlockText(i) == "FACTS" {
					post[i] = 0
				}
			}
			b := view.NewBody(view.New(x.Scores(post), x), n, post, 0.5)
			got := KeyPoints(b, x.Page.First(x.Page.Body(), "h1"))
			if (got != page.None) != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
			if label := got != page.None && strings.Contains(x.Page.Text(got), "In short"); label != strings.Contains(tt.name, "with its label") {
				t.Errorf("label %v", label)
			}
		})
	}
}
