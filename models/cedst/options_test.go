package cedst

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"galley/models"
	"galley/models/modelstest"
	"galley/page"
)

// story is an article between a menu and a footer. Its paragraphs come back to the
// storm and the coast; nothing else on the page does.
const story = `<ul><li><a href=/>Home</a><li><a href=/s>Sport news</a><li><a href=/w>World news</a></ul>
<h1>A storm on the coast</h1>
<div><p>The storm reached the northern coast at night, and the wind took roofs off.</p>
<p>Ferries along the coast wait for the storm.</p>
<p>It is the third storm on this coast since autumn, and the strongest one of them; the wind blew harder
than it has in any storm since they began to measure it on this coast.</p>
<p>Schools on the coast are closed while the <a href=/x>storm</a> lasts. Nobody was hurt.</p></div>
<div><span>Share</span></div><footer><a href=/i>Imprint</a> <a href=/t>Terms</a></footer>
<p hidden>The storm on the coast wants you to subscribe.</p>`

func TestVariants(t *testing.T) {
	for _, f := range []Features{AllFeatures, NonContent, TopicOnly} {
		p := modelstest.Parse(t, story)
		e := &Extractor{Options{Features: f, Heading: true}}
		s := modelstest.Select(t, e, p)
		checkTexts(t, f, modelstest.Text(p, s), []string{"The storm reached", "Ferries", "third storm", "Nobody was hurt."},
			[]string{"Home", "Imprint", "subscribe"})
		if s.Title == page.None || p.Text(s.Title) != "A storm on the coast" {
			t.Errorf("%v: title %d, want the h1", f, s.Title)
		}
	}
}

// TestOptions shows what each option changes in the judgement of a page.
func TestOptions(t *testing.T) {
	topics := func(j Judgement) (weights []float64) {
		for _, topic := range j.Topics {
			weights = append(weights, topic.Weight)
		}
		slices.Sort(weights)
		return weights
	}
	const words = `<p>one apple banana<p>apple banana pear<p>apple banana pear<p>apple pear<p>apple pear plum`
	for _, tt := range []struct {
		name    string
		o       Options
		source  string
		units   int
		weights []float64
		value   float64 // of the first unit; negative: not asked
	}{
		{"published", Options{}, words, 5, []float64{3, 4}, -1},
		{"γ 1", Options{Gamma: 1}, words, 5, []float64{9}, -1},
		{"γ 0", Options{Gamma: -1}, words, 5, []float64{6, 9}, -1},
		{"γ 4", Options{Gamma: 4}, words, 5, nil, -1},
		{"different values only", Options{Gamma: 1, SumDistinct: true}, words, 5, []float64{9}, -1},
		{"one keyword a unit", Options{Keywords: 1}, words, 5, nil, -1},
		{"no words stop", Options{Stop: func(string) bool { return false }}, words, 5, []float64{3, 4}, -1},
		{"apple stops", Options{Stop: func(w string) bool { return w == "apple" }}, words, 5, nil, -1},
		{"another segmenter", Options{Segment: func(s string) []string { return []string{"a", "B"} }, Stop: func(string) bool { return false }},
			words, 5, []float64{5}, -1},
		{"text units", Options{TextUnits: true}, "<p>a <b>b</b> c", 3, nil, -1},
		{"block units", Options{}, "<p>a <b>b</b> c", 1, nil, -1},
		{"not smoothed", Options{Features: TopicOnly, Radius: -1}, words, 5, []float64{3, 4}, 0.7425},
		{"α", Options{Features: TopicOnly, Alpha: 0.5}, words, 5, []float64{3, 4}, 0.375},
		{"one shared keyword", Options{Features: TopicOnly, Shared: 1}, "<p>apple<p>apple pear<p>apple pear<p>apple pear", 4, []float64{3}, 0.99},
		{"two shared keywords", Options{Features: TopicOnly}, "<p>apple<p>apple pear<p>apple pear<p>apple pear", 4, []float64{3}, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			j := (&Extractor{tt.o}).Judge(modelstest.Parse(t, tt.source))
			if len(j.Units) != tt.units {
				t.Fatalf("%d units, want %d", len(j.Units), tt.units)
			}
			if got := topics(j); !slices.Equal(got, tt.weights) {
				t.Errorf("topics weigh %v, want %v", got, tt.weights)
			}
			if got := j.Units[0].Value; tt.value >= 0 && !near(got, tt.value, 1e-9) {
				t.Errorf("value %v, want %v", got, tt.value)
			}
		})
	}
}

// TestFeatures: β and the variance need units that differ in them.
func TestFeatures(t *testing.T) {
	const source = "<p>one two <a href=/>three four</a><p>five six<div><i>seven</i></div><ul><li>eight<li>nine ten eleven</ul>"
	j := (&Extractor{}).Judge(modelstest.Parse(t, source))
	type features struct{ cluster, variance, href float64 }
	// Siblings are 4, 2 and 1 words, variance 14/9, and 1 and 3 words, variance 1.
	want := []features{{1, 1, 0.5}, {1, 1, 0}, {1, 1, 0}, {4. / 7, 9. / 14, 0}, {4. / 7, 9. / 14, 0}}
	for i, u := range j.Units {
		if !near(u.Cluster, want[i].cluster, 1e-9) || !near(u.Variance, want[i].variance, 1e-9) || !near(u.Href, want[i].href, 1e-9) {
			t.Errorf("unit %d: %+v, want %+v", i, u, want[i])
		}
	}
	// Over n-1 the variances are 7/3 and 2.
	if u := (&Extractor{Options{SampleVariance: true}}).Judge(modelstest.Parse(t, source)).Units[4]; !near(u.Variance, 6./7, 1e-9) {
		t.Errorf("variance over n-1 %v, want 6/7", u.Variance)
	}
	linked := (&Extractor{Options{Features: NonContent, Beta: 0.2}}).Judge(modelstest.Parse(t, "<p>a<p><a href=/>b c d e f</a>"))
	if got, want := linked.Units[1].Value, combine([]float64{1, 1}, []float64{1}, 0.99, 0.2).news; got != want {
		t.Errorf("value with β 0.2 %v, want %v", got, want)
	}
}

