package models

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/features"
	"galley/models/stage"
	"galley/page"
	"galley/page/parse"
)

func TestSelect(t *testing.T) {
	p := laid(t, article)
	w := tiny(t)
	s, err := w.Select(p)
	if err != nil {
		t.Fatal(err)
	}
	if got := name(p, s.Title) + " " + name(p, s.Body()); got != "title body" || len(s.Roots) != 1 || s.Cut != nil {
		t.Fatalf("selected %s (%d roots, cut %v), want title and body", got, len(s.Roots), s.Cut)
	}
	c, err := w.Score(p)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []struct {
		name  string
		list  []stage.Candidate
		node  page.NodeID
		score float64
	}{{"body", c.Body(), s.Body(), s.Score.Body}, {"title", c.Title(), s.Title, s.Score.Title}} {
		if len(part.list) < 4 {
			t.Errorf("%d candidates for the %s, want several", len(part.list), part.name)
		}
		for i, cand := range part.list {
			if i > 0 && cand.Node <= part.list[i-1].Node {
				t.Errorf("%s candidates are not in document order", part.name)
			}
			if cand.Posterior > part.score || (cand.Node == part.node && cand.Posterior != part.score) {
				t.Errorf("%s %s has posterior %g, the selected %s %g", part.name, name(p, cand.Node), cand.Posterior, name(p, part.node), part.score)
			}
		}
	}
	if s.Relaxed != (page.Relaxed{}) || s.Score.Article != 0 {
		t.Errorf("Relaxed %+v, Article %g, want zeros", s.Relaxed, s.Score.Article)
	}
}

// Two stories on one page: which headline is nearer depends on the body that was
// chosen.
func TestTitleGivenBody(t *testing.T) {
	const two = `<body box="0 0 1366 1400">
<h2 id=high box="100 0 600 40">Up here</h2><div id=top box="100 50 600 500"><p box="100 50 600 200">One.</p>FIRST</div>
<h2 id=low box="700 700 600 40">Down there</h2><div id=bottom box="700 750 600 500"><p box="700 750 600 200">Two.</p>SECOND</div></body>`
	const more = `<p box="100 300 600 200">And on.</p>`
	w := with(t, "FormattingElementsNum", 1, "Distance", -1)
	for _, tt := range []struct{ name, first, second, want string }{
		{"more in the first", more, "", "high top"},
		{"more in the second", "", more, "low bottom"},
	} {
		p := laid(t, strings.NewReplacer("FIRST", tt.first, "SECOND", tt.second).Replace(two))
		c, err := w.Score(p)
		if err != nil {
			t.Fatal(err)
		}
		headlines := slices.DeleteFunc(c.Title(), func(c stage.Candidate) bool { return p.Nodes[c.Node].Tag != "h2" })
		nodes, decisions := make([]page.NodeID, len(headlines)), make([]float64, len(headlines))
		for i, h := range headlines {
			nodes[i], decisions[i] = h.Node, h.Decision
		}
		got := name(p, nodes[stage.Best(p, nodes, decisions)]) + " " + name(p, c.body.Choice.Node)
		if got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestSelectRelaxed(t *testing.T) {
	tests := []struct {
		name, html string
		want       page.Relaxed
	}{
		{"ordinary", article, page.Relaxed{}},
		{"all small", `<body box="0 0 40 40"><h1 id=title box="0 0 40 20">Ships</h1><div id=body box="0 20 40 20"><p box="0 20 40 20">They leave.</p></div>`, page.Relaxed{Body: true}},
		{"begins below", `<body><h1 id=title box="0 2900 400 40">Ships</h1><div id=body box="0 3000 800 900"><p box="0 3000 800 90">They leave.</p></div>`, page.Relaxed{Body: true, Title: true}},
		{"all links", `<body box="0 0 900 900"><a href=/x box="0 0 900 900"><h1 id=title box="0 0 400 40">Ships</h1><div id=body box="0 50 800 800"><p box="0 50 800 90">They leave.</p></div></a>`, page.Relaxed{Title: true}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := laid(t, tt.html)
			s, err := tiny(t).Select(p)
			if err != nil {
				t.Fatal(err)
			}
			if got := name(p, s.Title) + " " + name(p, s.Body()); got != "title body" {
				t.Errorf("selected %s, want title and body", got)
			}
			if s.Relaxed != tt.want {
				t.Errorf("Relaxed = %+v, want %+v", s.Relaxed, tt.want)
			}
		})
	}
}

func TestSelectNothing(t *testing.T) {
	plain, err := parse.HTML(strings.NewReader(article), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	other := laid(t, article)
	other.Viewport = page.Size{W: 1024, H: 600}
	tests := []struct {
		name string
		page *page.Page
		want error
		hint string
	}{
		{"no text and no box", laid(t, "<body></body>"), ErrNoArticle, ""},
		{"all hidden", laid(t, `<body hidden box="0 0 900 900"><p>They leave.</p>`), ErrNoArticle, ""},
		{"not laid out", plain, features.ErrNoLayout, "render it in a browser"},
		{"another screen", other, nil, "--viewport 1366x768"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s, err := tiny(t).Select(tt.page)
			if err == nil || tt.want != nil && !errors.Is(err, tt.want) {
				t.Fatalf("error %v, want %v", err, tt.want)
			}
			if !s.Empty() {
				t.Errorf("selected %+v, want nothing", s)
			}
			var hinted interface{ Hint() string }
			if tt.hint != "" && (!errors.As(err, &hinted) || !strings.Contains(hinted.Hint(), tt.hint)) {
				t.Errorf("error %v has no hint with %q", err, tt.hint)
			}
		})
	}
	var v *ViewportError
	if _, err := tiny(t).Select(other); !errors.As(err, &v) || v.Page != other.Viewport || v.Wrapper != page.DefaultViewport {
		t.Errorf("error %v, want a *ViewportError with both screens", err)
	} else if want := "the page was laid out on a screen of 1024x600, the wrapper was trained on 1366x768"; v.Error() != want {
		t.Errorf("error %q, want %q", v, want)
	}
}

// A page of pictures has a body, and nothing that can be its title.
func TestSelectWithoutTitle(t *testing.T) {
	p := laid(t, `<body box="0 0 1366 900"><div id=body box="0 0 900 900"><img box="0 0 900 900" src=/a.png></div>`)
	s, err := tiny(t).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	if s.Title != page.None || s.Score.Title != 0 || s.Relaxed.Title || s.Body() == page.None {
		t.Errorf("selected %+v, want a body and no title", s)
	}
}

// A wrapper is read-only: the race detector sees it when it is not.
func TestSelectConcurrently(t *testing.T) {
	w, p := tiny(t), laid(t, article)
	want, err := w.Select(p)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			got, err := w.Select(p)
			if err != nil {
				t.Error(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("selection (-alone +together):\n%s", diff)
			}
		})
	}
	wg.Wait()
}
