package page_test

import (
	"galley/page"
	"strings"
	"testing"
)

func TestResolve(t *testing.T) {
	tests := []struct{ name, url, base, ref, want string }{
		{"absolute", testURL, "", "https://x.example/a?b#c", "https://x.example/a?b#c"},
		{"path", testURL, "", "/a", "https://news.example/a"},
		{"path with dots", testURL, "", "/a/../b", "https://news.example/b"},
		{"path with a capital in the host", "https://News.example:8080/x", "", "/a", "https://News.example:8080/a"},
		{"path with a query", testURL + "?q=/x", "", "/a?b", "https://news.example/a?b"},
		{"path from nowhere", "", "", "/a", ""},
		{"relative", testURL, "", "a", "https://news.example/2026/a"},
		{"up", testURL, "", "../a", "https://news.example/a"},
		{"without a scheme", testURL, "", "//x.example/a", "https://x.example/a"},
		{"fragment", testURL, "", "#a", testURL + "#a"},
		{"query", testURL, "", "?p=2", testURL + "?p=2"},
		{"white space around it", testURL, "", " \n/a\t", "https://news.example/a"},
		{"blank inside", testURL, "", "/a b.jpg", "https://news.example/a%20b.jpg"},
		{"base wins over the address", testURL, "https://cdn.example/d/", "a", "https://cdn.example/d/a"},
		{"capitals", testURL, "", "HTTPS://x.example/", "https://x.example/"},
		{"nothing", testURL, "", "  ", ""},
		{"javascript", testURL, "", " JavaScript:alert(1)", ""},
		{"javascript parted by a line", testURL, "", "java\nscript:alert(1)", ""},
		{"data", testURL, "", "data:text/html,x", ""},
		{"file", testURL, "", "file:///etc/passwd", ""},
		{"mailto", testURL, "", "mailto:a@x.example", ""},
		{"no host", testURL, "", "http:///a", ""},
		{"not a URL", testURL, "", "http://[::1", ""},
		{"relative to nowhere", "", "", "a", ""},
		{"absolute from nowhere", "", "", "https://x.example/", "https://x.example/"},
		{"a base that is code", testURL, "javascript:x", "alert(1)", ""},
		{"a base that is no URL", testURL, "http://[", "a", ""},
	}
	for _, tt := range tests {
		p := &page.Page{URL: tt.url, Base: tt.base}
		if got := p.Resolve(tt.ref); got != tt.want {
			t.Errorf("%s: Resolve(%q) = %q, want %q", tt.name, tt.ref, got, tt.want)
		}
	}
}

func TestSameURL(t *testing.T) {
	tests := []struct {
		name, url, ref string
		want           bool
	}{
		{"itself", testURL, testURL, true},
		{"fragment", testURL, "#comments", true},
		{"slash at the end", testURL, testURL + "/", true},
		{"both", testURL + "/#top", "/2026/story#end", true},
		{"query", testURL, "?page=2", false},
		{"elsewhere", testURL, "/", false},
		{"another host", testURL, "https://x.example/2026/story", false},
		{"no link", testURL, "", false},
		{"code", testURL, "javascript:void(0)", false},
		{"unknown address", "", "#x", false},
	}
	for _, tt := range tests {
		p := &page.Page{URL: tt.url}
		if got := p.SameURL(tt.ref); got != tt.want {
			t.Errorf("%s: SameURL(%q) = %v, want %v", tt.name, tt.ref, got, tt.want)
		}
	}
}

func TestDocumentTitle(t *testing.T) {
	checkSources(t, (*page.Page).DocumentTitle, []sourceTest{
		{"none", "<p>x", ""},
		{"normalised", "<title> A\n &amp; B </title>", "A & B"},
		{"empty", "<title></title><body><title>x</title>", ""},
		{"in the body", "<body><p>x</p><title>A</title>", "A"},
		{"tooltip of an svg", "<body><svg><title>icon</title></svg>", ""},
		{"after a tooltip", "<body><svg><g><title>icon</title></g></svg><title>A</title>", "A"},
		{"as long as is read", "<title>" + strings.Repeat("a", 8192) + "</title>", strings.Repeat("a", 8192)},
		{"longer", "<title>" + strings.Repeat("a", 9000) + "</title>", strings.Repeat("a", 8192)},
		{"longer, cut within a character", "<title>x" + strings.Repeat("é", 5000) + "</title>", "x" + strings.Repeat("é", 4095)},
	})
}
