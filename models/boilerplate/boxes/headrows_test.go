package boxes

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepHeadRows: rows of labels that a text begins with.
func TestKeepHeadRows(t *testing.T) {
	const (
		p     = "<p>" + bodytest.LongText + "</p>"
		rows  = "<div class=c><div class=r><b>Claim</b><i>The harbour is to be closed.</i></div><div class=r><b>Verdict</b><i>False</i></div></div>"
		terms = "<dl><dt>Made of<dd>Clay<dt>Found<dd>In the harbour</dl>"
		fig   = "<figure><img src=a.png><figcaption>A lamp.</figcaption></figure>"
	)
	low := func(n int, text ...float64) []float64 { return append(slices.Repeat([]float64{0.1}, n), text...) }
	kept := func(n int, text ...float64) []float64 { return append(slices.Repeat([]float64{0.5}, n), text...) }
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"claim and verdict", rows + p, low(2, 1), kept(2, 1)},
		{"terms", terms + p, low(4, 1), kept(4, 1)},
		{"behind a picture", "<div>" + fig + terms + "</div><div>" + p + "</div>", low(5, 1), append([]float64{0.1}, kept(4, 1)...)},
		{"before a heading", rows + "<h2>Why</h2>" + p, low(3, 1), append(kept(2), 0.1, 1)},
		{"before a heading that is kept", rows + "<h2>You need</h2><ul><li>Salt</ul>", low(2, 0.7, 0.7), kept(2, 0.7, 0.7)},
		{"behind a line", "<div>By Ann</div>" + rows + p, low(3, 1), low(3, 1)},
		{"before what is not sure", rows + p, low(2, 0.6), low(2, 0.6)},
		{"one row", "<div class=c><div class=r><b>Claim</b><i>The harbour is to be closed.</i></div></div>" + p, low(1, 1), low(1, 1)},
		{"with a day", "<dl><dt>Written<dd>5 March 2024<dt>Read<dd>12 times</dl>" + p, low(4, 1), low(4, 1)},
		{"with a button", "<div class=c><div class=r><b>Size</b><button>Large</button></div><div class=r><b>Voice</b><button>Play</button></div></div>" + p, low(2, 1), low(2, 1)},
		{"without labels", "<div class=c><div class=r>Claim</div><div class=r>Verdict</div></div>" + p, low(2, 1), low(2, 1)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			a := NewAmong(view.NewBody(view.New(x.Scores(tt.post), x), body, post, 0.5))
			for n := body + 1; n < x.Page.Nodes[body].End; n++ {
				switch x.Page.Nodes[n].Tag {
				case "div", "dl":
					a.keepHeadRows(n)
				}
			}
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
