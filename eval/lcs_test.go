package eval

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
)

// Examples worked out by hand, and the empty cases.
func TestWordLCS(t *testing.T) {
	tests := []struct {
		name            string
		extracted, gold string
		want            PR
		f1              float64
	}{
		{"two words change places", "a b c d", "b c e d", PR{0.75, 0.75}, 0.75},
		{"a word twice", "the the cat", "the cat the", PR{2. / 3, 2. / 3}, 2. / 3},
		{"nothing extracted", "", "a", PR{}, 0},
		{"nothing wanted", "a", "", PR{}, 0},
		{"both empty", "", " \n", PR{1, 1}, 1},
		{"too much", "x a b y", "a b", PR{0.5, 1}, 2. / 3},
		{"too little", "b", "a b", PR{1, 0.5}, 2. / 3},
		{"nothing shared", "a b", "c d", PR{}, 0},
		{"case counts", "A b", "a b", PR{0.5, 0.5}, 0.5},
		{"ideographs are words", "新聞記者", "新聞社", PR{0.5, 2. / 3}, 4. / 7},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := wordLCS(tt.extracted, tt.gold)
			if !near(got.Precision, tt.want.Precision) || !near(got.Recall, tt.want.Recall) {
				t.Errorf("wordLCS = %v, want %v", got, tt.want)
			}
			if !near(got.F1(), tt.f1) {
				t.Errorf("F1 = %g, want %g", got.F1(), tt.f1)
			}
		})
	}
}

func near(a, b float64) bool { return math.Abs(a-b) < 1e-12 }

// quadratic is the textbook recurrence in two rows.
func quadratic(a, b []string) int {
	before, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for i := range a {
		for j := range b {
			if a[i] == b[j] {
				row[j+1] = before[j] + 1
			} else {
				row[j+1] = max(before[j+1], row[j])
			}
		}
		before, row = row, before
	}
	return before[len(b)]
}

// tokens are n of the given number of different ones.
func tokens(r *rand.Rand, n, different int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprint(r.IntN(different))
	}
	return list
}

func TestLCSAgainstQuadratic(t *testing.T) {
	r := rand.New(rand.NewPCG(2004, 0))
	for range 2000 {
		// Lengths around the words of 64 bits, alphabets from one token to all different.
		different := 1 + r.IntN(1<<r.IntN(9))
		a, b := tokens(r, r.IntN(200), different), tokens(r, r.IntN(200), different)
		if got, want := LCS(a, b), quadratic(a, b); got != want {
			t.Fatalf("LCS(%v, %v) = %d, want %d", a, b, got, want)
		}
	}
}

func FuzzLCS(f *testing.F) {
	f.Add("a b c d", "b c e d")
	f.Add(strings.Repeat("x ", 64), strings.Repeat("x ", 65))
	f.Add(strings.Repeat("x y ", 100), strings.Repeat("y z ", 70))
	f.Fuzz(func(t *testing.T, s, u string) {
		a, b := strings.Fields(s), strings.Fields(u)
		if len(a) > 1000 || len(b) > 1000 {
			t.Skip()
		}
		got := LCS(a, b)
		if want := quadratic(a, b); got != want {
			t.Errorf("LCS = %d, want %d", got, want)
		}
		if back := LCS(b, a); back != got {
			t.Errorf("LCS = %d, and %d with the two exchanged", got, back)
		}
	})
}

// Whole pages are compared with each other when an extractor fails: a row of bits
// for every different word would take 300 MB here.
func TestLCSMemory(t *testing.T) {
	a := make([]string, 50_000)
	for i := range a {
		a[i] = fmt.Sprint(i)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if got := LCS(a, a); got != len(a) {
		t.Errorf("LCS of a text with itself = %d, want %d", got, len(a))
	}
	runtime.ReadMemStats(&after)
	if mb := (after.TotalAlloc - before.TotalAlloc) >> 20; mb > 50 {
		t.Errorf("%d MB for 50,000 words, want at most 50", mb)
	}
}

func BenchmarkLCS(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 0))
	for _, n := range []int{1000, 10_000} {
		x, y := tokens(r, n, n/3), tokens(r, n, n/3)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				LCS(x, y)
			}
			b.ReportMetric(float64(n), "words/op")
		})
	}
}
