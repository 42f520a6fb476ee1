package cepr

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"galley/models"
	"galley/page"
)

// pages are small ones of every shape; the fuzzer starts from them.
var pages = []string{
	"", "text", "<p>", "<a>only</a>", "<body><div>a<br>b, b<br>c</div><ul><li><a>x</a></ul>",
	"<body><p>" + long + "<p>" + short + "<a>more</a>.<div hidden>x</div><script>y</script>tail",
	"<table><tr><td>a<td><select><option>b</select></table>", "<frameset><frame></frameset>",
	strings.Repeat("<div>", 300) + "deep", "<svg><body>x</body></svg>", "<body hidden>x<button><b>y</b></button>",
	"<p>a<b>b<i>c</i>d</b>e<p>f", "<p>,<p>|",
}

// FuzzSelect holds that any HTML gives a selection in good order, or none, and one
// that has just the texts that were chosen.
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
			Variant: Variant(bits & 3), Lambda: []float64{0, -1, 0.5, 2}[bits>>2&3], Radius: int(bits>>4&3) - 1,
			Alpha: []float64{0, -1}[bits>>6&1], KeepPunctuation: on(7), JoinPunctuation: on(8), SmoothBorders: on(9),
			Above: on(10), NoFallback: on(11), SkipBlanks: on(12), ReadHidden: on(13), Heading: on(14),
		}}
		s, err := e.Select(p)
		checkShape(t, p, s)
		if (err != nil) != s.Empty() {
			t.Fatalf("%v with %v", err, s)
		}
		paths := newPaths(p)
		texts, bare := collect(p, models.Readable(p, e.ReadHidden), paths, &e.Options)
		for i, kept := range e.judge(paths, texts) {
			if has(p, s, texts[i].node) != kept {
				t.Fatalf("text node %d: kept %v, in the selection %v", texts[i].node, kept, s)
			}
		}
		for _, n := range bare {
			if has(p, s, n) && !e.JoinPunctuation {
				t.Fatalf("text node %d of punctuation is in %v", n, s)
			}
		}
	})
}

// has reports whether a node is selected.
func has(p *page.Page, s page.Selection, n page.NodeID) bool {
	in := func(list []page.NodeID) bool {
		return slices.ContainsFunc(list, func(r page.NodeID) bool { return p.Contains(r, n) })
	}
	return in(s.Roots) && !in(s.Cut)
}

// costly are hostile pages, and one where every neighbour has a score and a long path
// of its own.
func costly(t testing.TB) map[string]*page.Page {
	all := hostile(t)
	var s strings.Builder
	s.WriteString("<body>")
	for i := range 400 {
		tag := []string{"div", "section"}[i%2]
		s.WriteString(strings.Repeat("<"+tag+">", 300+i/2%100))
		s.WriteString([]string{"a,", long + long}[i/200])
		s.WriteString(strings.Repeat("</"+tag+">", 300+i/2%100))
	}
	all["paths"] = parsed(t, s.String())
	return all
}

func TestHostileMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("large pages")
	}
	for name, p := range costly(t) {
		for v := range Variant(3) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			s, err := (&Extractor{Options{Variant: v}}).Select(p)
			runtime.ReadMemStats(&after)
			if err != nil && err != models.ErrNoArticle {
				t.Errorf("%s: %v", name, err)
			}
			checkShape(t, p, s)
			if got, limit := after.TotalAlloc-before.TotalAlloc, uint64(1000*len(p.Nodes)+1<<20); got > limit {
				t.Errorf("%v, %s: %d bytes for %d nodes, want at most %d", v, name, got, len(p.Nodes), limit)
			}
		}
	}
}

func BenchmarkSelect(b *testing.B) {
	p := sample(b)
	for v := range Variant(3) {
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
	for name, p := range costly(b) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				(&Extractor{}).Select(p)
			}
			b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
		})
	}
}
