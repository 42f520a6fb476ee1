package continuation_test

import (
	"errors"
	"strings"
	"testing"

	"galley/article/continuation"
	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

const (
	lede  = "After ten years without one, the village will have its ferry back before the winter begins."
	first = "The first page tells of the years in which nobody could cross the water without a boat of his own."
	next  = "The second page tells of the man who bought a ferry in another country and brought it up the river."
)

// on is a page of the article at an address, with some text in the place of the text.
func on(t *testing.T, address, text string) (*page.Page, page.Selection) {
	t.Helper()
	p, err := parse.Bytes([]byte(`<html><head><title>The ferry comes back - The Paper</title></head><body>
<div id="top"><a href="/">The Paper, a paper for the valley</a></div>
<div id="all"><h1>The ferry comes back</h1><div class="text"><p>`+lede+`</p>`+text+`</div></div>
<div id="end">More of the paper</div></body></html>`), parse.Source{URL: address})
	if err != nil {
		t.Fatal(err)
	}
	root, err := p.FindCSS(".text, p.text, ul.text")
	if err != nil {
		t.Fatal(err)
	}
	title, err := p.FindCSS("h1")
	if err != nil {
		t.Fatal(err)
	}
	return p, page.Selection{Title: title, Roots: []page.NodeID{root}}
}

// text is that of a selection, a block a line.
func text(p *page.Page, sel page.Selection) string {
	var parts []string
	for _, root := range sel.Roots {
		parts = append(parts, p.TextWithout(root, sel.Cut))
	}
	return strings.Join(parts, "\n")
}

// TestJoined: what follows comes behind what there is, without what is said once more.
func TestJoined(t *testing.T) {
	tests := []struct{ name, first, second, want string }{
		{"paragraphs", "<p>" + first, "<p>" + next, lede + "\n" + first + "\n" + next},
		{"headline once more", "<p>" + first, "<h1>The ferry comes back</h1><p>" + next, lede + "\n" + first + "\n" + next},
		{"what is known in a box with what is new", "<p>" + first, "<div><p>" + lede + "</p><p>" + next + "</p></div>", lede + "\n" + first + "\n" + next},
		{"what is known behind what is new in a box", "<p>" + first, "<div><p>" + next + "</p><p>" + lede + "</p></div>", lede + "\n" + first + "\n" + next},
		{"a box of what is known", "<p>" + first, "<div><h1>The ferry comes back</h1><p>" + lede + "</p></div><p>" + next, lede + "\n" + first + "\n" + next},
		{"a line of the page around it", "<p>" + first, "<p>The Paper, a paper for the valley</p><p>" + next, lede + "\n" + first + "\n" + next},
		{"a short line that stands twice", "<p>" + first + "<p>So it was.", "<p>" + next + "<p>So it was.", lede + "\n" + first + "\nSo it was.\n" + next + "\nSo it was."},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, sel := on(t, "https://paper.example/story", test.first)
			nodes := len(p.Nodes)
			whole := continuation.New(p, sel)
			if !whole.Add(on(t, "https://paper.example/story/2", test.second)) {
				t.Fatal("the page does not go on with the text")
			}
			for _, all := range []bool{false, true} {
				joined, got, err := whole.Joined(all)
				if err != nil {
					t.Fatal(err)
				}
				if text(joined, got) != test.want {
					t.Errorf("whole %v: the text is\n%s\nwant\n%s", all, text(joined, got), test.want)
				}
				if len(p.Nodes) != nodes {
					t.Error("the first page has changed")
				}
			}
		})
	}
}

// TestAddRefuses: pages that do not go on with a text.
func TestAddRefuses(t *testing.T) {
	for name, second := range map[string]string{
		"the same text":         "<p>" + first + "<p>" + next,
		"nothing new":           "",
		"a few words":           "<p>Page 2 of 2",
		"the text and comments": "<p>" + first + "<ol><li>" + next + "<li>I have been on it and it is a fine ferry, with room for four cars and a dog.</ol>",
	} {
		p, sel := on(t, "https://paper.example/story", "<p>"+first)
		if continuation.New(p, sel).Add(on(t, "https://paper.example/story/2", second)) {
			t.Errorf("%s: the page goes on with the text", name)
		}
	}
	p, sel := on(t, "https://paper.example/story", "<p>"+first)
	other, err := parse.Bytes([]byte("<title>Snow at last - The Paper</title><h1>Snow at last</h1><div class=text><p>"+next+"</div>"), parse.Source{URL: "https://paper.example/story/2"})
	if err != nil {
		t.Fatal(err)
	}
	root, err := other.FindCSS(".text")
	if err != nil {
		t.Fatal(err)
	}
	if continuation.New(p, sel).Add(other, page.Selection{Title: page.None, Roots: []page.NodeID{root}}) {
		t.Error("a page with another headline goes on with the text")
	}
}

