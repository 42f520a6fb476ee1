package cepr

import (
	"math"
	"slices"
	"strings"
	"testing"

	"galley/models/modelstest"
	"galley/models/signal"
	"galley/page"
)

// text of n characters, the first p of them punctuation. The last is a letter.
func letters(n, p int) string { return strings.Repeat(",", p) + strings.Repeat("x", n-p) }

// example is Examples 2 and 3 of [Wu13]. The paths and the sum of
// the lengths are the paper's; the lengths 427 and 218 and the punctuation 9 and 6
// are one of the choices that give its published value.
func example(t testing.TB) *page.Page {
	return modelstest.Parse(t, `<html><body><div><div><div><h1>`+letters(40, 0)+`</h1><p>`+letters(427, 9)+
		`<a>`+letters(7, 0)+`</a></p><p>`+letters(218, 6)+`</p></div></div></div></body></html>`)
}

// judged is what is known of the texts of a page.
func judged(p *page.Page, o Options) (t *paths, texts []text, all []ratio) {
	t = newPaths(p)
	texts, _ = collect(p, page.Readable(p, o.ReadHidden), t, &o)
	return t, texts, ratios(texts, len(t.parent))
}

func near(a, b []float64, precision float64) bool {
	return slices.EqualFunc(a, b, func(x, y float64) bool { return math.Abs(x-y) <= precision })
}

func TestExampleRatios(t *testing.T) {
	_, texts, all := judged(example(t), Options{})
	if got, want := histogram(texts, all, (*ratio).tpr), []float64{40, 322.5, 7, 322.5}; !near(got, want, 0) {
		t.Errorf("TPR %v, want %v", got, want)
	}
	const e = 379139.0625
	if got, want := histogram(texts, all, (*ratio).etpr), []float64{0, e, 0, e}; !near(got, want, 1e-6) {
		t.Errorf("ETPR %v, want %v", got, want)
	}
	r := all[texts[1].path]
	if r.n != 2 || r.chars != 322.5 || r.punct != 7.5 || r.charsSD != 104.5 || r.punctSD != 1.5 {
		t.Errorf("path of #2: %+v", r)
	}
}

func TestExampleSmoothing(t *testing.T) {
	paths, texts, all := judged(example(t), Options{})
	h := histogram(texts, all, (*ratio).etpr)
	s := newSmoother(paths, texts, &Options{})
	got := s.smooth(h, false)
	if want := []float64{0, 171318.8239, 207820.2386, 379139.0625}; !near(got, want, 5e-5) {
		t.Errorf("smoothed %.4f, want %.4f", got, want)
	}
	// The paper has 207768.206: its kernel is rounded to 0.274.
	s.kernel = []float64{0.274, 0.452, 0.274}
	if got := s.smooth(h, false)[2]; math.Abs(got-207768.206) > 5e-4 {
		t.Errorf("with the kernel of the paper %.4f, want 207768.206", got)
	}
}

func TestExampleSelection(t *testing.T) {
	p := example(t)
	paths, texts, all := judged(p, Options{})
	etpr := histogram(texts, all, (*ratio).etpr)
	for _, tt := range []struct {
		variant       Variant
		h             []float64
		sd, threshold float64
		want          []bool
	}{
		{SETPR, newSmoother(paths, texts, &Options{}).smooth(etpr, false), 134665.6888, 107732.5511, []bool{false, true, true, true}},
		{ETPR, etpr, 189569.5313, 132698.6719, []bool{false, true, false, true}},
		{TPR, histogram(texts, all, (*ratio).tpr), 149.9546, 254.9228, []bool{false, true, false, true}},
	} {
		sd := signal.Deviation(tt.h)
		if math.Abs(sd-tt.sd) > 5.1e-5 || math.Abs(tt.variant.lambda()*sd-tt.threshold) > 5.1e-5 {
			t.Errorf("%v: deviation %.4f, threshold %.4f, want %.4f and %.4f", tt.variant, sd, tt.variant.lambda()*sd, tt.sd, tt.threshold)
		}
		e := Extractor{Options{Variant: tt.variant}}
		if got := e.judge(paths, texts); !slices.Equal(got, tt.want) {
			t.Errorf("%v keeps %v, want %v", tt.variant, got, tt.want)
		}
	}
}

func TestMeasure(t *testing.T) {
	for _, tt := range []struct {
		text         string
		opts         Options
		chars, punct int
		only         bool
	}{
		{" \n\u00a0", Options{}, 0, 0, true},
		{" a  b, c. ", Options{}, 7, 2, false},
		{" a  b, c. ", Options{SkipBlanks: true}, 5, 2, false},
		{"| · |", Options{}, 5, 3, true},
		{"中文。", Options{}, 3, 1, false},
		{"a+b=c", Options{}, 5, 0, false}, // mathematical signs are of category S
		{"a+b, c", Options{Punctuation: "+"}, 6, 1, false},
	} {
		chars, punct, only := measure(tt.text, &tt.opts)
		if chars != tt.chars || punct != tt.punct || only != tt.only {
			t.Errorf("%q: %d characters, %d punctuation, only %v; want %d, %d, %v", tt.text, chars, punct, only, tt.chars, tt.punct, tt.only)
		}
	}
}

func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"div.p", "div.p", 0}, {"div.p", "div.p.a", 1}, {"div.div.div.h1", "div.div.div.p.a", 2},
		{"div.ul.li.a", "div.p.a", 2}, {"p", "div.p", 1}, {"a.b.c", "c.b.a", 2}, {"a.b.c.d", "b.c.d.e", 2},
	} {
		paths := &paths{parent: []int32{0}, tag: []int32{-1}, depth: []int32{0}}
		ids := map[step]int32{} // tags by their first letter will do
		var ends [2]int32
		for i, path := range [2]string{tt.a, tt.b} {
			for tag := range strings.SplitSeq(path, ".") {
				ends[i] = paths.intern(ids, step{ends[i], int32(tag[0])})
			}
		}
		if got := paths.distance(ends[0], ends[1]); got != tt.want {
			t.Errorf("%s to %s: %d, want %d", tt.a, tt.b, got, tt.want)
		}
		if got := paths.distance(ends[1], ends[0]); got != tt.want {
			t.Errorf("%s to %s: %d, want %d", tt.b, tt.a, got, tt.want)
		}
	}
}
