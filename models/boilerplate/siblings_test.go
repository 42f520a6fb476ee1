package boilerplate

import "testing"

// TestKeepSiblings: prose that is nearly text is kept behind prose that is, beside it or in a box
// among the loose lines of an element.
func TestKeepSiblings(t *testing.T) {
	const line = "Letters were found in the old tower when the harbour was built again. "
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         bool
	}{
		{"a paragraph beside it", "<p>" + line + "</p><p>" + line + "</p>", []float64{0.9, 0.45}, true},
		{"much less like text", "<p>" + line + "</p><p>" + line + "</p>", []float64{0.9, 0.3}, false},
		{"a box behind loose lines", line + "<div><div>" + line + "<br>" + line + "</div></div>" + "Ann Lee", []float64{0.9, 0.45, 0.1}, true},
		{"a box behind a paragraph", "<p>" + line + "</p><div><div>" + line + "</div></div>", []float64{0.9, 0.45}, false},
		{"a box with something else", line + "<div><b>Archive</b><div>" + line + "</div></div>", []float64{0.9, 0.1, 0.45}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _, post := bodyWith(t, tt.source, tt.post)
			New(x.Scores(tt.post), x).keepSiblings(post, 0, 0.5)
			if got := post[1] >= 0.5 || len(post) > 2 && post[2] >= 0.5; got != tt.want {
				t.Errorf("posteriors %v", post)
			}
		})
	}
}
