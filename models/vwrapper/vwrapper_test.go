package vwrapper

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
	"galley/models"
	"galley/models/method"
	"galley/models/modelstest"
	"galley/page"
)

// TestBoost: three rounds by hand. Rows 0 … 5 of one feature, positive are 2 and 3.
func TestBoost(t *testing.T) {
	rows := [][]float64{{0}, {1}, {2}, {3}, {4}, {5}}
	positive := []bool{false, false, true, true, false, false}
	b := boost(rows, positive)
	// Round 1: of those with least error, 2/6, the first. Above 1.5 errs on 4 and 5.
	// Round 2: 4 and 5 weigh 1/4, the others 1/8. Below 3.5 errs on 0 and 1: 1/4.
	// Round 3: 0 and 1 weigh 1/4, 4 and 5 1/6, the others 1/12. Nothing is positive, that
	// is above 5, errs on 2 and 3: 1/6.
	for i, want := range []stump{{0, 1.5, 0.5 * math.Log(2)}, {0, 3.5, -0.5 * math.Log(3)}, {0, 5, 0.5 * math.Log(5)}} {
		if got := b[i]; got.Above != want.Above || math.Abs(got.Alpha-want.Alpha) > 1e-12 {
			t.Errorf("stump %d is %+v, want %+v", i+1, got, want)
		}
	}
	for i, row := range rows {
		if got := b.score(row) > 0; got != positive[i] {
			t.Errorf("row %d is called %v", i, got)
		}
	}
}

func TestBoostEnds(t *testing.T) {
	if b := boost([][]float64{{0}, {1}}, []bool{false, true}); len(b) != 1 || b.score([]float64{2}) != 1 || b.score([]float64{0}) != -1 {
		t.Errorf("rows that one stump parts: %+v", b)
	}
	if b := boost([][]float64{{1}, {1}}, []bool{false, true}); len(b) != 0 || b.score([]float64{1}) != 0 {
		t.Errorf("equal rows of both classes: %+v", b)
	}
	if b := boost(nil, nil); b != nil {
		t.Errorf("no rows: %+v", b)
	}
}

// story is a page with a menu, an article and teasers.
func story(t testing.TB, i int) dataset.Sample {
	t.Helper()
	var b strings.Builder
	b.WriteString("<body><ul>" + strings.Repeat("<li><a href=/>Menu</a>", 3+i%3) + "</ul><div><h1>Ships leave harbour</h1><article>")
	for k := range 3 + i%4 {
		b.WriteString("<p>" + strings.Repeat("Nobody on board minds that it is late. ", 3+(i+k)%5) + "</p>")
	}
	b.WriteString("</article></div><div>" + strings.Repeat("<h3><a href=/1>Other news of today</a></h3>", 2+i%5) + "</div><footer>Imprint</footer>")
	p := modelstest.Lay(t, modelstest.Parse(t, b.String()))
	s := page.Selection{Title: modelstest.ByID(t, p, "h1"), Roots: []page.NodeID{modelstest.ByID(t, p, "article")}}
	return dataset.Sample{URL: fmt.Sprint("https://a.example/", i), Page: p, Selection: s, Article: true}
}

