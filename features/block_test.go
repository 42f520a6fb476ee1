package features

import (
	"slices"
	"strings"
	"testing"

	"galley/page"
)

func parsed(t testing.TB, source string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(source), page.Source{URL: "https://news.example/2026/story", ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// sentences are n sentences of running text that differ from those of another topic.
func sentences(topic string, n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("The " + topic + " was, by all accounts, number " + strings.Repeat("i", i+1) + " of those that the people of the harbour town had seen since the winter of the flood. ")
	}
	return b.String()
}

func TestCountText(t *testing.T) {
	tests := []struct {
		text string
		want textCounts // hash is not looked at
	}{
		{"", textCounts{}},
		{" \u00a0\n", textCounts{}},
		{"Two words.", textCounts{words: 2, chars: 9, stops: 1, capitals: 1, last: '.'}},
		{"He said \"stop.\" Then, 3 left", textCounts{words: 6, chars: 23, commas: 1, stops: 1, digits: 1, capitals: 3, last: 't'}},
		{"v1.2.3 is out", textCounts{words: 5, chars: 11, digits: 3, capitals: 2, last: 't'}},
		{"风暴来了。大家，", textCounts{words: 6, chars: 8, commas: 1, stops: 1, last: '，'}},
		{"Really?!", textCounts{words: 1, chars: 8, stops: 1, capitals: 1, last: '!'}},
	}
	for _, tt := range tests {
		got := countText(tt.text)
		got.hash = 0
		if got != tt.want {
			t.Errorf("%q: %+v, want %+v", tt.text, got, tt.want)
		}
	}
}

// TestBest: the subtree with the highest expected F1, by posteriors given by hand.
func TestBest(t *testing.T) {
	p := parsed(t, "<body><div><p>a b c d</p></div><main><section><p>e f g h</p><p>i j k l</p></section><p>m n</p></main><p>o p</p>")
	s := newBlockIndex(p)
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
		scores := s.scores(tt.post)
		if got := p.Nodes[scores.top].Tag; got != tt.want {
			t.Errorf("%v: <%s>, want <%s>", tt.post, got, tt.want)
		}
		if tt.want != "body" && scores.expectedF1(scores.within(scores.top)) != 1 {
			t.Errorf("%v: expected F1 %v", tt.post, scores.expectedF1(scores.within(scores.top)))
		}
	}
}

func TestLinkedData(t *testing.T) {
	body := sentences("boat", 5)
	p := parsed(t, `<script type="application/ld+json">{"@type":"NewsArticle","articleBody": "`+body+`"}</script><body><p>`+body+`</p><p>`+sentences("crane", 5)+`</p><p>x</p>`)
	s := newBlockIndex(p)
	overlap := []float64{s.articleBodyOverlap(&s.blocks[0]), s.articleBodyOverlap(&s.blocks[1]), s.articleBodyOverlap(&s.blocks[2])}
	if overlap[0] != 1+articleBodyAbsent || overlap[1] > 0.8 || overlap[2] != 0 {
		t.Errorf("overlap %v", overlap)
	}
}

// TestSiblingGroups: comments are a group, whatever they are made of; paragraphs are none.
func TestSiblingGroups(t *testing.T) {
	const words = "a remark of some words that one makes, and another."
	tests := []struct {
		name, source string
		items        float64 // of the group that the block "a remark" is in
		dated        float64
	}{
		{"a list", `<ul>` + strings.Repeat("<li><b>Ana</b> <p>3 days ago</p><p>"+words+"</p>", 4) + `</ul>`, 4, 4},
		{"terms", `<dl>` + strings.Repeat("<dt>1. Ana<dd><p>"+words+"</p>", 5) + `</dl>`, 5, 5},
		{"rows", `<table>` + strings.Repeat("<tr><td>Ana<td><p>"+words+"</p>", 3) + `</table>`, 3, 0},
		{"divs of one class", strings.Repeat("<div class='c odd'><p>Ana</p><p>"+words+"</p></div>", 3), 3, 0},
		{"divs of other classes", `<div class=a><p>Ana</p><p>` + words + `</p></div><div class=b><p>Ana</p><p>x</p></div><div class=c><p>Ana</p><p>x</p></div>`, 0, 0},
		{"two are none", strings.Repeat("<div class=c><p>Ana</p><p>"+words+"</p></div>", 2), 0, 0},
		{"paragraphs", strings.Repeat("<p>"+words+"</p>", 6), 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newBlockIndex(parsed(t, "<body>"+tt.source))
			at := slices.IndexFunc(s.blocks, func(b block) bool { return strings.HasPrefix(s.text(&b), "a remark") })
			var items, dated float64
			if g := s.groups[at]; g != nil {
				items, dated = g.items, g.dated
			}
			if items != tt.items || dated != tt.dated {
				t.Errorf("%v items, %v with a date", items, dated)
			}
		})
	}
}

// TestSiblingProse: the paragraphs of one parent are sibling prose, comments are not.
func TestSiblingProse(t *testing.T) {
	const prose = "<p>This is a paragraph of some length, and it ends as they do.</p>"
	s := newBlockIndex(parsed(t, "<body><main>"+strings.Repeat(prose, 3)+"</main>"+strings.Repeat("<div>"+prose+"</div>", 5)))
	if s.mainParent == page.None || s.page.Nodes[s.mainParent].Tag != "main" || s.siblings[s.mainParent].count != 3 {
		t.Errorf("the largest group is of node %v", s.mainParent)
	}
	if none := newBlockIndex(parsed(t, "<body><p>Short.")); none.mainParent != page.None || none.mainParentWords() != 0 {
		t.Errorf("without prose, the largest group is of node %v", none.mainParent)
	}
}

