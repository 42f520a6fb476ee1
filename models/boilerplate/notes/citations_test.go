package notes

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepCited: references that numbers in the text lead to are kept with their heading, by
// posteriors given by hand.
func TestKeepCited(t *testing.T) {
	const text = "<p>" + bodytest.LongText + "<a href=#r1>1</a> <a href=#r2>[2]</a></p>"
	const list = "<ul><li id=r1>Lee, Ships, 1991.<li id=r2>Beck, Ports, 2003.<li id=r3>Ray, Tides, 2009.</ul>"
	low := []float64{1, 0.1, 0.1, 0.1, 0.1}
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"references", text + "<h2>References</h2>" + list, low, []float64{1, 0.5, 0.5, 0.5, 0.5}},
		{"names and years", "<p>" + bodytest.LongText + "<a href=#r1>Lee, 1991</a> <a href=#r2>2003</a></p><h2>References</h2>" + list, low, []float64{1, 0.5, 0.5, 0.5, 0.5}},
		{"boxes around what is named", text + "<h2>References</h2><ol><li><div id=r1>Lee, Ships, 1991.</div><li><div id=r2>Beck, Ports, 2003.</div><li><div id=r3>Ray, Tides, 2009.</div></ol>", low, []float64{1, 0.5, 0.5, 0.5, 0.5}},
		{"empty anchors", text + "<h2>References</h2><div class=r><p><a name=r1></a>Lee, Ships, 1991.</div><div class=r><p><a name=r2></a>Beck, Ports, 2003.</div><div class=r><p>Ray, Tides, 2009.</div>", low, []float64{1, 0.5, 0.5, 0.5, 0.5}},
		{"terms", text + "<h2>References</h2><dl><dt id=r1>[A1]</dt><dd>Lee, Ships.</dd><dt id=r2>[B2]</dt><dd>Beck, Ports.</dd></dl>", []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1}, []float64{1, 0.5, 0.5, 0.5, 0.5, 0.5}},
		{"a role", "<p>" + bodytest.LongText + "</p><section role=doc-bibliography><h2>References</h2><div><div>Lee, Ships, 1991.</div><div>Beck, Ports, 2003.</div></div></section>", []float64{1, 0.1, 0.1, 0.1}, []float64{1, 0.5, 0.5, 0.5}},
		{"without a heading", text + "<p>References</p>" + list, low, low},
		{"links in words", "<p>" + bodytest.LongText + "<a href=#r1>ships</a> <a href=#r2>ports</a></p><h2>References</h2>" + list, low, low},
		{"of what is cut", text + "<h2>References</h2>" + list, []float64{0.1, 0.1, 0.1, 0.1, 0.1}, []float64{0.1, 0.1, 0.1, 0.1, 0.1}},
		{"before the text", "<p>Ships of all kinds</p><h2>References</h2>" + list + text, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}},
		{"twice the same", "<p>" + bodytest.LongText + "<a href=#r1>1</a> <a href=#r1>[1]</a></p><h2>References</h2>" + list, low, low},
		{"parts of the text", text + "<h2>Parts</h2><div id=r1><h3>One</h3><p>Ships</p></div><div id=r2><h3>Two</h3><p>Ports</p></div>", []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1}, []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1}},
		{"one alone", "<p>" + bodytest.LongText + "<a href=#r1>1</a></p><h2>References</h2>" + list, low, low},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			KeepCited(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), 0.9)
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
