package cetr

import (
	"strings"
	"testing"

	"galley/page"
)

const long = "A sentence that stands on a line of its own and has no tags at all in it."

func TestOptions(t *testing.T) {
	menu := "<ul>\n" + strings.Repeat("<li><a>Menu</a></li>\n", 9) + "</ul>\n"
	story := "<div>\n<p>" + long + "\n" + long + "</p>\n<p>" + long + "\n" + long + "</p>\n</div>\n"
	text := long + " " + long + " | " + long + " " + long
	for _, tt := range []struct {
		name, source string
		opts         Options
		want         string
	}{
		// The last line before the story: there the ratio rises most.
		{"published", menu + story + menu, Options{}, "Menu | " + text},
		{"threshold", menu + story + menu, Options{Variant: TM}, text},
		{"k-means", menu + story + menu, Options{Variant: KM}, text},
		{"λ = 0", "<p>a</p>\n" + story, Options{Variant: TM, Lambda: -1}, "a | " + text},
		{"beyond every line", menu + story + menu, Options{Variant: TM, Lambda: 10}, ""},
		{"two clusters", menu + story + menu, Options{K: 2}, text},
		{"one cluster", menu + story + menu, Options{K: 1}, ""},
		{"one line", "x", Options{}, ""},
		{"minified", strings.ReplaceAll(menu+story+menu, "\n", ""), Options{Variant: TM}, strings.ReplaceAll(text, ". A", ".A")},
		{"minified, not broken", strings.ReplaceAll(menu+story+menu, "\n", ""), Options{Wrap: -1}, ""},
		{"hidden", menu + "<div hidden>" + story + "</div>" + story + menu, Options{}, "Menu | " + text},
		{"script", "<script>\n" + story + "</script>", Options{}, ""},
		{"no text", "<p> </p>\n<img>\n", Options{Variant: TM}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := selected(t, parsed(t, "<body>"+tt.source+"</body>"), tt.opts)
			if got = strings.ReplaceAll(got, " / ", " | "); got != tt.want { // one root or several
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// A text node on several lines is content when enough of it is on content lines.
func TestShare(t *testing.T) {
	p := parsed(t, "<body>one\n"+long+"\n</body>")
	var node page.NodeID
	for i := range p.Nodes {
		if p.Nodes[i].Text != "" {
			node = page.NodeID(i)
		}
	}
	spans := []span{{node, 0, 30}, {node, 1, 70}}
	for _, tt := range []struct {
		share   float64
		content []bool
		want    bool
	}{
		{0, []bool{false, true}, true}, {0, []bool{true, false}, false}, {0.3, []bool{true, false}, true},
		{-1, []bool{true, false}, true}, {-1, []bool{false, false}, false}, {1, []bool{false, true}, false}, {1, []bool{true, true}, true},
	} {
		if _, got := (&Extractor{Options{Share: tt.share}}).marks(p, spans, tt.content); got != tt.want {
			t.Errorf("share %v, lines %v: %v, want %v", tt.share, tt.content, got, tt.want)
		}
	}
}

func TestLaidOut(t *testing.T) {
	part := "<p>" + long + "</p>\n<p>" + long + "</p>\n<p>" + long + "</p>\n"
	menu := strings.Repeat("<i>m</i>\n", 6)
	p := parsed(t, "<body>\n"+menu+"<div>\n"+part+"</div>\n"+menu+"<div id=hidden>\n"+part+"</div>\n"+menu+"</body>")
	if got := selected(t, p, Options{Variant: TM}); strings.Count(got, long) != 6 {
		t.Fatalf("both are seen: %q", got)
	}
	p.Laid, p.Viewport, p.Styles = true, page.DefaultViewport, []page.Style{{Display: "block", Opacity: 1}}
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Element {
			p.Nodes[i].Style = 0
		}
	}
	p.Nodes[byID(t, p, "hidden")].Hidden = true
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	if got := selected(t, p, Options{Variant: TM}); strings.Count(got, long) != 3 {
		t.Errorf("got %q", got)
	}
	s, err := (&Extractor{Options{Variant: TM, ReadHidden: true}}).Select(p)
	if last := byID(t, p, "hidden") + 2; err != nil || !p.Contains(s.Roots[len(s.Roots)-1], last) {
		t.Errorf("ReadHidden: %v, %v, want %d too", s, err, last)
	}
}

func TestHeading(t *testing.T) {
	p := parsed(t, "<body>\n<h1 hidden>No</h1>\n<h1></h1>\n<h1>Title</h1>\n<p>"+long+"</p>\n</body>")
	s, err := (&Extractor{Options{Variant: TM, Heading: true}}).Select(p)
	if err != nil || s.Title == page.None || p.Text(s.Title) != "Title" {
		t.Errorf("title %v, %v", s.Title, err)
	}
	if s, _ := (&Extractor{Options{Variant: TM}}).Select(p); s.Title != page.None {
		t.Errorf("title %v without the option", s.Title)
	}
}

func TestMethods(t *testing.T) {
	for i, m := range Methods() {
		s, err := m.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.(*Extractor).Variant; got != Variant(i) || got.String() != m.Name {
			t.Errorf("%s makes %v", m.Name, got)
		}
		published := (&Extractor{Options{Variant: Variant(i)}}).Options
		if e := s.(*Extractor); e.width() != published.width() || e.radius() != published.radius() ||
			e.share() != published.share() || i == int(TM) && e.lambda() != published.lambda() ||
			i != int(TM) && e.k() != published.k() || i == int(TwoD) && e.ahead() != published.ahead() {
			t.Errorf("%s has defaults of its own: %+v", m.Name, e.Options)
		}
		for _, given := range []map[string]float64{{"wrap": 1.5}, {"radius": 51}, {"share": -1}, {"x": 0}} {
			if _, err := m.New(given); err == nil {
				t.Errorf("%s takes %v", m.Name, given)
			}
		}
		s, err = m.New(map[string]float64{"wrap": 0, "radius": 0, "share": 0, "heading": 1})
		if e := s.(*Extractor); err != nil || e.width() != 0 || e.radius() != 0 || e.share() != 0 || !e.Heading {
			t.Errorf("%s: %+v, %v", m.Name, e.Options, err)
		}
	}
}
