package view

import (
	"slices"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/bodytest"
	"galley/page"
	"galley/page/parse"
)

// of is the view of a page at an address, and its element whose id is n.
func of(t *testing.T, source string) (*View, page.NodeID) {
	t.Helper()
	p, err := parse.Bytes([]byte("<!doctype html>"+source), parse.Source{URL: "https://paper.example/story?id=1"})
	if err != nil {
		t.Fatal(err)
	}
	n, err := p.FindCSS("#n")
	if err != nil {
		t.Fatal(err)
	}
	x := features.NewIndex(p, wang.Limits{})
	return New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x), n
}

// TestControls: what a reader may write in, and what he can click on.
func TestControls(t *testing.T) {
	for _, tt := range []struct {
		inside                 string
		field, control, offers bool
	}{
		{`<p>Words</p>`, false, false, false},
		{`<input>`, true, true, true}, {`<input type=email>`, true, true, true}, {`<input type=TEL>`, true, true, true},
		{`<input type=checkbox>`, false, true, true}, {`<input type=text readonly>`, false, true, true}, {`<input type=text hidden>`, false, true, true},
		{`<textarea></textarea>`, false, true, true}, {`<select></select>`, false, true, true}, {`<iframe></iframe>`, false, true, true}, {`<form>x</form>`, false, false, true},
		{`<a>x</a>`, false, true, true}, {`<button>Buy</button>`, false, true, true}, {`<button aria-expanded=false>Why?</button>`, false, true, false},
		{`<div role=button>Buy</div>`, false, false, true}, {`<div role=button aria-expanded=true>Why?</div>`, false, false, false},
		{`<div role=link>See</div>`, false, false, true}, {`<div onclick=x()>See</div>`, false, false, true}, {`<div role=note>See</div>`, false, false, false},
	} {
		v, n := of(t, "<div id=n>"+tt.inside+"</div>")
		field := false
		for i := n; i < v.Page.Nodes[n].End; i++ {
			field = field || v.IsField(i)
		}
		if control, offers := v.HasControl(n), v.Offers(n); field != tt.field || control != tt.control || offers != tt.offers {
			t.Errorf("%s: field %v, control %v, offers %v", tt.inside, field, control, offers)
		}
	}
}

// TestAddresses: which addresses are of other pages, and of pages of the same site.
func TestAddresses(t *testing.T) {
	for _, tt := range []struct {
		canonical, href string
		away, own       bool
	}{
		{"", "/other", true, true}, {"", "https://paper.example/other", true, true}, {"", "https://other.example/", true, false},
		{"", "", false, false}, {"", "#part", false, false}, {"", "https://paper.example/story?id=1#part", false, false}, {"", "?id=2", true, true},
		{"https://www.first.example/story", "https://first.example/other", true, true}, {"https://www.first.example/story", "https://www.first.example/story", true, false},
		{"https://www.first.example/story", "https://third.example/other", true, false}, {"/story", "https://first.example/other", true, false},
	} {
		head := ""
		if tt.canonical != "" {
			head = "<link rel=' Canonical ' href='" + tt.canonical + "'>"
		}
		v, _ := of(t, head+"<p id=n>x</p>")
		if away, own := v.LeadsAway(tt.href), v.IsOwn(tt.href); away != tt.away || own != tt.own {
			t.Errorf("%q on a page that calls itself %q: away %v, own %v", tt.href, tt.canonical, away, own)
		}
	}
}

// TestOneLink: an element is one link where no other stands in it, and signs alone stand beside it.
func TestOneLink(t *testing.T) {
	for _, tt := range []struct {
		inside, before, behind string
		ok, alone              bool
	}{
		{`<a href=/x>The harbour</a>`, "", "", true, true}, {`<b> <a href=/x>The <i>harbour</i></a> </b>`, "", "", true, true},
		{`► <a href=/x>The harbour</a>`, "►", "", true, false}, {`[ <a href=/x>The harbour</a> ]`, "[", "]", true, false},
		{`See what they say of <a href=/x>the harbour</a>`, "", "", false, false}, {`<a href=/x>The harbour</a>, as they call it`, "", "", false, false},
		{`<a href=/x>The</a> <a href=/y>harbour</a>`, "", "", false, false}, {`<a href=#x>The harbour</a>`, "", "", false, false}, {`The harbour`, "The harbour", "", false, false},
	} {
		v, n := of(t, "<p id=n>"+tt.inside+"</p>")
		before, behind, ok := v.OneLink(n)
		if before != tt.before || behind != tt.behind || ok != tt.ok || v.IsOneLink(n) != tt.alone {
			t.Errorf("%s: %q, %q, %v, alone %v", tt.inside, before, behind, ok, v.IsOneLink(n))
		}
	}
	for href, want := range map[string]string{"#n1": "n1", "https://paper.example/story?id=1#n1": "n1", "/other#n1": "", "/other": "", "#": "", "": ""} {
		if v, n := of(t, "<a id=n href='"+href+"'>1</a>"); v.PlaceOf(n) != want {
			t.Errorf("%q leads to the place %q, want %q", href, v.PlaceOf(n), want)
		}
	}
}

// TestIsPart: a part of a text has prose, and nothing of a story of its own.
func TestIsPart(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for source, want := range map[string]bool{
		"<div id=n>" + p + "</div>": true, "<section id=n><h2>Reeds</h2>" + p + "</section>": true, "<div id=n><h2>Reeds</h2><p>Few words</p></div>": false,
		"<article id=n>" + p + "</article>": false, "<div id=n><article>" + p + "</article></div>": true, "<div id=n><time>5 March</time>" + p + "</div>": false,
		"<div id=n><h1>Reeds</h1>" + p + "</div>": false, "<div id=n>" + p + "<input></div>": false, "<div id=n><p><a href=/x>" + bodytest.LongText + "</a></p></div>": false,
	} {
		if v, n := of(t, source); v.IsPart(n) != want {
			t.Errorf("%s: %v", source, !want)
		}
	}
}

// TestIsBehindPicture: what stands right behind a picture without words may be its caption.
func TestIsBehindPicture(t *testing.T) {
	for source, want := range map[string]bool{
		"<img src=a.png><p id=n>x</p>": true, "<div><img src=a.png></div><div><div><p id=n>x</p></div></div>": true, "<div><img src=a.png>Words</div><p id=n>x</p>": false,
		"<p>Words</p><p id=n>x</p>": false, "<img src=a.png><div><p id=n>x</p><p>y</p></div>": false, "<div></div><p id=n>x</p>": false, "<p id=n>x</p>": false,
	} {
		if v, n := of(t, "<main>"+source+"</main>"); v.IsBehindPicture(n) != want {
			t.Errorf("%s: %v", source, !want)
		}
	}
}
