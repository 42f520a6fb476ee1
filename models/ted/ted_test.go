package ted

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"galley/dataset"
	"galley/models"
	"galley/models/method"
	"galley/models/modelstest"
	"galley/page"
	"galley/page/parse"
)

// body is the tree of the children of <body>.
func body(t testing.TB, source string) *tree {
	t.Helper()
	return newTree(modelstest.Parse(t, "<body>"+source))
}

// template is the template of pages.
func template(t testing.TB, sources ...string) *pattern {
	t.Helper()
	p := newPattern(body(t, sources[0]))
	for _, s := range sources[1:] {
		if err := fold(p, body(t, s)); err != nil {
			t.Fatal(err)
		}
	}
	p.measure(0)
	return p
}

// write writes a template as a(b "text" *).
func (p *pattern) write() string {
	text := string(p.Wild) + p.Tag
	if p.Text != "" {
		text = `"` + p.Text + `"`
	}
	if len(p.Children) == 0 {
		return text
	}
	var parts []string
	for _, c := range p.Children {
		parts = append(parts, c.write())
	}
	return text + "(" + strings.Join(parts, " ") + ")"
}

// TestDistance: leaves are inserted, removed and replaced; what is under a node without a
// partner has none.
func TestDistance(t *testing.T) {
	for _, tt := range []struct {
		name, a, b string
		want       int64 // in leaves
	}{
		{"equal", "<p>a</p><p>b</p>", "<p>a</p><p>b</p>", 0},
		{"a text is replaced", "<p>a</p>", "<p>b</p>", 1},
		{"a paragraph is inserted", "<p>a</p>", "<p>a</p><p>b</p>", 2},
		{"a paragraph is removed from the middle", "<p>a</p><p>b</p><p>c</p>", "<p>a</p><p>c</p>", 2},
		{"a leaf is replaced by another", "<p>a</p><hr>", "<p>a</p><img>", 1},
		{"inner nodes with other tags are not mapped", "<div><p>a</p></div>", "<section><p>a</p></section>", 6},
		{"nor are nodes of other depths", "<div><p>a</p></div>", "<p>a</p>", 5},
		{"the order counts", "<p>a</p><h2>b</h2>", "<h2>b</h2><p>a</p>", 4},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for _, pair := range [2][2]string{{tt.a, tt.b}, {tt.b, tt.a}} {
				p := template(t, pair[0])
				cost, err := (&matcher{tree: body(t, pair[1])}).match(p)
				if err != nil || cost != tt.want*unit {
					t.Errorf("distance of %s and %s: %v, %v, want %d", pair[0], pair[1], float64(cost)/unit, err, tt.want)
				}
			}
		})
	}
}

// TestDistanceIsThatOfAllMappings holds the tables against a search of all alignments.
func TestDistanceIsThatOfAllMappings(t *testing.T) {
	parts := []string{"<p>a</p>", "<p>b</p>", "<hr>", "<div><p>a</p><hr></div>", "c<b>d</b>"}
	var sources []string
	for i := range 125 {
		sources = append(sources, parts[i%5]+parts[i/5%5]+parts[i/25])
	}
	for i := 0; i < len(sources); i += 4 {
		for j := 0; j < len(sources); j += 7 {
			p, other := template(t, sources[i]), body(t, sources[j])
			m := &matcher{tree: other}
			got, err := m.match(p)
			if want := slowly(m, p.Children, other.nodes[0].children); err != nil || got != want {
				t.Fatalf("distance of %s and %s: %d, %v; want %d", sources[i], sources[j], got, err, want)
			}
		}
	}
}

func slowly(m *matcher, a []*pattern, b []int32) int64 {
	switch {
	case len(a) == 0 && len(b) == 0:
		return 0
	case len(a) == 0:
		return m.inserted(b[0]) + slowly(m, a, b[1:])
	case len(b) == 0:
		return a[0].removed() + slowly(m, a[1:], b)
	}
	best := min(a[0].removed()+slowly(m, a[1:], b), m.inserted(b[0])+slowly(m, a, b[1:]))
	n := &m.tree.nodes[b[0]]
	switch {
	case a[0].Tag != "" && a[0].Tag == n.tag:
		best = min(best, slowly(m, a[0].Children, n.children)+slowly(m, a[1:], b[1:]))
	case a[0].Tag == n.tag && a[0].Text == n.text:
		best = min(best, slowly(m, a[1:], b[1:]))
	case len(a[0].Children) == 0 && len(n.children) == 0:
		best = min(best, unit+slowly(m, a[1:], b[1:]))
	}
	return best
}

