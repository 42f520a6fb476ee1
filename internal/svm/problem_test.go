package svm

import (
	"bytes"
	"errors"
	"math"
	"reflect"
	"strings"
	"testing"
)

func TestWriteProblem(t *testing.T) {
	p := Problem{
		X: [][]float64{{0.1, 0, 1e-7}, {0, 0, 0}, {-3, 1e21, 5e-324}},
		Y: []int{1, -1, -1},
	}
	var b strings.Builder
	if err := WriteProblem(&b, p); err != nil {
		t.Fatal(err)
	}
	want := "+1 1:0.1 3:1e-07\n-1\n-1 1:-3 2:1e+21\n" // the last value is no normal number
	if b.String() != want {
		t.Errorf("got %q, want %q", b.String(), want)
	}
}

func TestProblemCheck(t *testing.T) {
	tests := []struct {
		name string
		p    Problem
		want string
	}{
		{"no rows", Problem{}, ""},
		{"no features", Problem{X: [][]float64{{}, {}}, Y: []int{1, -1}}, ""},
		{"labels missing", Problem{X: [][]float64{{1}}}, "1 rows and 0 labels"},
		{"ragged", Problem{X: [][]float64{{1}, {1, 2}}, Y: []int{1, 1}}, "row 2 has 2 features"},
		{"label", Problem{X: [][]float64{{1}}, Y: []int{0}}, "row 1 has label 0"},
		{"NaN", Problem{X: [][]float64{{1, math.NaN()}}, Y: []int{1}}, "row 1: feature 2 is NaN"},
		{"infinite", Problem{X: [][]float64{{math.Inf(-1)}}, Y: []int{1}}, "feature 1 is -Inf"},
		{"too wide", Problem{X: [][]float64{make([]float64, maxIndex+1)}, Y: []int{1}}, "the limit is 65536"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var b bytes.Buffer
			checkErr(t, WriteProblem(&b, tt.p), tt.want)
			if tt.want != "" && b.Len() > 0 {
				t.Errorf("%d bytes were written", b.Len())
			}
		})
	}
}

func TestReadProblem(t *testing.T) {
	tests := []struct {
		name, text string
		want       Problem
		err        string
	}{
		{"empty", "", Problem{}, ""},
		{"rows", "+1 1:0.5 3:2\n-1\n1.0 2:-1e-3 \n", Problem{
			X: [][]float64{{0.5, 0, 2}, {0, 0, 0}, {0, -1e-3, 0}},
			Y: []int{1, -1, 1},
		}, ""},
		{"no end of line, tabs, CR", "1\t1:1\r\n-1 1:2", Problem{X: [][]float64{{1}, {2}}, Y: []int{1, -1}}, ""},
		{"empty line", "1 1:1\n\n", Problem{}, "line 2: empty line"},
		{"label", "1 1:1\n2 1:1\n", Problem{}, "line 2: label 2, want 1 or -1"},
		{"label NaN", "nan 1:1", Problem{}, "line 1: \"nan\" is not a finite"},
		{"index 0", "1 0:1", Problem{}, "index \"0\", want 1…65536"},
		{"index too large", "1 65537:1", Problem{}, "index \"65537\""},
		{"index not a number", "1 x:1", Problem{}, "index \"x\""},
		{"no colon", "1 7", Problem{}, "\"7\" is not index:value"},
		{"descending", "1 2:1 1:1", Problem{}, "index 1 after 2"},
		{"twice", "1 2:1 2:1", Problem{}, "index 2 after 2"},
		{"infinite", "1 1:inf", Problem{}, "not a finite decimal"},
		{"overflow", "1 1:1e999", Problem{}, "not a finite decimal"},
		{"hexadecimal", "1 1:0x1p4", Problem{}, "not a finite decimal"},
		{"no value", "1 1:", Problem{}, "not a finite decimal"},
		{"much memory for little text", "1 65536:1\n" + strings.Repeat("1\n", 256), Problem{}, "257 rows of 65536 features"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := readProblem(strings.NewReader(tt.text))
			checkErr(t, err, tt.err)
			if !reflect.DeepEqual(p, tt.want) {
				t.Errorf("got %v, want %v", p, tt.want)
			}
		})
	}
}

func TestReadTextLimit(t *testing.T) {
	_, err := readProblem(endless{})
	checkErr(t, err, "more than 67108864 bytes")
	_, err = ReadModel(endless{}, 0)
	checkErr(t, err, "more than 67108864 bytes")
}

func TestReadError(t *testing.T) {
	if _, err := readProblem(broken{}); !errors.Is(err, errBroken) {
		t.Errorf("ReadProblem: %v", err)
	}
	if _, err := ReadModel(broken{}, 0); !errors.Is(err, errBroken) {
		t.Errorf("ReadModel: %v", err)
	}
}

func FuzzReadProblem(f *testing.F) {
	f.Add([]byte("+1 1:0.5 3:2\n-1\n1 2:-1e-3 \n"))
	f.Add([]byte("1 1:5e-324\n-1 65536:1"))
	f.Add([]byte("1 2:1 1:1\n\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		p, err := readProblem(bytes.NewReader(text))
		if err != nil {
			return
		}
		var b bytes.Buffer
		if err := WriteProblem(&b, p); err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		q, err := readProblem(bytes.NewReader(b.Bytes()))
		if err != nil {
			t.Fatalf("what was written cannot be read: %v", err)
		}
		// Columns of zeros at the end are lost on the way.
		if !reflect.DeepEqual(p.Y, q.Y) || q.Dim() > p.Dim() {
			t.Fatalf("got labels %v and %d features, want %v and at most %d", q.Y, q.Dim(), p.Y, p.Dim())
		}
		for i := range q.X {
			for j, v := range p.X[i] {
				if j < q.Dim() && q.X[i][j] != v || j >= q.Dim() && v != 0 {
					t.Fatalf("row %d differs: got %v, want %v", i+1, q.X[i], p.X[i])
				}
			}
		}
	})
}

// endless is a reader that never ends.
type endless struct{}

func (endless) Read(b []byte) (int, error) { return len(b), nil }

var errBroken = errors.New("the disk is on fire")

// broken is a reader that fails.
type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errBroken }

// checkErr fails unless err has the text want, or is nil where want is "".
func checkErr(t *testing.T, err error, want string) {
	t.Helper()
	switch {
	case want == "" && err != nil:
		t.Fatalf("unexpected error: %v", err)
	case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
		t.Fatalf("got error %v, want one with %q", err, want)
	}
}
