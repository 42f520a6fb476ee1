package parts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepEvenly: a line is kept as most of those are that are marked up as it is.
func TestKeepEvenly(t *testing.T) {
	item := func(q string) string { return `<div class=item>` + q + `<p>` + bodytest.LongText + `</p></div>` }
	const question = `<div class=q>What has the harbour?</div>`
	for _, tt := range []struct {
		name, first string
		others      int
		post        float64
		want        bool // whether the first is kept
	}{
		{"a question", question, 3, 0.1, true},
		{"few others", question, 2, 0.1, false},
		{"surely none", question, 3, 0.01, false},
		{"a caption", `<img src=/a.jpg>` + question, 3, 0.1, false},
		{"a link", `<div class=q><a href=/x>What has the harbour?</a></div>`, 3, 0.1, false},
		{"another markup", `<div class=x>What has the harbour?</div>`, 3, 0.1, false},
	} {
		source := item(tt.first) + strings.Repeat(item(question), tt.others)
		post := slices.Repeat([]float64{1}, 2*(tt.others+1))
		post[0] = tt.post
		x, body, post := bodytest.BodyWith(t, source, post)
		KeepEvenly(view.NewBody(view.New(x.Scores(slices.Repeat([]float64{1}, len(post))), x), body, post, 0.5))
		if got := post[0] >= 0.5; got != tt.want {
			t.Errorf("%s: %v", tt.name, post)
		}
	}
}
