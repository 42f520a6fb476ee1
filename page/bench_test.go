package page_test

import (
	"testing"

	"galley/page/pagetest"
)

func BenchmarkText(b *testing.B) {
	p := pagetest.Parse(b, string(pagetest.Real(b)))
	b.ReportAllocs()
	for b.Loop() {
		p.Text(0)
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}
