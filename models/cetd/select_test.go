package cetd

import (
	"strings"
	"testing"

	"galley/models"
	"galley/models/modelstest"
	"galley/page"
)

const long = "A sentence that is long enough to be told from what stands around it. "

var body = strings.Repeat(long, 3)

// selected is the text of what an extractor finds, roots parted by " / " and lines by
// " | ".
func selected(t testing.TB, p *page.Page, o Options) string {
	t.Helper()
	var roots []string
	s := modelstest.Select(t, &Extractor{o}, p)
	for _, r := range s.Roots {
		roots = append(roots, strings.ReplaceAll(p.TextWithout(r, s.Cut), "\n", " | "))
	}
	return strings.Join(roots, " / ")
}

func TestOptions(t *testing.T) {
	paragraphs := `<div id=text><p>` + body + `<p>` + body + `</div>`
	menu := `<ul><li><a>One</a><li><a>Two</a></ul>`
	text := page.Norm(body)
	both := text + " | " + text
	for _, tt := range []struct {
		name, source string
		opts         Options
		want         string
	}{
		{"published", menu + paragraphs + menu, Options{}, both},
		{"two blocks", menu + paragraphs + menu + paragraphs, Options{}, both + " / " + both},
		{"beyond 1", menu + paragraphs, Options{Lambda: 9}, ""},
		{"λ = 0", menu + paragraphs, Options{Lambda: -1}, "One | Two | " + both},
		{"no links", `<div>Menu</div>` + paragraphs, Options{}, "Menu | " + both},
		{"no links, densities", `<div><b></b><b></b><i>x</i></div>` + paragraphs, Options{LinklessDensities: true, Lambda: 1}, both},
		{"text of the path", `By us. ` + menu + paragraphs + menu, Options{}, "By us. / " + both},
		{"no text of the path", `By us. ` + menu + paragraphs + menu, Options{DropPathText: true}, both},
		{"hidden", `<div hidden><p>` + body + `</div>` + menu + paragraphs, Options{}, both},
		{"only links", menu, Options{Variant: NoLinkChars}, ""},
		{"no text", `<div></div><p> </p><img>`, Options{}, ""},
		{"script", `<script>var x = "` + body + `"</script>` + menu, Options{Variant: CETDDS}, "One | Two"},
		{"smoothed", menu + paragraphs, Options{Variant: CECTDS}, both},
		{"not smoothed", `<p>` + body + `</p><i>q</i>` + menu, Options{Variant: CECTDS, SiblingWeight: -1}, text},
		{"by neighbours", `<p>` + body + `</p><i>q</i>` + menu, Options{Variant: CECTDS, SiblingWeight: 0.5}, "q"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := selected(t, modelstest.Parse(t, "<body>"+tt.source+"</body>"), tt.opts); got != tt.want {
				t.Errorf("got  %q\nwant %q", got, tt.want)
			}
		})
	}
}

// What counts as a link tag moves densities, seldom decisions.
func TestLinkTags(t *testing.T) {
	p := modelstest.Parse(t, `<body><ul><li><a>One</a><li><a>Two</a></ul><p id=p><a id=a><b id=b><i><u>in</u></i></b></a> text</p></body>`)
	for _, tt := range []struct {
		name string
		opts Options
		want map[string]int32
	}{
		{"author", Options{}, map[string]int32{"li": 1, "ul": 4, "a": 0, "b": 2, "i": 1, "p": 4, "body": 9}},
		{"paper", Options{PaperLinkTags: true}, map[string]int32{"li": 1, "ul": 2, "b": 2, "p": 1, "body": 3}},
		{"slip", Options{AuthorLinkSlip: true}, map[string]int32{"li": 1, "b": 0, "i": 0, "p": 4}},
	} {
		c := count(p, page.Readable(p, false), &tt.opts)
		for id, want := range tt.want {
			if got := c.linkTags[modelstest.ByID(t, p, id)]; got != want {
				t.Errorf("%s: LT of %s is %d, want %d", tt.name, id, got, want)
			}
		}
	}
}

