package article

import (
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"galley/dataset"
	"galley/page"
)

// formats are all writers, each on an article of its own, as extract does it.
var formats = []struct {
	name  string
	write func(*Article) error
}{
	{"html", func(a *Article) error { return a.WriteHTML(io.Discard) }},
	{"clean", func(a *Article) error { return a.WriteClean(io.Discard) }},
	{"md", func(a *Article) error { return a.WriteMarkdown(io.Discard) }},
	{"text", func(a *Article) error { return a.WriteText(io.Discard) }},
	{"json", func(a *Article) error { return a.WriteJSON(io.Discard) }},
	{"all", func(a *Article) error {
		for _, err := range []error{a.WriteHTML(io.Discard), a.WriteClean(io.Discard), a.WriteMarkdown(io.Discard), a.WriteText(io.Discard), a.WriteJSON(io.Discard)} {
			if err != nil {
				return err
			}
		}
		return nil
	}},
}

type benchPage struct {
	p   *page.Page
	sel page.Selection
}

// benchPages are 60 shared pages without layout or, with GALLEY_DATASET, those of a
// captured dataset, in their look.
func benchPages(b *testing.B) (list []benchPage) {
	b.Helper()
	dir := os.Getenv("GALLEY_DATASET")
	if dir == "" {
		for _, name := range sharedPages(b, 60) {
			p, sel := sharedPage(b, name)
			list = append(list, benchPage{p, sel})
		}
		return list
	}
	d, err := dataset.Open(dir)
	if err != nil {
		b.Fatal(err)
	}
	samples, _ := dataset.Samples(d)
	for _, s := range samples {
		if !s.Selection.Empty() {
			list = append(list, benchPage{s.Page, s.Selection})
		}
	}
	return list
}

// BenchmarkFormats says what the article and one format of it, or all, cost on the
// median page.
func BenchmarkFormats(b *testing.B) {
	pages := benchPages(b)
	for _, f := range formats {
		b.Run(f.name, func(b *testing.B) {
			best := make([]float64, len(pages))
			for b.Loop() {
				for i, bp := range pages {
					began := time.Now()
					writeOnce(b, bp, f.write)
					if ms := float64(time.Since(began).Nanoseconds()) / 1e6; best[i] == 0 || ms < best[i] {
						best[i] = ms
					}
				}
			}
			slices.Sort(best)
			b.ReportMetric(best[len(best)/2], "ms/page(median)")
			b.ReportMetric(best[len(best)*95/100], "ms/page(p95)")
		})
	}
}

// BenchmarkNodes says what a node costs at best on a page and on one ten times as
// large.
func BenchmarkNodes(b *testing.B) {
	for _, count := range []int{12, 120} {
		p, sel := laid(b, story(count))
		for _, f := range formats {
			b.Run(fmt.Sprintf("%s/%d", f.name, len(p.Nodes)), func(b *testing.B) {
				best := time.Duration(math.MaxInt64)
				for b.Loop() {
					began := time.Now()
					writeOnce(b, benchPage{p, sel}, f.write)
					best = min(best, time.Since(began))
				}
				b.ReportMetric(float64(best.Nanoseconds())/float64(len(p.Nodes)), "ns/node")
			})
		}
	}
}

func writeOnce(b *testing.B, bp benchPage, write func(*Article) error) {
	a, err := New(bp.p, bp.sel)
	if err == nil {
		err = write(a)
	}
	if err != nil {
		b.Fatal(err)
	}
}

// story is a page of some paragraphs, lists, pictures and tables.
func story(count int) string {
	var s strings.Builder
	s.WriteString(`<body look="font-family:Georgia"><h1 id=title>A story</h1><div id=body box="100 0 700 9000">`)
	for i := range count {
		fmt.Fprintf(&s, `<h2>Part %[1]d</h2><p look="font-size:18px" box="100 0 700 60">Some words <b>that matter</b> and <a href="/a/%[1]d">a link</a>,
			<em>more</em> of <span look="color:rgb(%[2]d, 0, 0)">them</span>.</p><ul><li>one<li>two <code>x</code></ul>
			<figure box="100 0 700 400"><img src="/i/%[1]d.jpg" look="width:700px;height:394px" box="100 0 700 394"><figcaption>What it shows</figcaption></figure>
			<table><tr><th>a<th>b<tr><td>%[1]d<td>c</table>`, i, i%9)
	}
	return s.String()
}

// What is written costs what the page has: four times the nodes, about four times the
// bytes that are allocated on the way, whatever shape they have.
func TestLinear(t *testing.T) {
	repeat := func(s string) func(int) string { return func(n int) string { return strings.Repeat(s, n) } }
	// The parser goes 512 elements deep.
	deep := func(s string) func(int) string { return func(n int) string { return strings.Repeat(s, n/5) } }
	for name, source := range map[string]func(int) string{
		"a story": func(n int) string { return story(n / 8) }, "deep": deep("<div>"), "deep quotes": deep("<blockquote>x"),
		"deep lists": func(n int) string { return strings.Repeat("<ul><li>x", n/10) }, "deep bold": deep("<b>x"), "links after marks": repeat("!<a href=/x>y</a>"),
		"breaks": repeat("x<br>"), "breaks in bold": repeat("<b>x<br></b>"), "code": repeat("<code>`</code>"), "empty": repeat("<wbr><b>x</b><wbr>"),
		"notes": func(n int) string {
			return strings.Repeat(`<sup><a href="#n">1</a></sup>`, n) + "<ol><li id=n>" + strings.Repeat(`<a href="#m">x</a>`, n) + "</ol>"
		},
		"cells":       func(n int) string { return "<table>" + strings.Repeat("<tr><td rowspan=9 colspan=9>x", n) + "</table>" },
		"tables":      func(n int) string { return strings.Repeat("<table><tr><td>x<td>", n/20) },
		"blocks in a": repeat("<a href=/x><div>x</div></a>"), "places": repeat("<a href='#p'>x</a><p id=p>y"),
		"captions": func(n int) string { return strings.Repeat("<figure><figcaption>x", n/10) }, "stray": repeat("<ul>x<p>y</ul><table>z</table>"),
	} {
		small, large := allocated(t, source(300)), allocated(t, source(1200))
		if ratio := float64(large) / float64(small); ratio > 5.5 {
			t.Errorf("%s: four times the page allocates %.1f times as much (%d and %d bytes)", name, ratio, small, large)
		}
	}
}

// allocated is how many bytes all formats of a page allocate.
func allocated(t *testing.T, source string) uint64 {
	t.Helper()
	p, sel := parsed(t, "<body><p>x"+source)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	if err := formats[len(formats)-1].write(a); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}
