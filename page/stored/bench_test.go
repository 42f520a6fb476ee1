package stored_test

import (
	"bytes"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/stored"
)

func BenchmarkRead(b *testing.B) {
	p := pagetest.Parse(b, string(pagetest.Real(b)))
	file := written(b, p)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := stored.Read(bytes.NewReader(file), page.Limits{}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
}
