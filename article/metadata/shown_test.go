package metadata_test

import (
	"slices"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
	"galley/page"
	"galley/page/parse"
)

// at is a page at an address below a section.
func at(t *testing.T, address, source string) (*page.Page, page.Selection) {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: address, ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	return p, articletest.Select(p)
}

// TestSteps: the section that links above the title lead to.
func TestSteps(t *testing.T) {
	const text = "<div id=body><p>The ferry left at noon, and it carried nobody, as it had for years.</p></div>"
	menu := func(tag string) string {
		return "<" + tag + "><a href=/world>World</a><a href=/sport>Sport</a><a href=/log-in>Log in</a></" + tag + ">"
	}
	for _, tt := range []struct{ name, address, source, want string }{
		{"a trail", "https://news.example/world/asia/the-ferry", "<ul><li><a href=/>Home</a><li><a href=/world>World</a><li><a href=/world/asia>Asia</a></ul><h1 id=title>T</h1>", "Asia"},
		{"an address with a day", "https://news.example/2026/02/08/world/the-ferry", "<div><a href=/world/>The world</a><h1 id=title>T</h1></div>", "The world"},
		{"in the menu", "https://news.example/the-ferry-2026.htm", menu("header") + "<main><div><a href=/sport>Sport</a></div><h1 id=title>T</h1></main>", "Sport"},
		{"a step of the address in the menu", "https://news.example/world/the-ferry", menu("header") + "<h1 id=title>T</h1>", "World"},
		{"the menu alone", "https://news.example/the-ferry", menu("header") + "<main><h1 id=title>T</h1></main>", ""},
		{"a link twice, far from the title", "https://news.example/the-ferry", menu("header") + menu("div") + "<main><div><h1 id=title>T</h1></div></main>", ""},
		{"the language of the page", "https://news.example/en-us/the-ferry", "<header><a href=/en-us>English</a></header><h1 id=title>T</h1>", ""},
		{"a way back", "https://news.example/world/the-ferry", "<p><a href=/world>← All stories</a></p><h1 id=title>T</h1>", ""},
		{"a story", "https://news.example/world/the-ferry", "<p><a href=/world/a-storm>A storm</a></p><h1 id=title>T</h1>", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := at(t, tt.address, "<body>"+tt.source+text)
			if got := metadatatest.Facts(p, sel).Section; got != tt.want {
				t.Errorf("section %q, want %q", got, tt.want)
			}
		})
	}
}

