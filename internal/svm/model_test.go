package svm

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// small is a model by hand: f(x) = K(x, (1,0)) - K(x, (0,1)) - 0.25.
const small = `svm_type c_svc
kernel_type rbf
gamma 0.5
nr_class 2
total_sv 2
rho 0.25
label 1 -1
probA -2
probB 0.5
nr_sv 1 1
SV
1 1:1 
-1 2:1 
`

func TestReadModel(t *testing.T) {
	tests := []struct {
		name     string
		old, new string // replaced in small
		dim      int
		want     string // part of the error; "" means accepted
	}{
		{"as it is", "", "", 0, ""},
		{"CR", "\n", "\r\n", 0, ""},
		{"no probabilities", "probA -2\nprobB 0.5\n", "", 0, ""},
		{"more features than indexes", "", "", 9, ""},
		{"fewer features than indexes", "", "", 1, "line 13: index 2, but there are 1 features"},
		{"other type", "c_svc", "epsilon_svr", 0, "line 1: svm_type: \"epsilon_svr\"; only c_svc is supported"},
		{"other kernel", "rbf", "linear", 0, "line 2: kernel_type: \"linear\"; only rbf is supported"},
		{"more classes", "nr_class 2", "nr_class 3", 0, "line 4: nr_class: \"3\"; only 2 is supported"},
		{"other labels", "label 1 -1", "label 1 0", 0, "line 7: label: \"0\"; only the labels 1 and -1"},
		{"one label twice", "label 1 -1", "label 1 1", 0, "line 7: label: 1 twice"},
		{"gamma 0", "gamma 0.5", "gamma 0", 0, "line 3: gamma: 0, want more than 0"},
		{"gamma NaN", "gamma 0.5", "gamma nan", 0, "line 3: gamma: \"nan\" is not a finite"},
		{"gamma missing", "gamma 0.5\n", "", 0, "line 10: SV: the header has no gamma"},
		{"rho too large", "rho 0.25", "rho 1e301", 0, "line 6: rho: 1e+301 is above"},
		{"coefficient too large", "1 1:1", "1e301 1:1", 0, "line 12: coefficient 1e+301 is above"},
		{"repeated", "rho 0.25", "gamma 0.5", 0, "line 6: \"gamma\" for the second time"},
		{"unknown", "rho 0.25", "coef0 0.25", 0, "line 6: coef0: unknown"},
		{"empty line", "rho 0.25", "", 0, "line 6: empty line"},
		{"value missing", "rho 0.25", "rho", 0, "line 6: \"rho\" has 0 values, want 1"},
		{"half a sigmoid", "probB 0.5\n", "", 0, "one of probA and probB"},
		{"count too small", "total_sv 2", "total_sv 1", 0, "total_sv is 1 and nr_sv 1 and 1"},
		{"count negative", "total_sv 2", "total_sv -2", 0, "\"-2\" is not a count"},
		{"count huge", "total_sv 2", "total_sv 99999999999", 0, "is not a count"},
		{"no support vectors", "total_sv 2\nrho 0.25\nlabel 1 -1\nprobA -2\nprobB 0.5\nnr_sv 1 1", "total_sv 0\nrho 0.25\nlabel 1 -1\nnr_sv 0 0", 0, "want at least 1"},
		{"cut off in the header", "SV\n1 1:1 \n-1 2:1 \n", "", 0, "no line SV"},
		{"cut off in the vectors", "-1 2:1 \n", "", 0, "total_sv is 2, but there are 1"},
		{"more after the end", "-1 2:1 \n", "-1 2:1 \n1 1:1\n", 0, "total_sv is 2, but there are 3"},
		{"index out of range", "2:1", "70000:1", 0, "line 13: index \"70000\""},
		{"not a model", small, "<!doctype html>\n", 0, "line 1: "},
		{"empty file", small, "", 0, "no line SV"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.ReplaceAll(small, tt.old, tt.new)
			if tt.old == "" {
				text = small
			}
			m, err := ReadModel(strings.NewReader(text), tt.dim)
			checkErr(t, err, tt.want)
			if tt.want != "" {
				return
			}
			if want := max(2, tt.dim); m.Dim() != want || m.SupportVectors() != 2 || m.Gamma() != 0.5 {
				t.Errorf("Dim %d, SupportVectors %d, Gamma %g; want %d, 2, 0.5", m.Dim(), m.SupportVectors(), m.Gamma(), want)
			}
		})
	}
}

func TestSigmoidOf(t *testing.T) {
	read := func(text string) *Model {
		m, err := ReadModel(strings.NewReader(text), 0)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	if a, b, ok := read(small).Sigmoid(); a != -2 || b != 0.5 || !ok {
		t.Errorf("got %g, %g, %v; want -2, 0.5, true", a, b, ok)
	}
	swapped := strings.Replace(small, "label 1 -1", "label -1 1", 1)
	if a, b, ok := read(swapped).Sigmoid(); a != -2 || b != -0.5 || !ok {
		t.Errorf("labels swapped: got %g, %g, %v; want -2, -0.5, true", a, b, ok)
	}
	without := strings.Replace(small, "probA -2\nprobB 0.5\n", "", 1)
	if a, b, ok := read(without).Sigmoid(); a != 0 || b != 0 || ok {
		t.Errorf("without: got %g, %g, %v; want 0, 0, false", a, b, ok)
	}
}

// What LIBSVM wrote comes out again byte for byte.
func TestModelRoundTrip(t *testing.T) {
	for _, name := range models(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			m, err := ReadModel(bytes.NewReader(text), 6)
			if err != nil {
				t.Fatal(err)
			}
			var b bytes.Buffer
			n, err := m.WriteTo(&b)
			if err != nil || n != int64(len(text)) || !bytes.Equal(b.Bytes(), text) {
				t.Errorf("WriteTo: %d bytes, error %v; want the %d bytes of the file", n, err, len(text))
			}
			raw := m.Raw()
			clear(raw)
			if !bytes.Equal(m.Raw(), text) {
				t.Error("Raw shares memory with the model")
			}
		})
	}
}

// models lists the frozen models.
func models(t testing.TB) []string {
	names, err := filepath.Glob("testdata/*.model")
	if err != nil || len(names) != 4 {
		t.Fatalf("testdata has the models %v (error %v), want 4", names, err)
	}
	return names
}

// What ReadModel accepts, Decision and Probability can use, and it comes out as
// it went in.
func FuzzReadModel(f *testing.F) {
	f.Add([]byte(small))
	f.Add([]byte(strings.Replace(small, "label 1 -1", "label -1 1", 1)))
	f.Add([]byte(strings.Replace(small, "probA -2\nprobB 0.5\n", "", 1)))
	f.Add([]byte(strings.Replace(small, "1 1:1", "1e300 1:1e308 65536:-1e308", 1)))
	f.Add([]byte(strings.Replace(small, "probA -2", "probA 1e308", 1)))
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := ReadModel(bytes.NewReader(text), 0)
		if err != nil {
			return
		}
		if !bytes.Equal(m.Raw(), text) {
			t.Fatal("Raw is not what was read")
		}
		for _, v := range []float64{0, 0.5, -1e308} {
			x := make([]float64, m.Dim())
			for i := range x {
				x[i] = v
			}
			if f := m.Decision(x); f-f != 0 {
				t.Fatalf("Decision of %g… is %g", v, f)
			}
			if _, _, ok := m.Sigmoid(); ok {
				if p := m.Probability(x); !(p >= minProb && p <= 1-minProb) {
					t.Fatalf("Probability of %g… is %g", v, p)
				}
			}
		}
	})
}
