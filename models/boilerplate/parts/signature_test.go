package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepSignatures: a line with a dash below a sentence of its kind signs that.
func TestKeepSignatures(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"below a sentence", "<p>See you on Saturday.</p><p>— Philippa</p>", true},
		{"with a link", "<p>See you on Saturday.</p><p>— <a href=/p>Philippa</a></p>", false},
		{"of another kind", "<p>See you on Saturday.</p><div>— Philippa</div>", false},
		{"in another box", "<p>See you on Saturday.</p><div><p>— Philippa</p></div>", false},
		{"without a dash", "<p>See you on Saturday.</p><p>Philippa</p>", false},
		{"below a line", "<p>On Saturday</p><p>— Philippa</p>", false},
		{"many words", "<p>See you on Saturday.</p><p>— which is the day of the market in our town</p>", false},
	} {
		x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
		post := slices.Repeat([]float64{1}, x.NumBlocks())
		post[1] = 0
		b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)
		if KeepSignatures(b); b.Kept(1) != tt.want {
			t.Errorf("%s: kept %v, want %v", tt.name, b.Kept(1), tt.want)
		}
	}
}