func trained(t testing.TB) *Model {
	t.Helper()
	var list []dataset.Sample
	for i := range 8 {
		list = append(list, story(t, i))
	}
	m, err := Train(context.Background(), list)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestTrain: title and body of another page of the site are found, by the model and by what
// is stored of it, and all of its blocks are right.
func TestTrain(t *testing.T) {
	m := trained(t)
	var stored bytes.Buffer
	if err := m.Write(&stored); err != nil {
		t.Fatal(err)
	}
	again, err := Read(bytes.NewReader(stored.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	s := story(t, 21)
	for _, m := range []*Model{m, again} {
		got := modelstest.Select(t, m, s.Page)
		if got.Title != s.Selection.Title || !slices.Equal(got.Roots, s.Selection.Roots) || len(got.Cut) > 0 {
			t.Errorf("selected %+v, want %+v\n%s", got, s.Selection, modelstest.Text(s.Page, got))
		}
		j, err := m.Judge(s.Page, s.Selection)
		if err != nil || j.Accuracy() != 1 || j.F1() != 1 || j.News != 5 || j.Blocks != 12 {
			t.Errorf("judged %+v, %v", j, err)
		}
	}
}

func TestErrors(t *testing.T) {
	m := trained(t)
	if _, err := m.Select(modelstest.Parse(t, "<p>a")); !errors.Is(err, features.ErrNoLayout) {
		t.Errorf("a parsed page: %v", err)
	}
	p := modelstest.Lay(t, modelstest.Parse(t, "<p>a"))
	p.Viewport.W = 400
	var viewport *models.ViewportError
	if _, err := m.Select(p); !errors.As(err, &viewport) {
		t.Errorf("another screen: %v", err)
	}
	if _, err := Train(context.Background(), []dataset.Sample{{Article: true, Page: p, Selection: page.Selection{Title: page.None}}}); !errors.Is(err, ErrNoPages) {
		t.Errorf("pages without labels: %v", err)
	}
	for _, text := range []string{"", "{}", `{"method":"v-wrapper","version":1,"features":["left"]}`, `{"method":"v-wrapper","version":9}`} {
		var format *models.FormatError
		if _, err := Read(strings.NewReader(text)); !errors.As(err, &format) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestTree: blocks, what is counted in them, and their features.
func TestTree(t *testing.T) {
	p := modelstest.Lay(t, modelstest.Parse(t, `<body>lead<div><h1>Four</h1><p>ab <a href=/>cd</a> <em>ef</em></p><img src=x></div><script>no</script>`))
	tr, err := newTree(p)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for i, b := range tr.blocks {
		kind := "inner"
		if b.leaf {
			kind = "leaf"
		}
		got = append(got, fmt.Sprintf("%d %s %s in %d: %v of %v linked, %v italic, %v px, %v images", i, kind, p.Nodes[b.node].Tag, b.parent, b.linkChars, b.chars, b.italic, b.fontMax, b.images))
	}
	want := []string{
		"0 inner body in -1: 2 of 14 linked, 2 italic, 32 px, 1 images", "1 leaf body in 0: 0 of 4 linked, 0 italic, 16 px, 0 images",
		"2 inner div in 0: 2 of 10 linked, 2 italic, 32 px, 1 images", "3 inner h1 in 2: 0 of 4 linked, 0 italic, 32 px, 0 images",
		"4 leaf h1 in 3: 0 of 4 linked, 0 italic, 32 px, 0 images", "5 inner p in 2: 2 of 6 linked, 2 italic, 16 px, 0 images",
		"6 leaf p in 5: 2 of 6 linked, 2 italic, 16 px, 0 images",
	}
	if !slices.Equal(got, want) {
		t.Errorf("blocks\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	for i, row := range tr.rows() {
		if len(row) != len(names) {
			t.Fatalf("row %d has %d features, want %d", i, len(row), len(names))
		}
	}
	row := tr.rows()[6]
	for name, want := range map[string]float64{"characters of page": 6.0 / 14, "characters of parent": 1, "link characters": 1.0 / 3, "italic": 1.0 / 3, "largest font": 0.5} {
		if got := row[slices.Index(names, name)]; math.Abs(got-want) > 1e-12 {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
}

func methods(t testing.TB) []method.Method {
	m := trained(t)
	return []method.Method{{Name: name, Laid: true, New: func(map[string]float64) (models.Selector, error) { return m, nil }}}
}

func TestHostile(t *testing.T) {
	modelstest.Hostile(t, methods(t), modelstest.Bound{Fixed: 24 << 20, Node: 200}, nil)
}

func TestLinear(t *testing.T) { modelstest.Linear(t, methods(t)) }

// FuzzSelect holds besides that every text is in one leaf, and that all features are
// finite.
func FuzzSelect(f *testing.F) {
	modelstest.Fuzz(f, methods(f), nil, func(t *testing.T, p *page.Page, s models.Selector, _ page.Selection) {
		tr, err := newTree(p)
		if err != nil {
			t.Fatal(err)
		}
		texts := 0
		for i, row := range tr.rows() {
			texts += len(tr.blocks[i].texts)
			for k, v := range row {
				if math.IsNaN(v) || math.IsInf(v, 0) {
					t.Fatalf("%s of block %d is %v", names[k], i, v)
				}
			}
		}
		read := page.Readable(p, false)
		for i := p.Body(); i < p.Nodes[p.Body()].End; i++ {
			if n := &p.Nodes[i]; n.Kind == page.Text && read[i] && page.Chars(n.Text) > 0 {
				texts--
			}
		}
		if texts != 0 {
			t.Fatalf("%d texts too many in the leaves", texts)
		}
	})
}
