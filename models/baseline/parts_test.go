package baseline

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"galley/models/modelstest"
	"galley/page"
)

// TestBlocks: what a block owns, and that features are shares of the page's most.
func TestBlocks(t *testing.T) {
	p := modelstest.Parse(t, `<script src=x></script><div>aaaa<p>bb<img><a href=/>bb</a></p><ul><li>c<li>d</ul><script src=y></script></div>eeeeeeee`)
	var got []string
	for _, b := range blocks(p, page.Readable(p, false)) {
		got = append(got, fmt.Sprintf("%d %v", b.chars, b.vector))
	}
	want := []string{
		"8 [1 0 0 0 0 0 0]",   // the root's; the script outside of the body is in the head
		"4 [0.5 0 0 1 0 0 0]", // text, image, link, script, form, item, style
		"4 [0.5 1 1 0 0 0 0]",
		"2 [0.25 0 0 0 0 1 0]",
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("blocks\n%q, want\n%q", got, want)
	}
}

// TestFE: the winner is the longest of the blocks that are mostly text; without one
// the longest of all.
func TestFE(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"the longest winner", "<p>aaaa<p>bbbbbb<img><p>ccccc<p>" + strings.Repeat("d", 12) + "<img><img><img>", "bbbbbb"},
		{"no winner", "<p>aaaa<img><p>bbb<img>", "aaaa"},
		{"the first of equals", "<p>aaaa<p>bbbb", "aaaa"},
	} {
		p := modelstest.Parse(t, tt.source)
		if got := modelstest.SelectText(t, &FE{}, p); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestField: leaving out the middle of long runs changes no value.
func TestField(t *testing.T) {
	const r, passes = 3, 4
	runs := []run{{page.None, 50}, {0, 200}, {page.None, 7}, {1, 30}, {page.None, 500}}
	short := newField(runs, r, passes)
	if short.grain != 1 || len(short.values) >= 200 {
		t.Fatalf("%d values, one for %d characters", len(short.values), short.grain)
	}
	var full []float64
	var starts []int
	for _, run := range runs {
		starts = append(starts, len(full))
		for range run.n {
			value := 0.0
			if run.isText() {
				value = 1
			}
			full = append(full, value)
		}
	}
	want := blur(full, r, 1, passes, 0)
	got := blur(short.values, r, 1, passes, 0)
	for i := range runs {
		for d := range min(r*passes, runs[i].n) {
			if a, b := got[short.starts[i]+d], want[starts[i]+d]; math.Abs(a-b) > 1e-12 {
				t.Errorf("run %d: value %d is %v, want %v", i, d, a, b)
			}
		}
	}
}

// TestGrain: a huge page has about as many positions as any.
func TestGrain(t *testing.T) {
	var runs []run
	for i := range 40_000 {
		runs = append(runs, run{page.None, 100}, run{page.NodeID(i), 1000})
	}
	f := newField(runs, 40, 20)
	if f.grain < 2 || len(f.values) > maxField+2*len(runs) {
		t.Errorf("%d values, one for %d characters", len(f.values), f.grain)
	}
	if got := f.content(1, "", CCB{Threshold: 0.75}); got != 1000 {
		t.Errorf("content %d, want all 1000 characters", got)
	}
}

func TestWordContent(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		values     []float64
		want       int
	}{
		{"all", "ab  cd", []float64{1, 1, 0, 1, 1}, 5},
		{"none", "ab cd", []float64{0.7, 0.7, 1, 0.7, 0.7}, 0},
		{"one of two", " ab\ncd ", []float64{0.7, 0.9, 1, 0.7, 0.7}, 2}, // mean 0.8; half of five characters
		{"characters", "风暴", []float64{1, 0.4}, 0},                      // one run of letters is one word
	} {
		if got := wordContent(tt.values, tt.text, 0.75); got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.want)
		}
	}
}
