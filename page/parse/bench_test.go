package parse_test

import (
	"bytes"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

func BenchmarkHTML(b *testing.B) {
	source := pagetest.Real(b)
	var p *page.Page
	b.ReportAllocs()
	b.SetBytes(int64(len(source)))
	for b.Loop() {
		var err error
		if p, err = parse.HTML(bytes.NewReader(source), parse.Source{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}
