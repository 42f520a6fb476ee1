package boilerplate

import (
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestIsPlain: a page is a plain document where nothing on it is there to be chosen, pressed or filled in.
func TestIsPlain(t *testing.T) {
	const text = "<h1>The harbour</h1><p>" + bodytest.LongText + "</p><p>" + bodytest.LongText + " See <a href=http://host.example>the plan of the harbour</a>.</p>"
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"text with a reference", text, true},
		{"a table of contents", "<p><a href=#one>One</a><p><a href='#two'>Two</a>" + text, true},
		{"an outline by the name of the file", text + "<p><a href='file.html#1'>One</a><p><a href='file.html#2'>Two</a>", true},
		{"an open anchor", "<a name=top>" + text, true},
		{"an anchor of XHTML", text + "<a id=end />" + text, true},
		{"links to two pages", "<p><a href=/one>One</a><p><a href=/two>Two</a>" + text, false},
		{"a card that is a link", text + "<a href=/one><div>One</div><p>" + bodytest.LongText + "</a><a href=/two><div>Two</div></a>", false},
		{"links of scripts", text + "<p><a href='#'>Close</a>", false},
		{"a link without an address", text + "<p><a class=more>Close</a>", false},
		{"a menu", "<nav><p>You are here</nav>" + text, false},
		{"a field", text + "<input>", false},
		{"a hidden field", text + "<input type=hidden>", true},
		{"a button", text + "<p>Yes<button></button>", false},
		{"a button of a library of elements", text + "<p>Yes<my-outlined-button></my-outlined-button>", false},
		{"a formula of elements of its own", text + "<p>It is <my-formula>a + b</my-formula>.", true},
		{"no text", "<img src=a.jpg>", false},
	} {
		x, _ := bodytest.EvenScores(t, tt.source, 0.1)
		if got := IsPlain(x); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}

// TestAllText: whatever the networks think of the text of a plain document, it is likely, but its links are as they were.
func TestAllText(t *testing.T) {
	x, scores := bodytest.EvenScores(t, "<p><a href=#one>One</a><p>Short<p>"+bodytest.LongText, 0.1)
	got := AllText(x, scores).Posteriors()
	if len(got) != 3 || got[0] != 0.1 || got[1] != plainText || got[2] != plainText {
		t.Errorf("posteriors %v", got)
	}
	x, scores = bodytest.EvenScores(t, "<h2 id=oil><a href=#oil>Oil</a></h2><h2 id=salt><a href=#oil>Salt</a></h2><p>"+bodytest.LongText, 0.1)
	if got := AllText(x, scores).Posteriors(); got[0] != plainText || got[1] != 0.1 {
		t.Errorf("headings that are links to their own place and to another: %v", got)
	}
	if x, scores = bodytest.EvenScores(t, "<p>Sure", 1); AllText(x, scores).Posteriors()[0] != 1 {
		t.Error("what is sure is less so")
	}
}
