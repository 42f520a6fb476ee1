package svm

import (
	"bufio"
	"bytes"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"galley/testdata/testfile"
)

// Test W-P1 of the specification.
func TestSigmoid(t *testing.T) {
	tests := []struct {
		name          string
		a, b, f, want float64
	}{
		{"W-P1", -2, 0, 1.2, 0.9168273},
		{"border", -2, 0, 0, 0.5},
		{"offset", -1, 1, 1, 0.5},
		{"far above, no overflow", -1, 0, 1e9, 1},
		{"far below, no overflow", -1, 0, -1e9, 0},
		{"infinite product", -1e308, 0, 1e300, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := sigmoid(tt.a, tt.b, tt.f); !(math.Abs(got-tt.want) <= 5e-8) {
				t.Errorf("sigmoid(%g, %g, %g) = %.9g, want %.9g", tt.a, tt.b, tt.f, got, tt.want)
			}
		})
	}
	// A tail this small is lost in 1 - 1/(1+exp(-z)).
	if got, want := sigmoid(1, 0, 50), math.Exp(-50); math.Abs(got/want-1) > 1e-12 {
		t.Errorf("sigmoid(1, 0, 50) = %g, want %g", got, want)
	}
}

// Test W-K1 of the specification.
func TestRBF(t *testing.T) {
	if got := rbf(0.5, []float64{0.2, 0.1}, []float64{0.5, 0.4}); math.Abs(got-0.9139312) > 5e-8 {
		t.Errorf("K = %.9g, want 0.9139312", got)
	}
	if got := rbf(0.5, []float64{1e200}, []float64{-1e200}); got != 0 {
		t.Errorf("K of vectors without a finite distance = %g, want 0", got)
	}
}

func modelFile(t testing.TB, name string) *Model {
	t.Helper()
	m, err := ReadModel(bytes.NewReader(testfile.Read(t, name)), 6)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// LIBSVM's own numbers, frozen with 17 digits.
func TestFrozen(t *testing.T) {
	rows := readTable(t, "testdata/rows.txt")
	for _, name := range models(t) {
		t.Run(name, func(t *testing.T) {
			m := modelFile(t, name)
			want := readTable(t, strings.TrimSuffix(name, ".model")+".want")
			if len(rows) != 60 || len(want) != len(rows) {
				t.Fatalf("%d rows and %d results, want 60 of each", len(rows), len(want))
			}
			for i, x := range rows {
				if d := m.Decision(x); !(math.Abs(d-want[i][0]) <= 1e-9) {
					t.Errorf("row %d: Decision = %.17g, want %.17g", i+1, d, want[i][0])
				}
				if _, _, ok := m.Sigmoid(); ok != (len(want[i]) == 2) {
					t.Fatalf("row %d: %d results, but has probabilities: %v", i+1, len(want[i]), ok)
				} else if !ok {
					continue
				}
				if p := m.Probability(x); !(math.Abs(p-want[i][1]) <= 1e-9) {
					t.Errorf("row %d: Probability = %.17g, want %.17g", i+1, p, want[i][1])
				}
			}
		})
	}
}

func TestMisusePanics(t *testing.T) {
	m, err := ReadModel(strings.NewReader(small), 0)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := ReadModel(strings.NewReader(strings.Replace(small, "probA -2\nprobB 0.5\n", "", 1)), 0)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name string
		call func()
	}{
		{"vector too short", func() { m.Decision([]float64{1}) }},
		{"vector too long", func() { m.Probability([]float64{1, 2, 3}) }},
		{"no sigmoid", func() { plain.Probability([]float64{1, 2}) }},
		{"negative dim", func() { ReadModel(strings.NewReader(small), -1) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			defer func() {
				if s, ok := recover().(string); !ok || !strings.HasPrefix(s, "svm: ") {
					t.Errorf("panic %q, want one that starts with svm:", s)
				}
			}()
			tt.call()
		})
	}
}

func BenchmarkDecision(b *testing.B) {
	m := modelFile(b, "testdata/prob.model")
	x := []float64{0.1, 0.2, 0.3, 0.4, 0.5, 0.6}
	b.ReportAllocs()
	for b.Loop() {
		m.Decision(x)
	}
	b.ReportMetric(float64(m.SupportVectors()), "vectors/op")
}

// readTable reads lines of numbers.
func readTable(t *testing.T, name string) [][]float64 {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var table [][]float64
	for sc := bufio.NewScanner(f); sc.Scan(); {
		var row []float64
		for s := range strings.FieldsSeq(sc.Text()) {
			v, err := strconv.ParseFloat(s, 64)
			if err != nil {
				t.Fatalf("%s, line %d: %v", name, len(table)+1, err)
			}
			row = append(row, v)
		}
		table = append(table, row)
	}
	return table
}
