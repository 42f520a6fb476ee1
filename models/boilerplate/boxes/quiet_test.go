package boxes

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepQuiet: a box of short lines between sure paragraphs may be text.
func TestKeepQuiet(t *testing.T) {
	const (
		p     = "<p>" + bodytest.LongText + "</p>"
		place = "<div><b>The red house</b><span>Quay 5, first floor<br>Tuesday 10:00 to 15:00<br>Call 474 334 584</span></div>"
		czech = "<div><b>Klášterec nad Ohří</b><span>Sadová 528, první patro<br>úterý 10:00–15:00<br>telefon 474 334 584</span></div>"
	)
	n := func(value float64) []float64 { return []float64{1, value, value, 1} }
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"two addresses", p + "<div>" + place + place + "</div>" + p, n(0.3), n(0.5)},
		{"in Czech", p + "<div>" + czech + czech + "</div>" + p, n(0.3), n(0.5)},
		{"less likely", p + "<div>" + place + place + "</div>" + p, n(0.2), n(0.2)},
		{"one of them surely none", p + "<div>" + place + place + "</div>" + p, []float64{1, 0.9, 0.05, 1}, []float64{1, 0.9, 0.05, 1}},
		{"at the end", p + p + "<div>" + place + place + "</div>", []float64{1, 1, 0.3, 0.3}, []float64{1, 1, 0.3, 0.3}},
		{"with a link", p + "<div>" + place + place + "<a href=/map></a></div>" + p, n(0.3), n(0.3)},
		{"with a field", p + "<div>" + place + place + "<input></div>" + p, n(0.3), n(0.3)},
		{"with a script, which puts something there", p + "<div>" + place + place + "<script src=form.js></script></div>" + p, n(0.3), n(0.3)},
		{"with a picture", p + "<div>" + place + place + "<img src=a.png></div>" + p, n(0.3), n(0.3)},
		{"with a day", p + "<div>" + place + place + "<time datetime=2024-05-06></time></div>" + p, n(0.3), n(0.3)},
		{"with a heading", p + "<div><h4>The red house</h4><p>Quay 5, first floor, up the stairs</p></div>" + p, n(0.3), n(0.3)},
		{"a long line", p + "<div><p>FYI</p><p>More than 150,000 people of the whole coast have seen the lamp and what it has done for them</p></div>" + p, n(0.3), n(0.3)},
		{"numbers of a pager", p + "<div><p>1</p><p>2</p></div>" + p, n(0.3), n(0.3)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			a := NewAmong(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			for n := body + 1; n < x.Page.Nodes[body].End; n++ {
				if x.Page.Nodes[n].Tag == "div" {
					a.keepQuiet(n)
				}
			}
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
