package svm

import (
	"bytes"
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// need skips the test where a program of LIBSVM is missing, or fails it where
// the environment says that it must be there.
func need(t *testing.T, program string) {
	t.Helper()
	if _, err := exec.LookPath(program); err != nil {
		if os.Getenv("GALLEY_NEED_SVM") != "" {
			t.Fatalf("GALLEY_NEED_SVM is set and no %s is on PATH", program)
		}
		t.Skipf("no %s on PATH", program)
	}
}

// emptyTemp gives the test a folder for temporary files of its own, and checks
// at its end that nothing was left there.
func emptyTemp(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("TMPDIR", dir)
	t.Cleanup(func() {
		if left, err := os.ReadDir(dir); err != nil || len(left) > 0 {
			t.Errorf("temporary files left: %v (error %v)", left, err)
		}
	})
}

// clouds returns two overlapping clouds; first is the label of the first row.
func clouds(rows, first int) Problem {
	r := rand.New(rand.NewPCG(2009, 0))
	var p Problem
	for i := range rows {
		y := first
		if i%3 == 1 {
			y = -first
		}
		x := make([]float64, 4)
		for j := range x {
			x[j] = r.NormFloat64()*0.3 + 0.2*float64(y)
		}
		p.X, p.Y = append(p.X, x), append(p.Y, y)
	}
	return p
}

// svm-predict agrees to the six digits that it prints, whichever label stands
// first in the training set.
func TestTrainAgainstPredict(t *testing.T) {
	need(t, "svm-train")
	need(t, "svm-predict")
	emptyTemp(t)
	for _, tt := range []struct {
		name  string
		first int
	}{{"first row +1", 1}, {"first row -1", -1}} {
		t.Run(tt.name, func(t *testing.T) {
			p := clouds(90, tt.first)
			m, err := Train(t.Context(), p, Params{C: 2, Gamma: 0.5, WeightPos: 2, Probability: true})
			if err != nil {
				t.Fatal(err)
			}
			labels, probs := predict(t, m, p)
			for i, x := range p.X {
				if got := m.Probability(x); math.Abs(got-probs[i]) > 1e-6 {
					t.Errorf("row %d: Probability = %g, svm-predict says %g", i+1, got, probs[i])
				}
				if got := m.Probability(x) > 0.5; got != (labels[i] > 0) && math.Abs(probs[i]-0.5) > 1e-6 {
					t.Errorf("row %d: Probability = %g, svm-predict says %d", i+1, m.Probability(x), labels[i])
				}
			}
		})
	}
}

// predict returns what svm-predict -b 1 says of every row: the label, and the
// probability of +1.
func predict(t *testing.T, m *Model, p Problem) (labels []int, probs []float64) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "model"), m.Raw(), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := writeProblemFile(filepath.Join(dir, "problem"), p); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("svm-predict", "-b", "1", "problem", "model", "out")
	cmd.Dir = dir
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, said)
	}
	out, err := os.ReadFile(filepath.Join(dir, "out"))
	if err != nil {
		t.Fatal(err)
	}
	column := 0
	for n, f := range lines(out) {
		if n == 1 { // "labels 1 -1": the order of the columns
			column = slices.IndexFunc(f, func(b []byte) bool { return string(b) == "1" })
			continue
		}
		y, err1 := strconv.Atoi(string(f[0]))
		v, err2 := strconv.ParseFloat(string(f[column]), 64)
		if err := errors.Join(err1, err2); err != nil {
			t.Fatal(err)
		}
		labels, probs = append(labels, y), append(probs, v)
	}
	if len(labels) != len(p.X) {
		t.Fatalf("svm-predict answered %d rows of %d", len(labels), len(p.X))
	}
	return labels, probs
}

// Two runs give the same bytes, also with the folds that svm-train draws.
func TestTrainTwice(t *testing.T) {
	need(t, "svm-train")
	emptyTemp(t)
	for _, probability := range []bool{false, true} {
		var texts [2][]byte
		for i := range texts {
			m, err := Train(t.Context(), clouds(60, 1), Params{Probability: probability})
			if err != nil {
				t.Fatal(err)
			}
			if _, _, ok := m.Sigmoid(); ok != probability {
				t.Errorf("Probability is %v, and the model has a sigmoid: %v", probability, ok)
			}
			texts[i] = m.Raw()
		}
		if !bytes.Equal(texts[0], texts[1]) {
			t.Errorf("Probability %v: two runs give different models", probability)
		}
	}
}

