package subtree

import (
	"math"
	"strings"
	"testing"

	"galley/features"
	"galley/features/column"
	"galley/features/wang"
	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

// measureAll does all that the package does with a laid out page, and checks
// what must hold of any.
func measureAll(t testing.TB, p *page.Page) {
	t.Helper()
	for _, s := range []Set{Full(), Full().Unscaled(), Relative(), Wang2009()} {
		x := features.NewIndex(p, s.Limits)
		bodies, _, err := s.BodyCandidates(x)
		if err != nil {
			t.Fatal(err)
		}
		checkNodes(t, p, bodies)
		checkMatrix(t, s, Body, s.Body(x, bodies), len(bodies))

		// One body from the middle: titles before, inside and behind it.
		body := page.None
		if len(bodies) > 0 {
			body = bodies[len(bodies)/2]
		}
		titles, relaxed, err := s.TitleCandidates(x, body)
		if err != nil {
			t.Fatal(err)
		}
		if body != page.None && x.Subtrees().Chars(p.Body()) > 0 && !p.Nodes[p.Body()].Hidden && len(titles) == 0 {
			t.Errorf("no title on a page with text, relaxed %v", relaxed)
		}
		checkNodes(t, p, titles)
		checkMatrix(t, s, Title, s.Title(x, body, titles), len(titles))
	}
}

func checkNodes(t testing.TB, p *page.Page, nodes []page.NodeID) {
	t.Helper()
	for i, n := range nodes {
		if p.Nodes[n].Kind != page.Element || p.Nodes[n].Hidden || i > 0 && n <= nodes[i-1] {
			t.Fatalf("candidate %d is node %d, a %s: not a visible element, or out of order", i, n, p.Nodes[n].Tag)
		}
	}
}

func checkMatrix(t testing.TB, s Set, k Kind, m Matrix, rows int) {
	t.Helper()
	cols := s.Columns(k, column.All)
	if m.Rows() != rows || m.Cols != len(cols) || len(m.Data) != rows*len(cols) {
		t.Fatalf("matrix of %d rows, %d columns, %d values; want %d rows, %d columns", m.Rows(), m.Cols, len(m.Data), rows, len(cols))
	}
	for i := range m.Rows() {
		for j, v := range m.Row(i) {
			c := cols[j]
			if math.IsNaN(v) || math.IsInf(v, 0) {
				t.Fatalf("%s: column %s of row %d is %v", s.Name, c.Name, i, v)
			}
			// A sum of halves may pass 1 by a rounding.
			low, high := c.Unit.Range()
			if raw := v*c.SD + c.Mean; raw < low-1e-12 || raw > high+1e-9 {
				t.Fatalf("%s: column %s of row %d is %v, want it in [%v, %v]", s.Name, c.Name, i, raw, low, high)
			}
		}
	}
}

func TestFiniteOnRandomPages(t *testing.T) {
	for seed := range uint64(500) {
		p := pagetest.Random(t, seed)
		pagetest.LayOut(p, seed)
		if err := p.Link(page.Limits{}); err != nil {
			t.Fatal(err)
		}
		measureAll(t, p)
	}
}

func TestFiniteOnOddPages(t *testing.T) {
	limits := []wang.Limits{{}, {ScreenWidth: math.NaN(), ScreenHeight: -1}, {MinBodyAreaShare: math.Inf(1), MaxWordNum: -3}}
	for _, p := range []*page.Page{pagetest.Build(t), pagetest.Build(t, pagetest.El("div", pagetest.Sized(1<<27, 1<<27), "text"))} {
		measureAll(t, p)
		for _, l := range limits {
			x := features.NewIndex(p, l)
			all := make([]page.NodeID, len(p.Nodes))
			for i := range all {
				all[i] = page.NodeID(i)
			}
			for _, m := range []Matrix{Full().Body(x, all), Full().Title(x, page.None, all), Full().Title(x, 0, all)} {
				for _, v := range m.Data {
					if math.IsNaN(v) || math.IsInf(v, 0) {
						t.Errorf("limits %+v: a value is %v", l, v)
					}
				}
			}
		}
	}
}

// FuzzMeasure: whatever the page says and wherever its boxes are, candidates are
// visible elements in order and every value is finite and in its range.
func FuzzMeasure(f *testing.F) {
	f.Add("<title>A b</title><h1>A b</h1><article><p>Text.<p><b>T</b>ext</article>", uint64(1))
	f.Add("<a href=/x>a<b>b</b></a><a href>c</a> … ...” 新聞<br>。", uint64(2))
	f.Add("<svg><a href=/y><title>t</title></a></svg><frameset><frame></frameset>", uint64(3))
	f.Add("\xe2<b>\x80</b>\x83\xff", uint64(4))
	f.Fuzz(func(t *testing.T, html string, seed uint64) {
		p, err := parse.HTML(strings.NewReader(html), parse.Source{URL: "https://news.example/story"})
		if err != nil {
			t.Skip()
		}
		pagetest.LayOut(p, seed)
		if err := p.Link(page.Limits{}); err != nil {
			t.Fatal(err)
		}
		measureAll(t, p)
	})
}
