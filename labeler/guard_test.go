package labeler

import (
	"net/http"
	"strings"
	"testing"

	"galley/labeler/guard"
	"galley/labeler/labelertest"
	"galley/labeler/labels"
)

func TestWhoMayAsk(t *testing.T) {
	s := newTestServer(t, labelertest.NewFolder(t, 2), nil)
	for _, tt := range []struct {
		name, method, path string
		headers            []string
		want               int
	}{
		{"own page", "GET", "/api/state", nil, 200},
		{"own page without Origin, as browsers read", "GET", "/api/state", []string{"Origin", ""}, 200},
		{"no browser, with the token", "GET", "/api/state", []string{"Origin", ""}, 200},
		{"rebound name", "GET", "/api/state", []string{"Host", "evil.test:4711", "Origin", "http://evil.test:4711"}, 421},
		{"other port", "GET", "/api/state", []string{"Host", "127.0.0.1:4712"}, 421},
		{"no port", "GET", "/api/state", []string{"Host", "127.0.0.1"}, 421},
		{"name that begins alike", "GET", "/api/state", []string{"Host", host + ".evil.test"}, 421},
		{"foreign page reads", "GET", "/api/state", []string{"Origin", "https://evil.test"}, 403},
		{"foreign page writes", "POST", "/api/training", []string{"Origin", "http://evil.test"}, 403},
		{"sandboxed page writes", "POST", "/api/training", []string{"Origin", "null"}, 403},
		{"https of the same name", "POST", "/api/training", []string{"Origin", "https://" + host}, 403},
		{"foreign picture", "GET", "/api/pages/page-00/shot", []string{"Origin", "", "Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "no-cors"}, 403},
		{"same site, other port", "GET", "/api/pages/page-00/shot", []string{"Origin", "", "Sec-Fetch-Site", "same-site", "Sec-Fetch-Mode", "no-cors"}, 403},
		{"link from elsewhere", "GET", "/", []string{"Origin", "", "Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate"}, 200},
		{"write without origin", "POST", "/api/training", []string{"Origin", "", "Authorization", ""}, 403},
		{"no token", "GET", "/api/state", []string{"Authorization", ""}, 401},
		{"no token for a picture", "GET", "/api/pages/page-00/shot", []string{"Authorization", ""}, 401},
		{"no token to end the events", "GET", "/api/events", []string{"Authorization", ""}, 401},
		{"no token writes to the page itself", "POST", "/", []string{"Authorization", ""}, 401},
		{"the page itself says nothing of the dataset", "GET", "/", []string{"Authorization", ""}, 200},
		{"the files of the page are public", "GET", "/ui/main.js", []string{"Authorization", ""}, 200},
		{"wrong token", "GET", "/api/state", []string{"Authorization", "Bearer 0123456789abcdeX"}, 401},
		{"token in a cookie, which every port of this machine is sent", "GET", "/api/state", []string{"Authorization", "", "Cookie", "galley=" + token}, 401},
		{"token in the address", "GET", "/api/state?token=" + token, []string{"Authorization", ""}, 401},
		{"wrong method", "POST", "/api/state", nil, 405},
		{"wrong method of a label", "POST", "/api/pages/page-00/label", nil, 405},
		{"no such path", "GET", "/api/nothing", nil, 404},
		{"no such page", "GET", "/api/pages/page-77", nil, 404},
		{"no such file", "GET", "/ui/nothing.js", nil, 404},
		{"dots", "GET", "/ui/../server.go", nil, 400},
		{"coded dots", "GET", "/ui/%2e%2e%2fserver.go", nil, 400},
		{"coded slash", "GET", "/api/pages/..%2f..%2fetc/shot", nil, 400},
		{"backslash", "GET", `/ui/..\server.go`, nil, 400},
		{"two slashes", "GET", "//evil.test/api/state", nil, 400},
		{"null byte", "GET", "/api/pages/page-00%00/shot", nil, 400},
		{"no trainer", "POST", "/api/training", nil, 501},
		{"no adder", "POST", "/api/add", nil, 400},
		{"no such export", "GET", "/api/export/passwd", nil, 404},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := call(s, tt.method, tt.path, "", tt.headers...)
			if w.Code != tt.want {
				t.Errorf("%s %s is answered with %d %q, want %d", tt.method, tt.path, w.Code, w.Body, tt.want)
			}
			if w.Code >= 400 && w.Code != 405 && w.Code != 404 && !strings.Contains(w.Body.String(), `"error"`) {
				t.Errorf("a refusal says nothing: %q", w.Body)
			}
			checkHeaders(t, w.Header())
		})
	}
}

func checkHeaders(t *testing.T, h http.Header) {
	t.Helper()
	for name, want := range map[string]string{
		"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-store",
		"Content-Security-Policy": guard.Policy,
	} {
		if got := h.Get(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if h.Get("Access-Control-Allow-Origin") != "" {
		t.Error("other origins are allowed in")
	}
}

// No answer sets a cookie: cookies do not know ports, so that every service of this
// machine that the browser visits would get it.
func TestNoCookies(t *testing.T) {
	s := newTestServer(t, labelertest.NewFolder(t, 1), nil)
	for _, path := range []string{"/", "/?token=" + token, "/ui/main.js", "/api/state", "/api/pages/page-00"} {
		w := call(s, "GET", path, "")
		if got := w.Result().Cookies(); len(got) > 0 || strings.Contains(w.Body.String(), token) {
			t.Errorf("%s sets %v and says %q", path, got, w.Body)
		}
	}
}

func TestBodiesAreBounded(t *testing.T) {
	s := newTestServer(t, labelertest.NewFolder(t, 1), nil)
	long := `{"title":1,"by":"` + strings.Repeat("x", guard.MaxBody) + `"}`
	if w := call(s, "PUT", "/api/pages/page-00/label", long, "If-Match", labels.None); w.Code != http.StatusRequestEntityTooLarge {
		t.Errorf("a body of %d bytes is answered with %d", len(long), w.Code)
	}
}

// FuzzGuard holds that nobody without the token gets anything but a refusal, the files of
// the page, which are the same for everybody, or what is to be signed to be let in.
func FuzzGuard(f *testing.F) {
	for _, seed := range []string{"/", "/?token=", "/api/state", "/ui/main.js", "/ui/..//x", "/%2e%2e/"} {
		f.Add(seed, "GET", "http://"+host)
	}
	f.Add("#", "", "") // the method of a request without one is GET
	s := newTestServer(f, labelertest.NewFolder(f, 1), nil)
	f.Fuzz(func(t *testing.T, path, method, origin string) {
		r, err := http.NewRequest(method, "http://"+host+"/"+strings.TrimPrefix(path, "/"), nil)
		if err != nil || strings.Contains(path, token) {
			t.Skip()
		}
		r.URL.Host = ""
		r.Host = host
		r.Header.Set("Origin", origin)
		w := &plainWriter{header: http.Header{}}
		s.ServeHTTP(w, r)
		file := r.Method == http.MethodGet && (r.URL.Path == "/" || r.URL.Path == "/api/session" || strings.HasPrefix(r.URL.Path, "/ui/"))
		if w.status < 400 && !file && r.Method != http.MethodHead {
			t.Errorf("%s %s without the token is answered with %d", r.Method, path, w.status)
		}
	})
}

type plainWriter struct {
	header http.Header
	status int
}

func (w *plainWriter) Header() http.Header { return w.header }
func (w *plainWriter) WriteHeader(s int)   { w.status = s }
func (w *plainWriter) Write(p []byte) (int, error) {
	if w.status == 0 {
		w.status = 200
	}
	return len(p), nil
}
