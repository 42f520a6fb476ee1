package subtree

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page"
	"galley/page/pagetest"
)

// TestPrior: what a reader takes for the article is likelier than what stands around it.
func TestPrior(t *testing.T) {
	prose := "<p>" + pagetest.Sentences("boat", 4) + "</p>"
	p := pagetest.Parse(t, "<body><nav><a href=/a>Home of news</a></nav><main>"+prose+prose+
		"<ul><li class=c>Ann<p>"+pagetest.Sentences("sea", 3)+"<li class=c>Bob<p>"+pagetest.Sentences("sky", 3)+"<li class=c>Eve<p>"+pagetest.Sentences("sun", 3)+"</ul></main></body>")
	x := features.NewIndex(p, wang.Limits{})
	likeliest := map[string]float64{}
	for i := range x.NumBlocks() {
		word := strings.Fields(x.BlockText(i))[0]
		likeliest[word] = max(likeliest[word], x.Prior(i))
		if v := x.Prior(i); v <= 0 || v >= 1 {
			t.Errorf("block %d has the prior %v", i, v)
		}
	}
	article := x.Prior(1)
	for i := range x.NumBlocks() {
		if i != 1 && i != 2 && x.Prior(i) >= article {
			t.Errorf("%q has %.3f, the article %.3f", x.BlockText(i), x.Prior(i), article)
		}
	}
}

// TestRelative: rows can be made of any element, in the list of candidates or not, and a
// page without text has no candidate by the priors.
func TestRelative(t *testing.T) {
	s := Relative()
	p := pagetest.Build(t, pagetest.El("h1#T", pagetest.Box(100, 120, 600, 40), "A title of words"), pagetest.El("div#B", pagetest.Box(100, 200, 600, 1800),
		pagetest.El("p", pagetest.Box(100, 200, 600, 900), pagetest.Sentences("boat", 9)), pagetest.El("p", pagetest.Box(100, 1100, 600, 900), pagetest.Sentences("sea", 9))))
	x := features.NewIndex(p, s.Limits)
	bodies, relaxed, err := s.BodyCandidates(x)
	if err != nil || relaxed || !slices.Contains(bodies, pagetest.ByID(t, p, "B")) {
		t.Errorf("bodies %v, relaxed %v, %v", bodies, relaxed, err)
	}
	titles, relaxed, err := s.TitleCandidates(x, pagetest.ByID(t, p, "B"))
	if err != nil || relaxed || !slices.Contains(titles, pagetest.ByID(t, p, "T")) {
		t.Errorf("titles %v, relaxed %v, %v", titles, relaxed, err)
	}
	all := make([]page.NodeID, len(p.Nodes))
	for i := range all {
		all[i] = page.NodeID(i)
	}
	rows := s.Title(x, pagetest.ByID(t, p, "B"), all)
	alone := s.Title(x, pagetest.ByID(t, p, "B"), titles)
	for i, n := range titles {
		if !slices.Equal(rows.Row(int(n)), alone.Row(i)) {
			t.Errorf("title %d has another row beside other elements", n)
		}
	}
	if rows := s.Body(x, all); rows.Rows() != len(all) {
		t.Errorf("%d rows of %d elements", rows.Rows(), len(all))
	}
	empty := pagetest.Build(t)
	if x := features.NewIndex(empty, s.Limits); len(relativeBodies(x)) != 0 || s.Title(x, page.None, []page.NodeID{0}).Rows() != 1 {
		t.Error("a page without text has candidates by the priors, or no row")
	}
}

// TestInlineBodies: an element that no style sheet makes a block of holds the article all
// the same where it has blocks in it, and a line of one paragraph does not.
func TestInlineBodies(t *testing.T) {
	prose := "<p>" + pagetest.Sentences("boat", 4) + "</p>"
	p := pagetest.Parse(t, "<body><main><a href=/>Home</a><a-story>"+prose+prose+"</a-story><p><a-mark>"+pagetest.Sentences("sea", 2)+"</a-mark></p></main>")
	var tags []string
	for _, n := range features.NewIndex(p, wang.Limits{}).Priors().Nodes() {
		tags = append(tags, p.Nodes[n].Tag)
	}
	if !slices.Contains(tags, "a-story") || slices.Contains(tags, "a-mark") {
		t.Errorf("the body may be one of %q", tags)
	}
}

// TestTight: the title is the heading in a box that has no other words.
func TestTight(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"a picture beside", "<div><h1>A title</h1><img src=x.png></div>", "h1"},
		{"other words", "<div><h1>A title</h1><p>By Ann</p></div>", "div"},
		{"no heading", "<div><span>A title</span></div>", "div"},
		{"a heading", "<h2>A <b>title</b></h2>", "h2"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, "<body>"+tt.source)
			n := p.Nodes[p.Body()].End - 1
			for p.Nodes[n].Parent != p.Body() {
				n = p.Nodes[n].Parent
			}
			if got := p.Nodes[Relative().Tight(p, n)].Tag; got != tt.want {
				t.Errorf("the title is %s, want %s", got, tt.want)
			}
			if Full().Tight(p, n) != n {
				t.Error("another set takes a part of the title")
			}
		})
	}
}
