package figures

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestGalleryBehind: pictures with captions behind a body, in the element that has both, go with it.
func TestGalleryBehind(t *testing.T) {
	const picture = `<div class=item><span>1 / 4</span><figure><img src=/a.jpg><figcaption>The quay on the day of the storm</figcaption></figure></div>`
	for _, tt := range []struct {
		name, source string
		want         int // captions that are raised
	}{
		{"pictures", strings.Repeat(picture, 4), 4},
		{"two", strings.Repeat(picture, 2), 0},
		{"teasers", strings.Repeat(`<figure><a href=/x><img src=/a.jpg><figcaption>The quay on the day of the storm</figcaption></a></figure>`, 4), 0},
		{"behind a heading", "<h2>More</h2>" + strings.Repeat(picture, 4), 0},
		{"behind other words", "<p>Read here what we told of the quay before</p>" + strings.Repeat(picture, 4), 0},
	} {
		x, body := bodytest.WithBody(t, `<main><h1>The storm</h1><div><div id=body><p>`+bodytest.LongText+`</p></div><div>`+tt.source+`</div></div></main>`)
		post := slices.Repeat([]float64{0}, x.NumBlocks())
		v := view.New(x.Scores(post), x)
		_, b := v.Span(body)
		end := GalleryBehind(v, x.Page.First(0, "h1"), body, b, post, 0.6)
		got := 0
		for i, p := range post {
			if p >= 0.6 && i < end {
				got++
			}
		}
		if got != tt.want {
			t.Errorf("%s: %d raised, want %d", tt.name, got, tt.want)
		}
	}
}
