package prose

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepBoxRun: paragraphs that stand in a box each are one text, with headings and lists in such boxes,
// whatever stands between them.
func TestKeepBoxRun(t *testing.T) {
	box := func(inner string) string { return `<div class=b>` + inner + `</div>` }
	p := `<p class=t>` + bodytest.LongText + `</p>`
	offer := `<section class=o><h4>More</h4><a href=/x>Another story of the town</a></section>`
	for _, tt := range []struct {
		name, source string
		want         string // what is kept of the blocks: + kept, - not; the first is sure
	}{
		{"behind an offer", box(p) + offer + box(p) + box(p), "+--++"},
		{"with a heading and a list", box(p) + box(`<h2>Two routes</h2>`) + box(p) + box(`<ul><li>The first</li><li>The second</li></ul>`) + box(p), "++++++"},
		{"too few", box(p) + offer + box(p), "+---"},
		{"not in boxes", p + p + p, "+--"},
		{"boxes without a name", strings.ReplaceAll(box(p)+box(p)+box(p), "<div class=b>", "<div>"), "+--"},
		{"boxes of other names", box(p) + `<div class=c>` + p + `</div><div class=d>` + p + `</div>`, "+--"},
		{"paragraphs of another mark-up", box(p) + box(`<p class=u>`+bodytest.LongText+`</p>`) + box(`<p class=u>`+bodytest.LongText+`</p>`), "+--"},
		{"boxes with names", box(p) + box(`<div>Ann Lee</div>`+p) + box(`<div>Bob Ray</div>`+p) + box(`<div>Cy Dow</div>`+p), "+------"},
		{"boxes with days", box(p) + box(p+`<time>1 May</time>`) + box(p+`<time>2 May</time>`), "+----"},
		{"boxes with pictures", box(p) + box(`<img src=a.png>`+p) + box(`<img src=b.png>`+p), "+--"},
		{"boxes of links", box(p) + box(`<a href=/a>`+p+`</a>`) + box(`<a href=/b>`+p+`</a>`) + box(`<a href=/c>`+p+`</a>`), "+---"},
		{"a link in one among them", box(p) + box(strings.Replace(p, "mayor", "<a href=/m>mayor</a>", 1)) + box(p) + box(p), "++++"},
		{"a link in the last", box(p) + box(p) + box(p) + box(strings.Replace(p, "mayor", "<a href=/m>mayor</a>", 1)), "+++-"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			a, b := x.Span(body)
			post := slices.Repeat([]float64{0.1}, x.NumBlocks())
			post[a] = 1
			KeepBoxRun(view.NewBody(view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x), body, post, 0.5))
			var got strings.Builder
			for _, p := range post[a:b] {
				got.WriteString(map[bool]string{true: "+", false: "-"}[p >= 0.5])
			}
			if got.String() != tt.want {
				t.Errorf("kept %s, want %s", got.String(), tt.want)
			}
		})
	}
}
