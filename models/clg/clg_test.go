package clg

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/features"
	"galley/internal/svm"
	"galley/models"
	"galley/models/method"
	"galley/models/modelstest"
	"galley/page"
)

// TestFeatures: the formulas of section 4, by hand.
func TestFeatures(t *testing.T) {
	p := modelstest.Lay(t, modelstest.Parse(t, "<body><h1>Head</h1><div>abcdef<a href=/>ghij</a><img src=x></div>"))
	box := func(id string, r page.Rect) {
		n := modelstest.ByID(t, p, id)
		p.Nodes[n].Box = r
		for c := range p.Children(n) {
			if p.Nodes[c].Kind == page.Text {
				p.Nodes[c].Box = r
			}
		}
	}
	box("h1", page.Rect{W: 1000, H: 50})
	box("div", page.Rect{X: 100, Y: 100, W: 500, H: 300})
	box("a", page.Rect{X: 100, Y: 100, W: 100, H: 20})
	box("img", page.Rect{X: 100, Y: 200, W: 100, H: 100})
	p.Size = page.Size{W: 1000, H: 1000}
	b, err := newBlocks(p)
	if err != nil {
		t.Fatal(err)
	}
	text := 500.0*300 + 100*20
	for id, want := range map[string][]float64{
		// 10 of 14 characters are in the font of the block, which is the smaller one. Tags: the
		// block, the link and the picture, for 10 characters.
		"div": {0.1, 0.6, 0.1, 0.4, 0.35, 0.25, 0.15, 10.0 / 14, 0, text / (text + 1e4 + 1), 3.0 / 11, 1.0 / 4},
		"h1":  {0, 1, 0, 0.05, 0.5, 0.025, 0.05, 4.0 / 14, 1, 5e4 / (5e4 + 1), 1.0 / 5, 0},
	} {
		equal(t, id, b.row(modelstest.ByID(t, p, id)), want)
	}
	m := &machine{best: []float64{0.1, 0.7, 0.1, 0.4, 0.4, 0.3}}
	row := b.row(modelstest.ByID(t, p, "div"))
	m.scale(row)
	equal(t, "positions", row[:6], []float64{1, 0.9, 1, 1, 0.95, 0.95})

	parsed := Parsed([]Page{{Page: p}})[0].Page
	if b, err = newBlocks(parsed); err != nil {
		t.Fatal(err)
	}
	// 4 of 14 characters come before; two texts and a picture.
	equal(t, "parsed", b.row(modelstest.ByID(t, parsed, "div")), []float64{4.0 / 14, 1, 10.0 / 14, 0.5, 3.0 / 11, 1.0 / 4})
	if !p.Laid || p.Nodes[modelstest.ByID(t, p, "div")].Box.Empty() {
		t.Error("the page itself was changed")
	}
}

func equal(t *testing.T, what string, got, want []float64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d features, want %d", what, len(got), len(want))
	}
	for i := range got {
		if math.Abs(got[i]-want[i]) > 1e-12 {
			t.Errorf("%s: feature %d is %v, want %v", what, i, got[i], want[i])
		}
	}
}

// TestGroup: texts with few others between them are a group; that with most characters
// outside of links wins. S is a text that was selected, L a link that was, a point one that
// was not; all have as many characters as their place from 1 on.
func TestGroup(t *testing.T) {
	for _, tt := range []struct {
		texts    string
		gap      int
		from, to int
	}{
		{"", 3, 0, 0},
		{"...", 3, 0, 0},
		{"SS", 3, 0, 2},
		{"S...S", 3, 0, 5},
		{"SS....S", 3, 6, 7},
		{"SSSSS....S", 3, 0, 5},
		{"SSS.SS", 0, 4, 6},
		{"LLLL", 3, 0, 0},
		{"SS....LLL", 3, 0, 2},
		{"..S.L.S..", 1, 2, 7},
	} {
		var source strings.Builder
		for i, c := range tt.texts {
			text := strings.Repeat("x", i+1)
			if c == 'L' {
				text = "<a href=/>" + text + "</a>"
			}
			source.WriteString("<p>" + text + "</p>")
		}
		b, err := newBlocks(modelstest.Parse(t, "<body>"+source.String()))
		if err != nil {
			t.Fatal(err)
		}
		var selected []bool
		for _, c := range tt.texts {
			selected = append(selected, c != '.')
		}
		if from, to := b.group(selected, tt.gap); from != tt.from || to != tt.to {
			t.Errorf("%q with gap %d: %d to %d, want %d to %d", tt.texts, tt.gap, from, to, tt.from, tt.to)
		}
	}
}

