package cetr

import (
	"runtime"
	"strings"
	"testing"

	"galley/models"
)

// pages are small ones of every shape; the fuzzer starts from them.
var pages = []string{
	"", "text", "<p>", "<a>only</a>", "<body><div>a<br>b, b<br>c</div><ul><li><a>x</a></ul>",
	"<body><p>" + long + "<p>" + long + "<a>more</a>.<div hidden>x</div><script>y</script>tail",
	"<table><tr><td>a<td><select><option>b</select></table>", "<frameset><frame></frameset>",
	strings.Repeat("<div>", 300) + "deep", "<svg><body>x</body></svg>", "<body hidden>x<button><b>y</b></button>",
	"<p>a<b>b<i>c</i>d</b>e<p>f", "<p>,<p>|",
}

// FuzzSelect holds that any HTML gives a selection in good order, or none, and
// that the lines have every character once.
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
			Variant: Variant(bits & 3), Lambda: []float64{0, -1, 0.5, 2}[bits>>2&3], K: int(bits>>4&3) * 2,
			Wrap: []int{0, -1, 1, 20}[bits>>6&3], Radius: int(bits>>8&3) - 1, RadiusSD: on(10), AbsoluteFirst: on(11),
			Share: []float64{0, -1}[bits>>12&1], ReadHidden: on(13), Heading: on(14),
		}}
		s, err := e.Select(p)
		checkShape(t, p, s)
		if (err != nil) != s.Empty() {
			t.Fatalf("%v with %v", err, s)
		}
		l := linesOf(p, e.Options)
		chars := make([]int32, len(l.lines))
		for _, part := range l.spans {
			chars[part.line] += part.chars
		}
		for i, line := range l.lines {
			if line.chars != chars[i] || line == (line0) {
				t.Fatalf("line %d is %v, its spans have %d characters", i, line, chars[i])
			}
		}
	})
}

var line0 line // an empty one, which there are none of

func TestHostileMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("large pages")
	}
	for name, p := range hostile(t) {
		for v := range Variant(3) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			s, err := (&Extractor{Options{Variant: v}}).Select(p)
			runtime.ReadMemStats(&after)
			if err != nil && err != models.ErrNoArticle {
				t.Errorf("%s: %v", name, err)
			}
			checkShape(t, p, s)
			if got, limit := after.TotalAlloc-before.TotalAlloc, uint64(400*len(p.Nodes)+250*maxLines+4<<20); got > limit {
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
