package block

import (
	"slices"
	"strings"
	"testing"

	"galley/page/pagetest"
)

// TestEmptyLines: they part the text of a page that has most of it in one element, and no other. A
// line break parts words everywhere.
func TestEmptyLines(t *testing.T) {
	line := func(topic string) string { return strings.TrimSpace(pagetest.Sentences(topic, 1)) }
	boat, sea, sky := line("boat"), line("sea"), line("sky")
	for _, tt := range []struct {
		name, body string
		want       []string
	}{
		{"a page without paragraphs", "<td><a href=/>Home</a><br><b>A title</b><br><br>" + boat + "<br> <br>" + sea + "<br><i></i><br><br>" + sky,
			[]string{"Home\nA title", boat, sea, sky}},
		{"single breaks", "<div>" + boat + "<br>" + sea + "<br>" + sky, []string{boat + "\n" + sea + "\n" + sky}},
		{"one empty line", "<div>" + boat + "<br><br>" + sea, []string{boat + "\n\n" + sea}},
		{"a post among others", "<div>" + boat + "<br><br>" + sea + "<br><br>" + sky + "</div><div>" + boat + sea + sky + "</div><p>" + line("sun"),
			[]string{boat + "\n\n" + sea + "\n\n" + sky, boat + sea + sky, line("sun")}},
	} {
		l := Find(pagetest.Parse(t, "<body>"+strings.Replace(tt.body, "<td>", "<table><td>", 1)))
		var got []string
		for i := range l.Blocks {
			b := &l.Blocks[i]
			got = append(got, l.TextOf(b))
			if b.From >= b.To {
				t.Errorf("%s: block %d has the nodes %d to %d", tt.name, i, b.From, b.To)
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestHeadingButtons: a button that is a heading is no control, others are.
func TestHeadingButtons(t *testing.T) {
	s := Find(pagetest.Parse(t, `<body><h2><button>When?</button></h2><p>In May.</p><div role=button><h3>How deep?</h3></div><p><button>Share</button></p>`))
	for i, want := range []Enclosing{InHeading, 0, InHeading, InControl} {
		if got := s.Enclosing(i) & (InHeading | InControl); got != want {
			t.Errorf("block %d: %b, want %b", i, got, want)
		}
	}
}
