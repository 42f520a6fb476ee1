package cetd

import (
	"math"
	"strings"
	"testing"

	"galley/models/modelstest"
	"galley/page"
)

// example is Examples 1 and 2 of [Sun11]. Of the texts only the lengths are known. The
// paper prints the densities of TD but for the body; the other numbers follow from
// its definitions.
func example(t testing.TB) *page.Page {
	text := func(n int) string { return strings.Repeat("x", n) }
	return modelstest.Parse(t, `<body><div id=main><div id=article><div id=headline>`+text(46)+`</div><div id=text>`+
		text(24)+`<a id=link>`+text(15)+`</a></div></div></div></body>`)
}

func densitiesOf(p *page.Page, o Options) *densities {
	d := newDensities(count(p, page.Readable(p, o.ReadHidden), &o), &o)
	d.addUp()
	return d
}

func TestExampleCounts(t *testing.T) {
	p := example(t)
	c := count(p, page.Readable(p, false), &Options{})
	for _, tt := range []struct {
		id             string
		c, tags, lc, l int32
	}{
		{"body", 85, 5, 15, 1}, {"main", 85, 4, 15, 1}, {"article", 85, 3, 15, 1},
		{"headline", 46, 0, 0, 0}, {"text", 39, 1, 15, 1}, {"link", 15, 0, 15, 0},
	} {
		n := modelstest.ByID(t, p, tt.id)
		if c.chars[n] != tt.c || c.tags[n] != tt.tags || c.linkChars[n] != tt.lc || c.linkTags[n] != tt.l {
			t.Errorf("%s: C %d, T %d, LC %d, LT %d, want %d %d %d %d", tt.id,
				c.chars[n], c.tags[n], c.linkChars[n], c.linkTags[n], tt.c, tt.tags, tt.lc, tt.l)
		}
	}
}

func TestExampleDensities(t *testing.T) {
	p := example(t)
	for _, tt := range []struct {
		name      string
		opts      Options
		precision float64
		density   map[string]float64
		sum       map[string]float64
	}{
		{"TD", Options{Variant: CETDDS}, 0.005,
			map[string]float64{"body": 17, "main": 21.25, "article": 28.33, "headline": 46, "text": 39, "link": 15},
			map[string]float64{"body": 21.25, "main": 28.3333, "article": 85, "headline": 46, "text": 39, "link": 15}},
		{"CTD", Options{}, 5e-7,
			map[string]float64{"body": 44.558462, "main": 51.981414, "article": 62.919735, "headline": 194.673926, "text": 29.573875, "link": 0},
			map[string]float64{"body": 51.981414, "main": 62.919735, "article": 224.247801, "headline": 194.673926, "text": 115.163495, "link": 0}},
		// Only the headline has a zero in a numerator.
		{"CTD, zeros of the paper", Options{PaperZeros: true}, 0.0005,
			map[string]float64{"body": 44.558, "headline": 202.829}, nil},
		{"DensitySum of the paper", Options{Variant: CETDDS, PaperDensitySum: true}, 5e-7,
			nil, map[string]float64{"article": 85, "text": 15, "link": 0, "headline": 0}},
		{"without the characters of links", Options{Variant: NoLinkChars}, 5e-7,
			map[string]float64{"body": 14, "article": 70.0 / 3, "text": 24, "link": 0},
			map[string]float64{"article": 70, "text": 24, "link": 0}},
	} {
		d := densitiesOf(p, tt.opts)
		for id, want := range tt.density {
			if got := d.of[modelstest.ByID(t, p, id)]; math.Abs(got-want) > tt.precision {
				t.Errorf("%s: density of %s is %.6f, want %.6f", tt.name, id, got, want)
			}
		}
		for id, want := range tt.sum {
			if got := d.sum[modelstest.ByID(t, p, id)]; math.Abs(got-want) > tt.precision {
				t.Errorf("%s: DensitySum of %s is %.6f, want %.6f", tt.name, id, got, want)
			}
		}
	}
}

func TestExampleThreshold(t *testing.T) {
	p := example(t)
	for _, tt := range []struct {
		variant Variant
		want    float64
	}{{CETDDS, 17}, {CECTDDS, 44.558462}} {
		d := densitiesOf(p, Options{Variant: tt.variant})
		article := modelstest.ByID(t, p, "article")
		best := d.best()[d.body]
		if best != article {
			t.Errorf("%v: the best element is %d, want %d", tt.variant, best, article)
		}
		if got := d.threshold(best); math.Abs(got-tt.want) > 5e-7 {
			t.Errorf("%v: threshold %.6f, want %.6f", tt.variant, got, tt.want)
		}
		s, err := (&Extractor{Options{Variant: tt.variant}}).Select(p)
		if err != nil || len(s.Roots) != 1 || s.Roots[0] != article || s.Cut != nil {
			t.Errorf("%v: %v, %v, want the article alone", tt.variant, s, err)
		}
	}
}

// A subtree of nothing but links has no density, one of much text and few links a
// large one ([Sun11], after Definition 2).
func TestDensityOfLinks(t *testing.T) {
	p := modelstest.Parse(t, `<body><ul><li><a>One</a><li><a>Two</a><li><a>Three</a></ul>
		<p>`+strings.Repeat("A long sentence with a link. ", 20)+`<a>Link</a></p><nav><a><b><i>Deep</i> in</b> it</a></nav></body>`)
	d := densitiesOf(p, Options{})
	for _, id := range []string{"ul", "li", "a", "nav", "b", "i"} {
		if got := d.of[modelstest.ByID(t, p, id)]; got != 0 {
			t.Errorf("density of <%s>, which has only links, is %v, want 0", id, got)
		}
	}
	if got := d.of[modelstest.ByID(t, p, "p")]; got < 100 {
		t.Errorf("density of the paragraph is %v, want a large one", got)
	}
	slip := densitiesOf(p, Options{AuthorLinkSlip: true})
	if got := slip.of[modelstest.ByID(t, p, "b")]; got != 0 { // T = 1 and LT = 0 both read as 1
		t.Errorf("with the author's slip the density of <b> is %v", got)
	}
}
