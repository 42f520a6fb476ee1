package figures

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page/parse"
)

// A picture with a line below stays where that line goes, unless it is a teaser.
func TestCaptioned(t *testing.T) {
	const line = "<p>The harbour at night</p>"
	for _, tt := range []struct {
		name, href, line string
		want             bool
	}{
		{"link to the picture", "/pictures/harbour-at-night.jpg", "<p>Harbour</p>", true},
		{"link to a page of its name", "/town/harbour-at-night.html", "<p>Harbour</p>", true},
		{"link to another page", "/town/another-story.html", "<p>Harbour</p>", false},
		{"short name", "/n", "<p>Harbour</p>", false},
		{"picture with a description leads to a gallery", "/gallery?id=12", line, true},
		{"teaser", "/town/another-story.html", `<p><a href="/town/another-story.html">The harbour at night</a></p>`, false},
		{"banner", "https://shop.example/", line, false},
	} {
		p, err := parse.HTML(strings.NewReader(`<body><div id=box><a href="`+tt.href+`"><img src="/i/harbour-at-night_w-576.jpg"></a>`+tt.line+`</div>`), parse.Source{URL: "https://paper.example/town/"})
		if err != nil {
			t.Fatal(err)
		}
		x := features.NewIndex(p, wang.Limits{})
		box, err := p.FindCSS("#box")
		if err != nil {
			t.Fatal(err)
		}
		if got := IsCaptioned(view.New(x.Scores([]float64{0}), x), box); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestKeepCaptions: the caption of a figure that leads nowhere goes with the text on either
// side of it; that of a teaser needs both.
func TestKeepCaptions(t *testing.T) {
	const text = `<section><p>` + bodytest.LongText + `</p></section>`
	tests := []struct {
		name, source string
		post, want   []float64
		others       bool // of a page that may be no article
	}{
		{"behind what is cut", `<div>Share</div><figure><img src=a.png><figcaption>Smoke over the town</figcaption></figure>` + text, []float64{0.1, 0.1, 1}, []float64{0.1, 1, 1}, false},
		{"a teaser behind the text", text + `<figure><a href=/x><img src=a.png></a><figcaption>Other news</figcaption></figure><div>Share</div>`, []float64{1, 0.1, 0.1}, []float64{1, 0.1, 0.1}, false},
		{"among what is cut", `<div>Share</div><figure><img src=a.png><figcaption>Smoke over the town</figcaption></figure><div>More</div>`, []float64{0.1, 0.2, 0.1}, []float64{0.1, 0.2, 0.1}, false},
		{"a card of another page", `<p>` + bodytest.LongText + `</p><figure><a href=/x><div>Other news</div><img src=a.png></a></figure><p>` + bodytest.LongText + `</p>`, []float64{1, 0.1, 1}, []float64{1, 0.1, 1}, false},
		{"a card with a caption", `<p>` + bodytest.LongText + `</p><figure><a href=/x>Other news</a><figcaption>See <a href=/x>there</a></figcaption></figure><p>` + bodytest.LongText + `</p>`, []float64{1, 0.1, 0.1, 1}, []float64{1, 0.1, 1, 1}, false},
		{"a link to the picture", `<p>` + bodytest.LongText + `</p><figure><a href=/a-big.png>Enlarge</a><img src=a.png></figure><p>` + bodytest.LongText + `</p>`, []float64{1, 0.1, 1}, []float64{1, 1, 1}, false},
		{"beside a paragraph", `<div>Share</div><p>` + bodytest.LongText + `</p><figure><a href=/x><img src=a.png></a><figcaption>Smoke over the town</figcaption></figure><div>More</div>`, []float64{0.1, 1, 0.2, 0.1}, []float64{0.1, 1, 1, 0.1}, false},
		{"beside a paragraph, on another page", `<p>` + bodytest.LongText + `</p><figure><img src=a.png><figcaption>Smoke over the town</figcaption></figure>`, []float64{1, 0.1}, []float64{1, 1}, true},
		{"words of a figure, on another page", `<p>` + bodytest.LongText + `</p><figure><img src=a.png><div>Smoke over the town</div></figure>`, []float64{1, 0.1}, []float64{1, 0.1}, true},
		{"between what is kept, on another page", `<ul><li>Flour</li></ul><div><figure><img src=a.png><figcaption>The dough</figcaption></figure></div><h2>How</h2>`, []float64{0.7, 0.1, 0.6}, []float64{0.7, 0.6, 0.6}, true},
		{"a card between what is kept, on another page", `<ul><li>Flour</li></ul><div><figure><a href=/x><img src=a.png></a><figcaption>The dough</figcaption></figure></div><h2>How</h2>`, []float64{0.7, 0.1, 0.6}, []float64{0.7, 0.1, 0.6}, true},
		{"a gallery, on another page", `<p>` + bodytest.LongText + `</p><div><figure><img src=a.png><figcaption>Smoke over the town</figcaption></figure></div>`, []float64{1, 0.1}, []float64{1, 0.1}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Clone(tt.post)
			KeepCaptions(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45), !tt.others)
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestIsCaptioned: a <picture> with the img in it is one picture, two are not.
func TestIsCaptioned(t *testing.T) {
	for source, want := range map[string]bool{
		`<picture><source srcset=/i.webp><img src=/i.jpg></picture><p>The port</p>`: true,
		`<img src=/i.jpg><p>The port</p>`:                                           true,
		`<img src=/i.jpg><img src=/j.jpg><p>The port</p>`:                           false,
		`<picture><img src=/i.jpg></picture><img src=/j.jpg><p>The port</p>`:        false,
		`<h1><picture><img src=/i.jpg></picture>The port</h1>`:                      false,
		`<p>The port</p>`: false,
	} {
		x, body, post := bodytest.BodyWith(t, `<section>`+source+`</section><p>`+bodytest.LongText+`</p>`, []float64{1, 1})
		v := view.New(x.Scores(post), x)
		if got := IsCaptioned(v, v.Page.First(body, "section")); got != want {
			t.Errorf("%s: %v, want %v", source, got, want)
		}
	}
}
