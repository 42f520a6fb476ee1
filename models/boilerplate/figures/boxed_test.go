package figures

import (
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepBoxed: a line below a picture between paragraphs is its caption, whatever it is marked up as.
func TestKeepBoxed(t *testing.T) {
	const (
		p   = "<p>" + bodytest.LongText + "</p>"
		img = `<div><img src=/i.jpg></div>`
	)
	for _, tt := range []struct {
		name, source string
		post         []float64
		at           int
		want         bool
	}{
		{"a line below", p + `<div class=x1>` + img + `<div class=x2>The harbour at night</div></div>` + p, []float64{1, 0.1, 1}, 1, true},
		{"a line and a credit", p + `<div>` + img + `<p>The harbour at night</p><p>Photo: Ann Lee</p></div>` + p, []float64{1, 0.1, 0.1, 1}, 2, true},
		{"a line above", p + `<div><p>The harbour at night</p>` + img + `</div>` + p, []float64{1, 0.1, 1}, 1, false},
		{"behind the text", p + p + `<div>` + img + `<p>The harbour at night</p></div>`, []float64{1, 1, 0.1}, 2, false},
		{"a teaser", p + `<div>` + img + `<p><a href=/b>The harbour at night</a></p></div>` + p, []float64{1, 0.1, 1}, 1, false},
		{"a picture that leads elsewhere", p + `<div><a href=/b><img src=/i.jpg></a><p>The harbour at night</p></div>` + p, []float64{1, 0.1, 1}, 1, false},
		{"a picture that leads to itself", p + `<div><a href=/large/i.jpg><img src=/i.jpg></a><p>The harbour at night</p></div>` + p, []float64{1, 0.1, 1}, 1, true},
		{"between texts that stand bare", bodytest.LongText + `<br><br><table><tr><td>` + img + `<tr><td>The harbour at night</table><br><br>` + bodytest.LongText, []float64{1, 0.1, 1}, 1, true},
		{"an offer", p + `<div>` + img + `<p>The harbour at night</p><button>Buy</button></div>` + p, []float64{1, 0.1, 0.1, 1}, 1, false},
		{"a heading", p + `<div>` + img + `<h3>The harbour at night</h3></div>` + p, []float64{1, 0.1, 1}, 1, false},
		{"a film", p + `<div>` + img + `<p>2:34 The harbour at night</p></div>` + p, []float64{1, 0.1, 1}, 1, false},
		{"a word", p + `<div>` + img + `<p>Advert</p></div>` + p, []float64{1, 0.1, 1}, 1, false},
		{"two pictures", p + `<div>` + img + img + `<p>The harbour at night</p></div>` + p, []float64{1, 0.1, 1}, 1, false},
		{"no picture", p + `<div><p>The harbour at night</p></div>` + p, []float64{1, 0.1, 1}, 1, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepBoxed(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45))
			if got := post[tt.at] >= 0.45; got != tt.want {
				t.Errorf("kept %v, want %v", got, tt.want)
			}
		})
	}
}

// TestBareFigures: where figures do not go with the text, those without a picture and a link do: they are callouts.
func TestBareFigures(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         bool
	}{
		{"a callout", p + `<figure class=callout><div>!</div><div>Mind the step.</div></figure>` + p, []float64{1, 0.1, 0.1, 1}, true},
		{"with a picture", p + `<figure><img src=/i.jpg><div>Mind the step.</div></figure>` + p, []float64{1, 0.1, 1}, false},
		{"with a link", p + `<figure><div>Mind the <a href=/s>step</a>.</div></figure>` + p, []float64{1, 0.1, 1}, false},
		{"elsewhere", `<div>` + p + `</div><figure><div>Mind the step.</div></figure>`, []float64{1, 0.1}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepCaptions(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45), false)
			if got := post[1] >= 0.45; got != tt.want {
				t.Errorf("kept %v, want %v", got, tt.want)
			}
		})
	}
}
