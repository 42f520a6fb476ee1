package fused

import (
	"slices"
	"testing"

	"galley/page"
)

func TestMeasureText(t *testing.T) {
	tests := []struct {
		text string
		want measure // hash is not looked at
	}{
		{"", measure{}},
		{" \u00a0\n", measure{}},
		{"Two words.", measure{words: 2, chars: 9, stops: 1, capitals: 1, last: '.'}},
		{"He said \"stop.\" Then, 3 left", measure{words: 6, chars: 23, commas: 1, stops: 1, digits: 1, capitals: 3, last: 't'}},
		{"v1.2.3 is out", measure{words: 5, chars: 11, digits: 3, capitals: 2, last: 't'}},
		{"风暴来了。大家，", measure{words: 6, chars: 8, commas: 1, stops: 1, last: '，'}},
		{"Really?!", measure{words: 1, chars: 8, stops: 1, capitals: 1, last: '!'}},
	}
	for _, tt := range tests {
		got := measureText(tt.text)
		got.hash = 0
		if got != tt.want {
			t.Errorf("%q: %+v, want %+v", tt.text, got, tt.want)
		}
	}
}

// TestWeights: the tables are of the evidence, in its order, and finite.
func TestWeights(t *testing.T) {
	w := defaultModel().weights
	for _, tt := range []struct {
		name      string
		got, want []string
	}{
		{"first", w.First.Names(), Evidence(false)},
		{"second", w.Second.Names(), ContextEvidence()},
	} {
		if !slices.Equal(tt.got, tt.want) {
			t.Errorf("%s has weights of %v, evidence is %v: fit them again", tt.name, tt.got, tt.want)
		}
	}
}

func TestColumnsAreDocumented(t *testing.T) {
	check := func(name, doc string, seen map[string]bool) {
		if doc == "" || seen[name] {
			t.Errorf("column %q, %q", name, doc)
		}
		seen[name] = true
	}
	blocks, context, bodies, titles, pages := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, c := range allColumns() {
		check(c.name, c.doc, blocks)
	}
	for _, c := range contextColumns {
		check(c.name, c.doc, context)
	}
	for _, c := range bodyColumns {
		check(c.name, c.doc, bodies)
	}
	for _, c := range titleColumns {
		check(c.name, c.doc, titles)
	}
	for _, c := range pageColumns {
		check(c.name, c.doc, pages)
	}
}

// TestBest: the subtree with the highest expected F1, by posteriors given by hand.
func TestBest(t *testing.T) {
	p := parsed(t, "<body><div><p>a b c d</p></div><main><section><p>e f g h</p><p>i j k l</p></section><p>m n</p></main><p>o p</p>")
	s := newSheet(p)
	tests := []struct {
		post []float64
		want string
	}{
		{[]float64{0, 1, 1, 0, 0}, "section"},
		{[]float64{0, 1, 1, 1, 0}, "main"},
		{[]float64{1, 0, 0, 0, 0}, "p"},
		{[]float64{1, 1, 1, 1, 1}, "body"},
	}
	for _, tt := range tests {
		tally := s.tally(tt.post)
		if got := p.Nodes[tally.top].Tag; got != tt.want {
			t.Errorf("%v: <%s>, want <%s>", tt.post, got, tt.want)
		}
		if tt.want != "body" && tally.gain(tally.within(tally.top)) != 1 {
			t.Errorf("%v: expected F1 %v", tt.post, tally.gain(tally.within(tally.top)))
		}
	}
}

func TestFindTitle(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"the first h1", "<body><h1>A day out</h1><p>x</p><h1>Other</h1>", "A day out"},
		{"the one that <title> has", "<title>A day out - Site</title><body><h1>Site news</h1><h1>A day out</h1><p>x", "A day out"},
		{"an h2 that is <title>", "<title>A day out</title><body><h1>Site</h1><h2>A day out</h2><p>x", "A day out"},
		{"not in a nav", "<body><nav><h1>Site</h1></nav><h1>A day out</h1><p>x", "A day out"},
		{"not the name of the site", "<title>A day out - Site</title><body><h1><a href=/>Site</a></h1><h2>A day out</h2><p>x", "A day out"},
		{"a link to the page itself", "<title>A day out - Site</title><body><h2>Site</h2><h1><a href=/day>A day out</a></h1><p>x", "A day out"},
		{"no heading", "<title>A day out</title><body><p>A day out", ""},
		{"an empty h1", "<title>A day out</title><body><h1><img></h1><p>A day", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := parsed(t, tt.source)
			s := newSheet(p)
			got := ""
			if n := s.findTitle(make([]float64, len(s.blocks)), 0.5); n != page.None {
				got = p.Text(n)
			}
			if got != tt.want {
				t.Errorf("title %q, want %q", got, tt.want)
			}
		})
	}
}

func TestLinkedData(t *testing.T) {
	body := sentences("boat", 5)
	p := parsed(t, `<script type="application/ld+json">{"@type":"NewsArticle","articleBody": "`+body+`"}</script><body><p>`+body+`</p><p>`+sentences("crane", 5)+`</p><p>x</p>`)
	s := newSheet(p)
	told := []float64{s.told(&s.blocks[0]), s.told(&s.blocks[1]), s.told(&s.blocks[2])}
	if told[0] != 1+toldLess || told[1] > 0.8 || told[2] != 0 {
		t.Errorf("told %v", told)
	}
}
