package render

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"galley/network"
	"galley/page"
	"galley/render/loading"
)

// answers is a server that answers in ways a page should not.
func answers(t *testing.T) string {
	return serve(t, func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/ok":
			fmt.Fprint(w, "<p>fine")
		case "/500":
			w.WriteHeader(500)
			fmt.Fprint(w, "<p>broken")
		case "/404":
			w.WriteHeader(404)
			fmt.Fprint(w, "<p>gone")
		case "/204":
			w.WriteHeader(204)
		case "/empty":
		case "/pdf":
			header.Set("Content-Type", "application/pdf")
			io.WriteString(w, "%PDF-1.4\n")
		case "/png":
			header.Set("Content-Type", "image/png")
		case "/zip":
			header.Set("Content-Type", "application/zip")
			fmt.Fprint(w, "PK\x03\x04")
		case "/saved":
			header.Set("Content-Disposition", "Attachment; filename=page.html")
			fmt.Fprint(w, "<p>kept")
		case "/rss":
			header.Set("Content-Type", "application/rss+xml; charset=utf-8")
			fmt.Fprint(w, `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title></channel></rss>`)
		case "/half-said":
			header.Set("Content-Type", "html")
			fmt.Fprint(w, "<!doctype html><p>fine")
		case "/json":
			header.Set("Content-Type", "application/json")
			fmt.Fprint(w, "{}")
		case "/endless", "/endless.txt":
			for chunk := strings.Repeat("<p>more", 10_000); r.Context().Err() == nil; {
				fmt.Fprint(w, chunk)
			}
		case "/fetches":
			fmt.Fprint(w, `<p>x<script>fetch('/endless.txt').then(r => r.text())</script>`)
		case "/many":
			fmt.Fprint(w, `<script>document.write('<i></i>'.repeat(3000))</script>`)
		case "/hidden-many":
			fmt.Fprint(w, `<x-a></x-a><script>document.querySelector('x-a').attachShadow({mode: 'closed'}).innerHTML = '<i></i>'.repeat(3000)</script>`)
		case "/texts":
			fmt.Fprint(w, `<body><script>for (let i = 0; i < 3000; i++) document.body.append('x ' + i)</script>`)
		case "/deep":
			fmt.Fprint(w, `<body><script>let e = document.body; for (let i = 0; i < 400; i++) e = e.appendChild(document.createElement('b'))</script>`)
		case "/loop":
			fmt.Fprint(w, `<p>x</p><script>while (true);</script>`)
		case "/loop-later":
			fmt.Fprint(w, `<p>x</p><script>onload = () => setTimeout(() => { while (true); })</script>`)
		case "/around":
			fmt.Fprint(w, `<p>x</p><script>onload = () => setTimeout(() => { location = '/around?' + Math.random() })</script>`)
		case "/refresh":
			fmt.Fprint(w, `<meta http-equiv=refresh content="0;url=/refresh"><p>x`)
		case "/flees":
			fmt.Fprint(w, `<script>location = '/flees?' + Math.random()</script><p>x`)
		case "/once":
			fmt.Fprint(w, `<p>x<script>if (!location.search) location = '/once?' + Math.random()</script>`)
		case "/said":
			header.Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprint(w, "<p>fine")
		case "/to-script":
			header.Set("Location", "JavaScript:alert(1)")
			w.WriteHeader(302)
		case "/events":
			header.Set("Content-Type", "text/event-stream")
			for r.Context().Err() == nil {
				fmt.Fprint(w, "data: more\n\n")
				w.(http.Flusher).Flush()
				time.Sleep(50 * time.Millisecond)
			}
		case "/window":
			header.Set("Content-Type", "text/html; charset=utf-8")
			header.Set("Content-Encoding", "zstd")
			// A frame that needs two gigabytes, more than browsers have for it.
			w.Write([]byte("\x28\xb5\x2f\xfd\x00\xa8\x19\x00\x00<p>"))
		case "/hijack":
			conn, _, _ := w.(http.Hijacker).Hijack()
			conn.Close()
		case "/self":
			http.Redirect(w, r, "/self", http.StatusFound)
		}
	}).URL
}

