package modelstest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"galley/models"
	"galley/models/method"
	"galley/page"
	"galley/page/parse"
)

// Fuzz holds that every method, with any parameters, makes a selection in good order
// of any HTML, or none. Check, which may be nil, holds more of what was selected;
// seeds are pages to start from besides the small ones of this package.
func Fuzz(f *testing.F, methods []method.Method, seeds []string, check func(*testing.T, *page.Page, models.Selector, page.Selection)) {
	for i, source := range append(samples(), seeds...) {
		for k := range methods {
			f.Add(source, uint8(k), uint64(i))
		}
	}
	f.Fuzz(func(t *testing.T, source string, method uint8, seed uint64) {
		p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: URL, Limits: page.Limits{Bytes: 1 << 14, Nodes: 2000}})
		if err != nil {
			return
		}
		m := methods[int(method)%len(methods)]
		if m.Laid {
			Lay(t, p)
		}
		s := newSelector(t, m, anyValues(m, seed))
		found := Select(t, s, p)
		if check != nil {
			check(t, p, s, found)
		}
	})
}

// anyValues are parameters that the seed draws: published ones, or an end of the
// range. Seed 0 draws none.
func anyValues(m method.Method, seed uint64) map[string]float64 {
	if seed == 0 {
		return nil
	}
	random := rand.New(rand.NewPCG(seed, 0))
	values := map[string]float64{}
	for _, param := range m.Params {
		values[param.Name] = []float64{param.Default, param.Default, param.Min, param.Max}[random.IntN(4)]
	}
	return values
}
