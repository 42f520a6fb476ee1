package twcem

import (
	"strings"
	"testing"

	"galley/models"
	"galley/models/modelstest"
	"galley/page"
)

const sentence = "<p>The storm hits the coast, they say."

// TestOptions tells apart what each option does, on one page.
func TestOptions(t *testing.T) {
	const story = `<title>Storm hits coast</title><nav>Home, sport</nav><h1>Storm hits coast</h1>
<p>The storm hits the coast, they say.</p><p>Many lost power
since.</p><p>No marks here</p><p>Its coast, hit by a storm that hits hard.</p><footer>All rights, reserved</footer>
<p style="display:none">Hidden storm hits, coast.</p>`
	const (
		nav    = "Home, sport\n"
		lead   = "The storm hits the coast, they say.\n"
		power  = "Many lost power since.\n"
		bare   = "No marks here\n"
		last   = "Its coast, hit by a storm that hits hard.\n"
		footer = "All rights, reserved\n"
	)
	for _, tt := range []struct {
		name string
		o    Options
		want string
	}{
		{"published", Options{}, lead + power + last},
		{"news", News(), lead + power + last},
		{"microblog", Microblog(), lead + power + last},
		{"more characters", Options{MinChars: 25}, lead + last},
		{"more marks", Options{MinPunct: 2}, lead + last},
		{"no marks", Options{MinPunct: -1}, "Storm hits coast\n" + lead + power + bare + last},
		{"more in common", Options{MinCommon: 3}, lead + power + last + footer},
		{"too much in common", Options{MinCommon: 9}, nav + lead + power + last + footer},
		{"a block of two", Options{Block: 1}, nav + lead + power + last + footer},
		{"printed loops", Options{PrintedLoops: true}, lead + power + last},
		{"end left out", Options{ExcludeEnd: true}, lead + power},
		{"hidden", Options{ReadHidden: true}, lead + power + last + footer},
		{"characters", Options{Characters: true, MinCommon: 13}, lead + power + last + footer},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := modelstest.Parse(t, story)
			s := modelstest.Select(t, &Extractor{tt.o}, p)
			if got := modelstest.Text(p, s) + "\n"; strings.TrimSpace(got) != strings.TrimSpace(tt.want) {
				t.Errorf("body\n%swant\n%s", got, tt.want)
			}
		})
	}
}

func TestRows(t *testing.T) {
	const source = "<div>one,\ntwo<br>three <b>bo</b>ld<p>four</p>five</div>\n<i>six</i>"
	for _, tt := range []struct {
		name string
		rows Rows
		want string
	}{
		{"blocks", BlockRows, "one,\ntwo|three bold|four|five|\nsix"},
		{"both", BothRows, "one,|two|three bold|four|five|six"},
		{"source", SourceRows, "one,|twothree boldfourfive|six"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := modelstest.Parse(t, source)
			var texts []string
			for _, r := range splitRows(p, page.Readable(p, false), tt.rows) {
				texts = append(texts, r.text())
			}
			if got := strings.Join(texts, "|"); got != tt.want {
				t.Errorf("rows %q, want %q", got, tt.want)
			}
		})
	}
}

// TestHalfNodes: where rows part a text node, more than half of it decides.
func TestHalfNodes(t *testing.T) {
	p := modelstest.Parse(t, "<pre>x\nThe storm hits the coast, they say.\ny</pre><pre>this is not marked\na, b</pre>")
	s := modelstest.Select(t, &Extractor{Options{Rows: SourceRows}}, p)
	if got, want := modelstest.Text(p, s), "x The storm hits the coast, they say. y"; got != want {
		t.Errorf("body %q, want %q", got, want)
	}
}

