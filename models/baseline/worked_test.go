package baseline

import (
	"math"
	"slices"
	"strings"
	"testing"

	"galley/models/modelstest"
	"galley/page"
)

// runsOf makes runs of tokens: T is a tag, W a word; a bar parts two text nodes.
func runsOf(s string) []run {
	var r runs
	node := page.NodeID(0)
	for part := range strings.FieldsFuncSeq(s, func(c rune) bool { return c == '|' }) {
		for part != "" {
			n := len(part) - len(strings.TrimLeft(part, part[:1]))
			if part[0] == 'T' {
				r.tags(n)
			} else {
				r.text(node, n)
				node++
			}
			part = part[n:]
		}
	}
	return r
}

// TestDensest: the run with most words inside and most tags outside.
func TestDensest(t *testing.T) {
	for _, tt := range []struct {
		tokens string
		want   span
		sum    int
	}{
		{"TWWTWWWTTW", span{1, 7}, 4}, // i..j = 1..6
		{"", span{}, 0},
		{"TTT", span{}, 0},
		{"WTTTW", span{0, 1}, 1},   // of equals the first
		{"WTWTW", span{0, 1}, 1},   // then the shortest
		{"WTWW", span{0, 4}, 2},    // not only WW, which begins later
		{"TWW|WWT", span{1, 5}, 4}, // two text nodes
	} {
		got, sum := densest(runsOf(tt.tokens))
		if got != tt.want || sum != tt.sum {
			t.Errorf("%s: %v with sum %d, want %v with %d", tt.tokens, got, sum, tt.want, tt.sum)
		}
		if want := densestSlowly(tt.tokens); got != want {
			t.Errorf("%s: %v, want %v by all pairs", tt.tokens, got, want)
		}
	}
	// T_ij of the test: 1 tag before, 5 words inside, 2 tags after.
	if got := objective("TWWTWWWTTW", span{1, 7}); got != 8 {
		t.Errorf("T_ij = %d, want 8", got)
	}
}

// TestDensestPairs holds the linear form against all pairs i, j.
func TestDensestPairs(t *testing.T) {
	for bits := range 1 << 10 {
		tokens := ""
		for i := range 10 {
			tokens += string("TW"[bits>>i&1])
		}
		if got, _ := densest(runsOf(tokens)); got != densestSlowly(tokens) {
			t.Fatalf("%s: %v, want %v", tokens, got, densestSlowly(tokens))
		}
	}
}

// objective is T_ij: tags before i, words from i to j, tags after j.
func objective(tokens string, s span) int {
	return strings.Count(tokens[:s.from], "T") + strings.Count(tokens[s.from:s.to], "W") + strings.Count(tokens[s.to:], "T")
}

func densestSlowly(tokens string) (best span) {
	tokens = strings.ReplaceAll(tokens, "|", "")
	if !strings.Contains(tokens, "W") {
		return span{}
	}
	most := -1
	for i := range tokens {
		for j := i + 1; j <= len(tokens); j++ {
			if v := objective(tokens, span{i, j}); v > most {
				best, most = span{i, j}, v
			}
		}
	}
	return best
}

// TestSections: the slopes of five windows, and the sections in them.
func TestSections(t *testing.T) {
	const tokens = "TWWWWWWWTTTT"
	d := &DSC{Window: 4, Run: 2}
	var slopes []float64
	for _, w := range windows(runsOf(tokens), len(tokens), 4) {
		slopes = append(slopes, w.slope())
	}
	if want := []float64{0.25, 0, 0, 0.5, 1}; !slices.Equal(slopes, want) {
		t.Errorf("slopes %v, want %v", slopes, want)
	}
	for _, tt := range []struct {
		name, tokens string
		d            *DSC
		want         []span
	}{
		{"one section", tokens, d, []span{{2, 8}}}, // tokens 2..7
		{"too short a run", tokens, &DSC{Window: 4, Run: 3}, nil},
		{"two high windows end it", "TTTTWWWWWWWWTTWWWWWWWWTTTTTT", d, []span{{4, 12}, {14, 22}}},
		{"fewer than c are bridged", "TTTTWWWWWWWWTTWWWWWWWWTTTTTT", &DSC{Window: 4, Run: 3}, []span{{4, 22}}},
		{"two sections", "TTTTWWWWWWWWTTTTTTWWWWWWWWTTTTTT", d, []span{{4, 12}, {18, 26}}},
		{"up to the end", "TTTTTTWWWWWWW", d, []span{{6, 13}}},
		{"ratio 0", "TTTTTTTTWWWWWWWW", &DSC{Window: 4, Run: 2, Ratio: -1}, []span{{8, 16}}},
		{"every window is low", "TWWWWWWWWW", &DSC{Window: 4, Run: 2, Ratio: 9}, []span{{0, 10}}},
		{"nothing", "", d, nil},
	} {
		if got := tt.d.sections(runsOf(tt.tokens)); !slices.Equal(got, tt.want) {
			t.Errorf("%s: sections %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestQuota: 20 characters, 10 of them in links.
func TestQuota(t *testing.T) {
	p := modelstest.Parse(t, "<div>aaaaaaaaaa<a href=/>bbbbbbbbbb</a></div><p>kept</p>")
	for _, tt := range []struct {
		quota float64
		want  string
	}{{0.25, "kept"}, {0.5, "aaaaaaaaaabbbbbbbbbb\nkept"}, {0, "aaaaaaaaaabbbbbbbbbb\nkept"}, {0.75, "aaaaaaaaaabbbbbbbbbb\nkept"}, {-1, "kept"}} {
		if got := modelstest.SelectText(t, &LQF{Quota: tt.quota}, p); got != tt.want {
			t.Errorf("quota %v: %q, want %q", tt.quota, got, tt.want)
		}
	}
}

// TestBlur: one pass of radius 1 and deviation 1.
func TestBlur(t *testing.T) {
	want := []float64{0, 0.2741, 0.7259, 1, 0.7259, 0.3775}
	for i, got := range blur([]float64{0, 0, 1, 1, 1, 0}, 1, 1, 1, 0) {
		if math.Abs(got-want[i]) > 5e-5 {
			t.Errorf("value %d is %.4f, want %.4f", i, got, want[i])
		}
	}
}

// TestMaximumRun: seven lines, of which four make the best run.
func TestMaximumRun(t *testing.T) {
	for _, tt := range []struct {
		densities []float64
		shift     float64
		want      span
		sum       float64
	}{
		{[]float64{2, 1, 30, 25, 3, 40, 1}, 1, span{2, 6}, 39.7143}, // lines 3..6, mean 14.5714
		{[]float64{2, 1, 30, 25, 3, 40, 1}, -1, span{0, 7}, 102},
		{[]float64{2, 1, 30, 25, 3, 40, 1}, 2, span{5, 6}, 10.8571},
		{[]float64{5, 5, 5}, 1, span{}, 0},
		{[]float64{0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1}, 1, span{}, 0},
		{[]float64{9}, 1, span{}, 0},
		{nil, 1, span{}, 0},
		{[]float64{0, 3, 0, 3, 0, 0}, 1, span{1, 4}, 3}, // mean 1: 2 -1 2 is more than 2
		{[]float64{4, 0, 4, 0}, 1, span{0, 1}, 2},       // of equals the shortest
	} {
		got, sum := maximumRun(tt.densities, max(tt.shift, 0))
		if got != tt.want || math.Abs(sum-tt.sum) > 5e-5 {
			t.Errorf("%v: %v with sum %.4f, want %v with %v", tt.densities, got, sum, tt.want, tt.sum)
		}
	}
}
