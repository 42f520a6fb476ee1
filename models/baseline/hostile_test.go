package baseline

import (
	"maps"
	"slices"
	"testing"
)

// TestHostile: no page costs more than some times its own size.
func TestHostile(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(hostile)) {
		source := hostile[name]()
		p := parsed(t, source)
		for _, m := range Methods() {
			t.Run(name+"/"+m.Name, func(t *testing.T) {
				e, err := m.New(nil)
				if err != nil {
					t.Fatal(err)
				}
				got := allocated(func() {
					s, err := e.Select(p)
					checkSelection(t, p, s, err)
				})
				const field = 4 * 8 * maxField
				if limit := uint64(3*len(source) + 1500*len(p.Nodes) + field + 16<<20); got > limit {
					t.Errorf("%d MB allocated, want at most %d", got>>20, limit>>20)
				}
			})
		}
	}
}