// TestFold: what differs becomes wildcards, what all pages have stays.
func TestFold(t *testing.T) {
	for _, tt := range []struct {
		name  string
		pages []string
		want  string
	}{
		{"the same twice", []string{"<p>a</p>", "<p>a</p>"}, `body(p("a"))`},
		{"another text", []string{"<h1>a</h1><p>menu</p>", "<h1>b</h1><p>menu</p>"}, `body(h1(.) p("menu"))`},
		{"one has more", []string{"<h1>a</h1>", "<h1>b</h1><p>c</p>"}, "body(h1(.) ?)"},
		{"one has less", []string{"<h1>a</h1><p>c</p>", "<h1>b</h1>"}, "body(h1(.) ?)"},
		{"one has two more", []string{"<h1>a</h1>", "<h1>b</h1><p>c</p><p>d</p>"}, "body(h1(.) *)"},
		{"another leaf", []string{"<p>a</p><hr>", "<p>a</p><img>"}, `body(p("a") .)`},
		{"a leaf and one more", []string{"a<br><hr>", "a<br><img><p>b</p>"}, `body("a" +)`},
		{"three pages", []string{"<p>a</p>", "<p>b</p><p>c</p><p>d</p>", ""}, "body(*)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := template(t, tt.pages...)
			if got := p.write(); got != tt.want {
				t.Errorf("template %s, want %s", got, tt.want)
			}
			for _, source := range tt.pages {
				found, err := mapPage(p, body(t, source))
				if err != nil || found.known != p.size {
					t.Errorf("page %q has %d of the %d fixed nodes, %v", source, found.known, p.size, err)
				}
			}
		})
	}
}

// TestPassages: what fills the wildcards of a template.
func TestPassages(t *testing.T) {
	p := template(t, "<ul><li>Home</ul><h1>a</h1><p>b</p>", "<ul><li>Home</ul><h1>c</h1><p>d</p><p>e</p>")
	tr := body(t, "<ul><li>Home</ul><h1>New</h1><p>One</p><p>Two</p><p>Three</p>")
	found, err := mapPage(p, tr)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, x := range found.passages {
		got = append(got, textOf(tr.page, tr.nodes[x.node].id))
	}
	// ? takes one paragraph, and one of the three is in none.
	if fmt.Sprint(got) != "[New Two Three]" {
		t.Errorf("passages %v", got)
	}
}

// story is a page of a small site.
func story(i, paragraphs int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "<title>t</title><body><ul><li><a href=/>Home</a><li><a href=/s>Sport</a></ul><div class=main><h1>Ship number%d leaves harbour%d</h1><article>", i, i)
	for k := range paragraphs {
		fmt.Fprintf(&b, "<p>The ship number%d leaves the harbour%d at eight, and %d people on board do not mind that at all.</p>", i, i, 10*i+k)
	}
	fmt.Fprintf(&b, "</article></div><aside><h2>Read</h2><a href=/%d>Story of number%d</a></aside><footer>Imprint</footer>", i, i)
	return b.String()
}

func samples(t testing.TB, n int) (list []dataset.Sample) {
	t.Helper()
	for i := range n {
		p := modelstest.Parse(t, story(i, 2+i%3))
		s := page.Selection{Title: modelstest.ByID(t, p, "h1"), Roots: []page.NodeID{modelstest.ByID(t, p, "article")}}
		list = append(list, dataset.Sample{Slug: fmt.Sprint(i), URL: fmt.Sprintf("https://a.example/%d", i), Page: p, Selection: s, Article: true})
	}
	return list
}

