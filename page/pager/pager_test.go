package pager_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pager"
	"galley/page/parse"
)

func TestNext(t *testing.T) {
	const at = "https://paper.example/story"
	numbered := func(format string) string { // a pager on page 1
		var b strings.Builder
		b.WriteString("<p>1 ")
		for _, n := range []string{"2", "3"} {
			b.WriteString(`<a href="` + strings.ReplaceAll(format, "N", n) + `">` + n + "</a> ")
		}
		return b.String()
	}
	tests := []struct{ name, url, html, want string }{
		{"part of the path", at, numbered("/story/N"), at + "/2"},
		{"slash at the end", at + "/", numbered("/story/N/"), at + "/2/"},
		{"word and number", at, numbered("/story/seite-N"), at + "/seite-2"},
		{"query", at, numbered("?page=N"), at + "?page=2"},
		{"query after a query", at + "?id=1234", numbered("?id=1234&amp;page=N"), at + "?id=1234&page=2"},
		{"counted from 0", at, `<a href="?page=1">2</a><a href="?page=2">3</a>`, at + "?page=1"},
		{"before the ending", at + "-123456.html", numbered("/story-123456-N.html"), at + "-123456-2.html"},
		{"ending of its own", at, numbered("/story/N.html"), at + "/2.html"},
		{"comma", at + ".html", numbered("/story,N.html"), at + ",2.html"},
		{"folder", at + "/index.html", numbered("/story/N/index.html"), at + "/2/index.html"},
		{"pages in the order from the last", at, `<a href="?page=2">3</a><a href="?page=1">2</a>`, at + "?page=1"},
		{"path in the query", "https://forum.example/index.php?/topic/17-story/", `<a href="/index.php?/topic/17-story/page/2/">2</a>`, "https://forum.example/index.php?/topic/17-story/page/2/"},
		{"place on the page", at, `<a href="/story/2#text">2</a>`, at + "/2"},
		{"other scheme", at, `<a href="http://paper.example/story/2">2</a>`, "http://paper.example/story/2"},
		{"words for screen readers", at, `<a href="/story/2"><span>Page</span> 2</a>`, at + "/2"},
		{"no number in words", at, `<a href="/story/2">Next: what it cost</a>`, at + "/2"},
		{"Japanese", at, `<a href="?page=2">2ページ</a>`, at + "?page=2"},
		{"label", at, `<a href="/story/2" aria-label="2"><svg></svg></a>`, at + "/2"},
		{"Persian digits", at, `<a href="/story?page=2">۲</a>`, at + "?page=2"},
		{"wide digits", at, `<a href="/story?page=2">２</a>`, at + "?page=2"},
		{"relation in the head", at, `<head><link rel="next" href="/story?page=2"></head>`, at + "?page=2"},
		{"relation of a link", at, `<a rel="nofollow next" href="/story/2">More</a>`, at + "/2"},
		{"canonical address", at + "?from=mail", `<head><link rel="canonical" href="/story"></head>` + numbered("/story/N"), at + "/2"},
		{"canonical address in the text", at + "?from=mail", `<body><link rel="canonical" href="/story">` + numbered("/story/N"), ""},
		{"canonical address of another host", at + "?from=mail", `<head><link rel="canonical" href="https://other.example/story"></head>` + numbered("/story/N") + numbered("https://other.example/story/N"), ""},
		{"before the query", at + "?id=17", `<a href="/story/2?id=17">Next: what it cost</a>`, at + "/2?id=17"},
		{"digits outside of the basic plane", at, `<a href="/story?page=2">𑁨</a>`, at + "?page=2"},
		{"page 200", at + "/199", `<a href="/story/198">198</a> <a href="/story/200">200</a>`, at + "/200"},
		{"page 201", at + "/200", `<a href="/story/199">199</a> <a href="/story/201">201</a>`, ""},
		{"many letters", at, `<a href="/story/2.html">2 abcdefghijklmnopq</a>`, ""},
		{"two numbers", at, `<a href="/story/2.html">2 3</a>`, ""},
		{"a large link", at, `<a href="?page=2">` + strings.Repeat("<b></b>", 12) + `2</a>`, ""},
		{"page 1", at + "-1.html", numbered("/story-N.html"), at + "-2.html"},
		{"page 1 of the query", at + "?p=1", numbered("?p=N"), at + "?p=2"},
		{"first of several texts", at + "-1", `<a rel="next" href="/story-2">The second story</a>`, ""},
		{"page 2", at + "/2", `<a href="/story">1</a> 2 <a href="/story/3">3</a>`, at + "/3"},
		{"page 3 by relation", at + "/3", `<a href="/story/2">2</a> 3 <a rel="next" href="/story/4">More</a>`, at + "/4"},
		{"page 2 counted from 0", at + "?page=1", `<a href="?page=0">1</a> 2 <a href="?page=2">3</a>`, at + "?page=2"},
		{"counted in entries", "https://forum.example/thread.php?t=17", `<a href="?t=17&amp;start=15">2</a> <a href="?t=17&amp;start=30">3</a>`, "https://forum.example/thread.php?t=17&start=15"},
		{"page 2 counted in entries", "https://forum.example/thread.php?t=17&start=15", `<a href="?t=17">1</a> 2 <a href="?t=17&amp;start=30">3</a> <a href="?t=17&amp;start=45">4</a>`, "https://forum.example/thread.php?t=17&start=30"},
		{"entries in a number", "https://forum.example/index.php?topic=17.0", `1 <a href="?topic=17.15">2</a>`, "https://forum.example/index.php?topic=17.15"},
		{"last page counted in entries", "https://forum.example/thread.php?t=17&start=30", `<a href="?t=17">1</a> <a href="?t=17&amp;start=15">2</a> 3`, ""},
		{"last page", at + "/3", `<a href="/story">1</a> <a href="/story/2">2</a> 3`, ""},
		{"page 10", at + "/9", `<a href="/story/8">8</a> 9 <a href="/story/10">10</a>`, at + "/10"},

		{"no pager", at, `<a href="/other">Other</a>`, ""},
		{"no address", "", numbered("https://paper.example/story/N"), ""},
		{"other host", at, `<a href="https://other.example/story/2">2</a>`, ""},
		{"relation to another article", at, `<head><link rel="next" href="/other-story"></head>`, ""},
		{"relation to an article of the same name", at, `<a rel="next" href="/story-2">Story</a>`, ""},
		{"numbers of articles", "https://comic.example/17", `<a rel="prev" href="/16">Before</a> <a rel="next" href="/18">Next</a>`, ""},
		{"articles with numbers as texts", "https://law.example/17", `<a href="/18">18</a>`, ""},
		{"front page as the canonical address", at, `<head><link rel="canonical" href="/"></head><a href="/legal/soc-2">SOC 2</a>`, ""},
		{"variant", at, `<a href="?colour=2">Red</a>`, ""},
		{"page below it", at, `<a href="/story/steps/2">What to do next</a>`, ""},
		{"version 2", at, `<a href="/story/v2">v2</a>`, ""},
		{"version", at, `<a href="/story/2.x">2.x</a>`, ""},
		{"part of a series", at, `<a href="/story-part-2">Part 2</a>`, ""},
		{"page of comments", at, `<a href="/story/comment-page-2#comments">2</a>`, ""},
		{"years", "https://paper.example/2024", `<a href="/2025">2025</a><a href="/2023">2023</a>`, ""},
		{"longer word", at, `<a href="/story2">2</a>`, ""},
		{"another number", at, `<a href="/story/3">3</a>`, ""},
		{"numbers in a title", at, `<a href="/story-2">2 of 3 in the house</a>`, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, err := parse.Bytes([]byte("<!doctype html><html>"+test.html), parse.Source{URL: test.url, ContentType: "text/html; charset=utf-8"})
			if err != nil {
				t.Fatal(err)
			}
			if got := pager.Next(p, nil); got != test.want {
				t.Errorf("Next is %q, want %q", got, test.want)
			}
		})
	}
}