func TestSkipBlanks(t *testing.T) {
	p := modelstest.Parse(t, "<body>\n one  two </body>")
	for _, tt := range []struct {
		opts Options
		want int32
	}{{Options{}, 7}, {Options{SkipBlanks: true}, 6}} {
		if got := count(p, page.Readable(p, false), &tt.opts).chars[p.Body()]; got != tt.want {
			t.Errorf("SkipBlanks %v: %d characters, want %d", tt.opts.SkipBlanks, got, tt.want)
		}
	}
}

func TestWholeSubtrees(t *testing.T) {
	p := modelstest.Parse(t, `<body><div>`+body+`<b></b><b></b><b><a>deep</a></b></div><a>x</a></body>`)
	if got := selected(t, p, Options{Variant: CECTDS}); strings.Contains(got, "deep") {
		t.Errorf("the link is content: %q", got)
	}
	if got := selected(t, p, Options{Variant: CECTDS, WholeSubtrees: true}); !strings.Contains(got, "deep") {
		t.Errorf("the link is not content: %q", got)
	}
}

// A hidden part counts as in the paper when it is asked for.
func TestReadHidden(t *testing.T) {
	p := modelstest.Parse(t, `<body><div><p>`+body+`<p>`+body+`</div><div id=hidden><p>`+body+body+`</div><a>x</a></body>`)
	if got := selected(t, p, Options{}); strings.Count(got, "A sentence") != 12 {
		t.Fatalf("both are seen: %q", got)
	}
	modelstest.Hide(t, p, "hidden")
	if got := selected(t, p, Options{}); got != page.Norm(body)+" | "+page.Norm(body) {
		t.Errorf("got %q, want only what is seen", got)
	}
}

// λ = 0 keeps every text, whatever the variant ([Sun11], section on the threshold:
// recall 100 %).
func TestZeroLambdaKeepsAll(t *testing.T) {
	for _, source := range modelstest.Odd() {
		p := modelstest.Parse(t, source)
		for v := CECTDDS; v <= NoLinkChars; v++ {
			keepsAll(t, p, v)
		}
	}
}

func keepsAll(t *testing.T, p *page.Page, v Variant) {
	t.Helper()
	got := modelstest.SelectText(t, &Extractor{Options{Variant: v, Lambda: -1}}, p)
	if want := p.Text(p.Body()); got != "" && modelstest.Letters(got) != modelstest.Letters(want) {
		t.Errorf("%v: %q, want all of %q", v, got, want)
	}
}

func TestMethods(t *testing.T) {
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{
		"cectd-ds":         {Selector: &Extractor{}, Values: map[string]float64{"lambda": 1}},
		"cetd-ds":          {Selector: &Extractor{Options{Variant: CETDDS}}, Values: map[string]float64{"lambda": 1}},
		"cectd-s":          {Selector: &Extractor{Options{Variant: CECTDS}}, Values: map[string]float64{"lambda": 1, "sibling_weight": 0.25}},
		"cetd-nolinkchars": {Selector: &Extractor{Options{Variant: NoLinkChars}}, Values: map[string]float64{"lambda": 1}},
	})
}

func TestHostile(t *testing.T) {
	modelstest.Hostile(t, Methods(), modelstest.Bound{Fixed: 1 << 20, Node: 400}, nil)
}

func TestLinear(t *testing.T)      { modelstest.Linear(t, Methods()) }
func TestChinese(t *testing.T)     { modelstest.Chinese(t, Methods()) }
func BenchmarkSelect(b *testing.B) { modelstest.Benchmark(b, Methods()) }

// FuzzSelect holds besides that no density is negative, and that λ = 0 keeps every
// text.
func FuzzSelect(f *testing.F) {
	modelstest.Fuzz(f, Methods(), nil, func(t *testing.T, p *page.Page, s models.Selector, _ page.Selection) {
		o := s.(*Extractor).Options
		d := densitiesOf(p, o)
		for i, v := range d.of {
			if !(v >= 0) && d.chars[d.body] > 0 {
				t.Errorf("density of node %d is %v", i, v)
			}
		}
		keepsAll(t, p, o.Variant)
	})
}
