package models

import (
	"fmt"
	"strings"
	"testing"

	"galley/page"
)

// newsPage is a laid out page of about the given number of nodes: a header, an
// article, and teasers as far as it goes.
func newsPage(t testing.TB, nodes int) *page.Page {
	var b strings.Builder
	y := 900
	at := func(x, w, h int) string { return fmt.Sprintf(`box="%d %d %d %d"`, x, y, w, h) }
	paragraphs := nodes / 30
	b.WriteString(strings.Split(article, "</div></body>")[0])
	for i := range paragraphs {
		fmt.Fprintf(&b, "<p %s>Paragraph %d tells what <b>happened next</b>, and to whom it did.</p>", at(100, 800, 80), i)
		y += 90
	}
	for i := 0; i < (nodes-paragraphs*5)/12; i++ {
		fmt.Fprintf(&b, `<div %s><a href=/s/%d %s><img src=/%d.png %s></a><div %s><h3 %s><a href=/s/%d %s>Story number %d of this day</a></h3><p %s>What it says in a sentence or two.</p><span %s>Noon</span></div></div>`,
			at(940, 300, 120), i, at(940, 80, 80), i, at(940, 80, 80), at(1030, 210, 120), at(1030, 210, 40), i, at(1030, 210, 20), i, at(1030, 210, 40), at(1030, 60, 20))
		y += 3
	}
	return laid(t, b.String()+"</div></body>")
}

// BenchmarkSelect shows that selection is linear: ns/node is the same for n and
// 10n nodes. The wrapper has as many support vectors as one of 40 pages.
func BenchmarkSelect(b *testing.B) {
	w := trained(b, 150)
	for _, nodes := range []int{3000, 30_000} {
		p := newsPage(b, nodes)
		b.Run(fmt.Sprint(nodes), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := w.Select(p); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Nodes)), "ns/node")
		})
	}
}