// checkTexts holds what is selected to pieces of text that it has and has not.
func checkTexts(t *testing.T, f Features, got string, want, not []string) {
	t.Helper()
	for _, text := range want {
		if !strings.Contains(got, text) {
			t.Errorf("%v: %q is missing in\n%s", f, text, got)
		}
	}
	for _, text := range not {
		if strings.Contains(got, text) {
			t.Errorf("%v: %q is in\n%s", f, text, got)
		}
	}
}

// TestHidden: on a page that a browser laid out, what it hides is no unit.
func TestHidden(t *testing.T) {
	p := modelstest.Parse(t, "<p>seen</p><p>hidden</p>")
	p.Laid = true
	for i := range p.Nodes {
		p.Nodes[i].Hidden = p.Nodes[i].Hidden || p.Nodes[i].Text == "hidden"
	}
	for hidden, want := range map[bool]int{false: 1, true: 2} {
		if got := len((&Extractor{Options{ReadHidden: hidden}}).Judge(p).Units); got != want {
			t.Errorf("hidden %v: %d units, want %d", hidden, got, want)
		}
	}
}

// TestTextRank: a word that stands next to all others ranks before them, and equals
// go by first occurrence.
func TestTextRank(t *testing.T) {
	var text []int32
	for w := range int32(30) {
		text = append(text, w, 99)
	}
	got := textRank(text, Options{Keywords: 1}.withDefaults())
	if !slices.Equal(got, []int32{99}) {
		t.Errorf("keywords %v, want [99]", got)
	}
	if got := textRank([]int32{5, 3, 5, 4}, Options{}.withDefaults()); !slices.Equal(got, []int32{5, 3, 4}) {
		t.Errorf("keywords %v, want all", got)
	}
	ring := []int32{1, 2, 3, 1}
	if got := textRank(ring, Options{Keywords: 2, Window: 2}.withDefaults()); !slices.Equal(got, []int32{1, 2}) {
		t.Errorf("keywords of a ring %v, want the first two", got)
	}
}

func TestMethods(t *testing.T) {
	fusion := map[string]float64{"alpha": 0.99, "radius": 1, "step": 0.1}
	content := map[string]float64{"beta": 0.99}
	topics := map[string]float64{"gamma": 2, "keywords": 20, "window": 5, "damping": 0.85, "shared": 2, "max_topics": 10_000}
	all := func(parts ...map[string]float64) map[string]float64 {
		sum := map[string]float64{}
		for _, part := range parts {
			maps.Copy(sum, part)
		}
		return sum
	}
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{
		"cedst":    {Selector: &Extractor{}, Values: all(fusion, content, topics)},
		"cedst-nc": {Selector: &Extractor{Options{Features: NonContent}}, Values: all(fusion, content)},
		"cedst-tf": {Selector: &Extractor{Options{Features: TopicOnly}}, Values: all(fusion, topics)},
	})
}

// randomWords is a page of 13,000 paragraphs of 20 words each, out of a few.
func randomWords(words int) string {
	random := rand.New(rand.NewPCG(1, 0))
	var b strings.Builder
	for range 13_000 {
		b.WriteString("<p>")
		for range 20 {
			fmt.Fprintf(&b, "w%dx ", random.IntN(words))
		}
	}
	return b.String()
}

// TestHostile: what the search for topics allocates is given back as it goes.
func TestHostile(t *testing.T) {
	modelstest.Hostile(t, Methods(), modelstest.Bound{Fixed: 700 << 20, Node: 2000, Byte: 1}, map[string]string{
		"units of 60 words": randomWords(60), "units of 600 words": randomWords(600), "units of 3,000 words": randomWords(3000),
		"100,000 units": strings.Repeat("<p>a storm hits the coast", 100_000),
	})
}

func TestLinear(t *testing.T)      { modelstest.Linear(t, Methods()) }
func TestChinese(t *testing.T)     { modelstest.Chinese(t, Methods()) }
func BenchmarkSelect(b *testing.B) { modelstest.Benchmark(b, Methods()) }

// FuzzSelect holds besides that a selection has the text of the units that are
// content and nothing else, and that all features are in [0, 1].
func FuzzSelect(f *testing.F) {
	modelstest.Fuzz(f, Methods(), []string{story}, func(t *testing.T, p *page.Page, s models.Selector, found page.Selection) {
		j := s.(*Extractor).Judge(p)
		var content []page.NodeID
		for _, u := range j.Units {
			for _, v := range []float64{u.Topic, u.Cluster, u.Variance, u.Href, u.Value} {
				if !(v >= 0 && v <= 1+1e-12) {
					t.Errorf("a feature of %+v is not in [0, 1]", u)
				}
			}
			if u.Value >= j.Threshold {
				content = append(content, u.Texts...)
			}
		}
		slices.Sort(content)
		var want strings.Builder
		for _, n := range content {
			if !p.Nodes[n].Hidden {
				want.WriteString(p.Nodes[n].Text)
			}
		}
		if got := modelstest.Letters(modelstest.Text(p, found)); got != modelstest.Letters(want.String()) {
			t.Errorf("text %q, want %q", got, modelstest.Letters(want.String()))
		}
	})
}
