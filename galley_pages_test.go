package galley_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley"
	"galley/article"
	"galley/network"
	"galley/page/pagetest"
	"galley/render"
)

// splitStory is a server with an article on three pages at /story, and the same on one at /whole.
// Pages 2 and 3 repeat the headline, the standfirst, the lead picture and who wrote it.
func splitStory(t *testing.T, change func(path string) string) *httptest.Server {
	t.Helper()
	var parts []string
	for _, topic := range []string{"ferry", "harbour", "winter"} {
		parts = append(parts, fmt.Sprintf(`<h2>The %s</h2><p>%s</p><figure><img src="/%s.png" width="600" height="300"><figcaption>What the %s looks like.</figcaption></figure><p id="note">%s</p>`,
			topic, pagetest.Sentences(topic, 5), topic, topic, pagetest.Sentences(topic+" again", 5)))
	}
	story := func(text, pager string) string {
		return `<!doctype html><html lang="en"><head><title>The ferry comes back to the village - The Paper</title>
<style>body{margin:0;font:18px/1.5 Georgia,serif}main{width:640px;margin:0 auto}h2{color:#803}.pages{font-size:12px}</style></head>
<body><header><a href="/">The Paper</a><nav><a href="/news">News</a> <a href="/sport">Sport</a></nav></header>
<main><h1>The ferry comes back to the village</h1><p class="by">By <a rel="author" href="/by/a">Anna Berg</a></p>
<img class="lead" src="/lead.png" width="640" height="320">
<p class="lede"><b>After ten years without one, the village will have its ferry back before the winter begins.</b></p>` +
			text + pager + `</main><aside><h3>More of the paper</h3><a href="/a">A fair in the next valley</a> <a href="/b">Snow at last</a></aside><footer>The Paper</footer></body></html>`
	}
	pager := func(k int) string {
		list := `<div class="pages">`
		for i, href := range []string{"/story", "/story/2", "/story/3"} {
			if i+1 == k {
				list += fmt.Sprintf("<b>%d</b> ", k)
			} else {
				list += fmt.Sprintf(`<a href="%s">%d</a> `, href, i+1)
			}
		}
		return list + "</div>"
	}
	site := map[string]string{
		"/story": story(parts[0], pager(1)), "/story/2": story(parts[1], pager(2)), "/story/3": story(parts[2], pager(3)),
		"/whole": story(strings.Join(parts, ""), ""),
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		html, ok := site[r.URL.Path]
		if changed := change(r.URL.Path); changed != "" {
			html, ok = site[changed]
		}
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte(html))
	}))
	t.Cleanup(server.Close)
	return server
}

func same(string) string { return "" }

func findPages(t *testing.T, o galley.Options, address string) *galley.Result {
	t.Helper()
	r, err := extractor(t, o).Find(context.Background(), galley.URL(address))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestPages: with Options.Pages the pages of an article are one, without the first says where it
// goes on.
func TestPages(t *testing.T) {
	server := splitStory(t, same)
	whole := findPages(t, galley.Options{NoBrowser: true}, server.URL+"/whole").Article
	for pages, want := range map[int]struct {
		read []string
		next string
	}{
		0:  {nil, "/story/2"},
		2:  {[]string{"/story", "/story/2"}, "/story/3"},
		3:  {[]string{"/story", "/story/2", "/story/3"}, ""},
		20: {[]string{"/story", "/story/2", "/story/3"}, ""},
	} {
		a := findPages(t, galley.Options{NoBrowser: true, Pages: pages}, server.URL+"/story").Article
		var read []string
		for _, p := range a.Pages {
			read = append(read, strings.TrimPrefix(p, server.URL))
		}
		if !slices.Equal(read, want.read) || strings.TrimPrefix(a.NextPage, server.URL) != want.next {
			t.Errorf("%d pages: read %v, next %s; want %v, %s", pages, read, a.NextPage, want.read, want.next)
		}
		if pages >= 3 && a.BodyText() != whole.BodyText() {
			t.Errorf("%d pages: the text is\n%s\nand on one page\n%s", pages, a.BodyText(), whole.BodyText())
		}
		if n := len(a.Images); pages >= 3 && n != len(whole.Images) {
			t.Errorf("%d pages: %d pictures, on one page %d", pages, n, len(whole.Images))
		}
	}
}

// TestPagesThatDoNotGoOn: what is behind a pager and does not go on with the article is not
// joined, and what cannot be read costs nothing that was read.
func TestPagesThatDoNotGoOn(t *testing.T) {
	for _, test := range []struct {
		name   string
		second string // what is served as the second page
		next   string
		unread bool
	}{
		{"the same page", "/story", "", false},
		{"a page that is gone", "/gone", "/story/2", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			server := splitStory(t, func(path string) string {
				if path == "/story/2" {
					return test.second
				}
				return ""
			})
			alone := findPages(t, galley.Options{NoBrowser: true}, server.URL+"/story").Article
			r := findPages(t, galley.Options{NoBrowser: true, Pages: 5}, server.URL+"/story")
			if r.Article.BodyText() != alone.BodyText() || r.Article.Pages != nil {
				t.Errorf("of pages %v the text is\n%s", r.Article.Pages, r.Article.BodyText())
			}
			var status *render.StatusError
			if strings.TrimPrefix(r.Article.NextPage, server.URL) != test.next || errors.As(r.Unread, &status) != test.unread {
				t.Errorf("next page %q, unread: %v", r.Article.NextPage, r.Unread)
			}
		})
	}
}