// ofType tells whether err is, or wraps, an error of type E.
func ofType[E error](err error) bool {
	var e E
	return errors.As(err, &e)
}

func TestErrors(t *testing.T) {
	closed := site(t, nil)
	closed.Close()
	url := answers(t)
	upper := strings.Replace(url, "http://", "HTTP://", 1)
	b := start(t, Options{Tabs: 1, Timeout: guard, LoadLimit: 2 * time.Second, Limits: page.Limits{Bytes: 5 << 20, Nodes: 2000, Depth: 300}})
	for _, tt := range []struct {
		url  string
		is   func(error) bool
		want string
	}{
		{url + "/404", ofType[*StatusError], "HTTP 404"},
		{url + "/500", ofType[*StatusError], "HTTP 500"},
		{closed.URL, ofType[*NetworkError], "nothing answers on this port"},
		{url + "/hijack", ofType[*NetworkError], "without an answer"},
		{url + "/self", ofType[*NetworkError], "too many redirects"},
		{"http://no-such-host.invalid/", ofType[*NetworkError], "no host has this name"},
		{url + "/pdf", ofType[*TypeError], "a PDF document (application/pdf)"},
		{url + "/png", ofType[*TypeError], "image/png"},
		{url + "/zip", ofType[*TypeError], "an archive (application/zip)"},
		{url + "/rss", ofType[*TypeError], "application/rss+xml"},
		{url + "/saved", ofType[*TypeError], "it is a download"},
		{url + "/half-said", func(err error) bool { return err == nil }, ""},
		{url + "/json", ofType[*TypeError], "application/json"},
		{url + "/204", ofType[*TypeError], "it is an empty answer"},
		{"javascript:alert(1)", ofType[*PolicyError], ""},
		{"file:///etc/passwd", ofType[*PolicyError], ""},
		{"chrome://crash", ofType[*PolicyError], ""},
		{"data:text/html,x", ofType[*PolicyError], ""},
		{"view-source:http://example.org/", ofType[*PolicyError], ""},
		{"http://", ofType[*PolicyError], "no host"},
		{"http://example.org:99999/", ofType[*PolicyError], "its port"},
		{"//example.org/", ofType[*PolicyError], ""},
		{"", ofType[*PolicyError], ""},
		{"http://a b/", ofType[*PolicyError], ""},
		{url + "/endless", ofType[*page.LimitError], "bytes"},
		{url + "/fetches", ofType[*page.LimitError], "bytes"},
		{url + "/many", ofType[*page.LimitError], "nodes"},
		{url + "/hidden-many", ofType[*page.LimitError], "nodes"},
		{url + "/texts", ofType[*page.LimitError], "nodes"},
		{url + "/deep", ofType[*page.LimitError], "depth"},
		{url + "/around", func(err error) bool { return err != nil }, "again and again"},
		{url + "/refresh", func(err error) bool { return errors.Is(err, loading.ErrRestless) }, "again and again"},
		{url + "/flees", func(err error) bool { return errors.Is(err, loading.ErrRestless) }, "again and again"},
		{url + "/once", func(err error) bool { return err == nil }, ""},
		{url + "/to-script", ofType[*PolicyError], "redirected"},
		{url + "/said", func(err error) bool { return err == nil }, ""}, // that it is UTF-8: the next one is not held up
		{url + "/to-script", ofType[*PolicyError], "redirected"},
		{url + "/events", ofType[*TypeError], "text/event-stream"},
		{url + "/window", ofType[*NetworkError], "ERR_ZSTD_WINDOW_SIZE_TOO_BIG"},
		{upper + "/ok", func(err error) bool { return err == nil }, ""},
		{url + "/empty", func(err error) bool { return err == nil }, ""},
	} {
		began := time.Now()
		_, err := b.Capture(t.Context(), Source{URL: tt.url}, Want{})
		if !tt.is(err) || (tt.want != "" && !strings.Contains(err.Error(), tt.want)) {
			t.Errorf("%s: %T %v, want another (%s)", tt.url, err, err, tt.want)
		}
		t.Logf("%-40s %v %v", tt.url, time.Since(began).Round(time.Millisecond), err)
	}
}

