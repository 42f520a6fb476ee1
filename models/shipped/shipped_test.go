package shipped

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models"
	"galley/models/modelstest"
	"galley/page"
	"galley/page/parse"
)

// sentences are n sentences that differ from those about other things.
func sentences(topic string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "The %s was, by all accounts, number %d of those that the people of the harbour town had seen since the winter of the flood. ", topic, i+1)
	}
	return b.String()
}

// story is an article with what surrounds articles: a box in it, and comments below
// that are longer than it is.
func story() string {
	var comments strings.Builder
	for i := range 12 {
		fmt.Fprintf(&comments, `<li><img src=/a.png><div><b>Reader %d</b> <span>%d days ago</span><p>%s</p><a href=#r>Reply</a></div>`, i, i+1, sentences("remark", 3))
	}
	return `<html><head><title>The flood of the harbour town - The Gazette</title><meta property=og:type content=article></head><body>
<header><div>The Gazette</div><nav><ul><li><a href=/>Home</a><li><a href=/n>News</a><li><a href=/s>Sports</a></ul></nav></header>
<main><article><h1>The flood of the harbour town</h1><p>By <a href=/a>A. Writer</a> <time>3 May 2026</time></p>
<div><p>` + sentences("first boat", 2) + `</p><p>` + sentences("second boat", 3) + `</p>
<aside><h3>Newsletter</h3><p>Get our best stories every morning.</p><input type=email><button>Sign up</button></aside>
<p>` + sentences("third boat", 2) + `</p></div>
<section><h3>12 comments</h3><ul>` + comments.String() + `</ul><form><textarea></textarea><button>Post</button></form></section></article></main>
<footer><p>© The Gazette</p></footer></body></html>`
}

// shop is a page that is no article.
func shop() string {
	var items strings.Builder
	for i := range 30 {
		fmt.Fprintf(&items, `<li><a href=/p/%d><img src=/%d.jpg><span>Boat shoe no. %d</span></a> <b>$%d.99</b> <button>Add to cart</button>`, i, i, i, 20+i)
	}
	return `<html><head><title>Shoes</title></head><body><nav><a href=/>Home</a> <a href=/cart>Cart</a></nav><form><input><button>Search</button></form><ul>` + items.String() + `</ul></body></html>`
}

func TestSelect(t *testing.T) {
	p := modelstest.Parse(t, story())
	s, err := New(models.Options{}).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	if s.Title == page.None || p.Text(s.Title) != "The flood of the harbour town" {
		t.Errorf("title %v", s.Title)
	}
	text := p.BodyText(s)
	for _, want := range []string{"first boat", "second boat", "third boat"} {
		if !strings.Contains(text, want) {
			t.Errorf("the body lacks the %s", want)
		}
	}
	for _, wrong := range []string{"remark", "Gazette", "every morning", "Home"} {
		if strings.Contains(text, wrong) {
			t.Errorf("the body has %q", wrong)
		}
	}
	if !(s.Score.Body > 0.5 && s.Score.Title > 0.5 && s.Score.Article > 0.5) || s.Score.Body > 1 || s.Score.Title > 1 || s.Score.Article > 1 {
		t.Errorf("posteriors %+v", s.Score)
	}
}

// TestNoCut: cutting is an option, and what is cut is in the body that is not.
func TestNoCut(t *testing.T) {
	p := modelstest.Parse(t, story())
	cut, err := New(models.Options{}).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := New(models.Options{NoCut: true, NoTitle: true}).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	if len(cut.Cut) == 0 || len(whole.Cut) != 0 || len(whole.Roots) != 1 || whole.Title != page.None {
		t.Fatalf("cuts %v, and without cutting %+v", cut.Cut, whole)
	}
	if !slices.Contains(cut.Roots, whole.Roots[0]) {
		t.Errorf("roots %v, without cutting %v", cut.Roots, whole.Roots)
	}
	if text := p.BodyText(whole); !strings.Contains(text, "every morning") {
		t.Error("without cutting, the box in the body is not there")
	}
}

func TestNoArticle(t *testing.T) {
	p := modelstest.Parse(t, shop())
	p.URL = "https://example.org/shop/shoes"
	var not *models.NotArticleError
	s, err := New(models.Options{}).Select(p)
	if !errors.As(err, &not) || !errors.Is(err, models.ErrNoArticle) || !s.Empty() {
		t.Fatalf("selection %+v, error %v", s, err)
	}
	if !(not.Posterior < not.Least) || !strings.Contains(not.Hint(), "--force") {
		t.Errorf("posterior %v of %v, hint %q", not.Posterior, not.Least, not.Hint())
	}
	if s, err := New(models.Options{Force: true}).Select(p); err != nil || len(s.Roots) == 0 {
		t.Errorf("forced: %+v, %v", s, err)
	}
	if _, err := New(models.Options{Force: true}).Select(modelstest.Parse(t, "")); !errors.Is(err, models.ErrNoArticle) || errors.As(err, &not) && not.Posterior == 0 {
		t.Errorf("an empty page, forced: %v", err)
	}
}