// TestTrain: on other pages of the site title and body are found, by rules and by labels;
// on another site nothing is.
func TestTrain(t *testing.T) {
	own := modelstest.Parse(t, story(77, 6))
	other := modelstest.Parse(t, "<header>News</header><main><section><h1>Other</h1><p>"+strings.Repeat("Words of another site. ", 20)+"</section></main>")
	for _, l := range Learned() {
		m, err := l.Train(context.Background(), samples(t, 8), method.LearnOptions{Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		var stored bytes.Buffer
		if err := m.Write(&stored); err != nil {
			t.Fatal(err)
		}
		again, err := l.Read(&stored)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range []method.Trained{m, again} {
			s := modelstest.Select(t, m, own)
			if s.Title != modelstest.ByID(t, own, "h1") || s.Body() != modelstest.ByID(t, own, "article") {
				t.Errorf("%s selects %+v\n%s", l.Name, s, modelstest.Text(own, s))
			}
			if _, err := m.Select(other); !errors.Is(err, models.ErrNoArticle) {
				t.Errorf("%s on another site: %v", l.Name, err)
			}
		}
	}
	if _, err := Train(context.Background(), nil, 1, Options{}); !errors.Is(err, ErrNoPages) {
		t.Errorf("without pages: %v", err)
	}
}

// TestClusters: pages of two layouts are two clusters, and a single page makes no
// template beside others.
func TestClusters(t *testing.T) {
	var trees []*tree
	for i := range 6 {
		trees = append(trees, newTree(modelstest.Parse(t, story(i, 3))))
	}
	for range 2 {
		trees = append(trees, body(t, strings.Repeat("<table><tr><td>a<td>b</table>", 9)))
	}
	trees = append(trees, body(t, strings.Repeat("<blockquote>a</blockquote>", 9)))
	groups, err := clusters(context.Background(), trees, 0.8)
	if err != nil || fmt.Sprint(groups) != "[[0 1 2 3 4 5] [6 7] [8]]" {
		t.Errorf("clusters %v, %v", groups, err)
	}
	if got := several(groups); len(got) != 2 {
		t.Errorf("templates of %v", got)
	}
	if got := several([][]int{{0}, {1}}); fmt.Sprint(got) != "[[0 1]]" {
		t.Errorf("of single pages: %v", got)
	}
}

// TestRead: what no training writes is refused.
func TestRead(t *testing.T) {
	for _, text := range []string{
		"", "{}", "x", `{"method":"ted","version":2}`, `{"method":"clg","version":1}`, `{"method":"ted","version":1,"options":{"known":2}}`,
		`{"method":"ted","version":1,"templates":[null]}`, `{"method":"ted","version":1,"templates":[{"root":{"w":"*"}}]}`,
		`{"method":"ted","version":1,"templates":[{"root":{"t":"body","c":[null]}}]}`,
		`{"method":"ted","version":1,"templates":[{"root":{"t":"body","c":[{"w":"!"}]}}]}`,
		`{"method":"ted","version":1,"templates":[{"root":{"t":"body","c":[{"w":"*","c":[{"t":"p"}]}]}}]}`,
		`{"method":"ted","version":1,"templates":[{"root":{"t":"body","part":"all"}}]}`,
	} {
		var format *models.FormatError
		if _, err := Read(strings.NewReader(text), name); !errors.As(err, &format) || format.Hint() == "" {
			t.Errorf("%s: %v, want a FormatError", text, err)
		}
	}
}

// TestHostile: matching is bounded in time and memory.
func TestHostile(t *testing.T) {
	m, err := Train(context.Background(), samples(t, 4), 1, Options{})
	if err != nil {
		t.Fatal(err)
	}
	m.Templates[0].Root.Children = append(m.Templates[0].Root.Children, template(t, strings.Repeat("<p>a<b>c</b></p>", 3000)).Children...)
	m.Templates[0].Root.measure(0)
	modelstest.Hostile(t, []method.Method{{Name: name, New: func(map[string]float64) (models.Selector, error) { return m, nil }}},
		modelstest.Bound{Fixed: 128 << 20, Node: 600, Byte: 2}, nil)
}

// FuzzSelect holds that a template of any two pages covers both, and selects in good order.
func FuzzSelect(f *testing.F) {
	for i, source := range modelstest.Odd() {
		f.Add(source, modelstest.Odd()[(i+7)%len(modelstest.Odd())], i%2 == 0)
	}
	f.Add(story(1, 2), story(2, 5), true)
	f.Fuzz(func(t *testing.T, a, b string, labels bool) {
		var list []dataset.Sample
		for i, source := range []string{a, b} {
			p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: modelstest.URL, Limits: page.Limits{Bytes: 1 << 13, Nodes: 500}})
			if err != nil {
				return
			}
			list = append(list, dataset.Sample{URL: fmt.Sprint(i), Page: p, Article: true, Selection: page.Selection{Title: p.Body(), Roots: []page.NodeID{p.Body()}}})
		}
		m, err := Train(context.Background(), list, 1, Options{Labels: labels, Alike: 0.01})
		if err != nil {
			t.Fatal(err)
		}
		var stored bytes.Buffer
		if err := m.Write(&stored); err != nil {
			t.Fatal(err)
		}
		if m, err = Read(&stored, m.method()); err != nil {
			t.Fatal(err)
		}
		for i, s := range list {
			modelstest.Select(t, m, s.Page)
			if len(m.Templates) > 1 {
				continue
			}
			found, err := mapPage(m.Templates[0].Root, newTree(s.Page))
			if err != nil || found.known != m.Templates[0].Root.size {
				t.Fatalf("page %d has %d of %d fixed nodes of %s, %v", i, found.known, m.Templates[0].Root.size, m.Templates[0].Root.write(), err)
			}
		}
	})
}
