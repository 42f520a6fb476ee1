package remake_test

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"galley/eval/remake"
	"galley/page"
	"galley/page/parse"
)

const sample = `<!doctype html><html><head><title>A day</title><meta charset="utf-8"><meta name="author" content="Ann">
<script type="application/ld+json">{}</script></head><body id="top"><header class="head wide"><a href="#main">Skip</a></header>
<main id="main"><article itemprop="articleBody"><h1>A day by the sea</h1>
<p>One <b>bold</b> word.</p><p>Two words.</p><p>By <a href="/ann">Ann</a></p>
<ul><li>First</li><li>Second</li></ul><div><div><p>Deep</p></div></div><figure><img src="a.png"><figcaption>Seen</figcaption></figure>
</article></main></body></html>`

func rng() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

func remade(t testing.TB, html string, names ...string) string {
	t.Helper()
	var ways []remake.Way
	for _, name := range names {
		way, err := remake.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		ways = append(ways, way)
	}
	out, err := remake.HTML([]byte(html), ways, rng())
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

func TestWays(t *testing.T) {
	for _, tt := range []struct{ way, has, not string }{
		{"sections", `<div id="main"><div itemprop="articleBody">`, "<article"},
		{"headings", "<div>A day by the sea</div>", "<h1"},
		{"lists", "<div><div>First</div><div>Second</div></div>", "<li"},
		{"paragraphs", "<div>One <b>bold</b> word.</div>", "<p>"},
		{"emptylines", "One <b>bold</b> word.<br/><br/>Two words.<br/><br/>", "<p>"},
		{"cells", "<table><tbody><tr><td><table><tbody><tr><td><p>Deep</p></td></tr></tbody></table></td></tr></tbody></table>", "<main"},
		{"custom", "<x-box><x-box><p>Deep</p></x-box></x-box>", "<div"},
		{"roles", `<div id="main" role="main"><div itemprop="articleBody" role="article">`, "<main"},
		{"spans", "<span><span>Two words.</span></span>", "<p>Two words.</p>"},
		{"shadow", `<x-app><template shadowrootmode="open"><header`, `<body id="top"><header`},
		{"unindented", "</h1><p>One", "</h1>\n<p>"},
		{"classes", `<header class="c`, `class="head wide"`},
		{"bare", `<main><article><h1>`, `id="main"`},
		{"emphasis", "One <strong>bold</strong> word.", "<b>"},
		{"boldheadings", "<h1>A day", "<h2"},
		{"blockspans", `<span style="display:block">Two words.</span>`, "<p>"},
		{"deep", "<div><div><div><div><header", `<body id="top"><header`},
		{"last", "</main><header", "<header class=\"head wide\"><a href=\"#main\">Skip</a></header>\n<main"},
		{"anchors", `<a href="#">Ann</a>`, "/ann"},
		{"head", `<meta charset="utf-8"/>`, `content="Ann"`},
	} {
		t.Run(tt.way, func(t *testing.T) {
			got := remade(t, sample, tt.way)
			if !strings.Contains(got, tt.has) {
				t.Errorf("%q is not in\n%s", tt.has, got)
			}
			if strings.Contains(got, tt.not) {
				t.Errorf("%q is still in\n%s", tt.not, got)
			}
		})
	}
}

// TestWaysOfOthers: what the sample has nothing of.
func TestWaysOfOthers(t *testing.T) {
	for _, tt := range []struct{ way, html, want string }{
		{"boldheadings", "<h1>A</h1><h2 id=x>B <i>c</i></h2><h3><div>D</div></h3>", `<h1>A</h1><p id="x"><strong>B <i>c</i></strong></p><h3><div>D</div></h3>`},
		{"emphasis", "<strong>A</strong><b>B</b><em>C</em><time>D</time>", "<b>A</b><strong>B</strong><i>C</i><span>D</span>"},
		{"blockspans", `<p style="color:red">A</p>`, `<span style="color:red;display:block">A</span>`},
		{"twice", "<nav><a>A</a></nav><article><nav>B</nav></article>", "<nav><a>A</a></nav><nav><a>A</a></nav><article><nav>B</nav></article>"},
		{"last", "<nav>A</nav><main><aside>B</aside></main><table><tbody><tr><td><nav>C</nav></td></tr></tbody></table>", "<main><aside>B</aside></main><table><tbody><tr><td><nav>C</nav></td></tr></tbody></table><nav>A</nav>"},
		{"hyphens", "<p>Wolkenbruch in B2BGeschäft</p><pre>Short</pre>", "<p>Wolke\u00adnbruch in B2BGeschäft</p><pre>Short</pre>"},
		{"hardspaces", "<p>a day in 20 years, by Ann</p>", "<p>a\u00a0day in\u00a020\u00a0years, by\u00a0Ann</p>"},
		{"comments", "<p>One two three</p><p>Four</p>", "<p>One two <!-- -->three</p><p>Four</p>"},
		{"modules", "<section><p>A</p></section><li><p>B</p></li>", `<section><div class="m-p"><div class="m1"><div class="m2"><div class="m3"><div class="m4"><p>A</p></div></div></div></div></div></section><li><p>B</p></li>`},
		{"splits", "<div><h1>T</h1><p>A</p><p>B</p><p>C</p><ul></ul><p>D</p>E</div><div><p>A</p></div>",
			`<div><div class="part"><h1>T</h1><p>A</p><p>B</p></div><div class="part"><p>C</p><ul></ul><p>D</p>E</div></div><div><p>A</p></div>`},
		{"related", "<h3><a href=/x>Boats of\nthe old harbour sink</a></h3><div><p>A</p><p>B</p><p>C</p><p>D</p></div>",
			"<h3><a href=\"/x\">Boats of\nthe old harbour sink</a></h3><div><p>A</p><p>B</p><p>C</p><div class=\"item\"><a href=\"/x\">Boats of the old harbour sink</a></div><p>D</p></div>"},
		{"bare", `<p class=a id=b role=note>A <span aria-hidden=true class=c>B</span> <a href=x data-d=e>C</a></p>`, `<p>A <span aria-hidden="true" class="c">B</span> <a href="x">C</a></p>`},
		{"anchors", "<a href=#a>A</a> <a href=/b>B</a> <a>C</a>", `<a href="#a">A</a> <a href="#">B</a> <a>C</a>`},
	} {
		t.Run(tt.way, func(t *testing.T) {
			got := remade(t, tt.html, tt.way)
			_, got, _ = strings.Cut(got, "<body>")
			if got, _, _ = strings.Cut(got, "</body>"); got != tt.want {
				t.Errorf("got\n%s, want\n%s", got, tt.want)
			}
		})
	}
}

// TestSlotsAreDrawn: some paragraphs have an empty box behind them, and not all.
func TestSlotsAreDrawn(t *testing.T) {
	got := remade(t, strings.Repeat("<p>A</p>", 100), "slots")
	if n := strings.Count(got, "<p>A</p><div><div></div></div>"); n < 15 || n > 50 {
		t.Errorf("%d of 100 paragraphs have an empty box behind them", n)
	}
}

func TestWrappersAreDrawn(t *testing.T) {
	plain, most := strings.Count(sample, "<div"), 0
	for seed := range uint64(20) {
		way, _ := remake.ByName("wrappers")
		out, err := remake.HTML([]byte(sample), []remake.Way{way}, rand.New(rand.NewPCG(seed, 0)))
		if err != nil {
			t.Fatal(err)
		}
		most = max(most, bytes.Count(out, []byte("<div")))
	}
	if most < plain+10 {
		t.Errorf("%d div at most, of %d before: few wrappers are set", most, plain)
	}
}

// TestNamesStayTogether: what points to an element points to it under its new name.
func TestNamesStayTogether(t *testing.T) {
	got := remade(t, sample, "classes")
	_, rest, _ := strings.Cut(got, `<a href="#`)
	name, _, _ := strings.Cut(rest, `"`)
	if name == "main" || !strings.Contains(got, `<main id="`+name+`">`) {
		t.Errorf("the link to main leads to %q in\n%s", name, got)
	}
}

func TestTextStays(t *testing.T) {
	words := func(html string) string {
		p, err := parse.HTML(strings.NewReader(html), parse.Source{ContentType: "text/html; charset=utf-8"})
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(strings.Fields(p.Text(p.Body())), " ")
	}
	want := words(sample)
	for _, way := range remake.Ways() {
		got := words(remade(t, sample, way.Name))
		if way.Name == "last" { // of which the order is another one
			got = "Skip " + strings.TrimSuffix(got, " Skip")
		}
		if got != want {
			t.Errorf("%s: the text is\n%q, want\n%q", way.Name, got, want)
		}
	}
}

func TestByNameOfNone(t *testing.T) {
	if _, err := remake.ByName("nothing"); err == nil || !strings.Contains(err.Error(), "emptylines") {
		t.Errorf("error %v, want one that lists the ways", err)
	}
}

func FuzzHTML(f *testing.F) {
	f.Add([]byte(sample))
	f.Add([]byte("<p><table><p>x<plaintext>"))
	f.Add([]byte("<svg><p>a<math><mi>"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if int64(len(data)) > page.DefaultLimits.Bytes {
			return
		}
		for _, way := range remake.Ways() {
			if _, err := remake.HTML(data, []remake.Way{way}, rng()); err != nil && !strings.Contains(err.Error(), "plaintext") && !strings.Contains(err.Error(), "html:") {
				t.Errorf("%s: %v", way.Name, err)
			}
		}
	})
}
