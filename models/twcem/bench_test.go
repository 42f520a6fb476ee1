package twcem

import (
	"maps"
	"slices"
	"testing"
)

func BenchmarkSelect(b *testing.B) {
	p := realPage(b)
	for _, m := range Methods() {
		b.Run(m.Name, func(b *testing.B) {
			e, err := m.New(nil)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				if _, err := e.Select(p); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
		})
	}
}

// BenchmarkHostile shows what the largest pages cost.
func BenchmarkHostile(b *testing.B) {
	for _, name := range slices.Sorted(maps.Keys(hostile)) {
		source := hostile[name]()
		p := parsed(b, source)
		for _, m := range Methods() {
			b.Run(m.Name+"/"+name, func(b *testing.B) {
				e, err := m.New(nil)
				if err != nil {
					b.Fatal(err)
				}
				b.ReportAllocs()
				b.SetBytes(int64(len(source)))
				for b.Loop() {
					_, _ = e.Select(p) // an article or none, both cost
				}
			})
		}
	}
}