// TestFiles: the files that ship are small and say where they are from.
func TestFiles(t *testing.T) {
	for name, w := range map[string]*models.Wrapper{"laid.wrapper": Laid(), "parsed.wrapper": Parsed()} {
		record, th := w.Record, w.Networks.Thresholds
		if len(record.Corpora) < 2 || len(record.Figures) < 4 || (name == "laid.wrapper") != (record.Browser != "") || w.Boxes != (record.Browser != "") {
			t.Errorf("%s: record %+v", name, record)
		}
		for _, c := range record.Corpora {
			if len(c.Digest) != 64 || c.Pages == 0 || strings.ContainsAny(c.Name, `\\`) || strings.HasPrefix(c.Name, "/") {
				t.Errorf("%s: corpus %+v", name, c)
			}
		}
		if !(th.Keep > 0 && th.Add > 0 && th.Refuse > 0 && th.Refuse < 0.5) {
			t.Errorf("%s: thresholds %+v", name, th)
		}
	}
	if size := len(laidFile) + len(parsedFile); size > 500<<10 {
		t.Errorf("the files have %d bytes together, more than 500 kB", size)
	}
}

// TestExplain: what is explained is what is selected, with reasons for both parts.
func TestExplain(t *testing.T) {
	scores, err := New(models.Options{}).Score(modelstest.Parse(t, story()))
	if err != nil {
		t.Fatal(err)
	}
	selected, err := scores.Selection()
	if err != nil {
		t.Fatal(err)
	}
	explained, err := scores.Explain()
	if err != nil || !slices.Equal(explained.Roots, selected.Roots) || explained.Title != selected.Title {
		t.Errorf("explained %+v, selected %+v: %v", explained, selected, err)
	}
	parts := map[string]bool{}
	for _, r := range explained.Reasons {
		parts[r.Part] = true
	}
	if parts["body"] != (len(scores.Body()) > 1) || !parts["title"] || len(scores.Body()) == 0 || len(scores.Title()) < 2 {
		t.Errorf("reasons %+v of %d bodies and %d titles", explained.Reasons, len(scores.Body()), len(scores.Title()))
	}
	if len(selected.Blocks) < 20 || scores.Article() != selected.Score.Article {
		t.Errorf("%d blocks, article %v", len(selected.Blocks), scores.Article())
	}
}

func TestMethods(t *testing.T) {
	m := Methods()[0]
	for _, bad := range []map[string]float64{{"threshold": 2}, {"lambda": 1}} {
		if _, err := m.New(bad); err == nil || !strings.HasPrefix(err.Error(), "pretrained: ") {
			t.Errorf("%v: error %v", bad, err)
		}
	}
	p := modelstest.Parse(t, story())
	s, err := m.New(map[string]float64{"threshold": 0})
	if err != nil {
		t.Fatal(err)
	}
	found, err := s.Select(p)
	if err != nil || len(found.Cut) > 1 { // the title
		t.Errorf("with threshold 0: %+v, %v", found, err)
	}
}

func FuzzSelect(f *testing.F) {
	f.Add(story())
	f.Add(shop())
	f.Add("<dl><dt>a<dd>b</dl><table><tr><td>x")
	w := New(models.Options{Force: true})
	f.Fuzz(func(t *testing.T, source string) {
		p, err := parse.HTML(strings.NewReader(source), parse.Source{ContentType: "text/html; charset=utf-8", Limits: page.Limits{Bytes: 1 << 14, Nodes: 2000}})
		if err != nil {
			return
		}
		s, err := w.Select(p)
		modelstest.CheckSelection(t, p, s, err)
		if err != nil {
			return
		}
		b, err := Parsed().BaseScores(p, features.NewIndex(p, wang.Limits{}))
		if err != nil {
			t.Fatal(err)
		}
		b.BestTitle(b.Best())
	})
}

func BenchmarkSelect(b *testing.B) {
	p := modelstest.Parse(b, story())
	w := New(models.Options{})
	b.ReportAllocs()
	for b.Loop() {
		if _, err := w.Select(p); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Nodes)), "ns/node")
}
