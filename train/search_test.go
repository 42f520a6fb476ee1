package train

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"galley/features/subtree"
	"galley/internal/svm"
	"galley/train/traintest"
)

func TestSmoothest(t *testing.T) {
	// Of 20 pages each. One standard error is 0 at 20 right, 0.97 pages at 19, 1.3
	// at 18 and 2.2 at 10.
	of := func(c, gamma float64, right int) outcome {
		o := outcome{Point{c, gamma}, make([]bool, 20)}
		for i := range right {
			o.right[i] = true
		}
		return o
	}
	tests := []struct {
		name     string
		outcomes []outcome
		want     int
	}{
		{"one", []outcome{of(4, 1, 0)}, 0},
		{"smaller gamma of equals", []outcome{of(4, 1, 20), of(4, 0.1, 20)}, 1},
		{"smaller C of equals", []outcome{of(16, 0.1, 20), of(4, 0.1, 20)}, 1},
		{"gamma before C", []outcome{of(4, 1, 20), of(16, 0.1, 20)}, 1},
		{"the first of equals", []outcome{of(4, 0.1, 20), of(4, 0.1, 20)}, 0},
		{"right everywhere has no error", []outcome{of(4, 1, 20), of(4, 0.1, 19)}, 0},
		{"less than a page", []outcome{of(4, 1, 19), of(4, 0.1, 18)}, 0},
		{"within one standard error", []outcome{of(4, 1, 18), of(4, 0.1, 17)}, 1},
		{"beyond it", []outcome{of(4, 1, 18), of(4, 0.1, 16)}, 0},
		{"wider where the best is worse", []outcome{of(4, 1, 10), of(4, 0.1, 8)}, 1},
		{"all wrong", []outcome{of(4, 1, 0), of(4, 0.1, 0)}, 1},
		{"of several that are good enough", []outcome{of(4, 1, 18), of(4, 0.5, 17), of(4, 0.1, 17), of(4, 0.01, 3)}, 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := oneStandardError(tt.outcomes); got != tt.want {
				t.Errorf("oneStandardError = %d, want %d", got, tt.want)
			}
		})
	}
}

func TestFolds(t *testing.T) {
	for _, tt := range []struct{ pages, n, want int }{{40, 5, 5}, {12, 5, 5}, {3, 5, 3}, {2, 5, 2}} {
		folds := foldsOf(tt.pages, tt.n, 1)
		sizes := make([]int, tt.want)
		for _, f := range folds {
			sizes[f]++
		}
		if low, high := slices.Min(sizes), slices.Max(sizes); len(folds) != tt.pages || high-low > 1 || low == 0 {
			t.Errorf("%d pages in folds of %v, want %d of equal size", tt.pages, sizes, tt.want)
		}
		if !slices.Equal(folds, foldsOf(tt.pages, tt.n, 1)) {
			t.Error("the same seed gives other folds")
		}
	}
	if slices.Equal(foldsOf(40, 5, 1), foldsOf(40, 5, 2)) {
		t.Error("another seed gives the same folds")
	}
}

// No row of a page is trained on when the page is held out.
func TestFoldsGroupedByPage(t *testing.T) {
	tables, _, err := build(t.Context(), traintest.Times.Samples(t, 4), subtree.Full(), subtree.Full().Limits, Options{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		all := table.problem(func(int) bool { return true })
		without := table.problem(func(page int) bool { return page != 2 })
		held := &table.pages[2]
		candidates, labelled := table.candidates()
		if got, want := len(all.X)-len(without.X), len(held.nodes); got != want || len(all.X) != candidates || labelled != 4 {
			t.Errorf("%s: %d rows less without a page of %d; %d of %d in all, %d labelled", nameOf(table.kind), got, want, len(all.X), candidates, labelled)
		}
		positives := 0
		for i, x := range without.X {
			if &x[0] == &held.matrix.Data[0] {
				t.Error("a row of the held-out page is trained on")
			}
			if without.Y[i] > 0 {
				positives++
			}
		}
		if positives != 3 {
			t.Errorf("%d positives of 3 pages", positives)
		}
	}
}

func TestDefaultGrid(t *testing.T) {
	for i, p := range DefaultGrid {
		if float64(float32(p.C)) != p.C || float64(float32(p.Gamma)) != p.Gamma || slices.Contains(DefaultGrid[:i], p) {
			t.Errorf("point %+v is rounded by svm-train, or there twice", p)
		}
	}
	if first := DefaultGrid[0]; first.C != 4 || first.Gamma != 0.0001220703125 {
		t.Errorf("the grid begins with %+v, want C 4 and gamma 2^-13", first)
	}
}

// LIBSVM's own program reads the models of a wrapper and says the same of every
// row, to the digits that it prints.
func TestPredictAgrees(t *testing.T) {
	traintest.Need(t, "svm-predict")
	samples := traintest.Times.Samples(t, 8)
	w, _ := trained(t, samples, small(1))
	tables, _, err := build(t.Context(), samples, w.Machines.Set, w.Machines.Limits, Options{Seed: w.Record.Seed})
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range []*svm.Model{w.Machines.Body, w.Machines.Title} {
		p := tables[i].problem(func(int) bool { return true })
		labels, probabilities := predict(t, m, p)
		for row, x := range p.X {
			want := m.Probability(x)
			if got := probabilities[row]; got < want*(1-1e-5)-1e-7 || got > want*(1+1e-5)+1e-7 {
				t.Errorf("%s, row %d: svm-predict says %g, Probability %g", nameOf(tables[i].kind), row, got, want)
			}
			// With probabilities svm-predict labels by them.
			if label := labels[row]; (label == 1) != (want > 0.5) {
				t.Errorf("%s, row %d: svm-predict says %d at probability %g", nameOf(tables[i].kind), row, label, want)
			}
		}
	}
}

// predict runs svm-predict -b 1.
func predict(t *testing.T, m *svm.Model, p svm.Problem) (labels []int, probabilities []float64) {
	t.Helper()
	dir := t.TempDir()
	var rows bytes.Buffer
	if err := svm.WriteProblem(&rows, p); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"rows": rows.Bytes(), "model": m.Raw()} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.CommandContext(t.Context(), "svm-predict", "-b", "1", "rows", "model", "out")
	cmd.Dir = dir
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("svm-predict: %v: %s", err, said)
	}
	out, err := os.ReadFile(filepath.Join(dir, "out"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	positive := 1 + slices.Index(strings.Fields(lines[0])[1:], "1")
	for _, line := range lines[1:] {
		f := strings.Fields(line)
		label, err := strconv.Atoi(f[0])
		if err != nil {
			t.Fatal(err)
		}
		probability, err := strconv.ParseFloat(f[positive], 64)
		if err != nil {
			t.Fatal(err)
		}
		labels, probabilities = append(labels, label), append(probabilities, probability)
	}
	if len(labels) != len(p.X) {
		t.Fatalf("svm-predict says something of %d of %d rows", len(labels), len(p.X))
	}
	return labels, probabilities
}

// BenchmarkTrain is a wrapper of 40 pages with as many candidates as the pages of
// today have; for bodies more than maxNegatives.
func BenchmarkTrain(b *testing.B) {
	full := traintest.Times
	full.Teasers = 240
	samples := full.Samples(b, 40)
	for b.Loop() {
		_, r := trained(b, samples, Options{})
		b.ReportMetric(float64(r.Record.Body.Candidates+r.Record.Title.Candidates), "rows/op")
	}
	b.ReportMetric(float64(len(samples)), "pages/op")
}