// The frozen training set learned again gives the frozen decision values: the
// settings arrive at svm-train. Its digits may differ from build to build.
func TestTrainFrozenProblem(t *testing.T) {
	need(t, "svm-train")
	emptyTemp(t)
	f, err := os.Open("testdata/problem.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	p, err := readProblem(f)
	if err != nil {
		t.Fatal(err)
	}
	for name, params := range map[string]Params{
		"plain": {},
		"prob":  {C: 2, Gamma: 0.5, WeightPos: 4, CacheMB: 1, Probability: true},
	} {
		m, err := Train(t.Context(), p, params)
		if err != nil {
			t.Fatal(err)
		}
		want := readTable(t, "testdata/"+name+".want")
		for i, x := range readTable(t, "testdata/rows.txt") {
			if d := m.Decision(x); math.Abs(d-want[i][0]) > 0.01 {
				t.Errorf("%s, row %d: Decision = %g, want %g", name, i+1, d, want[i][0])
			}
		}
	}
}

// Columns that are zero in every row still count.
func TestTrainKeepsDim(t *testing.T) {
	need(t, "svm-train")
	p := Problem{X: [][]float64{{1, 0, 0}, {0, 0, 0}, {5e-324, 0, 0}, {0.9, 0, 0}}, Y: []int{1, -1, -1, 1}}
	m, err := Train(t.Context(), p, Params{})
	if err != nil {
		t.Fatal(err)
	}
	if m.Dim() != 3 {
		t.Fatalf("Dim = %d, want 3", m.Dim())
	}
	if a, b := m.Decision([]float64{1, 0, 0}), m.Decision([]float64{0, 0, 0}); !(a > 0 && b < 0) {
		t.Errorf("Decision = %g and %g, want above and below 0", a, b)
	}
}

func TestTrainRefuses(t *testing.T) {
	two := Problem{X: [][]float64{{0}, {1}}, Y: []int{1, -1}}
	tests := []struct {
		name   string
		p      Problem
		params Params
		want   string
	}{
		{"no rows", Problem{}, Params{}, "rows of both labels"},
		{"one class", Problem{X: [][]float64{{0}, {1}}, Y: []int{1, 1}}, Params{}, "(got 2 and 0)"},
		{"fault in the problem", Problem{X: [][]float64{{0}}}, Params{}, "1 rows and 0 labels"},
		{"C", two, Params{C: -1}, "C is -1"},
		{"C too large to round", two, Params{C: 1e300}, "C is 1e+300"},
		{"gamma", two, Params{Gamma: math.NaN()}, "Gamma is NaN"},
		{"weight", two, Params{WeightNeg: math.Inf(1)}, "WeightNeg is +Inf"},
		{"tolerance", two, Params{Eps: -1e-3}, "Eps is -0.001"},
		{"cache", two, Params{CacheMB: -1}, "CacheMB is -1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Trainer{Path: "no-such-program"}.Train(t.Context(), tt.p, tt.params)
			checkErr(t, err, tt.want)
			if one := strings.Contains(tt.want, "both") || strings.Contains(tt.want, "got"); errors.Is(err, ErrOneClass) != one {
				t.Errorf("errors.Is(err, ErrOneClass) = %v, want %v", !one, one)
			}
		})
	}
}

func TestNoTrainer(t *testing.T) {
	_, err := Trainer{Path: "no-such-program"}.Train(t.Context(), clouds(6, 1), Params{})
	var missing *NoTrainerError
	if !errors.Is(err, ErrNoTrainer) || !errors.As(err, &missing) || !errors.Is(err, exec.ErrNotFound) {
		t.Fatalf("got %v, want a *NoTrainerError", err)
	}
	if missing.Path != "no-such-program" || !strings.Contains(missing.Hint(), "libsvm-tools") {
		t.Errorf("Path %q, Hint %q", missing.Path, missing.Hint())
	}
}

// script is a program that stands in for svm-train.
func script(t *testing.T, lines string) Trainer {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("no sh on Windows")
	}
	path := filepath.Join(t.TempDir(), "svm-train")
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+lines), 0o700); err != nil {
		t.Fatal(err)
	}
	return Trainer{Path: path}
}

func TestTrainFails(t *testing.T) {
	tests := map[string]string{
		"echo Wrong input format; echo at line 3 >&2; exit 1": "exit status 1: Wrong input format at line 3",
		"exit 3":                               "exit status 3: it said nothing",
		"yes warning | head -n 100000; exit 1": "exit status 1: warning warning",
		"exit 0":                               "left no model",
		"echo hello world > model":             "svm: model: line 1: hello: unknown",
	}
	for lines, want := range tests {
		t.Run(lines, func(t *testing.T) {
			trainer := script(t, lines)
			emptyTemp(t)
			_, err := trainer.Train(t.Context(), clouds(6, 1), Params{})
			checkErr(t, err, want)
			if len(err.Error()) > maxMessages+512 {
				t.Errorf("the error has %d bytes", len(err.Error()))
			}
		})
	}
}

// A cancelled run ends at once, with the children of its program: one that
// lived on would hold the pipe of its messages open until WaitDelay is over.
func TestTrainCancelled(t *testing.T) {
	started := filepath.Join(t.TempDir(), "started")
	trainer := script(t, "sleep 60 & : > '"+started+"'; wait")
	emptyTemp(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var stopped time.Time
	go func() {
		for {
			if _, err := os.Stat(started); err == nil || ctx.Err() != nil {
				break
			}
			time.Sleep(5 * time.Millisecond)
		}
		stopped = time.Now()
		cancel()
	}()
	_, err := trainer.Train(ctx, clouds(6, 1), Params{})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("got %v, want context.Canceled", err)
	}
	if d := time.Since(stopped); d > 4*time.Second {
		t.Errorf("the run ended %v after its context: the group was not killed", d)
	}
}
