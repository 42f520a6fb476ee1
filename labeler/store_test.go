package labeler

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/dataset"
	"galley/page"
)

// folder is a small dataset whose pages have short names: page-00, page-01, …
type folder struct {
	*dataset.Dataset
	pages map[string]*page.Page
}

const story = `<!doctype html><title>%s | Paper</title><body>
<header><a href="/">Paper</a></header>
<main><h1>%s</h1><div id="text"><p>It began with a small thing that nobody at the time took much notice of.</p>
<p>By the end of the week it had grown into something that everybody spoke about.</p></div></main>
<footer><p><a href="/a">All about nothing</a></p></footer>`

func newFolder(t testing.TB, n int) *folder {
	t.Helper()
	d, err := dataset.Create(t.TempDir(), dataset.Meta{})
	if err != nil {
		t.Fatal(err)
	}
	f := &folder{d, map[string]*page.Page{}}
	for i := range n {
		title := fmt.Sprintf("Story number %d", i)
		f.put(t, fmt.Sprintf("page-%02d", i), fmt.Sprintf(story, title, title))
	}
	return f
}

// put stores a page, in the place of one of the same name.
func (f *folder) put(t testing.TB, slug, text string) {
	t.Helper()
	p := parse(t, text, "http://paper.test/"+slug)
	var shot bytes.Buffer
	if err := png.Encode(&shot, image.NewGray(image.Rect(0, 0, 400, 900))); err != nil {
		t.Fatal(err)
	}
	long, err := f.Add(dataset.Capture{Page: p, Shot: shot.Bytes()})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(f.path(slug)); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(f.path(long), f.path(slug)); err != nil {
		t.Fatal(err)
	}
	f.pages[slug] = p
}

// path is a file of a page, or its folder.
func (f *folder) path(slug string, file ...string) string {
	return filepath.Join(append([]string{f.Dir(), "pages", slug}, file...)...)
}

func parse(t testing.TB, text, url string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(text), page.Source{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// selection is what a label says.
func (f *folder) selection(t testing.TB, slug string) page.Selection {
	t.Helper()
	l, err := f.Label(slug)
	if err != nil {
		t.Fatal(err)
	}
	sel, err := l.Resolve(f.pages[slug])
	if err != nil {
		t.Fatal(err)
	}
	return sel
}

// node is the first element that a selector matches on a page.
func (f *folder) node(t testing.TB, slug, selector string) page.NodeID {
	t.Helper()
	n, err := f.pages[slug].FindCSS(selector)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// finder is a Proposer that proposes what its selectors match.
type finder struct{ title, body string }

func (f finder) Propose(p *page.Page) (Proposal, error) {
	title, err := p.FindCSS(f.title)
	if err != nil {
		return Proposal{}, err
	}
	body, err := p.FindCSS(f.body)
	out := Proposal{Selection: page.Selection{Title: title, Roots: []page.NodeID{body}}}
	out.Score = page.Score{Title: 0.9, Body: 0.9}
	return out, err
}

var good = finder{"h1", "#text"}

const (
	token = "0123456789abcdef"
	host  = "127.0.0.1:4711"
)

func newTestServer(t testing.TB, m *folder, change func(*Options)) *Server {
	t.Helper()
	o := Options{Name: "test", Token: token, Hosts: []string{host}, Dataset: m.Dataset, Proposer: good, From: "two selectors"}
	if change != nil {
		change(&o)
	}
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// running does the server's background work until the test ends.
func running(t testing.TB, s *Server) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { s.Run(ctx); close(ended) }()
	t.Cleanup(func() { stop(); <-ended })
}

// call asks as the labeler's own page does.
func call(s http.Handler, method, path, body string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "http://"+host+path, strings.NewReader(body))
	r.URL.Host, r.URL.Scheme = "", "" // as a server gets it
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Origin", "http://"+host)
	for i := 0; i < len(headers); i += 2 {
		if headers[i] == "Host" {
			r.Host = headers[i+1]
		} else if headers[i+1] == "" {
			r.Header.Del(headers[i])
		} else {
			r.Header.Set(headers[i], headers[i+1])
		}
	}
	w := httptest.NewRecorder()
	s.ServeHTTP(w, r)
	return w
}