// TestReferences: links and names of the second page mean there what they mean on it.
func TestReferences(t *testing.T) {
	p, sel := on(t, "https://paper.example/story/", `<p>`+first+` <a href="#n1">1</a></p><p id="n1">A note.</p>`)
	whole := continuation.New(p, sel)
	q, more := on(t, "https://paper.example/story/2/", `<p>`+next+` <a href="#n1">1</a> <a href="map">map</a></p><img data-src="ferry.png"><p id="n1">Another note.</p>`)
	if !whole.Add(q, more) {
		t.Fatal("the page does not go on with the text")
	}
	joined, _, err := whole.Joined(false)
	if err != nil {
		t.Fatal(err)
	}
	for i := range q.Nodes {
		if href := q.Nodes[i].Attr("href"); strings.Contains(href, "n1-2") || strings.HasSuffix(href, "/map") {
			t.Errorf("the second page has changed: %s", href)
		}
	}
	var seen []string
	for i := range joined.Nodes {
		n := &joined.Nodes[i]
		for _, v := range []string{n.Attr("id"), n.Attr("href"), n.Src} {
			if strings.Contains(v, "n1") || strings.Contains(v, "map") || strings.Contains(v, "ferry") {
				seen = append(seen, v)
			}
		}
	}
	const want = "#n1 n1 #n1-2 https://paper.example/story/2/map https://paper.example/story/2/ferry.png n1-2"
	if got := strings.Join(seen, " "); got != want {
		t.Errorf("references are\n%s\nwant\n%s", got, want)
	}
}

// TestPlaces: where nothing can stand in a root, what follows comes behind it as a root of its own.
func TestPlaces(t *testing.T) {
	list := func(address, text string) (*page.Page, page.Selection) {
		p, err := parse.Bytes([]byte(`<title>Rules</title><h1>Rules</h1><div><ol>`+text+`</ol><p>The end</p></div>`), parse.Source{URL: address})
		if err != nil {
			t.Fatal(err)
		}
		return p, page.Selection{Title: p.First(0, "h1"), Roots: []page.NodeID{p.First(0, "ol")}}
	}
	p, sel := list("https://paper.example/rules", "<li>"+first)
	whole := continuation.New(p, sel)
	if !whole.Add(list("https://paper.example/rules/2", "<li>"+next)) {
		t.Fatal("the page does not go on with the text")
	}
	joined, got, err := whole.Joined(true)
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Roots) != 2 || text(joined, got) != first+"\n"+next || joined.Text(joined.Body()) != "Rules\n"+first+"\n"+next+"\nThe end" {
		t.Errorf("%d roots, text\n%s\nof the page\n%s", len(got.Roots), text(joined, got), joined.Text(joined.Body()))
	}
}

// TestBoxes: what follows lies below what there is, and what lay below it is moved down.
func TestBoxes(t *testing.T) {
	laid := func(text string) (*page.Page, page.Selection) {
		p := pagetest.Build(t,
			pagetest.El("h1#title", pagetest.Box(0, 0, 600, 50), "The ferry comes back"),
			pagetest.El("div#text", pagetest.Box(0, 50, 600, 100), pagetest.El("p#first", pagetest.Box(0, 60, 600, 80), text)),
			pagetest.El("footer#end", pagetest.Box(0, 150, 600, 40), "The Paper"))
		return p, page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{pagetest.ByID(t, p, "text")}}
	}
	p, sel := laid(first)
	whole := continuation.New(p, sel)
	if !whole.Add(laid(next)) {
		t.Fatal("the page does not go on with the text")
	}
	joined, got, err := whole.Joined(true)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]page.Rect{
		"title": pagetest.Box(0, 0, 600, 50), "text": pagetest.Box(0, 50, 600, 200), "first": pagetest.Box(0, 60, 600, 80),
		"first-2": pagetest.Box(0, 160, 600, 80), "end": pagetest.Box(0, 250, 600, 40),
	} {
		if box := joined.Nodes[pagetest.ByID(t, joined, id)].Box; box != want {
			t.Errorf("%s is at %v, want %v", id, box, want)
		}
	}
	if text(joined, got) != first+"\n"+next {
		t.Errorf("the text is %s", text(joined, got))
	}
}

// TestTooLarge: a whole that no page may be is an error.
func TestTooLarge(t *testing.T) {
	many := strings.Repeat("<b></b>", page.DefaultLimits.Nodes/2)
	p, sel := on(t, "https://paper.example/story", "<p>"+first+many)
	whole := continuation.New(p, sel)
	if !whole.Add(on(t, "https://paper.example/story/2", "<p>"+next+many)) {
		t.Fatal("the page does not go on with the text")
	}
	var limit *page.LimitError
	if _, _, err := whole.Joined(false); !errors.As(err, &limit) {
		t.Errorf("the error is %v, want one of limits", err)
	}
}

// TestSoftHyphens: words of all pages are whole as text, and are written as they may be broken, those
// behind the place where the pages are joined too.
func TestSoftHyphens(t *testing.T) {
	p, sel := on(t, "https://paper.example/ferry", "<p>The river\u00adside. "+first+"</p></div><div>Behind the water\u00adfront.")
	q, other := on(t, "https://paper.example/ferry/2", "<p>The steam\u00adboat. "+next)
	whole := continuation.New(p, sel)
	if !whole.Add(q, other) {
		t.Fatal("the second page is none of the article")
	}
	joined, _, err := whole.Joined(false)
	if err != nil {
		t.Fatal(err)
	}
	var written strings.Builder
	for i := range joined.Nodes {
		written.WriteString(joined.Written(page.NodeID(i)) + "\n")
	}
	for _, word := range []string{"river\u00adside", "steam\u00adboat", "water\u00adfront"} {
		if !strings.Contains(written.String(), word) {
			t.Errorf("%q is not written in\n%s", word, written.String())
		}
		if plain := page.WithoutSoftHyphens(word); !strings.Contains(joined.Text(0), plain) {
			t.Errorf("%q is no word of\n%s", plain, joined.Text(0))
		}
	}
	if n := len(joined.Hyphenated); n != 3 {
		t.Errorf("%d texts have soft hyphens, want 3", n)
	}
}
