package headings

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// TestKeepSectionHeadings: a heading that nearly has the posterior for it is kept before a list, or
// an element with prose, of which all is kept.
func TestKeepSectionHeadings(t *testing.T) {
	const head = "<div class=head><h2>Steps</h2></div><div class=line></div>"
	tests := []struct {
		name, source string
		post         []float64
		want         bool // whether the heading is kept
	}{
		{"a list", head + "<div><ul><li>Two oars<li>A bucket</ul></div>", []float64{0.3, 1, 1}, true},
		{"a list that is kept in part", head + "<div><ul><li>Two oars<li>A bucket</ul></div>", []float64{0.3, 1, 0.1}, false},
		{"a line and prose", head + "<div><p>Cast off.</p><p>" + bodytest.LongText + "</p></div>", []float64{0.3, 1, 1}, true},
		{"a line alone", head + "<p>Cast off.</p><p>" + bodytest.LongText + "</p>", []float64{0.3, 1, 1}, false},
		{"a line that is all of the section", "<section><h2>Thanks</h2><p>We thank the crew.</p></section><p>" + bodytest.LongText + "</p>", []float64{0.3, 1, 1}, true},
		{"a label that is all of the section", "<section><h2>Thanks</h2><p>The crew</p></section><p>" + bodytest.LongText + "</p>", []float64{0.3, 1, 1}, false},
		{"a line that is cut", "<section><h2>Thanks</h2><p>We thank the crew.</p></section><p>" + bodytest.LongText + "</p>", []float64{0.3, 0.1, 1}, false},
		{"heavy type before prose", "<div><p><b>Ann Lee</b></p><p>" + bodytest.LongText + "</p></div>", []float64{0.3, 1}, true},
		{"heavy type before what is cut", "<div><p><b>Ann Lee</b></p><p>" + bodytest.LongText + "</p></div>", []float64{0.3, 0.1}, false},
		{"heavy type that leads elsewhere", "<div><p><b><a href=/x>Ann Lee</a></b></p><p>" + bodytest.LongText + "</p></div>", []float64{0.3, 1}, false},
		{"heavy type, surely none", "<div><p><b>Ann Lee</b></p><p>" + bodytest.LongText + "</p></div>", []float64{0.1, 1}, false},
		{"surely none", head + "<div><ul><li>Two oars<li>A bucket</ul></div>", []float64{0.1, 1, 1}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _, post := bodytest.BodyWith(t, tt.source, tt.post)
			Keep(view.NewBody(view.New(x.Scores(tt.post), x), x.Page.Body(), post, 0.5))
			if got := post[0] >= 0.5; got != tt.want {
				t.Errorf("%v", post)
			}
		})
	}
}

// TestKeepHeadings: a heading before prose that is kept in its element is kept where it nearly has
// the posterior for it, or is marked up as others that are kept.
func TestKeepHeadings(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	part := func(heading string) string { return "<div class=part>" + heading + p + "</div>" }
	three := part("<h2>Barrels</h2>") + part("<h2>Rope</h2>")
	tests := []struct {
		name, source string
		post         []float64
		want         bool // whether the last heading is kept
	}{
		{"nearly", part("<h2>Patience</h2>"), []float64{0.3, 1}, true},
		{"unlike others", part("<h2>Patience</h2>"), []float64{0.1, 1}, false},
		{"like two that are kept", three + part("<h2>Patience</h2>"), []float64{1, 1, 1, 1, 0.1, 1}, true},
		{"a place, like two that are kept", three + part("<h2><a name=p id=p class=place>Patience</a></h2>"), []float64{1, 1, 1, 1, 0.1, 1}, true},
		{"a link to its own place", three + part("<h2><a href=#p>Patience</a></h2>"), []float64{1, 1, 1, 1, 0.1, 1}, true},
		{"a link to another page", three + part("<h2><a href=/p>Patience</a></h2>"), []float64{1, 1, 1, 1, 0.1, 1}, false},
		{"like one that is kept", three + part("<h2>Patience</h2>"), []float64{1, 1, 0.1, 1, 0.1, 1}, false},
		{"marked up otherwise", three + part("<h2 class=more>Patience</h2>"), []float64{1, 1, 1, 1, 0.1, 1}, false},
		{"a link", three + part("<h2><a href=/x>Patience</a></h2>"), []float64{1, 1, 1, 1, 0.1, 1}, false},
		{"in a box of its own", part("<div class=head><h2>Patience</h2></div><div class=line></div>"), []float64{0.3, 1}, true},
		{"before what is cut", three + part("<h2>Patience</h2>"), []float64{1, 1, 1, 1, 0.1, 0.1}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _, post := bodytest.BodyWith(t, tt.source, tt.post)
			Keep(view.NewBody(view.New(x.Scores(tt.post), x), x.Page.Body(), post, 0.5))
			if got := post[len(post)-2] >= 0.5; got != tt.want {
				t.Errorf("%v", post)
			}
		})
	}
}

// TestDropLast: headings at the end of a text go where nothing stands below them.
func TestDropLast(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         bool // the last heading stays
	}{
		{"a label", p + "<h2>Your remarks</h2><div id=thread></div>", []float64{1, 1}, false},
		{"with text", p + "<h2>Remarks</h2>" + p, []float64{1, 1, 1}, true},
		{"a sentence", p + "<h2>And so it stood.</h2>", []float64{1, 1}, true},
		{"a call", p + "<h2>Let us go!</h2>", []float64{1, 1}, true},
		{"many words", p + "<h2>The wheel of the old mill turns again</h2>", []float64{1, 1}, true},
		{"with a picture", p + "<h2>The wheel</h2><img src=a.png>", []float64{1, 1}, true},
	} {
		x, _, post := bodytest.BodyWith(t, tt.source, tt.post)
		DropLast(view.NewBody(view.New(x.Scores(tt.post), x), x.Page.Body(), post, 0.5))
		if got := post[1] >= 0.5; got != tt.want {
			t.Errorf("%s: %v", tt.name, post)
		}
	}
}

// TestDropBareHeadings: which headings go with what stood below them.
func TestDropBareHeadings(t *testing.T) {
	const p, cut = "<p>" + bodytest.LongText + "</p>", "<div class=cut>More of it</div>"
	for _, tt := range []struct{ name, source, want string }{
		{"with text", "<h2>A</h2>" + p + "<h2>B</h2>" + p, "A B"},
		{"of what was cut", p + "<h2>A</h2>" + cut + "<h2>B</h2>" + p, "B"},
		{"at the end", p + "<h2>A</h2>" + cut, ""},
		{"at the end of the body", p + "<h2>A</h2>", "A"},
		{"with a heading below", p + "<h2>A</h2>" + cut + "<h3>B</h3>" + p, "A B"},
		{"with headings of what was cut below", p + "<h2>A</h2><h3>B</h3>" + cut + "<h2>C</h2>" + p, "C"},
		{"with a picture", p + "<h2>A</h2><img src=a.png>" + cut, "A"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			for i := range post {
				if x.Page.Nodes[x.BlockElement(i)].Attr("class") == "cut" {
					post[i] = 0
				}
			}
			DropBare(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			var got []string
			for i := range post {
				if markup.IsHeading(x.Page.Nodes[x.BlockElement(i)].Tag) && post[i] == 1 {
					got = append(got, x.BlockText(i))
				}
			}
			if strings.Join(got, " ") != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