// story is a page with a menu, an article and teasers.
func story(t testing.TB, i int) Page {
	t.Helper()
	var b strings.Builder
	b.WriteString("<body><ul>" + strings.Repeat("<li><a href=/>Menu</a>", 3+i%3) + "</ul><h1>Ships leave</h1><article>")
	for k := range 3 + i%4 {
		b.WriteString("<p>" + strings.Repeat("Nobody on board minds that it is late. ", 3+(i+k)%5) + "</p>")
	}
	b.WriteString("</article><div>" + strings.Repeat("<h3><a href=/1>Other news of today</a></h3>", 2+i%5) + "</div><footer>Imprint</footer>")
	p := modelstest.Lay(t, modelstest.Parse(t, b.String()))
	list := Labelled([]dataset.Sample{{URL: fmt.Sprint("https://a.example/", i), Page: p, Article: true,
		Selection: page.Selection{Title: page.None, Roots: []page.NodeID{modelstest.ByID(t, p, "article")}}}})
	return list[0]
}

// TestTrain: the article of another page is found, with boxes and without, by the model and
// by what is stored of it.
func TestTrain(t *testing.T) {
	var pages []Page
	for i := range 8 {
		pages = append(pages, story(t, i))
	}
	m, err := Train(context.Background(), pages, Parsed(pages), 1, svm.Trainer{})
	if errors.Is(err, svm.ErrNoTrainer) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	var stored bytes.Buffer
	if err := (&Extractor{Model: m}).Write(&stored); err != nil {
		t.Fatal(err)
	}
	again, err := Read(bytes.NewReader(stored.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	test := story(t, 21)
	for _, p := range []Page{test, Parsed([]Page{test})[0]} {
		for _, m := range []*Model{m, again} {
			got := modelstest.Select(t, &Extractor{Model: m}, p.Page)
			if want := []page.NodeID{modelstest.ByID(t, p.Page, "article")}; !slices.Equal(got.Roots, want) || len(got.Cut) > 0 {
				t.Errorf("laid %v: selected\n%s", p.Page.Laid, modelstest.Text(p.Page, got))
			}
		}
	}
}

// TestGold: texts that are aligned with the gold text are content.
func TestGold(t *testing.T) {
	p := modelstest.Parse(t, "<ul><li>Home<li>Ships</ul><p>The ships leave at eight.</p><p hidden>at eight</p><p>Nobody minds.</p><p>Imprint</p>")
	g := Gold("a", p, "The ships leave at eight.\nNobody minds.")
	var got []string
	for i, content := range g.Content {
		if content {
			got = append(got, p.Nodes[i].Text)
		}
	}
	if want := []string{"The ships leave at eight.", "Nobody minds."}; !slices.Equal(got, want) {
		t.Errorf("content %q, want %q", got, want)
	}
}

func TestErrors(t *testing.T) {
	if _, err := Train(context.Background(), nil, nil, 1, svm.Trainer{}); !errors.Is(err, ErrNoPages) {
		t.Errorf("no pages: %v", err)
	}
	laidOnly := &Extractor{Model: &Model{laid: shipped().laid}}
	if _, err := laidOnly.Select(modelstest.Parse(t, "<p>a")); !errors.Is(err, features.ErrNoLayout) {
		t.Errorf("a machine for boxes and a page without: %v", err)
	}
	parsedOnly := &Extractor{Model: &Model{parsed: shipped().parsed}}
	if _, err := parsedOnly.Select(modelstest.Lay(t, modelstest.Parse(t, "<p>a"))); err == nil {
		t.Error("no machine for a page with boxes, and no error")
	}
	many := modelstest.Parse(t, "<body>"+strings.Repeat("<p>a", maxBlocks+1))
	var limit *method.LimitError
	if _, err := (&Extractor{}).Select(many); !errors.As(err, &limit) {
		t.Errorf("a page of very many blocks: %v", err)
	}
	for _, text := range []string{"", "{}", `{"method":"clg","version":2}`, `{"method":"clg","version":1,"laid":{"features":["left"]}}`,
		`{"method":"clg","version":1,"parsed":{"features":["pos_top","pos_bottom","text_share","text_ratio","tag_density","link_density"],"best":[0,1],"svm":"x"}}`} {
		var format *models.FormatError
		if _, err := Read(strings.NewReader(text)); !errors.As(err, &format) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestMethods(t *testing.T) {
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{name: {Selector: &Extractor{}, Values: map[string]float64{"gap": 3}}})
}

func TestHostile(t *testing.T) {
	modelstest.Hostile(t, append(Methods(), laid()...), modelstest.Bound{Fixed: 16 << 20, Node: 1000, Byte: 1}, nil)
}

func TestLinear(t *testing.T)  { modelstest.Linear(t, append(Methods(), laid()...)) }
func TestChinese(t *testing.T) { modelstest.Chinese(t, Methods()) }

// laid is the method on laid-out pages.
func laid() []method.Method {
	m := Methods()
	m[0].Name, m[0].Laid = "clg laid", true
	return m
}

func FuzzSelect(f *testing.F) { modelstest.Fuzz(f, append(Methods(), laid()...), nil, nil) }
