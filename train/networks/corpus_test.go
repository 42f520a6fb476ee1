package networks

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/features"
	"galley/page"
	"galley/page/stored"
)

// testCorpora writes a corpus of single pages, two articles and another page in every
// fold, and one of two themed sites, and returns options that fit networks to them fast.
func testCorpora(t testing.TB, kind Kind) Options {
	t.Helper()
	dir := t.TempDir()
	o := Options{Kind: kind, Corpora: []string{filepath.Join(dir, "single"), filepath.Join(dir, "sites")}, Seed: 1, Nets: 1}
	var count [Folds]int
	for i := 0; slices.Min(count[:]) < 3; i++ {
		address := fmt.Sprintf("https://www.paper%d.example/2026/story-%d", i, i)
		fold := corpus.Fold(corpus.Document{URL: address}, Folds)
		if count[fold] < 3 {
			writeSingle(t, o.Corpora[0], i, address, count[fold] < 2)
			count[fold]++
		}
	}
	for k, site := range []string{"gazette", "herald"} {
		writeSite(t, o.Corpora[1], site, k)
	}
	return o
}

func writeSingle(t testing.TB, dir string, i int, address string, article bool) {
	a := newTestPage(uint64(i))
	html, kind := a.html("main", "section"), "article"
	if !article {
		a.paragraphs = []string{a.phrase(12), a.phrase(20)}
		html, kind = a.shop(), "listing"
	}
	truth := map[string]any{
		"url": address, "_internal": map[string]any{"page_type": map[string]any{"primary": kind}},
		"ground_truth": map[string]any{"title": a.title, "main_content": strings.Join(a.paragraphs, "\n"), "with": a.paragraphs[:1], "without": []string{"newsletter"}},
	}
	data, err := json.Marshal(truth)
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write([]byte(html))
	w.Close()
	writeTestFile(t, filepath.Join(dir, "ground-truth", fmt.Sprintf("%04d.json", i)), data)
	writeTestFile(t, filepath.Join(dir, "html", fmt.Sprintf("%04d.html.gz", i)), packed.Bytes())
}

func writeSite(t testing.TB, dir, site string, k int) {
	var truth bytes.Buffer
	e := json.NewEncoder(&truth)
	for i := range 3 {
		a := newTestPage(uint64(1000*(k+1) + i))
		address := fmt.Sprintf("/%d/", i)
		e.Encode(map[string]any{
			"id": fmt.Sprintf("%s/%03d", site, i), "url_path": address, "title": a.title, "body_text": strings.Join(a.paragraphs, "\n"),
			"title_xpath": "/html[1]/body[1]/div[1]/h1[1]", "body_xpath": "/html[1]/body[1]/div[1]/article[1]",
			"images": []string{"img/boat.jpg"}, "captions": []string{"A boat of the harbour."}, "kind": "normal",
		})
		writeTestFile(t, filepath.Join(dir, site, fmt.Sprint(i), "index.html"), []byte(a.html("div", "article")))
	}
	writeTestFile(t, filepath.Join(dir, site, "truth.jsonl"), truth.Bytes())
}

