package fused

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models"
	"galley/models/modelstest"
	"galley/page"
)

func TestSelectStory(t *testing.T) {
	p := modelstest.Parse(t, story())
	s, err := (&Extractor{}).Select(p)
	if err != nil {
		t.Fatal(err)
	}
	modelstest.CheckSelection(t, p, s, err)
	text := p.BodyText(s)
	for _, want := range []string{"first boat", "second boat", "What came after", "fourth boat"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in %q", want, text)
		}
	}
	for _, noise := range []string{"Weather", "Most read", "Mayor opens", "All rights", "Privacy"} {
		if strings.Contains(text, noise) {
			t.Errorf("%q is in %q", noise, text)
		}
	}
	if s.Title != modelstest.ByID(t, p, "h1") {
		t.Errorf("title is node %d", s.Title)
	}
}

func TestSelectNothing(t *testing.T) {
	for _, source := range []string{"", "<body> \u00a0 </body>", "<script>x</script>", "<p hidden>" + sentences("boat", 9), "<img src=x>"} {
		p := modelstest.Parse(t, source)
		s, err := (&Extractor{}).Select(p)
		if !errors.Is(err, models.ErrNoArticle) || !s.Empty() {
			t.Errorf("%.20q: %v with %v", source, s, err)
		}
	}
}

// TestNamesDoNotCount: class names, ids and hosts are a site's own.
func TestNamesDoNotCount(t *testing.T) {
	plain := modelstest.Parse(t, story())
	named := modelstest.Parse(t, strings.NewReplacer("<article>", `<article class="sidebar ad" id=comments>`,
		"<aside>", `<aside class="post-content article-body">`).Replace(story()))
	named.URL = "https://shop.example/"
	a, errA := (&Extractor{}).Select(plain)
	b, errB := (&Extractor{}).Select(named)
	if errA != nil || errB != nil || a.Title != b.Title || !slices.Equal(a.Roots, b.Roots) || !slices.Equal(a.Cut, b.Cut) {
		t.Errorf("%v %v, with other names %v %v", a, errA, b, errB)
	}
}

// TestHiddenIsNotRead: what a style sheet hides makes no block and is not selected.
func TestHiddenIsNotRead(t *testing.T) {
	hidden := "<div>" + strings.Repeat("<p>"+sentences("hidden boat", 3)+"</p>", 9) + "</div>"
	with, without := modelstest.Parse(t, strings.Replace(story(), "<h2>", hidden+"<h2>", 1)), modelstest.Parse(t, strings.Replace(story(), "<h2>", "<div></div><h2>", 1))
	lay(with, "hidden boat")
	lay(without, "hidden boat")
	got, want := posteriors(with), posteriors(without)
	if len(got) != len(want) {
		t.Fatalf("%d blocks, want %d", len(got), len(want))
	}
	s, err := (&Extractor{}).Select(with)
	if err != nil {
		t.Fatal(err)
	}
	if text := with.BodyText(s); strings.Contains(text, "hidden boat") || !strings.Contains(text, "fourth boat") {
		t.Errorf("text %q", text)
	}
}

// lay makes a page as if a browser had laid it out, with the <div> around a text
// hidden.
func lay(p *page.Page, secret string) {
	styles := make([]int32, len(p.Nodes))
	for i := range p.Nodes {
		n := page.NodeID(i)
		styles[i] = page.NoStyle
		if p.Nodes[i].Kind == page.Element {
			styles[i] = 1
		}
		if p.IsBlock(n) {
			styles[i] = 0
		}
		if p.Nodes[i].Tag == "div" && strings.Contains(p.Text(n), secret) {
			for k := n; k < p.Nodes[i].End; k++ {
				p.Nodes[k].Hidden = true
			}
		}
	}
	p.Laid = true
	p.Styles = []page.Style{{Display: "block", Opacity: 1}, {Display: "inline", Opacity: 1}}
	for i := range p.Nodes {
		p.Nodes[i].Style = styles[i]
	}
}

