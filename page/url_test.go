package page_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestResolve(t *testing.T) {
	tests := []struct{ name, url, base, ref, want string }{
		{"absolute", pagetest.URL, "", "https://x.example/a?b#c", "https://x.example/a?b#c"},
		{"path", pagetest.URL, "", "/a", "https://news.example/a"},
		{"path with dots", pagetest.URL, "", "/a/../b", "https://news.example/b"},
		{"path with a capital in the host", "https://News.example:8080/x", "", "/a", "https://News.example:8080/a"},
		{"path with a query", pagetest.URL + "?q=/x", "", "/a?b", "https://news.example/a?b"},
		{"path from nowhere", "", "", "/a", ""},
		{"relative", pagetest.URL, "", "a", "https://news.example/2026/a"},
		{"up", pagetest.URL, "", "../a", "https://news.example/a"},
		{"without a scheme", pagetest.URL, "", "//x.example/a", "https://x.example/a"},
		{"fragment", pagetest.URL, "", "#a", pagetest.URL + "#a"},
		{"query", pagetest.URL, "", "?p=2", pagetest.URL + "?p=2"},
		{"white space around it", pagetest.URL, "", " \n/a\t", "https://news.example/a"},
		{"blank inside", pagetest.URL, "", "/a b.jpg", "https://news.example/a%20b.jpg"},
		{"base wins over the address", pagetest.URL, "https://cdn.example/d/", "a", "https://cdn.example/d/a"},
		{"capitals", pagetest.URL, "", "HTTPS://x.example/", "https://x.example/"},
		{"nothing", pagetest.URL, "", "  ", ""},
		{"javascript", pagetest.URL, "", " JavaScript:alert(1)", ""},
		{"javascript parted by a line", pagetest.URL, "", "java\nscript:alert(1)", ""},
		{"data", pagetest.URL, "", "data:text/html,x", ""},
		{"file", pagetest.URL, "", "file:///etc/passwd", ""},
		{"mailto", pagetest.URL, "", "mailto:a@x.example", ""},
		{"no host", pagetest.URL, "", "http:///a", ""},
		{"not a URL", pagetest.URL, "", "http://[::1", ""},
		{"relative to nowhere", "", "", "a", ""},
		{"absolute from nowhere", "", "", "https://x.example/", "https://x.example/"},
		{"a base that is code", pagetest.URL, "javascript:x", "alert(1)", ""},
		{"a base that is no URL", pagetest.URL, "http://[", "a", ""},
	}
	for _, tt := range tests {
		p := &page.Page{URL: tt.url, Base: tt.base}
		if got := p.Resolve(tt.ref); got != tt.want {
			t.Errorf("%s: Resolve(%q) = %q, want %q", tt.name, tt.ref, got, tt.want)
		}
	}
}

func TestLeadsNowhere(t *testing.T) {
	for ref, want := range map[string]bool{
		"": true, " ": true, "#": true, "#notes": true, "javascript:void(0)": true, " JavaScript:;": true,
		"/": false, "story.html#notes": false, "?page=2": false, "mailto:a@b.example": false, "javascript.html": false,
	} {
		if got := page.LeadsNowhere(ref); got != want {
			t.Errorf("LeadsNowhere(%q) = %v", ref, got)
		}
	}
}

func TestSameURL(t *testing.T) {
	tests := []struct {
		name, url, ref string
		want           bool
	}{
		{"itself", pagetest.URL, pagetest.URL, true},
		{"fragment", pagetest.URL, "#comments", true},
		{"slash at the end", pagetest.URL, pagetest.URL + "/", true},
		{"both", pagetest.URL + "/#top", "/2026/story#end", true},
		{"query", pagetest.URL, "?page=2", false},
		{"elsewhere", pagetest.URL, "/", false},
		{"another host", pagetest.URL, "https://x.example/2026/story", false},
		{"no link", pagetest.URL, "", false},
		{"code", pagetest.URL, "javascript:void(0)", false},
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
	pagetest.CheckSources(t, (*page.Page).DocumentTitle, []pagetest.Source{
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

func TestSameSite(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want bool
	}{
		{"https://www.example.org/a", "http://cdn.example.org/b", true},
		{"https://www.example.co.uk/", "https://other.co.uk/", false},
		{"https://a.github.io/", "https://b.github.io/", false},
		{"http://127.0.0.1:8080/a", "http://127.0.0.1:8080/b", true},
		{"http://127.0.0.1:8080/a", "http://127.0.0.1:8081/a", false},
		{"http://127.0.0.1/", "http://10.0.0.1/", false},
		{"http://localhost/a", "https://LOCALHOST/b", true},
		{"https://example.org/", "https://localhost/", false},
		{"https://exa mple.org/%zz", "https://example.org/", false},
	} {
		if got := page.SameSite(test.a, test.b); got != test.want {
			t.Errorf("SameSite(%q, %q) = %v", test.a, test.b, got)
		}
	}
}

func TestOnHost(t *testing.T) {
	for _, test := range []struct {
		url, ref string
		want     bool
	}{
		{"https://www.example.org/a", "https://example.org/b", true},
		{"https://example.org/a", "http://WWW.Example.org/b", true},
		{"https://example.org/a", "//Example.org/b", true},
		{"https://example.org/a", "https://blog.example.org/b", false},
		{"https://example.org/a", "../b?c", true},
		{"https://example.org/a", "#b", true},
		{"https://example.org/a", " /b ", true},
		{"https://example.org/a", "mailto:ann@example.org", false},
		{"https://example.org/a", "javascript:void(0)", false},
		{"https://example.org/a", "https://exa mple.org/%zz", false},
		{"http://127.0.0.1:8080/a", "http://127.0.0.1:8081/a", false},
		{"", "b", true},
		{"", "https://example.org/b", false},
	} {
		p := &page.Page{URL: test.url}
		if got := p.OnHost(test.ref); got != test.want {
			t.Errorf("on a page at %q: OnHost(%q) = %v", test.url, test.ref, got)
		}
	}
}
