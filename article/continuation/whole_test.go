package continuation_test

import (
	"slices"
	"strings"
	"testing"

	"galley/article/continuation"
	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

const third = "The third page tells of the day on which she came round the bend, with flags on her and a band on the quay."

// narrowed is a page whose selection is the first element of a class in the place of the text.
func narrowed(t *testing.T, address, text, class string) (*page.Page, page.Selection) {
	t.Helper()
	p, sel := on(t, address, text)
	n, err := p.FindCSS("." + class)
	if err != nil {
		t.Fatal(err)
	}
	sel.Roots = []page.NodeID{n}
	return p, sel
}

// TestWhole: the whole of a following page is what stands in the place of the text there, whatever was selected on
// it, where one element alone has that place.
func TestWhole(t *testing.T) {
	part, more := "<div class=part><p>"+next+"</p></div>", "<p>"+third+"</p>"
	for _, tt := range []struct {
		name, second    string
		selected, whole string
	}{
		{"more than was selected", part + more, next, next + "\n" + third},
		{"two places", part + more + `</div></div><div id="all"><div class="text">Others</div>`, next, next},
		{"a place of another class", part + more + `</div><div class="text more">`, next, next + "\n" + third},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := on(t, "https://paper.example/story", "<p>"+first)
			text2 := continuation.New(p, sel)
			if !text2.Add(narrowed(t, "https://paper.example/story/2", tt.second, "part")) {
				t.Fatal("the page does not go on with the text")
			}
			for all, want := range map[bool]string{false: tt.selected, true: tt.whole} {
				joined, got, err := text2.Joined(all)
				if err != nil {
					t.Fatal(err)
				}
				if text(joined, got) != lede+"\n"+first+"\n"+want {
					t.Errorf("whole %v: the text is\n%s", all, text(joined, got))
				}
			}
		})
	}
}

// TestThirdPage: a page says nothing once more that any page before it says, and shows no picture once more above or
// below what is new.
func TestThirdPage(t *testing.T) {
	p, sel := on(t, "https://paper.example/story", `<img src="/ferry.png"><p>`+first)
	whole := continuation.New(p, sel)
	if !whole.Add(on(t, "https://paper.example/story/2", `<img src="/ferry.png"><p>`+next+`<p><img src="/ferry.png"><p>Of her there is a second picture.`)) {
		t.Fatal("the second page does not go on with the text")
	}
	if whole.Add(on(t, "https://paper.example/story/3", "<p>"+next)) {
		t.Error("what the second page says goes on with the text")
	}
	if !whole.Add(on(t, "https://paper.example/story/3", "<p>"+next+"<p>"+third+`<p><img src="/ferry.png">`)) {
		t.Fatal("the third page does not go on with the text")
	}
	joined, got, err := whole.Joined(false)
	if err != nil {
		t.Fatal(err)
	}
	if want := lede + "\n" + first + "\n" + next + "\nOf her there is a second picture.\n" + third; text(joined, got) != want {
		t.Errorf("the text is\n%s\nwant\n%s", text(joined, got), want)
	}
	var shown int
	for _, root := range got.Roots {
		for n := root; n < joined.Nodes[root].End; n++ {
			if slices.Contains(got.Cut, n) {
				n = joined.Nodes[n].End - 1
			} else if joined.Nodes[n].Tag == "img" {
				shown++
			}
		}
	}
	if shown != 2 {
		t.Errorf("the picture is shown %d times, want with the text of the first page and between that of the second", shown)
	}
}

// TestPictureAlone: a page with a new picture and no words goes on with the text, one with a known picture does not.
func TestPictureAlone(t *testing.T) {
	for src, want := range map[string]bool{"/ferry.png": false, "/quay.png": true} {
		p, sel := on(t, "https://paper.example/story", `<img src="/ferry.png"><p>`+first)
		if got := continuation.New(p, sel).Add(on(t, "https://paper.example/story/2", `<img src="`+src+`">`)); got != want {
			t.Errorf("%s: the page goes on with the text: %v", src, got)
		}
	}
}

