package main

import (
	"bytes"
	"compress/gzip"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"galley"
	"galley/cmd/galley/exit"
	"galley/models"
	"galley/page"
	"galley/render"
)

// storyHTML is a page that has an article.
var storyHTML = "<!doctype html><title>A story</title><article><h1>A story</h1>" + strings.Repeat("<p>It is told here, in a paragraph that is long enough to be one, with some more words in it.</p>", 9) + "</article>"

// rawAnswers are what servers answer with, byte for byte.
var rawAnswers = []struct {
	name, answer, problem string
	exit                  int
}{
	{"fine", withLength(storyHTML), "", 0},
	{"no length", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + storyHTML, "", 0},
	{"401 basic", status(401, "WWW-Authenticate: Basic realm=\"x\"\r\n"), "*render.StatusError", 1},
	{"401 digest", status(401, "WWW-Authenticate: Digest realm=\"x\", nonce=\"n\"\r\n"), "*render.StatusError", 1},
	{"401 bearer", status(401, "WWW-Authenticate: Bearer\r\n"), "*render.StatusError", 1},
	{"401", status(401, ""), "*render.StatusError", 1},
	{"403", status(403, ""), "*render.StatusError", 1},
	{"404", status(404, ""), "*render.StatusError", 1},
	{"407", status(407, "Proxy-Authenticate: Basic realm=\"x\"\r\n"), "*render.StatusError", 1},
	{"408", status(408, ""), "*render.StatusError", 5},
	{"410", status(410, ""), "*render.StatusError", 1},
	{"429", status(429, "Retry-After: 9\r\n"), "*render.StatusError", 5},
	{"451", status(451, ""), "*render.StatusError", 1},
	{"500", status(500, ""), "*render.StatusError", 5},
	{"503", status(503, ""), "*render.StatusError", 5},
	{"503 empty", "HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n", "*render.StatusError", 5},
	{"599", status(599, ""), "*render.StatusError", 5},
	{"204", "HTTP/1.1 204 Nothing\r\n\r\n", "*render.TypeError", 1},
	{"empty", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 0\r\n\r\n", "*models.NotArticleError", 3},
	{"nothing", "", "*render.NetworkError", 5},
	{"HTTP/0.9", storyHTML, "*render.NetworkError", 5},
	{"not HTTP", "220 mail.example ESMTP\r\n", "*render.NetworkError", 5},
	{"longer than it says", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 400\r\n\r\n" + storyHTML, "", 0},
	{"shorter than it says", "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: 9999\r\n\r\n" + storyHTML, "*render.NetworkError", 5},
	{"shorter, of no charset", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9999\r\n\r\n" + storyHTML, "*render.NetworkError", 5},
	{"two lengths", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\nContent-Length: 99\r\n\r\n" + storyHTML, "*render.NetworkError", 5},
	{"chunks cut", "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk(storyHTML), "*render.NetworkError", 5},
	{"chunks wrong", "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n" + storyHTML, "*render.NetworkError", 5},
	{"gzip", coded("gzip", []byte(storyHTML), gzipped), "", 0},
	{"gzip twice", coded("gzip, gzip", []byte(storyHTML), gzippedTwice), "", 0},
	{"gzip in brotli", coded("gzip, br", []byte(storyHTML), gzippedAndBrotlied), "", 0},
	{"gzip twice that is gzip once", coded("gzip, gzip", []byte(storyHTML), gzipped), "*render.NetworkError", 5},
	{"brotli", coded("br", []byte(storyHTML), brotlied), "", 0},
	{"gzip that is none", "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Encoding: gzip\r\n\r\n" + storyHTML, "*render.NetworkError", 5},
	{"gzip bomb", coded("gzip", bytes.Repeat([]byte("bomb "), 4<<20), gzipped), "*page.LimitError", 1},
	{"brotli bomb", coded("br", bytes.Repeat([]byte("bomb "), 4<<20), brotlied), "*page.LimitError", 1},
	{"10,000 fields", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n" + strings.Repeat("X-Field: a field with some text in it\r\n", 10_000) + "\r\n" + storyHTML, "*render.NetworkError", 5},
	{"1,000 fields", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n" + strings.Repeat("X-Field: a field with some text in it\r\n", 1_000) + "\r\n" + storyHTML, "", 0},
	{"redirects round", "HTTP/1.1 302 Found\r\nLocation: ?\r\nContent-Length: 0\r\n\r\n", "*render.NetworkError", 5},
	{"redirect to a file", "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n", "*render.PolicyError", 6},
	{"redirect to a script", "HTTP/1.1 302 Found\r\nLocation: javascript:alert(1)\r\nContent-Length: 0\r\n\r\n", "*render.PolicyError", 6},
	{"redirect to data", "HTTP/1.1 302 Found\r\nLocation: data:text/html,x\r\nContent-Length: 0\r\n\r\n", "*render.PolicyError", 6},
	{"redirect to loopback", "HTTP/1.1 302 Found\r\nLocation: http://localhost:8099/\r\nContent-Length: 0\r\n\r\n", "*render.PolicyError", 6},
	{"redirect to no host", "HTTP/1.1 302 Found\r\nLocation: http://x.invalid/\r\nContent-Length: 0\r\n\r\n", "*render.NetworkError", 5},
	{"PDF", typed("application/pdf", "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"), "*render.TypeError", 1},
	{"PDF called HTML", typed("text/html; charset=utf-8", "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog>>\nendobj\n"), "*render.TypeError", 1},
	{"picture", typed("image/png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"), "*render.TypeError", 1},
	{"picture called HTML", typed("text/html", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01\x00\x00\x00\x01\x00\x08\x06"), "*render.TypeError", 1},
	{"JSON", typed("application/json", `{"a": 1}`), "*render.TypeError", 1},
	{"events", "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + strings.Repeat("data: more\n\n", 99), "*render.TypeError", 1},
	{"JSON called HTML", typed("text/html; charset=utf-8", `{"a": [1, 2, "some text that is long enough to be some text"]}`), "*render.TypeError", 1},
	{"random bytes called HTML", typed("text/html; charset=utf-8", randomBytes(9999)), "*render.TypeError", 1},
	{"random bytes of no charset", typed("text/html", randomBytes(9999)), "*render.TypeError", 1},
	{"download", "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Disposition: attachment; filename=x.html\r\nContent-Length: 4\r\n\r\n<p>x", "*render.TypeError", 1},
	{"zip", typed("application/zip", "PK\x03\x04"), "*render.TypeError", 1},
}

func withLength(body string) string { return typed("text/html; charset=utf-8", body) }

func typed(kind, body string) string {
	return fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n%s", kind, len(body), body)
}

func status(code int, fields string) string {
	const body = "<title>Sorry</title><p>Not now."
	return fmt.Sprintf("HTTP/1.1 %d X\r\nContent-Type: text/html\r\nContent-Length: %d\r\n%s\r\n%s", code, len(body), fields, body)
}

func chunk(body string) string { return fmt.Sprintf("%x\r\n%s\r\n", len(body), body) }

func coded(coding string, body []byte, encode func(io.Writer) io.WriteCloser) string {
	var b bytes.Buffer
	w := encode(&b)
	w.Write(body)
	w.Close()
	return fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Encoding: %s\r\nContent-Length: %d\r\n\r\n%s", coding, b.Len(), b.String())
}

func gzipped(w io.Writer) io.WriteCloser  { return gzip.NewWriter(w) }
func brotlied(w io.Writer) io.WriteCloser { return brotli.NewWriterLevel(w, 1) }

func gzippedTwice(w io.Writer) io.WriteCloser       { return inside(gzip.NewWriter(w), gzipped) }
func gzippedAndBrotlied(w io.Writer) io.WriteCloser { return inside(brotlied(w), gzipped) }

// inside codes what is coded again.
func inside(outer io.WriteCloser, coding func(io.Writer) io.WriteCloser) io.WriteCloser {
	return nested{coding(outer), outer}
}

type nested struct {
	io.WriteCloser
	outer io.Closer
}

func (n nested) Close() error { return errors.Join(n.WriteCloser.Close(), n.outer.Close()) }

// randomBytes are the same each time.
func randomBytes(n int) string {
	b := make([]byte, n)
	for i, x := 0, uint32(1); i < n; i++ {
		x = x*1664525 + 1013904223
		b[i] = byte(x >> 24)
	}
	return string(b)
}

// answerRaw answers every request with the answer that its path numbers.
func answerRaw(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				conn.SetDeadline(time.Now().Add(time.Minute))
				buf := make([]byte, 16<<10)
				size := 0
				for !bytes.Contains(buf[:size], []byte("\r\n\r\n")) && size < len(buf) {
					n, err := conn.Read(buf[size:])
					if err != nil {
						return
					}
					size += n
				}
				n := 0
				if _, err := fmt.Sscanf(string(buf[:size]), "GET /%d", &n); err == nil && n < len(rawAnswers) {
					io.WriteString(conn, rawAnswers[n].answer)
				}
				conn.(*net.TCPConn).CloseWrite()
				io.Copy(io.Discard, conn)
			}()
		}
	}()
	return "http://" + l.Addr().String()
}

// problemOf is the type of error that says what went wrong.
func problemOf(err error) string {
	for _, known := range []any{new(*render.StatusError), new(*render.NetworkError), new(*render.PolicyError), new(*render.TypeError), new(*render.TimeoutError), new(*page.LimitError), new(*models.NotArticleError)} {
		if errors.As(err, known) {
			return strings.TrimPrefix(fmt.Sprintf("%T", known), "*")
		}
	}
	switch {
	case err == nil:
		return ""
	case errors.Is(err, models.ErrNoArticle):
		return "*models.NotArticleError"
	}
	return fmt.Sprintf("%T", err)
}

// What a server answers has one exit code and one kind of error, with a browser and
// without.
func TestAnswers(t *testing.T) {
	needLabelChrome(t)
	address := answerRaw(t)
	limits := page.Limits{Bytes: 4 << 20}
	for _, browser := range []bool{true, false} {
		e, err := galley.New(galley.Options{NoBrowser: !browser, Browser: render.Options{Tabs: 2, LoadLimit: 5 * time.Second, Limits: limits}})
		if err != nil {
			t.Fatal(err)
		}
		defer e.Close()
		for i, tt := range rawAnswers {
			if browser && os.Getenv("GALLEY_LONG") == "" && !strings.Contains(chromesOwn, "|"+tt.name+"|") {
				continue
			}
			t.Run(fmt.Sprintf("%s, browser %v", tt.name, browser), func(t *testing.T) {
				_, err := e.Extract(t.Context(), galley.URL(fmt.Sprintf("%s/%d", address, i)))
				if code, what := exit.Code(err), problemOf(err); code != tt.exit || what != tt.problem {
					t.Errorf("exit code %d, %s; want %d, %s: %v", code, what, tt.exit, tt.problem, err)
				}
			})
		}
		for name, config := range badTLS {
			if browser && os.Getenv("GALLEY_LONG") == "" && name != "of nobody" {
				continue
			}
			t.Run(fmt.Sprintf("TLS %s, browser %v", name, browser), func(t *testing.T) {
				s := serveBadTLS(t, config)
				_, err := e.Extract(t.Context(), galley.URL(s))
				if code, what := exit.Code(err), problemOf(err); code != exit.Network || what != "*render.NetworkError" {
					t.Errorf("exit code %d, %s: %v", code, what, err)
				}
			})
		}
	}
}

// chromesOwn are the answers that Chrome has an error of its own for, or that are looked at
// in a way of their own. A browser is given the others with GALLEY_LONG.
const chromesOwn = "|fine|401 basic|407|503 empty|599|HTTP/0.9|shorter than it says|shorter, of no charset|gzip bomb|redirect to a file|redirect to a script|redirect to loopback|gzip twice that is gzip once|PDF called HTML|random bytes of no charset|"

// badTLS are servers that nobody should believe.
var badTLS = map[string]*tls.Config{
	"of nobody": {}, "too old": {MinVersion: tls.VersionTLS10, MaxVersion: tls.VersionTLS10}, "none": nil,
}

func serveBadTLS(t *testing.T, config *tls.Config) string {
	s := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, storyHTML) }))
	t.Cleanup(s.Close)
	s.Config.ErrorLog = log.New(io.Discard, "", 0)
	if config == nil {
		s.Start()
		return strings.Replace(s.URL, "http:", "https:", 1)
	}
	s.TLS = config
	s.StartTLS()
	return s.URL
}
