package baseline

import (
	"testing"

	"galley/models"
)

// TestMethods: defaults are what New(nil) has, ranges hold for every parameter, and
// at both ends of a range a page can be read.
func TestMethods(t *testing.T) {
	p := parsed(t, "<h1>Storm hits coast</h1><ul><li><a href=/>Home, sport</a></ul><p>The storm hits the coast, they say.<p>Many lost power, says one. "+
		"It will not come back before the day after tomorrow, says another.")
	seen := map[string]bool{}
	for _, m := range Methods() {
		if seen[m.Name] || m.Name == "" || m.Paper == "" || m.Doc == "" {
			t.Errorf("method %+v: want a name of its own, a paper and a line of doc", m)
		}
		seen[m.Name] = true
		for _, param := range m.Params {
			if param.Doc == "" || !(param.Min <= param.Default && param.Default <= param.Max) {
				t.Errorf("%s: parameter %+v", m.Name, param)
			}
			for _, v := range []float64{param.Min, param.Default, param.Max} {
				e, err := m.New(map[string]float64{param.Name: v})
				if err != nil {
					t.Errorf("%s with %s %v: %v", m.Name, param.Name, v, err)
					continue
				}
				s, err := e.Select(p)
				checkSelection(t, p, s, err)
			}
			if _, err := m.New(map[string]float64{param.Name: param.Max + 1}); err == nil {
				t.Errorf("%s accepts %s %v", m.Name, param.Name, param.Max+1)
			}
		}
		if _, err := m.New(map[string]float64{"no such": 1}); err == nil {
			t.Errorf("%s accepts a parameter that there is not", m.Name)
		}
		checkDefaults(t, m)
	}
}

// checkDefaults holds what New makes without values against the zero values.
func checkDefaults(t *testing.T, m models.Method) {
	t.Helper()
	e, err := m.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	switch e := e.(type) {
	case *CCB:
		if got, want := e.withDefaults(), (&CCB{Variant: e.Variant}).withDefaults(); got != want {
			t.Errorf("%s: %+v, want %+v", m.Name, got, want)
		}
	case *DSC:
		if *e != (DSC{Run: 3, Ratio: 0.5}) {
			t.Errorf("%s: %+v", m.Name, e)
		}
	case *MCSTD:
		if *e != (MCSTD{Wrap: 65, Shift: 1}) {
			t.Errorf("%s: %+v", m.Name, e)
		}
	}
}
