package mention

import (
	"slices"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/extent"
	"galley/article/subtree"
	"galley/page"
)

// on is the reader of a page, and the text in its <mark>.
func on(t *testing.T, html string) (*Reader, page.NodeID) {
	p, sel := articletest.Parse(t, "<body>"+html)
	n := p.First(0, "mark")
	if n != page.None {
		n++
	}
	return On(extent.New(p, sel, subtree.Parts(p, sel))), n
}

// TestHasCommonWord: a name whose words are written small elsewhere is a heading or a label.
func TestHasCommonWord(t *testing.T) {
	for _, tt := range []struct {
		name, html, of string
		want           bool
	}{
		{"in a text", "<p>all the news of today</p>", "Harbour News", true},
		{"at the begin of a text", "<p>news of today</p>", "Harbour News", true},
		{"before a comma", "<p>all the news, of today</p>", "Harbour News", true},
		{"at the end", "<p>all the news</p>", "Harbour News", true},
		{"in another word", "<p>all newspapers, renews</p>", "Harbour News", false},
		{"in an address", "<p>see www.news.example and x/news/y</p>", "Harbour News", false},
		{"in the address of a link that sends mail", "<p><a href='mailto:x@y.example'>news at y.example</a></p>", "Harbour News", false},
		{"with a capital", "<p>all the News of today</p>", "Harbour News", false},
		{"hidden", "<p hidden>all the news of today</p>", "Harbour News", false},
		{"a short word", "<p>in the lee of the hill</p>", "Ann Lee", false},
		{"a name in small letters", "<p>the harbour of today</p>", "harbour", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, _ := on(t, tt.html)
			for range 2 { // the second time from memory
				if got := r.HasCommonWord(tt.of); got != tt.want {
					t.Errorf("%v, want %v", got, tt.want)
				}
			}
		})
	}
}

// TestShows: whether readers are shown a name, and the family name first.
func TestShows(t *testing.T) {
	for _, tt := range []struct {
		name, html string
		want       bool
		first      string
	}{
		{"in a text", "<p>told by Ann Lee, today</p>", true, "Ann Lee"},
		{"in other letters", "<p>ANN LEE</p>", true, "Ann Lee"},
		{"hidden", "<p hidden>Ann Lee</p>", false, "Lee, Ann"},
		{"the family name first", "<p>Lee, Ann</p>", false, "Lee, Ann"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, _ := on(t, tt.html)
			for n := range mostScans + 2 { // at the end from the index
				if got := r.Shows("Ann Lee"); got != tt.want {
					t.Fatalf("time %d: %v, want %v", n, got, tt.want)
				}
			}
			said := []string{"Lee, Ann"}
			if got := r.GivenNamesFirst(said); !slices.Equal(got, []string{tt.first}) || said[0] != "Lee, Ann" {
				t.Errorf("%q of %q, want %q", got, said, tt.first)
			}
		})
	}
	r, _ := on(t, "<p>Ann Lee and Bo Roe</p>")
	if said := []string{"Ann Lee and Bo Roe"}; !slices.Equal(r.GivenNamesFirst(said), said) {
		t.Errorf("%q", r.GivenNamesFirst(said))
	}
}

// TestLinks: what a name in a link leads to.
func TestLinks(t *testing.T) {
	for _, tt := range []struct {
		name, html   string
		topic, ofHer bool
	}{
		{"the page of the person", `<a href=/people/ann-lee/><mark>Ann Lee</mark></a>`, false, false},
		{"the page of the person, right in the link", `<a href=/people/ann-lee?x=1>` + "Ann Lee</a>", false, true},
		{"a list of what is about the person, at the root", `<a href=/tag/ann-lee>Ann Lee</a>`, true, false},
		{"the page of somebody else", `<a href=/people/bo-roe>Ann Lee</a>`, false, false},
		{"an accent", `<a href=/people/ann-lee-811>Ann Lée</a>`, false, true},
		{"a topic of that name", `<a href=/en/tag/ann-lee>Ann Lee</a>`, true, false},
		{"a section", `<a href=/x/section/harbours>Ann Lee</a>`, true, false},
		{"a word like that of a topic", `<a href=/tagged/harbours>Ann Lee</a>`, false, false},
		{"a topic that the link says", `<a rel=tag href=/harbours>Ann Lee</a>`, true, false},
		{"a topic by the class of the link", `<a class="entry__topic" href=/harbours>Ann Lee</a>`, true, false},
		{"an author by the class of the link", `<a class="topic-authors__author" href=/parts/ann>Ann Lee</a>`, false, false},
		{"a class of another word", `<a class="topical" href=/harbours>Ann Lee</a>`, false, false},
		{"an element in the link to a topic", `<a href=/tag/x><b><mark>Ann Lee</mark></b></a>`, true, false},
		{"a block in the link to a topic", `<a href=/tag/x><div><mark>Ann Lee</mark></div></a>`, false, false},
		{"no link", `<p href=/people/ann-lee>Ann Lee</p>`, false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, _ := on(t, tt.html)
			n := page.None
			for i := range r.p.Nodes {
				if r.p.Nodes[i].Kind == page.Text && r.p.Nodes[i].Text != "" {
					n = page.NodeID(i)
				}
			}
			if got := r.IsTopicLink(n); got != tt.topic {
				t.Errorf("a topic: %v, want %v", got, tt.topic)
			}
			if got := r.IsPageOf(n, page.Norm(r.p.Nodes[n].Text)); got != tt.ofHer {
				t.Errorf("the page of the person: %v, want %v", got, tt.ofHer)
			}
		})
	}
}

// TestIsCardTitle: the heading of an entry like others beside it is no name.
func TestIsCardTitle(t *testing.T) {
	for _, tt := range []struct {
		name, html string
		want       bool
	}{
		{"beside another", `<div><p><a href=/a><h3><mark>Ann Lee</mark></h3></a></p><p><a href=/b><h3>The Tide</h3></a></p></div>`, true},
		{"alone", `<div><p><a href=/a><h3><mark>Ann Lee</mark></h3></a></p></div>`, false},
		{"beside one without a heading", `<div><section><h3><a href=/a><mark>Ann Lee</mark></a></h3></section><section><a href=/b>The Tide</a></section></div>`, false},
		{"beside one without a link", `<div><section><h3><a href=/a><mark>Ann Lee</mark></a></h3></section><section><h3>The Tide</h3></section></div>`, false},
		{"no heading", `<div><section><a href=/a><mark>Ann Lee</mark></a></section><section><h3><a href=/b>The Tide</a></h3></section></div>`, false},
		{"the page of the person", `<div><section><h3><a href=/people/ann-lee>Ann Lee</a></h3></section><section><h3><a href=/b>The Tide</a></h3></section></div>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r, n := on(t, tt.html)
			if n == page.None {
				n = r.p.First(0, "a") + 1
			}
			if got := r.IsCardTitle(n, "Ann Lee"); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
