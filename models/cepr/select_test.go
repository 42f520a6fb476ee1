package cepr

import (
	"strings"
	"testing"

	"galley/page"
)

const (
	long  = "A sentence, rather long, with what news are made of: clauses, names, and a full stop."
	short = "Short, though."
)

func TestOptions(t *testing.T) {
	// Paragraphs of uneven length and punctuation, a link in one of them, a menu
	// without any punctuation.
	story := `<p>` + long + `<p>` + short + ` <a>Link</a> <p>` + long + long + `<p>` + long
	menu := `<ul><li><a>One</a><li><a>Two</a><li><a>Three</a></ul>`
	paragraphs := long + " | " + short + " | " + long + long + " | " + long
	linked := long + " | " + short + " Link | " + long + long + " | " + long
	far := `<p>` + long + `<p>` + short + `<b><i><u> Far</u></i></b><p>` + long
	near := `<p>` + long + `<p>` + short + `<b> Near</b><p>` + long
	for _, tt := range []struct {
		name, source string
		opts         Options
		want         string
	}{
		{"published", menu + story + menu, Options{}, linked},
		{"ETPR loses the link", menu + story + menu, Options{Variant: ETPR}, paragraphs},
		{"TPR", menu + story + menu, Options{Variant: TPR, Lambda: 1}, paragraphs},
		{"beyond every score", menu + story + menu, Options{Variant: ETPR, Lambda: 10}, ""},
		{"no smoothing", menu + story + menu, Options{Radius: -1}, paragraphs},
		{"near path", near, Options{}, long + " | " + short + " Near | " + long},
		{"far path", far, Options{}, long + " | " + short + " | " + long},
		{"far path, plain smoothing", far, Options{Alpha: -1}, long + " | " + short + " Far | " + long},
		{"border", far[:len(far)-len(long)-3], Options{Alpha: -1, Lambda: 0.5}, long + " | " + short},
		{"border smoothed", far[:len(far)-len(long)-3], Options{Alpha: -1, Lambda: 0.5, SmoothBorders: true}, long + " | " + short + " Far"},
		{"punctuation only", `<div><p>` + long + `<b>` + long + `</b>. <p>` + short + `</div>`, Options{Variant: TPR, Lambda: 0.1}, long + long + " | " + short},
		{"punctuation joined", `<div><p>` + long + `<b>` + long + `</b>. <p>` + short + `</div>`, Options{Variant: TPR, Lambda: 0.1, JoinPunctuation: true}, long + long + ". | " + short},
		{"punctuation judged", `<div><p>` + long + `<b>b</b>. <p>` + long + `</div>`, Options{Variant: TPR, Lambda: 0.1, KeepPunctuation: true}, long + ". | " + long},
		{"at the threshold", `<p>same</p><p>same</p>`, Options{Variant: TPR}, "same | same"},
		{"short page", `<h1>Head</h1><p>` + long + `</p><a>x</a>`, Options{}, long},
		{"short page, no fallback", `<h1>Head</h1><p>` + long + `</p><a>x</a>`, Options{NoFallback: true}, ""},
		{"no text", `<p> </p><img><p>| . |</p>`, Options{}, ""},
		{"hidden", `<div hidden>` + story + story + `</div>` + menu + story + menu, Options{}, linked},
		{"script", `<script>` + long + `</script><style>` + long + `</style>` + menu, Options{Variant: TPR}, "One | Two | Three"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := selected(t, parsed(t, "<body>"+tt.source+"</body>"), tt.opts)
			if got = strings.ReplaceAll(got, " / ", " | "); got != tt.want { // one root or several
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// OPEN-P3 makes a difference only where a score is the threshold.
func TestAbove(t *testing.T) {
	h := []float64{0, 1, 2}
	for _, tt := range []struct {
		threshold float64
		strictly  bool
		want      string
	}{{1, false, "011"}, {1, true, "001"}, {0, false, "011"}, {0, true, "011"}} {
		var got strings.Builder
		for _, kept := range above(h, tt.threshold, tt.strictly) {
			got.WriteByte("01"[map[bool]int{true: 1}[kept]])
		}
		if got.String() != tt.want {
			t.Errorf("τ = %v, strictly %v: %s, want %s", tt.threshold, tt.strictly, got.String(), tt.want)
		}
	}
}

func TestLaidOut(t *testing.T) {
	p := parsed(t, `<body><div id=shown><p>`+long+`<p>`+short+`</div><div id=hidden><p>`+long+long+`<p>`+long+`</div><a>x</a></body>`)
	if got := selected(t, p, Options{}); strings.Count(got, long) != 4 {
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
	if got, want := selected(t, p, Options{}), long+" | "+short; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	s, err := (&Extractor{Options{ReadHidden: true}}).Select(p)
	if hidden := byID(t, p, "hidden"); err != nil || !p.Contains(s.Roots[len(s.Roots)-1], hidden+1) {
		t.Errorf("ReadHidden: %v, %v, want what is below %d too", s, err, hidden)
	}
}

func TestHeading(t *testing.T) {
	p := parsed(t, `<body><h1 hidden>No</h1><h1></h1><h1>Title</h1><p>`+long+`</p></body>`)
	s, err := (&Extractor{Options{Heading: true}}).Select(p)
	if err != nil || s.Title == page.None || p.Text(s.Title) != "Title" {
		t.Errorf("title %v, %v", s.Title, err)
	}
	if s, _ := (&Extractor{}).Select(p); s.Title != page.None {
		t.Errorf("title %v without the option", s.Title)
	}
}

func TestMethods(t *testing.T) {
	p := example(t)
	for i, m := range Methods() {
		s, err := m.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := s.(*Extractor).Variant; got != Variant(i) || got.String() != m.Name {
			t.Errorf("%s makes %v", m.Name, got)
		}
		if _, err := s.Select(p); err != nil {
			t.Errorf("%s: %v", m.Name, err)
		}
		s, err = m.New(map[string]float64{"lambda": 0, "heading": 1})
		if e := s.(*Extractor); err != nil || e.lambda() != 0 || !e.Heading {
			t.Errorf("%s: lambda %v, heading %v, %v", m.Name, e.lambda(), e.Heading, err)
		}
		if _, err := m.New(map[string]float64{"lambda": 11}); err == nil {
			t.Errorf("%s takes a lambda of 11", m.Name)
		}
	}
	for _, given := range []map[string]float64{{"radius": 1.5}, {"radius": 6}, {"alpha": -1}, {"x": 0}} {
		if _, err := Methods()[SETPR].New(given); err == nil {
			t.Errorf("cepr-setpr takes %v", given)
		}
	}
	s, err := Methods()[SETPR].New(map[string]float64{"radius": 0, "alpha": 0})
	if e := s.(*Extractor); err != nil || e.radius() != 0 || e.alpha() != 0 {
		t.Errorf("radius %d, alpha %v, %v", e.radius(), e.alpha(), err)
	}
}