// TestNextBehind: a pager far behind the text is one of something else.
func TestNextBehind(t *testing.T) {
	const (
		maxBehind = 80
		next      = "https://paper.example/story?page=1"
	)
	for _, tt := range []struct {
		words       int
		which, want string
	}{{maxBehind, "", next}, {maxBehind + 1, "", ""}, {maxBehind + 1, "hidden", next}} {
		html := `<article><p>A text.</p></article><ol ` + tt.which + `>` + strings.Repeat("<li>word", tt.words) + `</ol><a href="?page=1">2</a>`
		p, err := parse.Bytes([]byte(html), parse.Source{URL: "https://paper.example/story"})
		if err != nil {
			t.Fatal(err)
		}
		if got := pager.Next(p, []page.NodeID{p.First(0, "article")}); got != tt.want {
			t.Errorf("behind %d words %s: Next is %q, want %q", tt.words, tt.which, got, tt.want)
		}
	}
}

// FuzzNext: whatever the addresses are, what is found is of the page's host, and another page.
func FuzzNext(f *testing.F) {
	f.Add("https://a.example/s", "/s/2", "2")
	f.Add("https://a.example/s?page=2", "?page=3", "3")
	f.Add("https://a.example/1", "/1/2", "٢")
	f.Fuzz(func(t *testing.T, url, href, text string) {
		p, err := parse.Bytes([]byte(`<a href="`+href+`">`+text+`</a><link rel=next href="`+href+`">`), parse.Source{URL: url})
		if err != nil {
			return
		}
		if next := pager.Next(p, nil); next != "" && next == p.URL {
			t.Errorf("the page after %q is %q", url, next)
		}
	})
}