// TestHeadlines: pages of one text have one headline; what the document is called counts where none was found, and
// the headline of a following page is none of the text, whatever it says.
func TestHeadlines(t *testing.T) {
	at := func(address, document, headline, text string) (*page.Page, page.Selection) {
		p, err := parse.Bytes([]byte("<title>"+document+"</title><div id=all><h1>"+headline+"</h1><p>"+text+"</p></div>"), parse.Source{URL: address})
		if err != nil {
			t.Fatal(err)
		}
		root, err := p.FindCSS("#all")
		if err != nil {
			t.Fatal(err)
		}
		return p, page.Selection{Title: p.First(0, "h1"), Roots: []page.NodeID{root}}
	}
	const paper = "The Paper of the Valley"
	for _, tt := range []struct {
		name, document, headline, second string
		titled, want                     bool
	}{
		{"one headline", paper, "The ferry comes back", "The ferry comes back (2)", true, true},
		{"another on a site that has one title", paper, "The ferry comes back", "Snow at last", true, false},
		{"no title was found", paper, "The ferry comes back", "Snow at last", false, true},
		{"no title was found on another document", "Snow at last", "The ferry comes back", "The ferry comes back", false, false},
	} {
		p, sel := at("https://paper.example/story", paper, tt.headline, first)
		q, more := at("https://paper.example/story/2", tt.document, tt.second, next)
		if !tt.titled {
			sel.Title, more.Title = page.None, page.None
		}
		whole := continuation.New(p, sel)
		if got := whole.Add(q, more); got != tt.want {
			t.Errorf("%s: the page goes on with the text: %v", tt.name, got)
			continue
		} else if !got || !tt.titled {
			continue
		}
		joined, got, err := whole.Joined(true)
		if want := tt.headline + "\n" + first + "\n" + next; err != nil || text(joined, got) != want {
			t.Errorf("%s: the text is\n%s\nwant\n%s", tt.name, text(joined, got), want)
		}
	}
}

// TestLaidWhole: fonts, styles and posteriors of a following page come along, and places behind the text move.
func TestLaidWhole(t *testing.T) {
	laid := func(text, font string, posterior float64) (*page.Page, page.Selection) {
		p := pagetest.Build(t,
			pagetest.El("div#text", pagetest.Box(0, 50, 600, 100), pagetest.El("p#first", pagetest.Box(0, 60, 600, 80), text)),
			pagetest.El("h1#title", pagetest.Box(0, 150, 600, 50), "The ferry comes back"),
			pagetest.El("p#lead", pagetest.Box(0, 200, 600, 20), "Of the ferry"))
		p.Fonts = append(p.Fonts, page.Font{Family: "Text"}, page.Font{Family: font})
		p.Broken = append(p.Broken, "https://paper.example/"+font)
		n := pagetest.ByID(t, p, "first")
		p.Styles = append(p.Styles, page.Style{Display: "block"}, page.Style{Display: font})
		p.Nodes[n].Style = int32(len(p.Styles) - 1)
		return p, page.Selection{Title: pagetest.ByID(t, p, "title"), Lead: []page.NodeID{pagetest.ByID(t, p, "lead")}, Roots: []page.NodeID{pagetest.ByID(t, p, "text")},
			Blocks: []page.BlockScore{{From: n + 1, To: n + 2, Posterior: posterior}}}
	}
	p, sel := laid(first, "One", 0.9)
	sel.Blocks = append(sel.Blocks, page.BlockScore{From: sel.Lead[0] + 1, To: sel.Lead[0] + 2, Posterior: 0.5})
	whole := continuation.New(p, sel)
	if !whole.Add(laid(next, "Two", 0.7)) {
		t.Fatal("the page does not go on with the text")
	}
	joined, got, err := whole.Joined(false)
	if err != nil {
		t.Fatal(err)
	}
	var fonts, posteriors []string
	for _, f := range joined.Fonts {
		fonts = append(fonts, f.Family)
	}
	for _, b := range got.Blocks {
		posteriors = append(posteriors, joined.Nodes[b.From].Text[:9])
	}
	if strings.Join(fonts, " ") != "Text One Two" || len(joined.Broken) != 2 || strings.Join(posteriors, "|") != "The first|The secon|Of the fe" {
		t.Errorf("fonts %q, without %q, posteriors of %q", fonts, joined.Broken, posteriors)
	}
	for id, want := range map[string]string{"first": "One", "first-2": "Two"} {
		if style := joined.StyleOf(pagetest.ByID(t, joined, id)); style == nil || style.Display != want {
			t.Errorf("%s has the style %v, want that of page %s", id, style, want)
		}
	}
	if joined.Text(got.Title) != "The ferry comes back" || len(got.Lead) != 1 || joined.Text(got.Lead[0]) != "Of the ferry" {
		t.Errorf("title %q, leads %v", joined.Text(got.Title), got.Lead)
	}
	if len(p.Fonts) != 2 || len(p.Broken) != 1 {
		t.Error("the first page has changed")
	}
}
