package method_test

import (
	"math"
	"strings"
	"testing"

	"galley/models"
	"galley/models/method"
	"galley/page"
)

// settings is an extractor that only has parameters.
type settings struct {
	Lambda, Sigma float64
	Radius, Rows  int
	Heading       bool
}

func (*settings) Select(*page.Page) (page.Selection, error) {
	return page.Selection{Title: page.None}, models.ErrNoArticle
}

func (s *settings) Declare(p *method.Params) {
	p.Float(&s.Lambda, "lambda", 1, 0, 10, "threshold")
	p.Float(&s.Sigma, "sigma", 0, 0, 10, "0: a third of the radius")
	p.Int(&s.Radius, "radius", 3, 0, 5, "texts on each side")
	p.Int(&s.Rows, "rows", 0, 0, 2, "kind of rows")
	p.Bool(&s.Heading, "heading", "take the first h1")
}

func example() method.Method {
	return method.New("example", "A paper", "does nothing", func() method.Tunable { return &settings{} })
}

func TestNewMethod(t *testing.T) {
	m := example()
	want := method.Param{Name: "radius", Default: 3, Max: 5, Doc: "texts on each side"}
	if m.Name != "example" || m.Paper != "A paper" || m.Doc != "does nothing" || len(m.Params) != 5 || m.Params[2] != want {
		t.Errorf("method %+v", m)
	}
	for _, tt := range []struct {
		name  string
		given map[string]float64
		want  settings
	}{
		{"published", nil, settings{Lambda: 1, Radius: 3}},
		{"given", map[string]float64{"lambda": 0.5, "radius": 5, "heading": 1, "rows": 2, "sigma": 2}, settings{0.5, 2, 5, 2, true}},
		{"zero where it is not published", map[string]float64{"lambda": 0, "radius": 0}, settings{Lambda: -1, Radius: -1}},
		{"zero where it is published", map[string]float64{"sigma": 0, "rows": 0, "heading": 0}, settings{Lambda: 1, Radius: 3}},
	} {
		s, err := m.New(tt.given)
		if err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if got := *s.(*settings); got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
	a, _ := m.New(nil)
	b, _ := m.New(map[string]float64{"radius": 5})
	if a.(*settings).Radius != 3 || b.(*settings).Radius != 5 {
		t.Error("two extractors share their parameters")
	}
}

func TestNewMethodRefuses(t *testing.T) {
	for _, tt := range []struct {
		name  string
		value float64
		want  string
	}{
		{"lambda", 11, "example: parameter lambda: 11 is not in [0, 10]"},
		{"lambda", math.NaN(), "example: parameter lambda: NaN is not in [0, 10]"},
		{"radius", 1.5, "example: parameter radius: 1.5 is not a whole number"},
		{"heading", 2, "is not in [0, 1]"},
		{"mu", 1, `example: no parameter "mu"`},
	} {
		if s, err := example().New(map[string]float64{tt.name: tt.value}); s != nil || err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s = %v: %v, %v, want %q", tt.name, tt.value, s, err, tt.want)
		}
	}
}

func TestOrDefault(t *testing.T) {
	for _, tt := range []struct{ v, want int }{{0, 7}, {3, 3}, {-1, 0}} {
		if got := method.OrDefault(tt.v, 7); got != tt.want {
			t.Errorf("OrDefault(%d, 7) = %d, want %d", tt.v, got, tt.want)
		}
	}
}
