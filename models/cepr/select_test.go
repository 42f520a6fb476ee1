package cepr

import (
	"strings"
	"testing"

	"galley/models"
	"galley/models/modelstest"
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
			got := modelstest.SelectText(t, &Extractor{tt.opts}, modelstest.Parse(t, "<body>"+tt.source+"</body>"))
			if got = strings.ReplaceAll(got, "\n", " | "); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// Strictly makes a difference only where a score is the threshold.
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

func TestMethods(t *testing.T) {
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{
		"cepr-setpr": {Selector: &Extractor{}, Values: map[string]float64{"lambda": 0.8, "radius": 1, "alpha": 1}},
		"cepr-etpr":  {Selector: &Extractor{Options{Variant: ETPR}}, Values: map[string]float64{"lambda": 0.7}},
		"cepr-tpr":   {Selector: &Extractor{Options{Variant: TPR}}, Values: map[string]float64{"lambda": 1.7}},
	})
}

// costly is a page where every neighbour has a score and a long path of its own.
func costly() string {
	var s strings.Builder
	for i := range 400 {
		tag := []string{"div", "section"}[i%2]
		s.WriteString(strings.Repeat("<"+tag+">", 300+i/2%100))
		s.WriteString([]string{"a,", long + long}[i/200])
		s.WriteString(strings.Repeat("</"+tag+">", 300+i/2%100))
	}
	return s.String()
}

func TestHostile(t *testing.T) {
	modelstest.Hostile(t, Methods(), modelstest.Bound{Fixed: 1 << 20, Node: 1000}, map[string]string{"long paths": costly()})
}

func TestLinear(t *testing.T)      { modelstest.Linear(t, Methods()) }
func TestChinese(t *testing.T)     { modelstest.Chinese(t, Methods()) }
func BenchmarkSelect(b *testing.B) { modelstest.Benchmark(b, Methods()) }

// FuzzSelect holds besides that a selection has just the texts that were chosen.
func FuzzSelect(f *testing.F) {
	modelstest.Fuzz(f, Methods(), nil, func(t *testing.T, p *page.Page, s models.Selector, found page.Selection) {
		e := s.(*Extractor)
		paths := newPaths(p)
		texts, bare := collect(p, page.Readable(p, e.ReadHidden), paths, &e.Options)
		for i, kept := range e.judge(paths, texts) {
			if p.Selects(found, texts[i].node) != kept {
				t.Errorf("text node %d: kept %v, in the selection %v", texts[i].node, kept, found)
			}
		}
		for _, n := range bare {
			if p.Selects(found, n) && !e.JoinPunctuation {
				t.Errorf("text node %d of punctuation is in %v", n, found)
			}
		}
	})
}