func TestTitle(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		o            Options
		want         string // "": none
	}{
		{"nearest to the document's title", "<title>B b</title><h1>A a</h1><h2>B b</h2>", Options{}, "B b"},
		{"og:title comes first", `<title>B b</title><meta property=og:title content="A a"><h1>A a</h1><h2>B b</h2>`, Options{}, "A a"},
		{"sources in another order", `<title>B b</title><meta property=og:title content="A a"><h1>A a</h1><h2>B b</h2>`,
			Options{MetaTitles: []string{"<title>"}}, "B b"},
		{"a blank og:title is none", `<title>B b</title><meta property=og:title content=" "><h1>A a</h1><h2>B b</h2>`, Options{}, "B b"},
		{"no meta title: first h1", "<h2>B b</h2><h1>A a</h1>", Options{}, "A a"},
		{"no meta title, no h1: first", "<h3>B b</h3><h2>A a</h2>", Options{}, "B b"},
		{"ties go to the first", "<title>Ab</title><h1>Ac</h1><h2>Ad</h2>", Options{}, "Ac"},
		{"abnormal headings do not count", "<title>★★★</title><h1>★★★</h1><h2>Storm</h2>", Options{}, "Storm"},
		{"what is abnormal can be told", "<h1>Storm</h1><h2>Coast</h2>",
			Options{Abnormal: func(s string) bool { return s == "Storm" }}, "Coast"},
		{"hidden headings do not count", "<h1 hidden>A a</h1><h2>B b</h2>", Options{}, "B b"},
		{"id that begins so", "<b id=xtitle>B b</b><b id=title1>A a</b>", Options{}, "A a"},
		{"id that ends so", "<b class=title>B b</b><b id=xtitle>A a</b>", Options{}, "A a"},
		{"class that begins so", `<b class="big title-x">A a</b>`, Options{}, "A a"},
		{"only the first by id", "<b id=title>★</b><b id=title2>A a</b>", Options{}, ""},
		{"nothing", "<p>A, a", Options{}, ""},
		{"as printed", "<title>Storm hits coast - Daily News</title><h2>Daily News</h2><h2>Storm hits coast</h2>",
			Options{PrintedDistance: true}, "Daily News"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := modelstest.Parse(t, tt.source+sentence)
			s := modelstest.Select(t, &Extractor{tt.o}, p)
			got := ""
			if s.Title != page.None {
				got = p.Text(s.Title)
			}
			if got != tt.want {
				t.Errorf("title %q, want %q", got, tt.want)
			}
		})
	}
}

func TestNothing(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		o            Options
	}{
		{"no marks", "<h1>Storm</h1><p>no marks at all", Options{}},
		{"only a script", `<script type="application/ld+json">{"a": "b, c."}</script><noscript>a, b.</noscript>`, Options{ReadHidden: true}},
		{"no title, and one is needed", sentence, Options{NeedTitle: true}},
		{"one row, and the end left out", sentence, Options{ExcludeEnd: true}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := modelstest.Parse(t, tt.source)
			if s := modelstest.Select(t, &Extractor{tt.o}, p); !s.Empty() {
				t.Errorf("Select = %+v, want nothing", s)
			}
		})
	}
}

func TestAbnormal(t *testing.T) {
	for text, want := range map[string]bool{
		"Storm": false, "风暴": false, "आँधी": false, "A1": false, "“Storm” — hits!": false,
		"": true, "x": true, "…!?": true, "Sto\ufffdrm": true, "a★★": true, "abcdefg★★★": false,
		strings.Repeat("x", 300): false, strings.Repeat("x", 301): true,
	} {
		if got := Abnormal(text); got != want {
			t.Errorf("Abnormal(%q) = %v, want %v", text, got, want)
		}
	}
}

func TestMethods(t *testing.T) {
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{
		"twcem":           {Selector: &Extractor{}, Values: map[string]float64{"min_chars": 4, "min_punct": 1, "min_common": 2}},
		"twcem-microblog": {Selector: &Extractor{Microblog()}, Values: map[string]float64{"min_chars": 2, "min_punct": 1, "min_common": 1}},
	})
}

func TestHostile(t *testing.T) {
	title := strings.Repeat("storm ", 45)
	modelstest.Hostile(t, Methods(), modelstest.Bound{Fixed: 16 << 20, Node: 600, Byte: 20}, map[string]string{
		"30,000 headings":   "<title>" + strings.Repeat("storm ", 10_000) + "</title>" + strings.Repeat("<h1>"+title+"</h1>", 30_000) + sentence,
		"a heading of 5 MB": "<h1>" + strings.Repeat("storm, ", 700_000),
	})
}

func TestLinear(t *testing.T)      { modelstest.Linear(t, Methods()) }
func TestChinese(t *testing.T)     { modelstest.Chinese(t, Methods()) }
func BenchmarkSelect(b *testing.B) { modelstest.Benchmark(b, Methods()) }

// FuzzSelect holds besides that with rows of blocks a selection has the text of the
// rows that were found and nothing else.
func FuzzSelect(f *testing.F) {
	modelstest.Fuzz(f, Methods(), nil, func(t *testing.T, p *page.Page, s models.Selector, found page.Selection) {
		HomeAnchors(p)
		o := s.(*Extractor).Options.withDefaults()
		if o.Rows != BlockRows || found.Empty() {
			return
		}
		read := page.Readable(p, o.ReadHidden)
		kept := filterRows(splitRows(p, read, o.Rows), o)
		start, end := place(kept, findTitle(p, read, o).text, o)
		var want strings.Builder
		for _, r := range kept[start : end+1] {
			for _, piece := range r.pieces {
				if !p.Nodes[piece.node].Hidden {
					want.WriteString(piece.text)
				}
			}
		}
		if got := modelstest.Letters(modelstest.Text(p, found)); got != modelstest.Letters(want.String()) {
			t.Errorf("text %q, want %q", got, modelstest.Letters(want.String()))
		}
	})
}