// TestBlocksByDisplay: what is a block the browser says, where it can.
func TestBlocksByDisplay(t *testing.T) {
	p := modelstest.Parse(t, "<body><span>one two</span><span>three</span><div>four</div><div>five</div>")
	if got := texts(p); !slices.Equal(got, []string{"one twothree", "four", "five"}) {
		t.Errorf("by tags: %q", got)
	}
	p.Styles = []page.Style{{Display: "block"}, {Display: "inline"}}
	for i := range p.Nodes {
		switch p.Nodes[i].Tag {
		case "span":
			p.Nodes[i].Style = 0
		case "div":
			p.Nodes[i].Style = 1
		}
	}
	if got := texts(p); !slices.Equal(got, []string{"one two", "three", "fourfive"}) {
		t.Errorf("by display: %q", got)
	}
}

func posteriors(p *page.Page) []float64 {
	return networks().ScoreBlocks(features.NewIndex(p, wang.Limits{}), false).Posteriors()
}

func texts(p *page.Page) []string {
	x := features.NewIndex(p, wang.Limits{})
	var list []string
	for i := range x.NumBlocks() {
		list = append(list, x.BlockText(i))
	}
	return list
}

func TestBlocks(t *testing.T) {
	tests := []struct {
		name, source string
		want         []string
	}{
		{"inline goes on", "<p>a <b>b</b> <a href=/>c</a> d", []string{"a b c d"}},
		{"a block inside parts", "<div>a<p>b</p>c</div>d", []string{"a", "b", "c", "d"}},
		{"br does not part", "<p>a<br>b", []string{"a\nb"}},
		{"a block in a link", "<a>a<div>b</div>c</a>", []string{"a", "b", "c"}},
		{"blank is nothing", "<p>a</p> \n <p> </p><p>b", []string{"a", "b"}},
		{"hidden is not read", "<p>a<span hidden>b</span>c<p hidden>d", []string{"ac"}},
		{"cells and items", "<ul><li>a<li>b</ul><table><tr><td>c<td>d</table>", []string{"a", "b", "c", "d"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := texts(modelstest.Parse(t, tt.source)); !slices.Equal(got, tt.want) {
				t.Errorf("blocks %q, want %q", got, tt.want)
			}
		})
	}
}

// TestThresholdIsMonotone: a higher threshold never adds a text, and 0 keeps all.
func TestThresholdIsMonotone(t *testing.T) {
	p := modelstest.Parse(t, story())
	last := len(p.Text(0)) + 1
	for _, v := range []float64{-1, 0.1, 0.3, 0.5, 0.7, 0.9} {
		s, err := (&Extractor{Options{Threshold: v, NoTitle: true}}).Select(p)
		if err != nil {
			t.Fatal(err)
		}
		text := modelstest.Letters(p.BodyText(s))
		if v < 0 && text != modelstest.Letters(p.Text(p.Body())) {
			t.Errorf("threshold 0 keeps %q", text)
		}
		if len(text) > last {
			t.Errorf("threshold %v keeps more than a lower one", v)
		}
		last = len(text)
	}
}

func TestMethods(t *testing.T) {
	m := Methods()
	if len(m) != 1 || m[0].Name != "fused" {
		t.Fatalf("methods %v", m)
	}
	if e, err := m[0].New(nil); err != nil || e.(*Extractor).threshold() != threshold {
		t.Errorf("defaults: %v, %v", e, err)
	}
	if e, err := m[0].New(map[string]float64{"threshold": 0, "no_title": 1}); err != nil || e.(*Extractor).threshold() != 0 || !e.(*Extractor).NoTitle {
		t.Errorf("explicit: %v, %v", e, err)
	}
	for _, bad := range []map[string]float64{{"threshold": 2}, {"lambda": 1}} {
		if _, err := m[0].New(bad); err == nil || !strings.HasPrefix(err.Error(), "fused: ") {
			t.Errorf("%v: error %v", bad, err)
		}
	}
}
