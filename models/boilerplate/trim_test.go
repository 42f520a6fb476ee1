package boilerplate

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/posts"
	"galley/page"
)

// TestTrim: what is cut and added, by posteriors given by hand.
func TestTrim(t *testing.T) {
	const source = `<body><p id=lead>the lead of the story stands above it here</p>
<div id=body><p>one of the paragraphs of the story is this</p>
<figure><img src=a.png><figcaption>a caption</figcaption></figure>
<p>two of the paragraphs of the story are that</p>
<div id=ad><img src=ad.png><a href=/x>buy a boat today</a><p>and another boat</p><p>and a third</p></div>
<div id=pic><img src=b.png><p>seen from the air</p></div>
<p>three of the paragraphs of the story are those</p></div>
<ul><li>stray</li></ul></body>`
	// lead, one, caption, two, ad ×3, seen, three, stray
	tests := []struct {
		name      string
		post      []float64
		want, not string // words of the text
		pictures  string
		roots     int
	}{
		{"all of it", []float64{0, 1, 1, 1, 1, 1, 1, 1, 1, 0}, "caption buy seen three", "lead stray", "a.png ad.png b.png", 1},
		{"an advertisement is cut, with its picture", []float64{0, 1, 1, 1, 0, 0, 0, 1, 1, 0}, "two seen three", "buy boat", "a.png b.png", 1},
		{"a caption stays with the text around it", []float64{0, 1, 0, 1, 1, 1, 1, 1, 1, 0}, "caption", "lead", "a.png ad.png b.png", 1},
		{"a figure among what is cut goes", []float64{0, 0, 0, 0, 0, 0, 0, 0, 1, 0}, "three", "caption one", "b.png", 1},
		{"a line under a picture is cut, the picture stays", []float64{0, 1, 1, 1, 1, 1, 1, 0, 1, 0}, "three", "seen", "a.png ad.png b.png", 1},
		{"the lead is added", []float64{1, 1, 1, 1, 1, 1, 1, 1, 1, 0}, "lead one", "stray", "a.png ad.png b.png", 2},
		{"a stray line is not", []float64{0, 1, 1, 1, 1, 1, 1, 1, 1, 1}, "one", "stray", "a.png ad.png b.png", 1},
		{"nothing would be left", []float64{0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, "one two three", "lead", "a.png ad.png b.png", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, source)
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks", x.NumBlocks())
			}
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			New(x.Scores(tt.post), x).Trim(&found, 0.5, 0.8)
			text := x.Page.BodyText(found)
			for _, w := range strings.Fields(tt.want) {
				if !strings.Contains(text, w) {
					t.Errorf("no %q in %q", w, text)
				}
			}
			for _, w := range strings.Fields(tt.not) {
				if strings.Contains(text, w) {
					t.Errorf("%q in %q", w, text)
				}
			}
			if got := strings.Join(pictures(x.Page, found), " "); got != tt.pictures {
				t.Errorf("pictures %q, want %q", got, tt.pictures)
			}
			if len(found.Roots) != tt.roots || !slices.IsSorted(found.Roots) || !slices.IsSorted(found.Cut) {
				t.Errorf("roots %v, cut %v", found.Roots, found.Cut)
			}
		})
	}
}

func pictures(p *page.Page, s page.Selection) []string {
	var list []string
	for _, root := range s.Roots {
		for i := root; i < p.Nodes[root].End; i++ {
			if slices.Contains(s.Cut, i) {
				i = p.Nodes[i].End - 1
			} else if p.Nodes[i].Tag == "img" {
				list = append(list, p.Nodes[i].Attr("src"))
			}
		}
	}
	return list
}

