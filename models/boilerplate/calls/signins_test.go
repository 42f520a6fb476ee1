package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropSignIns: a box to sign in that says the same for several kinds of readers goes, and what an
// article says beside a field or twice without one stays.
func TestDropSignIns(t *testing.T) {
	const list = `<p>Read on from the town and from all of the coast.</p><ul><li>All articles with one account, on every device.</li><li>The paper as it is printed, each morning at five.</li><li>Riddles for all of the family.</li></ul>`
	const twice = `<div><div>For members only</div>` + list + `</div><div><div>Open more articles</div>` + list + `</div>`
	const form = `<form><label>Address</label><input type=email><button>Go on</button></form>`
	prose := strings.Repeat("<p>"+bodytest.LongText+"</p>", 4)
	for _, tt := range []struct {
		name, box string
		want      bool // whether the box goes
	}{
		{"beside a field", `<section><header>` + twice + `</header><div>` + form + `</div></section>`, true},
		{"with a link to sign in", `<section>` + twice + `<p><a href=/register/>New here?</a></p></section>`, true},
		{"with signs at the end of one", `<section><div>` + list + `</div><div>` + strings.ReplaceAll(list, ".<", "<") + `</div>` + form + `</section>`, true},
		{"said once", `<section><header>` + list + `</header><div>` + form + `</div></section>`, false},
		{"without a field", `<section>` + twice + `<p><a href=/harbour/>The harbour</a></p></section>`, false},
		{"a field to look for something", `<section>` + twice + `<form><input type=search></form></section>`, false},
		{"an address of another page", `<section>` + twice + `<p><a href=/signs-of-the-time>Read on</a></p></section>`, false},
		{"a refrain beside a field in the text", `<section><p>Row on.</p><p>` + bodytest.ShortText + `</p><p>Row on.</p><p>` + bodytest.LongText + `</p>` + form + `</section>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+prose+tt.box+prose+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropSignIns(view.NewBody(view.New(x.Scores(post), x), body, post, 0))
			if got := slices.Contains(post, 0); got != tt.want || slices.Contains(post[:4], 0) || slices.Contains(post[len(post)-4:], 0) {
				t.Errorf("goes: %v, want %v: %v", got, tt.want, post)
			}
		})
	}
}

// A page that asks to sign in and says little else keeps what it says.
func TestDropSignInsLeavesAText(t *testing.T) {
	const source = `<div id=body><p>Row on.</p><section><p>All with one account.</p><p>All with one account.</p><input type=password></section></div>`
	x, body := bodytest.WithBody(t, source)
	post := slices.Repeat([]float64{1}, x.NumBlocks())
	if DropSignIns(view.NewBody(view.New(x.Scores(post), x), body, post, 0)); slices.Contains(post, 0) {
		t.Errorf("posteriors %v", post)
	}
}
