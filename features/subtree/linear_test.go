package subtree

import (
	"fmt"
	"runtime"
	"testing"

	"galley/features"
	"galley/page"
	"galley/page/pagetest"
)

// everything is what one extraction asks of the package.
func everything(p *page.Page) {
	s := Full()
	x := features.NewIndex(p, s.Limits)
	bodies, _, _ := BodyCandidates(x)
	s.Body(x, bodies)
	if len(bodies) > 0 {
		titles, _, _ := TitleCandidates(x, bodies[0])
		s.Title(x, bodies[0], titles)
	}
}

// shapes are pages on which a walk per candidate shows: each has about n nodes,
// all of them candidates.
var shapes = []struct {
	name string
	make func(n int) []any
}{
	{"ordinary", func(n int) []any {
		var parts []any
		for i := range n / 5 {
			parts = append(parts, pagetest.El("p", pagetest.Box(0, 0, 900, 200), fmt.Sprintf("Paragraph %d of a story", i%97), pagetest.El("b", "bold"), "text."))
		}
		return parts
	}},
	{"deep", func(n int) []any {
		// Chains 1,000 deep with a text at every level, so that all sums differ.
		var parts []any
		for range n / 2000 {
			chain := pagetest.El("div", pagetest.Box(0, 0, 900, 200), "end.")
			for range 1000 - 1 {
				chain = pagetest.El("div", pagetest.Box(0, 0, 900, 200), "x", chain)
			}
			parts = append(parts, chain)
		}
		return parts
	}},
	{"links", func(n int) []any {
		var parts []any
		for i := range n / 2 {
			parts = append(parts, pagetest.Link(fmt.Sprintf("/story/%d", i), pagetest.Box(0, 0, 900, 200), fmt.Sprintf("Link %d", i)))
		}
		return parts
	}},
	{"one long link", func(n int) []any {
		// Were long texts compared, every text before the link would be built.
		parts := []any{pagetest.Link("/x", pagetest.Box(0, 0, 900, 20), chars(100*n))}
		for range n / 2 {
			parts = append(parts, pagetest.El("p", pagetest.Box(0, 0, 900, 200), "short"))
		}
		return parts
	}},
}

// TestWorkIsLinear counts instead of timing: bytes allocated grow with every text
// that is put together and every list that is kept.
func TestWorkIsLinear(t *testing.T) {
	for _, s := range shapes {
		t.Run(s.name, func(t *testing.T) {
			small, large := pagetest.Build(t, s.make(4000)...), pagetest.Build(t, s.make(40000)...)
			a, b := allocated(small), allocated(large)
			nodes := float64(len(large.Nodes)) / float64(len(small.Nodes))
			if ratio := float64(b) / float64(a); ratio > 1.3*nodes {
				t.Errorf("%.1f times the nodes took %.1f times the bytes", nodes, ratio)
			}
		})
	}
}

func allocated(p *page.Page) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	everything(p)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// BenchmarkExtract shows linearity: ns/node is the same for n and 10n nodes.
func BenchmarkExtract(b *testing.B) {
	for _, s := range shapes {
		for _, n := range []int{4000, 40_000} {
			p := pagetest.Build(b, s.make(n)...)
			b.Run(fmt.Sprintf("%s/%d", s.name, n), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					everything(p)
				}
				nodes := float64(len(p.Nodes))
				b.ReportMetric(nodes, "nodes/op")
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/nodes, "ns/node")
			})
		}
	}
}
