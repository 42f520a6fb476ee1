package cost

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// Ordinary markup, left open or not, costs about what it has tokens.
func TestEstimate(t *testing.T) {
	tests := []struct {
		name, source string
		most         int
	}{
		{"paragraphs", strings.Repeat("<p>x</p>", 1000), 3000},
		{"links, never closed", strings.Repeat("<a name=x>", 1000), 2000},
		{"equal fonts, never closed", strings.Repeat("<font size=2>x", 1000), 4000},
	}
	for _, tt := range tests {
		if got := estimate([]byte(tt.source), Most); got > tt.most {
			t.Errorf("%s: estimate = %d, want at most %d", tt.name, got, tt.most)
		}
	}
}

// TestBound: the bound is above what the parser makes, and low for what is on
// most pages.
func TestBound(t *testing.T) {
	const most = 12_000
	for _, source := range []string{
		"", "x", "<p>a<b>c</b>", strings.Repeat("<p>a <a href=x>b</a> <strong>c</strong> <i>d</i>", 100),
		strings.Repeat("<p><b><i><em>x", 8), "<svg><style><b id=1><b id=2></style><p>x", "<!-- <b> <b> -->", "<strongly><b", "<B>x<b>y<NOBR>z",
	} {
		nodes := parserNodes(t, source)
		if got := bound([]byte(source)); got < nodes || got > most {
			t.Errorf("%.40q: bound %d, want at least %d and at most %d", source, got, nodes, most)
		}
	}
}

// parserNodes counts what the parser makes of a source but for what it always makes:
// the document, html, head and body.
func parserNodes(t *testing.T, source string) int {
	t.Helper()
	doc, err := html.Parse(strings.NewReader(source))
	if err != nil {
		t.Skip(err) // too deep
	}
	nodes := -4
	for range doc.Descendants() {
		nodes++
	}
	return nodes
}

// FuzzBound: no source makes the parser build more than the bound says.
func FuzzBound(f *testing.F) {
	for _, s := range []string{
		"<b a='>'><b a='<'><p>x<p>", "<table><b>x<tr>y<td><i c=d><p>", "<i a=b=\"c d=\" >\" ><i a=b=\"c d=\" >\" e><p><p>",
		"<svg><b><p><i =\"x\"><p>", "<a><nobr><b/x><a><nobr><p>",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, source string) {
		if len(source) > 10_000 {
			return
		}
		if nodes, most := parserNodes(t, source), bound([]byte(source)); nodes > most {
			t.Errorf("the parser makes %d nodes, the bound is %d", nodes, most)
		}
	})
}

// TestSimpleTag: where it says that a tag ends, the parser says so too.
func TestSimpleTag(t *testing.T) {
	tests := []struct{ source, want string }{
		{`b>x`, `b`}, {`b class="a > b" id=c>x`, `b class="a > b" id=c`}, {`b a='"'>`, `b a='"'`}, {`b/>`, `b/`},
		{`b a=x/y>`, `b a=x/y`}, {`b a="x"b="y">`, `b a="x"b="y"`},
		{`b`, ``}, {`b a="x>`, ``}, {`b a= "x">`, ``}, {`b a ="x">`, ``}, {`b ="x">`, ``},
		{`b a=b="c d=" >x" >`, ``}, {`b "a" >`, ``}, {`b a=>`, ``}, {`b/="x">`, ``}, {strings.Repeat("b", 300) + ">", ``},
	}
	for _, tt := range tests {
		got := string(simpleTag([]byte(tt.source)))
		if got != tt.want {
			t.Errorf("simpleTag(%q) = %q, want %q", tt.source, got, tt.want)
		}
		if z := html.NewTokenizer(strings.NewReader("<" + tt.source)); got != "" {
			if z.Next(); string(z.Raw()) != "<"+got+">" {
				t.Errorf("the parser ends %q after %q, simpleTag after %q", tt.source, z.Raw(), got)
			}
		}
	}
}
