package eval

import (
	"fmt"
	"strings"
	"testing"
)

// story has its title in two elements, its body in two and again, with other
// pictures, in a third.
const story = `<body>
<header id=head><h1 id=title>Ships   leave</h1></header>
<p id=shout>SHIPS LEAVE</p><p id=other>Ships stay</p><p id=dots>Ships leave …</p>
<div id=outer><div id=body>
  <p id=one>The first of them left the harbour at dawn.</p>
  <img id=photo src=/a.png>
  <aside id=ad>Buy a boat.</aside>
  <p id=two>The others followed by noon, nobody knows why they did that.</p>
</div></div>
<div id=copy>
  <p>The first of them left the harbour at dawn.</p><img src=/b.png>
  <aside>Buy a boat.</aside>
  <p>The others followed by noon, nobody knows why they did that.</p>
</div>
<div id=clean><p>The first of them left the harbour at dawn.</p><img src=/a.png>
  <p>The others followed by noon, nobody knows why they did that.</p></div>
<div id=more>The first of them left the harbour at dawn. Buy a boat.
  The others followed by noon, nobody knows why they did that. Ends.</div>
<div id=hiddenphoto><p>The first of them left the harbour at dawn.</p><img src=/a.png><img hidden src=/c.png>
  <p>The others followed by noon, nobody knows why they did that.</p></div>
<figure id=picture><img src=/p.png></figure>
`

func TestCompare(t *testing.T) {
	p := pageOf(t, story)
	tests := []struct {
		name      string
		want, got string // title | roots | cuts
		title     string // "strict", "lenient" or "wrong"
		body      string
	}{
		{"the same", "title|body", "title|body", "strict", "strict"},
		{"elements around them", "title|body", "head|outer", "strict", "strict"},
		{"case of the title", "title|body", "shout|body", "lenient", "strict"},
		{"another title", "title|body", "other|body", "wrong", "strict"},
		{"more in the title", "title|body", "dots|body", "wrong", "strict"},
		{"no title found", "title|body", "|body", "wrong", "strict"},
		{"a title where there is none", "|body", "title|body", "wrong", "strict"},
		{"no title, and none found", "|body", "|body", "strict", "strict"},
		{"the same text, other pictures", "title|body", "title|copy", "strict", "lenient"},
		{"a word too many", "title|body", "title|more", "strict", "lenient"},
		{"half of the body", "title|body", "title|one", "strict", "wrong"},
		{"no body found", "title|body", "title|", "strict", "wrong"},
		{"a body where there is none", "title|", "title|body", "strict", "wrong"},
		{"nothing at all", "title|body", "", "wrong", "wrong"},
		{"the labelled element, nothing cut out of it", "title|body|ad", "title|body", "strict", "strict"},
		{"the same cut", "title|body|ad", "title|body|ad", "strict", "strict"},
		{"an element without what was cut", "title|body|ad", "title|clean", "strict", "strict"},
		{"something else was cut", "title|body|ad", "title|body|photo ad", "strict", "strict"},
		{"most was cut", "title|body", "title|body|one ad two", "strict", "wrong"},
		{"more than the article stands in the labelled element", "title|body", "title|body|one ad", "strict", "strict"},
		{"most of what the label leaves was cut", "title|body|ad", "title|body|one two", "strict", "wrong"},
		{"roots instead of cuts", "title|body|ad", "title|one photo two", "strict", "strict"},
		{"roots without the picture", "title|body|ad", "title|one two", "strict", "lenient"},
		{"hidden pictures do not count", "title|clean", "title|hiddenphoto", "strict", "strict"},
		{"a picture story", "title|picture", "title|picture", "strict", "strict"},
		{"a picture story not found", "title|picture", "title|", "strict", "wrong"},
		{"a picture story where there is none", "title|", "title|picture", "strict", "wrong"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			j := Compare(p, selection(t, p, tt.want), selection(t, p, tt.got))
			if got := strictness(j.Title, j.LenientTitle); got != tt.title {
				t.Errorf("title is %s, want %s", got, tt.title)
			}
			if got := strictness(j.Body, j.LenientBody); got != tt.body {
				t.Errorf("body is %s, want %s", got, tt.body)
			}
			if strict := tt.title == "strict" && tt.body == "strict"; j.Page() != strict || (j.Why == "") != strict {
				t.Errorf("Page = %v, Why = %q, want page right: %v", j.Page(), j.Why, strict)
			}
			if lenient := tt.title != "wrong" && tt.body != "wrong"; j.LenientPage() != lenient {
				t.Errorf("LenientPage = %v, want %v", j.LenientPage(), lenient)
			}
		})
	}
}

func strictness(strict, lenient bool) string {
	switch {
	case strict && lenient:
		return "strict"
	case lenient:
		return "lenient"
	case strict:
		return "strict but not lenient"
	}
	return "wrong"
}

func TestWhy(t *testing.T) {
	p := pageOf(t, story)
	got := Compare(p, selection(t, p, "title|body"), selection(t, p, "|one")).Why
	want := `title: got nothing, want /html[1]/body[1]/header[1]/h1[1] "Ships leave"; ` +
		`body: got /html[1]/body[1]/div[1]/div[1]/p[1] "The first of them left the harbour at dawn.", ` +
		`want /html[1]/body[1]/div[1]/div[1] "The first of them left the harbour at dawn. Buy a boat. The…" (word F1 0.562)`
	if got != want {
		t.Errorf("Why\n got: %s\nwant: %s", got, want)
	}
}

// The source that the browser chose counts before the attribute.
func TestSameSubtreeChosenSource(t *testing.T) {
	p := pageOf(t, `<p id=a><img src=small.png></p><p id=b><img src=large.png></p>`)
	a, b := ids(t, p, "a")[0], ids(t, p, "b")[0]
	if SameSubtree(p, a, b) {
		t.Error("different pictures are the same")
	}
	p.Nodes[a+1].Src, p.Nodes[b+1].Src = "https://x.example/1.png", "https://x.example/1.png"
	if !SameSubtree(p, a, b) {
		t.Error("the same chosen source is not the same")
	}
}

// Every second of n pictures is cut: looking for each in the list of cuts would
// take longer than any test.
func TestManyCuts(t *testing.T) {
	const n = 100_000
	var html strings.Builder
	html.WriteString("<div id=all>")
	for i := range n {
		fmt.Fprintf(&html, "<img src=%d>", i)
	}
	p := pageOf(t, html.String())
	s := selection(t, p, "|all")
	for c := range p.Children(s.Roots[0]) {
		if c%2 == 0 {
			s.Cut = append(s.Cut, c)
		}
	}
	if got := len(bodyImages(p, s)); got != n/2 {
		t.Errorf("%d pictures are left, want %d", got, n/2)
	}
}