func TestLimitsOfSource(t *testing.T) {
	b := start(t, Options{Limits: page.Limits{Bytes: 1000}})
	big := []byte(strings.Repeat("x", 1001))
	for name, src := range map[string]Source{"HTML": {HTML: big}, "MHTML": {MHTML: big}} {
		if _, err := b.Capture(t.Context(), src, Want{}); !ofType[*page.LimitError](err) {
			t.Errorf("%s: %v, want a *page.LimitError", name, err)
		}
	}
}

// A script without end costs its page, not the next one.
func TestEndlessScript(t *testing.T) {
	url := answers(t)
	b := start(t, Options{Tabs: 1, Timeout: 3 * time.Second, LoadLimit: time.Second})
	for _, path := range []string{"/loop", "/loop-later"} {
		_, err := b.Capture(t.Context(), Source{URL: url + path}, Want{})
		if !ofType[*TimeoutError](err) {
			t.Errorf("%s: %v, want a *TimeoutError", path, err)
		}
	}
	b.opts.Timeout = guard
	if got := text(t, load(t, b, url+"/ok"), "p"); got != "fine" {
		t.Errorf("the next page has text %q", got)
	}
}

// TestRequests holds that a page makes no more requests than it may, and is taken without
// what they would have loaded; and that one whose document takes more is an error.
func TestRequests(t *testing.T) {
	var asked atomic.Int64
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		w.Header().Set("Content-Type", "text/html")
		switch n, _ := strconv.Atoi(r.URL.Query().Get("n")); {
		case r.URL.Path == "/moved" && n < 9:
			http.Redirect(w, r, fmt.Sprintf("/moved?n=%d", n+1), http.StatusFound)
		case r.URL.Path == "/page":
			io.WriteString(w, "<p>fine")
			for i := range 40 {
				fmt.Fprintf(w, "<img src=/picture?n=%d><iframe src=/frame?n=%d></iframe>", i, i)
			}
		}
	})
	const limit = 7
	b := start(t, Options{Tabs: 1, Timeout: guard, Requests: limit})
	p := load(t, b, s.URL+"/page")
	if n := asked.Load(); n != limit || text(t, p, "p") != "fine" {
		t.Errorf("%d requests, want %d; text %q", n, limit, text(t, p, "p"))
	}
	asked.Store(0)
	_, err := b.Capture(t.Context(), Source{URL: s.URL + "/moved"}, Want{})
	var over *page.LimitError
	if !errors.As(err, &over) || over.What != "requests" || asked.Load() != limit {
		t.Errorf("redirects: %v after %d requests, want %d", err, asked.Load(), limit)
	}
}

// TestUnsafePorts holds that addresses on ports that Chrome refuses by itself are refused
// by the policy first.
func TestUnsafePorts(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/http":
			http.Redirect(w, r, "http://127.0.0.1:1/", http.StatusFound)
		case "/script":
			w.Header().Set("Content-Type", "text/html")
			io.WriteString(w, "<script>location = 'http://127.0.0.1:1/'</script>")
		}
	})
	u, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	rule, err := network.ParseRule(u.Host)
	if err != nil {
		t.Fatal(err)
	}
	b := start(t, Options{Tabs: 1, Timeout: guard, Network: &network.Policy{Mode: network.Public, Allow: []network.Rule{rule}}})
	for _, address := range []string{"http://127.0.0.1:1/", s.URL + "/http", s.URL + "/script"} {
		if _, err := b.Capture(t.Context(), Source{URL: address}, Want{}); !ofType[*PolicyError](err) {
			t.Errorf("%s: %T %v, want a refusal", address, err, err)
		}
	}
}
