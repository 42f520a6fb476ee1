package cetd

import (
	"runtime"
	"strings"
	"testing"

	"galley/models"
)

// pages are small ones of every shape; the fuzzer starts from them.
var pages = []string{
	"", "text", "<p>", "<a>only</a>", "<body><div>a<br>b<br>c</div><ul><li><a>x</a></ul>",
	"<body><p>" + long + "<p>" + long + "<a>more</a><div hidden>x</div><script>y</script>tail",
	"<table><tr><td>a<td><select><option>b</select></table>", "<frameset><frame></frameset>",
	strings.Repeat("<div>", 300) + "deep", "<svg><body>x</body></svg>", "<body hidden>x<button><b>y</b></button>",
}

// FuzzSelect holds that any HTML gives a selection in good order, or none.
func FuzzSelect(f *testing.F) {
	for i, source := range pages {
		f.Add(source, uint16(i*37))
	}
	f.Fuzz(func(t *testing.T, source string, bits uint16) {
		if len(source) > 1<<14 {
			return
		}
		p := parsed(t, source)
		on := func(i int) bool { return bits>>i&1 == 1 }
		e := Extractor{Options{
			Variant: Variant(bits & 3), Lambda: []float64{0, -1, 0.5, 2}[bits>>2&3],
			PaperLinkTags: on(4), PaperZeros: on(5), LinklessDensities: on(6), AuthorLinkSlip: on(7), PaperDensitySum: on(8),
			DropPathText: on(9), WholeSubtrees: on(10), SkipBlanks: on(11), ReadHidden: on(12), Heading: on(13),
		}}
		s, err := e.Select(p)
		checkShape(t, p, s)
		if (err != nil) != s.Empty() {
			t.Fatalf("%v with %v", err, s)
		}
		d := densitiesOf(p, e.Options)
		for i, v := range d.of {
			if !(v >= 0) && d.chars[d.body] > 0 {
				t.Fatalf("density of node %d is %v", i, v)
			}
		}
		for v := CECTDDS; v <= NoLinkChars && !on(12); v++ {
			if got, err := (&Extractor{Options{Variant: v, Lambda: -1}}).Select(p); err == nil &&
				letters(textOf(p, got)) != letters(p.Text(p.Body())) {
				t.Fatalf("λ = 0 keeps %q of %q", textOf(p, got), p.Text(p.Body()))
			}
		}
	})
}

// letters drops what textOf and line breaks put between words.
func letters(s string) string {
	return strings.NewReplacer("/", "", "|", "", " ", "", "\n", "").Replace(s)
}

func TestHostileMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("large pages")
	}
	for name, p := range hostile(t) {
		for v := range Variant(4) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			s, err := (&Extractor{Options{Variant: v}}).Select(p)
			runtime.ReadMemStats(&after)
			if err != nil && err != models.ErrNoArticle {
				t.Errorf("%s: %v", name, err)
			}
			checkShape(t, p, s)
			if got, limit := after.TotalAlloc-before.TotalAlloc, uint64(400*len(p.Nodes)+1<<20); got > limit {
				t.Errorf("%v, %s: %d bytes for %d nodes, want at most %d", v, name, got, len(p.Nodes), limit)
			}
		}
	}
}

func BenchmarkSelect(b *testing.B) {
	p := sample(b)
	for v := range Variant(4) {
		b.Run(v.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				(&Extractor{Options{Variant: v}}).Select(p)
			}
			b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
		})
	}
}

func BenchmarkHostile(b *testing.B) {
	for name, p := range hostile(b) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				(&Extractor{}).Select(p)
			}
			b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
		})
	}
}