// TestCutsLooseTexts: a block that is cut has all of its texts cut, where the element that they
// stand in has another block that is kept.
func TestCutsLooseTexts(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"lines behind a box", `one story<p>two story</p>Ann Lee<br>▶ <a href=/x>buy a boat</a><br>▶ <a href=/y>and <b>another</b></a>`, "one story two story"},
		{"words in bold", `one story<p>two story</p><b>Buy</b> a boat <i>today</i>`, "one story two story"},
		{"a block behind them is kept", `one story<p>two story</p>Buy <b>a boat</b> today<p>three story</p>`, "one story two story three story"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := make([]float64, x.NumBlocks())
			for i := range post {
				if strings.Contains(x.BlockText(i), "story") {
					post[i] = 1
				}
			}
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			found.Cut = New(x.Scores(post), x).cuts(body, post, 0.5)
			if got := page.Norm(x.Page.BodyText(found)); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestNothingIsAdded: above 1 no posterior is high enough, also of prose that is raised.
func TestNothingIsAdded(t *testing.T) {
	module := `<section><div class="module text"><p>` + strings.Repeat("The pier was built anew in the year of the fire. ", 2) + `</p></div></section>`
	x, body := bodytest.WithBody(t, "<h1>The harbour</h1><main>"+strings.NewReplacer("<section>", "<section id=body>", "pier", "quay").Replace(module)+module+"</main>")
	for _, tt := range []struct {
		add   float64
		roots int
	}{{0.8, 2}, {1, 2}, {2, 1}} {
		found := page.Selection{Title: x.Page.First(x.Page.Body(), "h1"), Roots: []page.NodeID{body}}
		New(x.Scores([]float64{0, 1, 0.5}), x).Trim(&found, 0.5, tt.add)
		if len(found.Roots) != tt.roots || !slices.Contains(found.Roots, body) {
			t.Errorf("from %v: roots %v, want %d with the body %v", tt.add, found.Roots, tt.roots, body)
		}
	}
}

// TestAboveTitle: what stands above the title and the text is no part of it, however sure it seems, as a note on cookies.
func TestAboveTitle(t *testing.T) {
	note := "<div><p>" + strings.Repeat("We keep what you choose on this device. ", 3) + "</p></div>"
	body := "<div id=body><p>" + bodytest.LongText + "</p></div>"
	for _, tt := range []struct {
		source string
		post   []float64
		roots  int
	}{
		{note + "<h1>The harbour</h1>" + body, []float64{1, 0, 1}, 1},
		{"<h1>The harbour</h1>" + note + body, []float64{0, 1, 1}, 2},
		{note + body + "<h1>The harbour</h1>", []float64{1, 1, 0}, 2},
	} {
		x, n := bodytest.WithBody(t, tt.source)
		found := page.Selection{Title: x.Page.First(x.Page.Body(), "h1"), Roots: []page.NodeID{n}}
		New(x.Scores(tt.post), x).Trim(&found, 0.5, 0.8)
		if len(found.Roots) != tt.roots {
			t.Errorf("%s: roots %v, want %d", tt.source, found.Roots, tt.roots)
		}
	}
}

// TestPostLabelsInTables: labels in a table that is kept with the text before it stay out.
func TestPostLabelsInTables(t *testing.T) {
	row := func(name, day string) string {
		return "<table class=post><tr><td>" + day + "</td><td>Reply to this</td></tr><tr><td>" + name + "</td><td><div class=text>" + bodytest.ShortText + "</div></td></tr></table>"
	}
	x, scores := bodytest.EvenScores(t, "<main>"+row("Ann", "01.04.2026")+row("Bo", "02.04.2026")+row("Cem", "03.04.2026")+"</main>", 0.9)
	post := append([]float64(nil), scores.Posteriors()...)
	tr := New(scores, x)
	tr.Listing = true
	tr.left = posts.DropLabels(tr.View, posts.Dated(tr.View), post)
	tr.Scores = x.Scores(post)
	found := page.Selection{Title: page.None, Roots: []page.NodeID{x.Page.First(0, "main")}}
	tr.Trim(&found, 0.5, 2)
	if text := x.Page.BodyText(found); strings.Contains(text, "Reply") || strings.Count(text, bodytest.ShortText) != 3 {
		t.Errorf("text %q", text)
	}
}

// TestWiden: text around a body that lies in other boxes makes the box around both the body.
func TestWiden(t *testing.T) {
	const first, more = "<p>" + bodytest.LongText + "</p>", "<p>" + bodytest.LongText + " And more.</p>"
	const body = "<div><div><div id=body>" + more + more + "</div></div></div>"
	for _, tt := range []struct {
		name, source string
		post         []float64
		want         int // paragraphs of the text
	}{
		{"beside the body", "<main>" + first + body + "</main>", []float64{1, 1, 1}, 3},
		{"with the body inside", "<main><div>" + first + body + first + "</div></main>", []float64{1, 1, 1, 1}, 4},
		{"with other words in its box", "<main><div>" + first + "<div><div>Menu</div>" + body + "</div>" + first + "</div></main>", []float64{1, 0, 1, 1, 1}, 4},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, n := bodytest.WithBody(t, tt.source)
			found := page.Selection{Title: page.None, Roots: []page.NodeID{n}}
			New(x.Scores(tt.post), x).Trim(&found, 0.5, 0.8)
			if text := x.Page.BodyText(found); strings.Count(text, bodytest.LongText) != tt.want || strings.Contains(text, "Menu") {
				t.Errorf("roots %v, cut %v: %q", found.Roots, found.Cut, text)
			}
		})
	}
}
