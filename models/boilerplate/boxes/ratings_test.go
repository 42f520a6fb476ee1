package boxes

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepRated: which boxes between paragraphs rate something.
func TestKeepRated(t *testing.T) {
	const player = `<div class=p><div><img src=/p.png width=48 height=48></div><div class=n>Ann Lee</div><div class=m>6,5</div><p>She held what came.</p></div>`
	for _, tt := range []struct {
		name, box string
		kept      bool
	}{
		{"players with marks", "<div class=all><h2>Marks</h2>" + strings.Repeat(player, 3) + "</div>", true},
		{"right among the paragraphs", strings.Repeat(player, 3), true},
		{"two of them", "<div class=all>" + strings.Repeat(player, 2) + "</div>", false},
		{"without figures", "<div class=all>" + strings.ReplaceAll(strings.Repeat(player, 3), "6,5", "captain") + "</div>", false},
		{"with nothing said", "<div class=all>" + strings.ReplaceAll(strings.Repeat(player, 3), "She held what came.", "Ann") + "</div>", false},
		{"links", "<div class=all>" + strings.ReplaceAll(strings.Repeat(player, 3), "Ann Lee", "<a href=/ann>Ann Lee</a>") + "</div>", false},
		{"with a time", "<div class=all>" + strings.ReplaceAll(strings.Repeat(player, 3), "6,5", "<time>10:12</time>") + "</div>", false},
	} {
		paragraph := "<p>" + bodytest.LongText + "</p>"
		x, body := bodytest.WithBody(t, "<div id=body>"+paragraph+paragraph+tt.box+paragraph+"</div>")
		n := x.NumBlocks()
		post := slices.Repeat([]float64{0.2}, n)
		post[0], post[1], post[n-1] = 0.9, 0.9, 0.9
		b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.45)
		NewAmong(b).KeepRated()
		if got := post[n-2] >= 0.45 && post[n-3] >= 0.45; got != tt.kept {
			t.Errorf("%s: kept %v: %v", tt.name, got, post)
		}
	}
}
