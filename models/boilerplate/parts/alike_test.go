package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestPartsBehind: what follows the body and is marked up as it is goes on with the text, by
// posteriors given by hand.
func TestPartsBehind(t *testing.T) {
	const title, text = "<h1>Three ships</h1>", "<p>" + bodytest.LongText + "</p>"
	slide := func(id, name, more string) string {
		return "<div class=slide id=" + id + "><b>1 of 3</b><h2>" + name + "</h2>" + more + text + "</div>"
	}
	n := []float64{0.3, 0.2, 1, 1, 0.2, 0.2, 0.2}
	tests := []struct {
		name, source string
		post, want   []float64
		end          int
	}{
		{"a slide", title + slide("body", "Oslo", "") + slide("s2", "Bergen", ""), n, []float64{0.3, 0.2, 1, 1, 0.2, 0.5, 0.5}, 7},
		{"a slide behind something else", title + slide("body", "Oslo", "") + "<p>Sign up</p>" + slide("s2", "Bergen", ""), slices.Insert(slices.Clone(n), 4, 0), []float64{0.3, 0.2, 1, 1, 0, 0.2, 0.5, 0.5}, 8},
		{"a box that is surely none of it", title + slide("body", "Oslo", "") + slide("s2", "Bergen", ""), []float64{0.3, 0.2, 1, 1, 0.1, 0.1, 0.1}, []float64{0.3, 0.2, 1, 1, 0.1, 0.1, 0.1}, 4},
		{"a story with a day of its own", title + slide("body", "Oslo", "") + slide("s2", "Bergen", "<time></time>"), n, n, 4},
		{"another class", title + slide("body", "Oslo", "") + "<div class=next><b>1 of 3</b><h2>Bergen</h2>" + text + "</div>", n, n, 4},
		{"the title in the body", "<p>News</p><div class=slide id=body><b>1 of 3</b><h1>Three ships</h1><h2>Oslo</h2>" + text + "</div>" + slide("s2", "Bergen", ""), []float64{0, 0.2, 1, 1, 1, 0.2, 0.2, 0.2}, []float64{0, 0.2, 1, 1, 1, 0.2, 0.2, 0.2}, 5},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.source)
			post := slices.Clone(tt.post)
			if len(post) != x.NumBlocks() {
				t.Fatalf("%d blocks, %d posteriors", x.NumBlocks(), len(post))
			}
			_, b := x.Span(body)
			if end := Behind(view.New(x.Scores(post), x), x.Page.First(x.Page.Body(), "h1"), body, b, post, 0.5); end != tt.end {
				t.Errorf("end at %d, want %d", end, tt.end)
			}
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestKeepAlikeParts: parts of a body that are marked up as one that surely is text are text, by
// posteriors given by hand.
func TestKeepAlikeParts(t *testing.T) {
	slide := func(class, name string) string {
		return "<div class=" + class + "><b>1 of 3</b><h2>" + name + "</h2><p>" + bodytest.LongText + "</p></div>"
	}
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"slides", slide("slide", "Oslo") + "<p>Sign up</p>" + slide("slide", "Bergen"), []float64{0, 0.2, 1, 1, 0, 0.2, 0.2, 0.2}, []float64{0, 0.2, 1, 1, 0, 0.2, 0.5, 0.5}},
		{"a line that all slides have", slide("slide", "Oslo") + strings.Replace(slide("slide", "Bergen"), "<p>", "<p>Advertisement<p>", 1) + strings.Replace(slide("slide", "Narvik"), "<p>", "<p>Advertisement<p>", 1), []float64{0, 0.2, 1, 1, 0, 0.2, 0.2, 0.2, 0, 0.2, 0.2, 0.2}, []float64{0, 0.2, 1, 1, 0, 0.5, 0.2, 0.5, 0, 0.5, 0.2, 0.5}},
		{"what was left out before", slide("slide", "Oslo") + slide("slide", "Three ships"), []float64{0, 0.2, 1, 1, 0.2, 0, 0.2}, []float64{0, 0.2, 1, 1, 0.2, 0, 0.5}},
		{"cards behind the text", slide("part", "Oslo") + slide("card", "Bergen"), []float64{0, 0.2, 1, 1, 0.2, 0.2, 0.2}, []float64{0, 0.2, 1, 1, 0.2, 0.2, 0.2}},
		{"behind what may be text", slide("slide", "Oslo") + slide("slide", "Bergen"), []float64{0, 0.2, 0.7, 1, 0.2, 0.2, 0.2}, []float64{0, 0.2, 0.7, 1, 0.2, 0.2, 0.2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<h1>Three ships</h1><div id=body>"+tt.source+"</div>")
			post := slices.Clone(tt.post)
			if len(post) != x.NumBlocks() {
				t.Fatalf("%d blocks, %d posteriors", x.NumBlocks(), len(post))
			}
			KeepAlike(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), x.Page.First(x.Page.Body(), "h1"))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
