package tables

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/view"
)

// TestTextBefore: the block that says whether a table stands in the text, by the posteriors
// of what stands before the table.
func TestTextBefore(t *testing.T) {
	const prose, heading = "<p>" + bodytest.LongText + "</p>", "<h3>Costs</h3>"
	tests := []struct {
		name, before string
		post         []float64
		want         int
	}{
		{"text", prose, []float64{0.9}, 0},
		{"a heading that is kept", prose + heading, []float64{0.9, 0.6}, 0},
		{"a heading that is cut", prose + heading, []float64{0.9, 0.2}, 1},
		{"a heading that is surely text", prose + heading, []float64{0.3, 0.9}, 1},
		{"a caption in a box", prose + "<div><span>Table 1. Costs.</span></div>", []float64{0.9, 0.6}, 0},
		{"a paragraph that may be text", prose + prose, []float64{0.9, 0.6}, 1},
		{"numbers of lines behind code", prose + "<pre>mast := 1</pre><div>1<br>2<br>3</div>", []float64{0.9, 0.9, 0.2}, 1},
		{"nothing but a heading", heading, []float64{0.6}, 0},
	}
	for _, tt := range tests {
		x, body := bodytest.WithBody(t, "<div id=body>"+tt.before+"<table><tr><td>12</table></div>")
		post := append(tt.post, 0)
		if got := textBefore(view.NewBody(view.New(x.Scores(post), x), body, post, 0.45), len(tt.post)); got != tt.want {
			t.Errorf("%s: block %d, want %d", tt.name, got, tt.want)
		}
	}
}

// TestKeepByRoles: a table of data is one by its roles, too.
func TestKeepByRoles(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	row := func(cells string) string { return "<div role=row>" + cells + "</div>" }
	for role, want := range map[string]float64{"table": 0.5, "none": 0.1} {
		source := p + "<div role=" + role + ">" + row("<span role=columnheader>Kind</span><span role=columnheader>Masts</span>") + row("<span role=cell>Sloop</span><span role=cell>1</span>") + "</div>" + p
		x, body, post := bodytest.BodyWith(t, source, []float64{1, 0.1, 0.1, 0.1, 0.1, 1})
		b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)
		if Keep(b, boxes.NewAmong(b)); post[2] != want {
			t.Errorf("%s: %v", role, post)
		}
	}
}

// TestKeepBoxes: a table of data is kept with the captions in its box, and without links behind it.
func TestKeepBoxes(t *testing.T) {
	const p = "<p>" + bodytest.LongText + " " + bodytest.LongText + "</p>"
	const table = "<div><table><tr><td>Kind<td>Masts<tr><td>Sloop<td>1</table></div>"
	const head = "<section><h3>Table 1.</h3><p>Ships by masts</p>"
	for _, tt := range []struct {
		name, source string
		post, want   []float64
	}{
		{"a link to see it", "<section>" + p + head + table + "<div><a href=/t1>Open in a new tab</a></div></section></section>",
			[]float64{1, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2, 0.1}, []float64{1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.1}},
		{"no link", "<section>" + p + head + table + "</section></section>",
			[]float64{1, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2}, []float64{1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5}},
		{"a list of links", "<section>" + p + head + table + "<p><a href=/1>One</a></p><p><a href=/2>Two</a></p><p><a href=/3>Three</a></p></section></section>",
			[]float64{1, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2, 0.1, 0.1, 0.1}, []float64{1, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2, 0.1, 0.1, 0.1}},
		{"behind what is cut", "<section>" + p + head + table + "<div><a href=/t1>Open in a new tab</a></div></section></section>",
			[]float64{0.1, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2, 0.1}, []float64{0.1, 0.3, 0.1, 0.2, 0.2, 0.2, 0.2, 0.1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)
			if Keep(b, boxes.NewAmong(b)); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
