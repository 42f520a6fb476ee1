package cetr

import (
	"strings"
	"testing"

	"galley/models/cover"
	"galley/models/modelstest"
	"galley/models/source"
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
			got := modelstest.SelectText(t, &Extractor{tt.opts}, modelstest.Parse(t, "<body>"+tt.source+"</body>"))
			if got = strings.ReplaceAll(got, "\n", " | "); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// A text node on several lines is content when enough of it is on content lines.
func TestShare(t *testing.T) {
	p := modelstest.Parse(t, "<body>one\n"+long+"\n</body>")
	node := modelstest.TextNodes(p)[0]
	spans := []source.Span{{Node: node, Line: 0, Chars: 30}, {Node: node, Line: 1, Chars: 70}}
	for _, tt := range []struct {
		share   float64
		content []bool
		want    bool
	}{
		{0, []bool{false, true}, true}, {0, []bool{true, false}, false}, {0.3, []bool{true, false}, true},
		{-1, []bool{true, false}, true}, {-1, []bool{false, false}, false}, {1, []bool{false, true}, false}, {1, []bool{true, true}, true},
	} {
		got := (&Extractor{Options{Share: tt.share}}).classify(p, spans, tt.content)[node] == cover.Content
		if got != tt.want {
			t.Errorf("share %v, lines %v: %v, want %v", tt.share, tt.content, got, tt.want)
		}
	}
}

func TestMethods(t *testing.T) {
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{
		"cetr":    {Selector: &Extractor{}, Values: map[string]float64{"k": 3, "ahead": 3, "wrap": 65, "radius": 1, "share": 0.5}},
		"cetr-tm": {Selector: &Extractor{Options{Variant: TM}}, Values: map[string]float64{"lambda": 1, "wrap": 65, "radius": 1, "share": 0.5}},
		"cetr-km": {Selector: &Extractor{Options{Variant: KM}}, Values: map[string]float64{"k": 3, "wrap": 65, "radius": 1, "share": 0.5}},
	})
}

func TestHostile(t *testing.T) {
	modelstest.Hostile(t, Methods(), modelstest.Bound{Fixed: 4<<20 + 250*source.MaxLines, Node: 400}, nil)
}

func TestLinear(t *testing.T)      { modelstest.Linear(t, Methods()) }
func TestChinese(t *testing.T)     { modelstest.Chinese(t, Methods()) }
func BenchmarkSelect(b *testing.B) { modelstest.Benchmark(b, Methods()) }

func FuzzSelect(f *testing.F) { modelstest.Fuzz(f, Methods(), nil, nil) }
