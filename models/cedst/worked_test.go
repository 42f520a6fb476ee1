package cedst

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"galley/models/modelstest"
)

func near(got, want, within float64) bool { return math.Abs(got-want) <= within }

// The examples here are our own: Zhang et al. 2018 print none. Sections are theirs.

// TestVariance: the sizes of three siblings (section 3.3).
func TestVariance(t *testing.T) {
	units := []Unit{{Words: 12, parent: 1}, {Words: 30, parent: 1}, {Words: 18, parent: 1}}
	var g group
	for _, u := range units {
		g.add(float64(u.Words))
	}
	if got := g.variance(false); !near(got, 56, 1e-9) {
		t.Errorf("variance %v, want 56", got)
	}
	if got := g.variance(true); !near(got, 84, 1e-9) {
		t.Errorf("sample variance %v, want 84", got)
	}
}

// listsOf are units made of one-letter keywords.
func listsOf(units ...string) [][]int32 {
	var lists [][]int32
	for _, u := range units {
		var list []int32
		for _, r := range u {
			list = append(list, r-'a')
		}
		lists = append(lists, list)
	}
	return lists
}

func named(r *relation, blocks [][]int32) []string {
	var names []string
	for _, b := range blocks {
		name := ""
		for _, v := range b {
			name += string(rune('a' + r.words[v]))
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// TestTopics: six units, five keywords, two topics (section 3.2).
func TestTopics(t *testing.T) {
	lists := listsOf("abc", "abc", "abcd", "de", "de", "de")
	o := Options{}.withDefaults()
	edges := ""
	for _, e := range relate(lists, 5, o.Gamma) {
		edges += fmt.Sprintf("%c%c %d ", 'a'+e.x, 'a'+e.y, e.n)
	}
	if want := "ab 3 ac 3 bc 3 de 3 "; edges != want {
		t.Errorf("edges %s, want %s", edges, want)
	}
	r, blocks, gamma := topics(lists, 5, o)
	if got := named(r, blocks); !slices.Equal(got, []string{"abc", "de"}) || gamma != 2 {
		t.Errorf("topics %v with γ %d", got, gamma)
	}
	best, heaviest := newHeaviest(r), 0.0
	for _, b := range blocks {
		weight := r.blockWeight(b, false)
		if want := map[int]float64{3: 9, 2: 3}[len(b)]; weight != want {
			t.Errorf("weight of a topic of %d is %v, want %v", len(b), weight, want)
		}
		best.add(b, weight)
		heaviest = max(heaviest, weight)
	}
	for i, want := range []float64{1, 1, 1, 1. / 3, 1. / 3, 1. / 3} {
		if got := best.of(lists[i], 2) / heaviest; !near(got, want, 1e-12) {
			t.Errorf("topic feature of unit %d is %v, want %v", i, got, want)
		}
	}
}

// TestTopicsOnPage is the same as a page; keywords are words here.
func TestTopicsOnPage(t *testing.T) {
	p := modelstest.Parse(t, "<p>apple banana cherry<p>apple banana cherry<p>apple banana cherry date<p>date elder<p>date elder<p>date elder")
	j := (&Extractor{}).Judge(p)
	if len(j.Topics) != 2 || len(j.Units) != 6 {
		t.Fatalf("%d topics in %d units", len(j.Topics), len(j.Units))
	}
	for i, want := range []float64{1, 1, 1, 1. / 3, 1. / 3, 1. / 3} {
		if got := j.Units[i].Topic; !near(got, want, 1e-12) {
			t.Errorf("topic feature of unit %d is %v, want %v", i, got, want)
		}
	}
	for _, topic := range j.Topics {
		want := map[string]float64{"apple banana cherry": 9, "date elder": 3}[strings.Join(topic.Words, " ")]
		if topic.Weight != want {
			t.Errorf("topic %v, want weight %v", topic, want)
		}
	}
}

// TestFusion: three features for content, one against it (section 3.1).
func TestFusion(t *testing.T) {
	m := combine([]float64{0.8, 1, 0.5}, []float64{0.25}, 0.99, 0.99)
	if !near(m.news, 0.9986046, 5e-8) || !near(m.not, 0.0003454, 5e-8) || !near(m.open, 0.0010500, 5e-8) {
		t.Errorf("masses %+v", m)
	}
	// K is what the masses were divided by: S·(1-N)/K is m(news).
	if k := 0.9989496 * (1 - 0.2475) / m.news; !near(k, 0.752759974, 5e-7) {
		t.Errorf("K %v", k)
	}
	if m = combine([]float64{0.8, 1, 0.5}, []float64{1}, 0.99, 0.99); !near(m.news, 0.9048542, 5e-8) {
		t.Errorf("with href 1 m(news) %v, want 0.9048542", m.news)
	}
	if m = combine([]float64{1}, []float64{1}, 1, 1); m != (mass{open: 1}) {
		t.Errorf("certain contradiction: %+v", m)
	}
	u := Unit{Topic: 0.8, Cluster: 1, Variance: 0.5, Href: 0.25}
	for _, tt := range []struct {
		f    Features
		want float64
	}{{AllFeatures, 0.9986046}, {NonContent, 0.9933002}, {TopicOnly, 0.792}} {
		if got := u.fuse(Options{Features: tt.f}.withDefaults()); !near(got, tt.want, 5e-8) {
			t.Errorf("%v: %.7f, want %v", tt.f, got, tt.want)
		}
	}
}

// TestOtsu: seven values in two groups (section 3.4).
func TestOtsu(t *testing.T) {
	values := []float64{0.02, 0.05, 0.10, 0.85, 0.90, 0.95, 0.15}
	for _, tt := range []struct{ t, g float64 }{{0.1, 0.062862}, {0.2, 0.164669}, {0.5, 0.164669}, {0.8, 0.164669}, {0.9, 0.097445}} {
		if got := between(values, tt.t); !near(got, tt.g, 5e-7) {
			t.Errorf("g(%v) = %.6f, want %v", tt.t, got, tt.g)
		}
	}
	for _, tt := range []struct {
		name   string
		values []float64
		last   bool
		want   float64
	}{
		{"two groups", values, false, 0.2},
		{"the largest of equals", values, true, 0.8},
		{"one unit that is content", []float64{0.5}, false, 0},
		{"one unit that is none", []float64{0.49}, false, math.Inf(1)},
		{"all the same", []float64{0.7, 0.7, 0.7}, false, 0},
		{"no unit", nil, false, math.Inf(1)},
	} {
		if got := otsu(tt.values, 0.1, tt.last); got != tt.want {
			t.Errorf("%s: threshold %v, want %v", tt.name, got, tt.want)
		}
	}
}