// TestHeadMetadata: what a page says of itself.
func TestHeadMetadata(t *testing.T) {
	p := parsed(t, `<title>A day out - Site</title><meta property=og:title content="A day out"><meta property=og:type content=article><meta name=author content=Ana>
<script type="application/ld+json">{"@type":["NewsArticle"],"headline":"A day \u006fut","datePublished":"2026-01-01"}</script><body><p>x`)
	s := newBlockIndex(p)
	if h := &s.head; !h.article || !h.linked || h.other || !h.author || !h.published || !h.dated || h.depth != 2 {
		t.Errorf("head %+v", s.head)
	}
	got := s.head.fits(page.Fold("A  Day Out"), []string{"a", "day", "out"}, map[string]bool{})
	for c, want := range []fit{
		{f1: 6.0 / 7, in: 1, start: true}, {f1: 1, in: 1, same: true, start: true}, {f1: 1, in: 1, same: true, start: true}, {},
	} {
		if got[c] != want {
			t.Errorf("hint %d: %+v, want %+v", c, got[c], want)
		}
	}
}

func TestAddress(t *testing.T) {
	tests := []struct {
		address                      string
		depth                        int
		story, shop, talk, manual, y bool
	}{
		{"https://example.org/", 0, false, false, false, false, false},
		{"https://example.org/blog/2026/a-day", 3, true, false, false, false, true},
		{"https://shop.example.org/p/1", 2, false, true, false, false, false},
		{"https://example.org/viewtopic.php/x", 2, false, false, true, false, false},
		{"https://docs.example.org/a", 1, false, false, false, true, false},
		{"https://example.org/a/forum", 2, false, false, false, false, false}, // the last part is a name
		{"::", 0, false, false, false, false, false},
	}
	for _, tt := range tests {
		var h head
		h.readAddress(tt.address)
		if h.depth != tt.depth || h.story != tt.story || h.shop != tt.shop || h.talk != tt.talk || h.manual != tt.manual || h.dated != tt.y {
			t.Errorf("%s: %+v", tt.address, h)
		}
	}
}

// TestTables: every column has a name of its own in its table, and says what it is.
func TestTables(t *testing.T) {
	for kind, columns := range map[string][]Column{
		"block": Blocks(true).Columns(), "context": Contexts().Columns(), "body": Bodies().Columns(),
		"title": Titles().Columns(), "document": Documents().Columns(),
		"body of full": Full().Columns(Body, All), "title of full": Full().Columns(Title, All),
	} {
		seen := map[string]bool{}
		for _, c := range columns {
			if seen[c.Name] || c.Name == "" || c.Doc == "" || c.Unit == "" || c.Source == "" || c.Version < 1 || c.Group != Spatial && c.Group != Content {
				t.Errorf("%s: %+v", kind, c)
			}
			seen[c.Name] = true
		}
	}
}

// TestRanges: what is measured lies in the range of its unit.
func TestRanges(t *testing.T) {
	for _, source := range []string{
		"", "<p>x", "<title>a b</title><h1>a b</h1><p>" + sentences("boat", 3) + "</p><ul><li>a<li>b<li>c</ul>",
		"<body><nav><a href=/>Home</a></nav><article><h1>A</h1><p>" + sentences("boat", 4) + "</p><img src=a></article><footer>© 2026</footer>",
	} {
		x := NewIndex(parsed(t, source), Limits{})
		post := make([]float64, x.NumBlocks())
		for i := range post {
			post[i] = float64(i%3) / 2
		}
		blocks, contexts, bodies, titles, documents := Blocks(true), Contexts(), Bodies(), Titles(), Documents()
		inRange(t, blocks.Columns(), len(post), x.BlockRows(&blocks))
		scores := x.Scores(post)
		inRange(t, contexts.Columns(), len(post), func(i int, out []float64) { scores.Row(&contexts, i, out) })
		body := scores.Bodies()
		inRange(t, bodies.Columns(), len(body.Nodes()), func(i int, out []float64) { body.Row(&bodies, i, out) })
		title := scores.Titles(page.None)
		inRange(t, titles.Columns(), len(title.Nodes()), func(i int, out []float64) { title.Row(&titles, i, out) })
		document := title.Document(Choice{Node: page.None}, Choice{Node: page.None})
		inRange(t, documents.Columns(), 1, func(_ int, out []float64) { document.Row(&documents, out) })
	}
}

func inRange(t *testing.T, columns []Column, rows int, fill func(i int, out []float64)) {
	t.Helper()
	row := make([]float64, len(columns))
	for i := range rows {
		fill(i, row)
		for k, v := range row {
			if low, high := columns[k].Unit.Range(); !(v >= low-1e-9 && v <= high+1e-9) {
				t.Errorf("%s of row %d is %v, want it in [%v, %v]", columns[k].Name, i, v, low, high)
			}
		}
	}
}

// TestPick: columns are found by name, and only in the version that was asked for.
func TestPickFromTable(t *testing.T) {
	picked, err := Blocks(false).Pick([]ColumnRef{{"link_share", 1}, {"words", 1}})
	if err != nil || !slices.Equal(picked.Names(), []string{"link_share", "words"}) {
		t.Errorf("picked %v: %v", picked.Names(), err)
	}
	if _, err := Blocks(false).Pick([]ColumnRef{{"colour", 1}}); err == nil || !strings.Contains(err.Error(), "colour") {
		t.Errorf("an unknown column: %v", err)
	}
	if _, err := Blocks(false).Pick([]ColumnRef{{"words", 2}}); err == nil || !strings.Contains(err.Error(), "version 2") {
		t.Errorf("another version: %v", err)
	}
}