// TestPagesOfFile: pages that go on with a page from a file are read from its address, and the
// pictures beside the file stay files.
func TestPagesOfFile(t *testing.T) {
	server := splitStory(t, same)
	name := filepath.Join(t.TempDir(), "story.html")
	html := `<title>The ferry comes back to the village</title><main><h1>The ferry comes back to the village</h1><p>` +
		pagetest.Sentences("ferry", 8) + `</p><img src="ferry.png" width="600" height="400"><p>` + pagetest.Sentences("boat", 8) + `</p><p>1 <a href="/story/2">2</a></p></main>`
	for name, data := range map[string]string{name: html, filepath.Join(filepath.Dir(name), "ferry.png"): "\x89PNG"} {
		if err := os.WriteFile(name, []byte(data), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a, err := extractor(t, galley.Options{NoBrowser: true, Pages: 2}).Extract(t.Context(), galley.File(name).At(server.URL+"/story"))
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Pages) != 2 || len(a.Local) != 1 {
		t.Errorf("pages %v, files %v", a.Pages, a.Local)
	}
}

// TestPagesElsewhere: where the address that was asked for sends its readers on to another host,
// the pages there are read like any others, and are told no secrets.
func TestPagesElsewhere(t *testing.T) {
	server := splitStory(t, same)
	asked := httptest.NewServer(http.RedirectHandler(server.URL+"/story", http.StatusFound))
	defer asked.Close()
	for _, secret := range []bool{false, true} {
		o := galley.Options{NoBrowser: true, Pages: 5}
		o.Browser.Network = &network.Policy{Mode: network.Any}
		if secret {
			o.Browser.Sender.Header = http.Header{"X-Token": {"secret"}}
		}
		r := findPages(t, o, asked.URL)
		if read := len(r.Article.Pages); secret != (r.Unread != nil) || secret != (read == 0) {
			t.Errorf("with a secret %v: %d pages, %v", secret, read, r.Unread)
		}
	}
}

// TestPagesLook: in a browser the pages of an article have the look that they have on one page.
func TestPagesLook(t *testing.T) {
	server := splitStory(t, same)
	o := galley.Options{}
	html := func(a *article.Article) string {
		var out strings.Builder
		if err := a.WriteHTML(&out); err != nil {
			t.Fatal(err)
		}
		return strings.ReplaceAll(out.String(), "\n", "") // between blocks
	}
	whole := html(findPages(t, o, server.URL+"/whole").Article)
	o.Pages = 5
	joined := html(findPages(t, o, server.URL+"/story").Article)
	joined = strings.ReplaceAll(joined, server.URL+"/story", server.URL+"/whole")
	if joined != whole {
		t.Errorf("joined:\n%s\non one page:\n%s", joined, whole)
	}
}
