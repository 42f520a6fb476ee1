package labeler

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"

	"galley/page"
)

// memory is a small folder of pages in memory.
type memory struct {
	mu     sync.Mutex
	pages  map[string]*page.Page
	labels map[string]Label
	shot   []byte
	err    error // of every SetLabel
}

const story = `<!doctype html><title>%s | Paper</title><body>
<header><a href="/">Paper</a></header>
<main><h1>%s</h1><div id="text"><p>It began with a small thing that nobody at the time took much notice of.</p>
<p>By the end of the week it had grown into something that everybody spoke about.</p></div></main>
<footer><p><a href="/a">All about nothing</a></p></footer>`

func newMemory(t testing.TB, n int) *memory {
	t.Helper()
	m := &memory{pages: map[string]*page.Page{}, labels: map[string]Label{}}
	for i := range n {
		slug := fmt.Sprintf("page-%02d", i)
		title := fmt.Sprintf("Story number %d", i)
		m.pages[slug] = parse(t, fmt.Sprintf(story, title, title), "http://paper.test/"+slug)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 400, 900))); err != nil {
		t.Fatal(err)
	}
	m.shot = b.Bytes()
	return m
}

func parse(t testing.TB, text, url string) *page.Page {
	t.Helper()
	p, err := page.ParseHTML(strings.NewReader(text), page.Source{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func (m *memory) List() []Entry {
	m.mu.Lock()
	defer m.mu.Unlock()
	var list []Entry
	for slug, p := range m.pages {
		l, ok := m.labels[slug]
		list = append(list, Entry{Slug: slug, URL: p.URL, Labelled: ok, Article: l.Article})
	}
	slices.SortFunc(list, func(a, b Entry) int { return strings.Compare(a.Slug, b.Slug) })
	return list
}

func (m *memory) Page(slug string) (*page.Page, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if p, ok := m.pages[slug]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("%s: %w", slug, ErrNoPage)
}

func (m *memory) Shot(slug string) ([]byte, error) {
	if _, err := m.Page(slug); err != nil {
		return nil, err
	}
	return m.shot, nil
}

func (m *memory) Label(slug string) (Label, error) {
	if _, err := m.Page(slug); err != nil {
		return Label{}, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if l, ok := m.labels[slug]; ok {
		return l, nil
	}
	return Label{}, ErrNoLabel
}

func (m *memory) SetLabel(slug string, l Label) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.err != nil {
		return m.err
	}
	m.labels[slug] = l
	return nil
}

func (m *memory) RemoveLabel(slug string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.labels, slug)
	return nil
}

// node is the first element that a selector matches on a page.
func (m *memory) node(t testing.TB, slug, selector string) page.NodeID {
	t.Helper()
	n, err := m.pages[slug].FindCSS(selector)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// Export and Import make memory an exchange.
func (m *memory) Export(w io.Writer, format string) error {
	_, err := fmt.Fprintf(w, "%s of %d\n", format, len(m.labels))
	return err
}

func (m *memory) Import(r io.Reader) (int, []error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return 0, []error{err}
	}
	return bytes.Count(data, []byte("\n")), nil
}

const (
	token = "0123456789abcdef"
	host  = "127.0.0.1:4711"
)

func newTestServer(t testing.TB, m *memory, change func(*Options)) *Server {
	t.Helper()
	o := Options{Name: "test", Token: token, Hosts: []string{host}, Pages: m, Labels: m, Exporter: m, Importer: m}
	if change != nil {
		change(&o)
	}
	return New(o)
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
	r.Header.Set("Cookie", cookieOf(s))
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

func cookieOf(s http.Handler) string { return s.(*Server).cookie + "=" + token }
