package look_test

import (
	"strings"
	"testing"

	"galley/eval/look"
	"galley/page"
)

// TestPlaces: left edges, order, overlap, contrast and background pictures.
func TestPlaces(t *testing.T) {
	const story = `<body><main at="300 0 700 400"><p at="300 0 700 100">One one.</p><p at="300 120 340 100">Two two.</p>` +
		`<p at="660 120 340 100">Six six.</p><div at="300 240 700 150" look='background-image:url("https://news.example/b.png")'></div></main>`
	whole := look.Places{Left: 1, Order: 1, Readable: 1, Grounds: 1, Marks: 1, Boxes: 1}
	with := func(change func(*look.Places)) look.Places {
		p := whole
		change(&p)
		return p
	}
	tests := []struct {
		name, old, new string
		want           look.Places
		why            string
	}{
		{"the same", "", "", whole, ""},
		{"one block moved", `"300 0 700 100"`, `"330 0 700 100"`, with(func(p *look.Places) { p.Left = 2. / 3 }), "left: 30 px off"},
		{"one below the other", `"660 120 340 100"`, `"300 240 340 100"`, with(func(p *look.Places) { p.Left, p.Order = 2./3, 2./3 }), "right of became below"},
		{"one over the other", `"660 120 340 100"`, `"600 120 340 100"`, with(func(p *look.Places) { p.Left, p.Order, p.Overlaps = 2./3, 2./3, 1 }), "overlap:"},
		{"grey on white", `"300 0 700 100">`, `"300 0 700 100" look="color:rgb(200, 200, 200)">`, with(func(p *look.Places) { p.Readable = 16. / 24 }), "contrast: 21.0 became 1.7"},
		{"without the background", "b.png", "c.png", with(func(p *look.Places) { p.Grounds = 0 }), "missing: background"},
		{"the background as a picture", ` look='background-image:url("https://news.example/b.png")'></div>`, `></div><img src="/b.png">`, whole, ""},
	}
	for _, tt := range tests {
		original, changed := lookPage(t, story), story
		if tt.old != "" {
			if changed = strings.ReplaceAll(story, tt.old, tt.new); changed == story {
				t.Fatalf("%s: nothing changed", tt.name)
			}
		}
		sel := page.Selection{Title: page.None, Roots: []page.NodeID{original.First(0, "main")}}
		got := look.Compare(look.Pair{Original: original, Selection: sel, Article: lookPage(t, changed)})
		if got.Places != tt.want || !strings.Contains(strings.Join(got.Why, "\n"), tt.why) {
			t.Errorf("%s: %+v, want %+v (%q)", tt.name, got.Places, tt.want, got.Why)
		}
	}
}

// TestNarrow: what became wider than the screen, smaller, or over something else.
func TestNarrow(t *testing.T) {
	const story = `<body at="0 0 390 400"><main><p at="16 0 350 100">One one.</p><p at="16 120 350 100">Two two.</p></main>`
	measure := func(narrow string, w float64) look.Narrow {
		original := lookPage(t, story)
		p := lookPage(t, narrow)
		p.Viewport = look.NarrowScreen
		p.Size = page.Size{W: w, H: 844}
		for i := range p.Styles {
			p.Styles[i].FontSize = 16
			if p.Styles[i].LookValue("font-size") == "9px" {
				p.Styles[i].FontSize = 9
			}
		}
		article := lookPage(t, story)
		for i := range article.Styles {
			article.Styles[i].FontSize = 16
		}
		sel := page.Selection{Title: page.None, Roots: []page.NodeID{original.First(0, "main")}}
		got := look.Compare(look.Pair{Original: original, Selection: sel, Article: article, Narrow: p})
		return *got.Narrow
	}
	for _, tt := range []struct {
		name, narrow string
		w            float64
		want         look.Narrow
	}{
		{"it fits", story, 390, look.Narrow{}},
		{"too wide", strings.Replace(story, "120 350", "120 500", 1), 516, look.Narrow{Sideways: 126}},
		{"too small", strings.Replace(story, `100">One`, `100" look="font-size:9px">One`, 1), 390, look.Narrow{Small: 8}},
		{"over each other", strings.Replace(story, "16 120", "16 50", 1), 390, look.Narrow{Overlaps: 1}},
	} {
		if got := measure(tt.narrow, tt.w); got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// TestCauses: what makes a block another size has a name.
func TestCauses(t *testing.T) {
	const story = `<body><main><p at="0 0 700 100" look="font-family:Own, serif">One one.<img at="0 0 50 50" src="/a.jpg"></p></main>`
	taller := strings.Replace(story, "700 100", "700 130", 1)
	for _, tt := range []struct {
		name, article string
		fonts         map[string]bool
		had           bool
		want          string
	}{
		{"no reason", taller, nil, true, "height"},
		{"a font of the page's own", taller, map[string]bool{"own": true}, true, "web font"},
		{"a picture that did not load", taller, map[string]bool{"own": true}, false, "unloaded picture"},
		{"narrower", strings.Replace(story, "700 100", "500 130", 1), nil, true, "width"},
		{"other words", strings.Replace(taller, "Own, serif", "Own, serif;font-weight:700", 1), nil, true, "style"},
		{"missing", `<body>`, nil, true, "missing"},
	} {
		original := lookPage(t, story)
		sel := page.Selection{Title: page.None, Roots: []page.NodeID{original.First(0, "main")}}
		got := look.Compare(look.Pair{Original: original, Selection: sel, Article: lookPage(t, tt.article), Fonts: tt.fonts, Had: func(string) bool { return tt.had }})
		if len(got.Causes) != 1 || got.Causes[tt.want] != 1 {
			t.Errorf("%s: %v, want %s", tt.name, got.Causes, tt.want)
		}
	}
}
