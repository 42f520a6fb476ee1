package guard

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley/labeler/wire"
)

const (
	host  = "127.0.0.1:4711"
	token = "0123456789abcdef"
)

func status(err error) int {
	var r *wire.Refusal
	if errors.As(err, &r) {
		return r.Status
	}
	return http.StatusOK
}

// Only whoever knows the token gets the secret of a run, which lets in as the token does.
func TestSession(t *testing.T) {
	g, next := New([]string{host}, token), New([]string{host}, token)
	sign := func(key, challenge string) string {
		mac := hmac.New(sha256.New, []byte(key))
		mac.Write([]byte("galley label session " + challenge))
		return hex.EncodeToString(mac.Sum(nil))
	}
	for name, proof := range map[string]string{
		"none": "", "no hex": "xyz", "of another token": sign("guess", g.Challenge()), "of another run": sign(token, next.Challenge()),
	} {
		if _, err := g.Session(proof); status(err) != http.StatusUnauthorized {
			t.Errorf("a proof %s is answered with %v", name, err)
		}
	}
	secret, err := g.Session(sign(token, g.Challenge()))
	if err != nil || secret == "" || secret == token {
		t.Fatalf("the secret is %q, %v", secret, err)
	}
	for given, want := range map[string]int{secret: 200, token: 200, "": 401, secret + "x": 401, g.Challenge(): 401} {
		r := httptest.NewRequest("GET", "/api/state", nil)
		r.Host = host
		r.Header.Set("Authorization", "Bearer "+given)
		if got := status(g.Check(httptest.NewRecorder(), r)); got != want {
			t.Errorf("%q is answered with %d, want %d", given, got, want)
		}
	}
}

// A key is of one page and one token, and says neither.
func TestKey(t *testing.T) {
	g, other := New([]string{host}, token), New([]string{host}, "another")
	if g.Key("a") == g.Key("b") || g.Key("a") == other.Key("a") {
		t.Error("two pages or two tokens have one key")
	}
	if err := g.CheckKey("a", g.Key("a")); err != nil {
		t.Error(err)
	}
	for _, key := range []string{"", g.Key("b"), other.Key("a")} {
		if err := g.CheckKey("a", key); status(err) != http.StatusUnauthorized {
			t.Errorf("the key %q is answered with %v", key, err)
		}
	}
}

// Nothing of another site is asked for, but the page itself where a reader follows a link.
func TestOrigin(t *testing.T) {
	g := New([]string{host}, token)
	for _, tt := range []struct {
		name, method, path string
		header             [][2]string
		want               int
	}{
		{"of its own page", "POST", "/api/x", [][2]string{{"Origin", "http://" + host}}, 200},
		{"of another site", "GET", "/api/x", [][2]string{{"Origin", "http://evil.example"}}, 403},
		{"of another port", "POST", "/api/x", [][2]string{{"Origin", "http://127.0.0.1:4712"}}, 403},
		{"of a page over https", "POST", "/api/x", [][2]string{{"Origin", "https://" + host}}, 403},
		{"of no origin", "POST", "/api/x", [][2]string{{"Origin", "null"}}, 403},
		{"as browsers say it", "POST", "/api/x", [][2]string{{"Sec-Fetch-Site", "same-origin"}}, 200},
		{"typed", "GET", "/", [][2]string{{"Sec-Fetch-Site", "none"}}, 200},
		{"a link from elsewhere", "GET", "/", [][2]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Mode", "navigate"}}, 200},
		{"a form from elsewhere", "POST", "/", [][2]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Mode", "navigate"}}, 403},
		{"a frame from elsewhere", "GET", "/", [][2]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Mode", "no-cors"}}, 403},
		{"a link to something else", "GET", "/api/x", [][2]string{{"Sec-Fetch-Site", "same-site"}, {"Sec-Fetch-Mode", "navigate"}}, 403},
		{"a program that reads", "GET", "/api/x", nil, 200},
		{"a program that writes", "POST", "/api/x", nil, 200},
		{"who writes and says nothing", "POST", "/api/session", nil, 403},
	} {
		r := httptest.NewRequest(tt.method, tt.path, nil)
		r.Host = host
		for _, h := range tt.header {
			r.Header.Set(h[0], h[1])
		}
		if tt.path != "/api/session" {
			r.Header.Set("Authorization", "Bearer "+token)
		}
		if got := status(g.Check(httptest.NewRecorder(), r)); got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, got, tt.want)
		}
	}
}

// A request is bounded by what it says, and by what it sends; files may be larger.
func TestBodies(t *testing.T) {
	g := New([]string{host}, token)
	for path, most := range map[string]int64{"/api/x": MaxBody, "/api/add/file": maxUpload, "/api/import": maxUpload} {
		for _, size := range []int64{most, most + 1} {
			for _, said := range []bool{true, false} {
				r := httptest.NewRequest("POST", path, io.LimitReader(zeros{}, size))
				r.Host, r.ContentLength = host, -1
				if said {
					r.ContentLength = size
				}
				r.Header.Set("Authorization", "Bearer "+token)
				err := g.Check(httptest.NewRecorder(), r)
				if err == nil {
					_, err = io.Copy(io.Discard, r.Body)
				}
				if ok := err == nil; ok != (size == most) || said && !ok && status(err) != http.StatusRequestEntityTooLarge {
					t.Errorf("%s with %d bytes, said before %v: %v", path, size, said, err)
				}
			}
		}
	}
}

// zeros is as long as anybody reads.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

// Browsers are told to keep a page to itself.
func TestSetHeaders(t *testing.T) {
	h := http.Header{}
	SetHeaders(h, "default-src 'none'")
	for name, want := range map[string]string{"Content-Security-Policy": "default-src 'none'", "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer",
		"Cache-Control": "no-store", "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin"} {
		if got := h.Get(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if !strings.Contains(h.Get("Permissions-Policy"), "camera=()") {
		t.Errorf("permissions are %q", h.Get("Permissions-Policy"))
	}
}