func writeTestFile(t testing.TB, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// testPage is the text of a generated page.
type testPage struct {
	*rand.Rand
	title      string
	paragraphs []string
}

func newTestPage(seed uint64) *testPage {
	p := &testPage{Rand: rand.New(rand.NewPCG(seed, 9))}
	p.title = p.phrase(6)
	for range 3 + p.IntN(4) {
		p.paragraphs = append(p.paragraphs, p.phrase(25+p.IntN(30))+", as the town has it.")
	}
	return p
}

var testWords = strings.Fields(`harbour ship crew captain fish storm council budget school bridge street market
	price winter summer river museum painter orchestra mayor law court judge train station delay`)

func (p *testPage) phrase(n int) string {
	words := make([]string, n)
	for i := range words {
		words[i] = testWords[p.IntN(len(testWords))]
	}
	return strings.Join(words, " ")
}

// html is an article with a menu, a picture, teasers and comments around it.
func (p *testPage) html(around, body string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<html><head><title>%s</title></head><body><%s><ul><li><a href=/a>News</a><li><a href=/b>Sports</a></ul><h1>%s</h1><%s>", p.title, around, p.title, body)
	b.WriteString("<figure><img src=/img/boat.jpg alt=''><figcaption>A boat of the harbour.</figcaption></figure>")
	for _, text := range p.paragraphs {
		fmt.Fprintf(&b, "<p>%s</p>", text)
	}
	fmt.Fprintf(&b, "</%s><aside><h2>Most read</h2>", body)
	for range 4 {
		fmt.Fprintf(&b, "<div><a href=/x>%s</a></div>", p.phrase(7))
	}
	b.WriteString("</aside><ul>")
	for range 3 {
		fmt.Fprintf(&b, "<li><b>Reader</b> <time>2 days ago</time><div>%s</div><a href=#r>Reply</a>", p.phrase(15))
	}
	fmt.Fprintf(&b, "</ul></%s><footer>Subscribe to our newsletter</footer></body></html>", around)
	return b.String()
}

// shop is a page that is no article.
func (p *testPage) shop() string {
	var b strings.Builder
	fmt.Fprintf(&b, "<html><head><title>%s</title></head><body><form><input><button>Search</button></form><ul>", p.title)
	for i := range 12 {
		fmt.Fprintf(&b, "<li><a href=/p/%d>%s</a> <b>$%d.99</b> <button>Add to cart</button>", i, p.phrase(3), i)
	}
	fmt.Fprintf(&b, "</ul><p>%s</p></body></html>", p.paragraphs[0])
	return b.String()
}

// layOutByHand keeps the pages of the corpora as a browser would that sets all elements
// below each other.
func layOutByHand(t testing.TB, o *Options) {
	t.Helper()
	o.Pages = t.TempDir()
	writeTestFile(t, filepath.Join(o.Pages, browserFile), []byte("Chrome/1\n"))
	c, err := openCorpora(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range c.samples(o) {
		if s.doc, err = s.doc.Load(); err != nil {
			t.Fatal(err)
		}
		if s.page, err = s.parse(); err != nil {
			t.Fatal(err)
		}
		p := s.page
		p.Laid, p.Viewport, p.Size = true, page.DefaultViewport, page.Size{W: 1366, H: 3000}
		p.Styles = []page.Style{{Display: "block", FontSize: 16, FontWeight: 400, Opacity: 1}}
		for i := range p.Nodes {
			p.Nodes[i].Box = page.Rect{X: 10, Y: float64(10 * i), W: 800, H: float64(10 * (int(p.Nodes[i].End) - i))}
		}
		if err := p.Link(page.Limits{}); err != nil {
			t.Fatal(err)
		}
		var data bytes.Buffer
		if err := stored.Write(p, &data); err != nil {
			t.Fatal(err)
		}
		writeTestFile(t, laidFile(o.Pages, s.doc.ID, s.site != ""), data.Bytes())
	}
}

// readTest reads the samples of the options.
func readTest(t testing.TB, o Options) (*corpora, []*sample, Options) {
	t.Helper()
	o, err := o.orDefault()
	if err != nil {
		t.Fatal(err)
	}
	c, err := openCorpora(t.Context(), &o)
	if err != nil {
		t.Fatal(err)
	}
	samples, err := c.read(t.Context(), &o)
	if err != nil {
		t.Fatal(err)
	}
	return c, samples, o
}

func TestRead(t *testing.T) {
	for _, kind := range []Kind{Parsed, Laid} {
		t.Run(string(kind), func(t *testing.T) {
			o := testCorpora(t, kind)
			o.SitePages = 2
			if kind == Laid {
				layOutByHand(t, &o)
			}
			c, samples, _ := readTest(t, o)
			if len(samples) != 3*Folds+6 || len(c.record.Corpora) != 2 || c.record.Corpora[0].Pages != 3*Folds || c.record.Seed != 1 {
				t.Fatalf("%d samples, record %+v", len(samples), c.record)
			}
			articles, fitted := 0, 0
			for _, s := range samples {
				if s.article {
					articles++
				}
				if s.fitted {
					fitted++
				}
				if s.page.Laid != (kind == Laid) || (s.label != nil) != (kind == Laid && s.site != "") {
					t.Errorf("%s: laid out %v, label %v", s.doc.ID, s.page.Laid, s.label)
				}
				if len(s.rows) == 0 || len(s.rows) != len(s.words) || len(s.rows[0]) != features.Blocks(kind == Laid).Len() {
					t.Errorf("%s: %d rows of %d blocks", s.doc.ID, len(s.rows), len(s.words))
				}
			}
			if articles != 2*Folds+6 || fitted != 3*Folds+4 {
				t.Errorf("%d articles, %d fitted to", articles, fitted)
			}
			if kind == Laid && c.record.Browser != "Chrome/1" {
				t.Errorf("browser %q", c.record.Browser)
			}
		})
	}
}

func TestReadRefuses(t *testing.T) {
	good := testCorpora(t, Laid)
	layOutByHand(t, &good)
	tests := []struct {
		name, want string
		change     func(o *Options)
	}{
		{"no kind", "no kind of wrapper", func(o *Options) { o.Kind = "" }},
		{"no folder of pages", "needs the folder", func(o *Options) { o.Pages = "" }},
		{"no corpus", "cannot be opened", func(o *Options) { o.Corpora = []string{"nowhere"} }},
		{"no pages", "no pages are there", func(o *Options) { o.Pages = t.TempDir() }},
		{"a page is missing", "lay the pages of the corpora out first", func(o *Options) {
			o.Pages = t.TempDir()
			writeTestFile(t, filepath.Join(o.Pages, browserFile), []byte("Chrome/1"))
		}},
		{"other labels", "has no body", func(o *Options) {
			copied := t.TempDir()
			if err := os.CopyFS(copied, os.DirFS(o.Corpora[1])); err != nil {
				t.Fatal(err)
			}
			name := filepath.Join(copied, "herald", "truth.jsonl")
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			writeTestFile(t, name, bytes.ReplaceAll(data, []byte("article[1]"), []byte("article[7]")))
			o.Corpora = []string{o.Corpora[0], copied}
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := good
			tt.change(&o)
			_, _, _, err := prepare(t.Context(), o)
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want one with %q", err, tt.want)
			}
		})
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, _, _, err := prepare(ctx, good); err == nil {
		t.Error("read although the context was cancelled")
	}
}

func TestFoldOf(t *testing.T) {
	a := corpus.Document{ID: "1", URL: "https://www.Paper.example/a"}
	b := corpus.Document{ID: "2", URL: "http://paper.example/b?c"}
	if corpus.Fold(a, Folds) != corpus.Fold(b, Folds) {
		t.Errorf("pages of one domain are in the folds %d and %d", corpus.Fold(a, Folds), corpus.Fold(b, Folds))
	}
	var count [Folds]int
	for i := range 1000 {
		count[corpus.Fold(corpus.Document{ID: fmt.Sprint(i)}, Folds)]++
	}
	if slices.Min(count[:]) < 150 || slices.Max(count[:]) > 250 {
		t.Errorf("1000 pages are in folds of %v", count)
	}
}
