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
		{"a quotation ends the paragraph that it is in", "<div><p>" + boat + "<br><br>" + sea + "<br><br>" + sky + "<blockquote>" + boat + "</blockquote>" + sea + "<br><br>" + sky + "<br><br>" + boat,
			[]string{boat, sea, sky, boat, sea, sky, boat}},
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

// TestFontSizes: a line break between letters of two sizes parts blocks, one between letters of the same does not,
// nor does another size in a line.
func TestFontSizes(t *testing.T) {
	for _, tt := range []struct {
		body string
		want []string
	}{
		{`<font size=1>News</font><br><font face=Arial size="+2"><b>A title</b></font><br>By Ann`, []string{"News", "A title", "By Ann"}},
		{`<font size=2>News</font><br><font size=2>A line</font>`, []string{"News\nA line"}},
		{`A line<br><font color=red>in red</font><br><font size=3>and more</font>`, []string{"A line\nin red\nand more"}},
		{`A <font size=5>large</font> word<br>and <small>small</small> ones`, []string{"A large word\nand small ones"}},
		{`<font size=5>A title<br><small>and its rest</small></font>`, []string{"A title\nand its rest"}},
		{`A title<br><font size=x>and its rest</font>`, []string{"A title\nand its rest"}},
	} {
		l := Find(pagetest.Parse(t, "<body><table><td>"+tt.body))
		var got []string
		for i := range l.Blocks {
			got = append(got, l.TextOf(&l.Blocks[i]))
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.body, got, tt.want)
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