// TestShownTags: tags that a reader sees, where metadata have none.
func TestShownTags(t *testing.T) {
	const text = "<h1 id=title>T</h1><div id=body><p>The ferry left at noon, and it carried nobody, as it had for years.</p></div>"
	for _, tt := range []struct {
		name, source string
		want         []string
	}{
		{"by a class", text + "<div class=article__tags><span>Topics:</span><a href=/t/1>Ferries</a><a href=/t/2>#storm</a></div>", []string{"Ferries", "storm"}},
		{"by the relation", text + "<p>Filed: <a href=/x rel=tag>Ferries</a>, <a href=/y rel=tag>Storm</a></p>", []string{"Ferries", "Storm"}},
		{"by the address", text + "<ul><li><a href=/etiket/ferries>Ferries</a><li><a href=/etiket/storm>Storm</a></ul>", []string{"Ferries", "Storm"}},
		{"in metadata", "<meta name=keywords content=Ships>" + text + "<div class=tags><a href=/t/1>Ferries</a></div>", []string{"Ships"}},
		{"the section", `<meta property="article:section" content="World">` + text + "<div class=tags><a href=/t/1>World</a><a href=/t/2>Storm</a></div>", []string{"Storm"}},
		{"links to categories", text + "<div class=tags><a href=/category/ferries>Ferries</a></div>", nil},
		{"in a sentence", text + "<p class=tags>The harbour is told of in what we wrote before of <a href=/tag/ferries>Ferries</a></p>", nil},
		{"named in two words", text + "<div class=tag-list><span>Topics:</span><ul><li><a href=/s?q=1>Ferries</a><li><a href=/s?q=2>Storm</a></ul></div>", []string{"Ferries", "Storm"}},
		{"by their signs", text + "<div><a href=/s?q=1>#Ferries</a><a href=/s?q=2>#Storm</a></div>", []string{"Ferries", "Storm"}},
		{"one with a sign, among others", text + "<div><a href=/s?q=1>#Ferries</a><a href=/s?q=2>Share</a></div>", nil},
		{"in navigation of tags alone", text + "<nav><ul><li><a href=/tags/1>Ferries</a><li><a href=/tags/2>Storm</a></ul></nav>", []string{"Ferries", "Storm"}},
		{"in other navigation", text + "<nav><ul class=tags><li><a href=/tags/1>Ferries</a><li><a href=/home>Home</a></ul></nav>", nil},
		{"in navigation above the title", "<nav><ul><li><a href=/tags/1>Ferries</a><li><a href=/tags/2>Storm</a></ul></nav>" + text, nil},
		{"of a margin", text + "<aside><div class=tags><a href=/t/1>Ferries</a></div></aside>", nil},
		{"of a banner", "<header><div class=topics><a href=/t/1>Ferries</a></div></header>" + text, nil},
		{"teasers", text + "<div class=topics><a href=/1>A ferry that was lost in a storm was found in the end</a></div>", nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := at(t, articletest.URL, "<body>"+tt.source)
			if got := metadatatest.Facts(p, sel).Tags; !slices.Equal(got, tt.want) {
				t.Errorf("tags %q, want %q", got, tt.want)
			}
		})
	}
}

// TestShownChange: the day of the last change that a reader sees, where nothing states it.
func TestShownChange(t *testing.T) {
	const text = "<div id=body><p>The ferry left at noon, and it carried nobody, as it had for years.</p></div>"
	for _, tt := range []struct{ name, source, want string }{
		{"a label", "<h1 id=title>T</h1><p>4 May 2019</p><p><span>Updated</span> 6 May 2019</p>", "2019-05-06"},
		{"in Hungarian", "<h1 id=title>T</h1><p>2019. május 4.</p><p><span>frissítve</span> 2019. május 6.</p>", "2019-05-06"},
		{"before it was published", `<meta property="article:published_time" content="2019-05-08T10:00:00Z"><h1 id=title>T</h1><p>Updated 6 May 2019</p>`, ""},
		{"stated", `<meta property="article:modified_time" content="2019-05-07"><h1 id=title>T</h1><p>4 May 2019</p><p>Updated 6 May 2019</p>`, "2019-05-07"},
		{"no label", "<h1 id=title>T</h1><p>4 May 2019</p><p>6 May 2019</p>", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := at(t, articletest.URL, "<body>"+tt.source+text)
			if got := metadatatest.Facts(p, sel).Modified.ISO; got != tt.want {
				t.Errorf("modified %q, want %q", got, tt.want)
			}
		})
	}
}

// TestTwoWriters: boxes of writers above the title, and controls beside a name.
func TestTwoWriters(t *testing.T) {
	const text = "<div id=body><p>The ferry left at noon, and it carried nobody, as it had for years.</p></div>"
	for _, tt := range []struct{ name, source, want string }{
		{"boxes alike above the title", "<div><div class=author><a href=/ann-lee>Ann Lee</a><span>Sails ships</span></div><div class=author><a href=/bo-roe>Bo Roe</a><span>Builds them</span></div></div><h1 id=title>T</h1>", "Ann Lee, Bo Roe"},
		{"controls beside a name", "<h1 id=title>T</h1><div class=author><a href=/ann-lee>Ann Lee</a><a href='#'>Chia Facebook</a><a href='javascript:;'>Zalo Share</a></div>", "Ann Lee"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := at(t, articletest.URL, "<body>"+tt.source+text)
			if got := metadatatest.Facts(p, sel).Byline; got != tt.want {
				t.Errorf("by %q, want %q", got, tt.want)
			}
		})
	}
}
