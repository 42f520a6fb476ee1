package fused

import (
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"

	"galley/eval/evaltest"
	"galley/features"
	"galley/features/wang"
	"galley/models"
	"galley/models/modelstest"
	"galley/page"
	"galley/page/parse"
)

// pages are small ones of every shape; the fuzzer starts from them.
var pages = []string{
	"", "text", "<p>", "<a>only</a>", "<body><div>a<br>b<br>c</div><ul><li><a>x</a></ul>", story(),
	"<table><tr><td>a<td><select><option>b</select></table>", "<frameset><frame></frameset>",
	strings.Repeat("<div>", 300) + "deep", "<svg><body>x</body></svg>", "<body hidden>x<button><b>y</b></button>",
	"<title>a b</title><h1>a <h2>b</h2></h1><h3>c<p>风暴。</h3>", "<article><article>a, b. c</article></article>",
	`<script type="application/ld+json">{"articleBody":"a b c d e`, "<p hidden>a<p role=navigation>b<p itemprop=articleBody>c",
}

// FuzzSelect holds that any HTML gives a selection in good order, or none, that
// posteriors are probabilities, and that threshold 0 keeps every text.
func FuzzSelect(f *testing.F) {
	for _, source := range pages {
		f.Add(source)
	}
	f.Fuzz(func(t *testing.T, source string) {
		p, err := parse.HTML(strings.NewReader(source), parse.Source{ContentType: "text/html; charset=utf-8", Limits: page.Limits{Bytes: 1 << 14, Nodes: 2000}})
		if err != nil {
			return
		}
		x := features.NewIndex(p, wang.Limits{})
		for i, v := range networks().ScoreBlocks(x, false).Posteriors() {
			if !(v >= 0 && v <= 1) {
				t.Fatalf("block %d has the posterior %v", i, v)
			}
		}
		s, err := (&Extractor{}).Select(p)
		modelstest.CheckSelection(t, p, s, err)
		if (err != nil) != s.Empty() {
			t.Fatalf("%v with %v", err, s)
		}
		if s, err := (&Extractor{Options{Threshold: -1, NoTitle: true}}).Select(p); err == nil &&
			modelstest.Letters(p.BodyText(s)) != modelstest.Letters(p.Text(p.Body())) {
			t.Fatalf("threshold 0 keeps %q of %q", p.BodyText(s), p.Text(p.Body()))
		}
	})
}

// hostile are pages made to cost much, near the limits of a page.
var hostile = map[string]func() string{
	"wide":     func() string { return "<body>" + strings.Repeat("<p>a <a>b</a>", 40_000) },
	"deep":     func() string { return "<body>" + strings.Repeat(chain, 380) },
	"long":     func() string { return "<body><p>" + strings.Repeat("word, ", 20<<20/6) },
	"headings": func() string { return "<title>a</title><body>" + strings.Repeat("<h1>a b</h1>", 60_000) },
	"nested":   func() string { return "<title>a</title><body><h1>a" + strings.Repeat("<div><h2>-</h2>-</div>", 30_000) },
	"articles": func() string { return "<body>" + strings.Repeat("<article>", 500) + strings.Repeat("<p>a</p>", 60_000) },
}

var chain = strings.Repeat("<div>", 500) + "x, y" + strings.Repeat("</div>", 500)

func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("large pages")
	}
	for _, name := range slices.Sorted(maps.Keys(hostile)) {
		p := modelstest.Parse(t, hostile[name]())
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		s, err := (&Extractor{}).Select(p)
		runtime.ReadMemStats(&after)
		if err != nil && err != models.ErrNoArticle {
			t.Errorf("%s: %v", name, err)
		}
		modelstest.CheckSelection(t, p, s, err)
		// Bytes: what a node and its block need, the words of a few texts aside.
		if got, limit := after.TotalAlloc-before.TotalAlloc, uint64(1200*len(p.Nodes)+1<<20); got > limit {
			t.Errorf("%s: %d bytes for %d nodes, want at most %d", name, got, len(p.Nodes), limit)
		}
	}
}

func BenchmarkSelect(b *testing.B) {
	c := evaltest.Corpus(b, "wcxb/dev")
	p := loaded(b, c.Documents()[0])
	b.ReportAllocs()
	for b.Loop() {
		if _, err := (&Extractor{}).Select(p); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}

func BenchmarkHostile(b *testing.B) {
	for _, name := range slices.Sorted(maps.Keys(hostile)) {
		p := modelstest.Parse(b, hostile[name]())
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				_, _ = (&Extractor{}).Select(p) // an article or none, both cost
			}
			b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
		})
	}
}
