package server

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"galley"
	"galley/server/engine"
	"galley/server/keys"
	"galley/server/problem"
)

const story = `<!doctype html><html lang=en><title>The ferry returns</title><meta name=author content="Ada Quill"><body>
<nav><a href=/a>Home</a> <a href=/b>News</a></nav><main><article><h1>The ferry returns</h1>` +
	`<p>The ferry to the island returned on Monday after nine months in the yard, with a new engine and fresh paint on the rails.</p>` +
	`<p>Passengers waited since dawn, and the first crossing took forty minutes in a calm sea while the band played on the upper deck.</p>` +
	`<p>The harbour master said that the timetable of last year holds until the end of October, and that prices stay as they were.</p>` +
	`</article></main><footer>Imprint</footer></body></html>`

// site answers by path; hold keeps /slow open until it is closed.
func site(t *testing.T, hold chan struct{}) (address string, loads *int) {
	t.Helper()
	loads = new(int)
	mux := http.NewServeMux()
	mux.HandleFunc("/story", func(w http.ResponseWriter, r *http.Request) {
		*loads++
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, story)
	})
	mux.HandleFunc("/empty", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, "<!doctype html><title>x</title><body>")
	})
	mux.HandleFunc("/picture", func(w http.ResponseWriter, r *http.Request) { w.Header().Set("Content-Type", "image/png") })
	mux.HandleFunc("/down", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Retry-After", "7")
		w.WriteHeader(http.StatusServiceUnavailable)
	})
	mux.HandleFunc("/slow", func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-hold:
		case <-r.Context().Done():
		}
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, story)
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s.URL, loads
}

// start runs a service without a browser.
func start(t *testing.T, e engine.Options, o Options) *httptest.Server {
	t.Helper()
	if e.Parser == nil {
		parser, err := galley.New(galley.Options{NoBrowser: true})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(parser.Close)
		e.Parser = parser
	}
	if e.Cache == 0 {
		e.Cache, e.Keep = 1<<20, time.Minute
	}
	o.Engine = engine.New(e)
	handler, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(handler)
	t.Cleanup(s.Close)
	return s
}

// ask sends a request; headers are NAME: VALUE.
func ask(t *testing.T, method, address, body string, headers ...string) (*http.Response, string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, address, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if body != "" {
		req.Header.Set("Content-Type", "application/json")
	}
	for _, h := range headers {
		name, value, _ := strings.Cut(h, ": ")
		if req.Header.Set(name, value); name == "Host" {
			req.Host = value
		}
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	data, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res, string(data)
}

// problemIn decodes an answer that must be a problem.
func problemIn(t *testing.T, res *http.Response, body string) problem.Problem {
	t.Helper()
	var p problem.Problem
	if err := json.Unmarshal([]byte(body), &p); err != nil || res.Header.Get("Content-Type") != "application/problem+json" {
		t.Fatalf("%s with %s is no problem: %v: %.200s", res.Status, res.Header.Get("Content-Type"), err, body)
	}
	if p.Status != res.StatusCode || p.Instance != "urn:galley:request:"+res.Header.Get("X-Request-Id") || p.ExitName == "" {
		t.Errorf("%s is answered with %+v", res.Status, p)
	}
	return p
}

func TestFormats(t *testing.T) {
	address, _ := site(t, nil)
	s := start(t, engine.Options{}, Options{})
	for _, tt := range []struct{ query, accept, kind, begins string }{
		{"", "", "text/markdown", "---\ntitle: The ferry returns"},
		{"&no_front_matter=true", "", "text/markdown", "# The ferry returns"},
		{"&format=text", "", "text/plain", "The ferry"},
		{"&format=html", "text/plain", "text/html", "<!doctype html>"},
		{"", "text/html,application/xhtml+xml;q=0.9", "text/html", "<!doctype html>"},
		{"&format=clean", "", "text/html", "<!doctype html>"},
		{"", "application/json", "application/json", "{\n"},
		{"&format=json&with=html,markdown,clean,why,timing,hidden", "", "application/json", "{\n"},
	} {
		res, body := ask(t, "GET", s.URL+"/v1/extract?url="+address+"/story"+tt.query, "", "Accept: "+tt.accept)
		if got := res.Header.Get("Content-Type"); res.StatusCode != 200 || !strings.HasPrefix(got, tt.kind) || !strings.HasPrefix(body, tt.begins) || !strings.Contains(body, "nine months") {
			t.Errorf("%q, Accept %q: %s %s %.300s", tt.query, tt.accept, res.Status, got, body)
		}
		if !strings.Contains(res.Header.Get("Content-Security-Policy"), "sandbox") {
			t.Errorf("%q has the policy %q", tt.query, res.Header.Get("Content-Security-Policy"))
		}
		if strings.HasPrefix(tt.kind, "application") && !json.Valid([]byte(body)) {
			t.Errorf("%q: that is no JSON: %s", tt.query, body)
		}
	}
	_, body := ask(t, "GET", s.URL+"/v1/extract?url="+address+"/story&format=json&with=why,clean", "")
	var out struct {
		Clean string
		Why   engine.Why
	}
	if err := json.Unmarshal([]byte(body), &out); err != nil || out.Clean == "" || len(out.Why.Bodies) == 0 || !out.Why.Bodies[0].Chosen && len(out.Why.Roots) == 0 {
		t.Errorf("%v: why is %+v", err, out.Why)
	}
	res, body := ask(t, "POST", s.URL+"/v1/extract", `{"html": `+mustJSON(t, story)+`, "url": "https://news.example/x", "format": "json"}`)
	if res.StatusCode != 200 || !strings.Contains(body, `"url": "https://news.example/x"`) {
		t.Errorf("HTML in the request: %s %.300s", res.Status, body)
	}
}

func mustJSON(t *testing.T, v any) string {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestKind: what looks like no article is refused, unless the request says what it is.
func TestKind(t *testing.T) {
	s := start(t, engine.Options{}, Options{})
	list := "<title>Sheds</title><main><h1>Sheds for gardens</h1><ul>"
	for _, name := range []string{"Oak", "Pine", "Cedar", "Larch", "Beech", "Ash"} {
		list += "<li><a href=/" + name + ">" + name + " shed</a> <span>for tools and a bench</span></li>"
	}
	data, err := json.Marshal(list + "</ul></main>")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		kind   string
		status int
	}{{"auto", 422}, {"listing", 200}, {"page", 200}} {
		t.Run(tt.kind, func(t *testing.T) {
			res, body := ask(t, "POST", s.URL+"/v1/extract", `{"no_browser": true, "format": "text", "kind": "`+tt.kind+`", "html": `+string(data)+`}`)
			if res.StatusCode != tt.status {
				t.Fatalf("status %d, want %d: %s", res.StatusCode, tt.status, body)
			}
			if tt.status == 200 && (!strings.Contains(string(body), "Oak shed") || !strings.Contains(string(body), "Ash shed")) {
				t.Errorf("entries are missing in %q", body)
			}
		})
	}
}

// TestProblems: what is wrong with a request, or with its page, has a name and a status.
func TestProblems(t *testing.T) {
	address, _ := site(t, nil)
	s := start(t, engine.Options{}, Options{MaxBody: 4096})
	for _, tt := range []struct {
		name, method, path, body string
		kind                     problem.Kind
	}{
		{"no address", "GET", "/v1/extract", "", problem.Usage},
		{"unknown format", "GET", "/v1/extract?url=" + address + "/story&format=xml", "", problem.Usage},
		{"nothing at all", "POST", "/v1/extract", `{}`, problem.Usage},
		{"unknown field", "POST", "/v1/extract", `{"url": "https://a.example/", "colour": 1}`, problem.Usage},
		{"no JSON", "POST", "/v1/extract", `{"url"`, problem.Usage},
		{"no host", "GET", "/v1/extract?url=http://", "", problem.Usage},
		{"with without JSON", "GET", "/v1/extract?url=" + address + "/story&with=html", "", problem.Usage},
		{"unknown method", "GET", "/v1/extract?url=" + address + "/story&method=magic", "", problem.Usage},
		{"unknown kind", "GET", "/v1/extract?url=" + address + "/story&kind=novel", "", problem.Usage},
		{"a method that knows no kinds", "GET", "/v1/extract?kind=forum&method=cectd-ds&url=" + address + "/story", "", problem.Usage},
		{"a method that cannot explain", "GET", "/v1/extract?format=json&with=why&method=cectd-ds&url=" + address + "/story", "", problem.Usage},
		{"pictures without a browser", "GET", "/v1/extract?format=html&embed=true&url=" + address + "/story", "", problem.Usage},
		{"password", "GET", "/v1/extract?url=http://me:secret@a.example/", "", problem.Usage},
		{"file", "GET", "/v1/extract?url=file:///etc/passwd", "", problem.Refused},
		{"name of a file", "GET", "/v1/extract?url=/etc/passwd", "", problem.Refused},
		{"view-source", "GET", "/v1/extract?url=view-source:http://a.example/", "", problem.Refused},
		{"too large", "POST", "/v1/extract", `{"html": "` + strings.Repeat("x", 5000) + `"}`, problem.TooLarge},
		{"unknown parameter", "GET", "/v1/extract?no_brower=true&url=" + address + "/story", "", problem.Usage},
		{"an address that is not escaped", "GET", "/v1/extract?url=" + address + "/story?a=1&b=2", "", problem.Usage},
		{"two addresses", "GET", "/v1/extract?url=" + address + "/story&url=" + address + "/empty", "", problem.Usage},
		{"an address without value", "GET", "/v1/extract?url", "", problem.Usage},
		{"an address without value behind a flag", "GET", "/v1/extract?force&url", "", problem.Usage},
		{"a port that is none", "GET", "/v1/extract?url=http://a.example:99999/", "", problem.Usage},
		{"another method", "DELETE", "/v1/extract", "", problem.WrongMethod},
		{"batches without a folder", "POST", "/v1/batch", "{}", problem.NotFound},
		{"nothing there", "GET", "/v2", "", problem.NotFound},
		{"no file of the page", "GET", "/ui/secret.txt", "", problem.NotFound},
		{"no view", "GET", "/view/x/article.html", "", problem.NotFound},
		{"no article", "GET", "/v1/extract?url=" + address + "/empty", "", problem.NoArticle},
		{"a picture", "GET", "/v1/extract?url=" + address + "/picture", "", problem.NotPage},
		{"missing page", "GET", "/v1/extract?url=" + address + "/none", "", problem.Upstream},
		{"server down", "GET", "/v1/extract?url=" + address + "/down", "", problem.UpstreamBusy},
		{"nobody listens", "GET", "/v1/extract?url=http://127.0.0.1:1/", "", problem.Network},
		{"not in the cache", "GET", "/v1/extract?url=" + address + "/story", "", problem.NotCached},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var headers []string
			if tt.kind == problem.NotCached {
				headers = []string{"Cache-Control: only-if-cached"}
			}
			res, body := ask(t, tt.method, s.URL+tt.path, tt.body, headers...)
			p := problemIn(t, res, body)
			if want := tt.kind.New(""); p.Type != want.Type || p.Status != want.Status || p.Exit != want.Exit {
				t.Errorf("%s %+v", res.Status, p)
			}
			if strings.Contains(body, "secret") && tt.name == "password" {
				t.Errorf("the password is in the answer: %s", body)
			}
			if allow := res.Header.Get("Allow"); (tt.kind == problem.WrongMethod) != (allow == "GET, HEAD, POST") {
				t.Errorf("Allow %q", allow)
			}
			if strings.HasPrefix(tt.name, "an address that is not escaped") && !strings.Contains(p.Hint, "%26") {
				t.Errorf("hint %q", p.Hint)
			}
			if strings.HasPrefix(tt.path, "/v1/batch") != strings.Contains(p.Hint, "--data") {
				t.Errorf("hint %q", p.Hint)
			}
			if tt.kind == problem.UpstreamBusy && (res.Header.Get("Retry-After") != "7" || p.Upstream != 503) {
				t.Errorf("Retry-After %q, %+v", res.Header.Get("Retry-After"), p)
			}
		})
	}
}

func TestCache(t *testing.T) {
	address, loads := site(t, nil)
	s := start(t, engine.Options{}, Options{})
	get := func(query, control string, want int, status string, more ...string) *http.Response {
		t.Helper()
		res, _ := ask(t, "GET", s.URL+"/v1/extract?url="+address+query, "", append(more, "Cache-Control: "+control)...)
		if *loads != want || !strings.HasPrefix(res.Header.Get("Cache-Status"), "galley; "+status) {
			t.Errorf("%s, %q: the page was loaded %d times, want %d; %s", query, control, *loads, want, res.Header.Get("Cache-Status"))
		}
		return res
	}
	get("/story", "", 1, "fwd=miss; stored")
	res := get("/story", "", 1, "hit")
	if res.Header.Get("Age") == "" || !strings.HasPrefix(res.Header.Get("Cache-Control"), "private, max-age=") {
		t.Errorf("Age %q, Cache-Control %q", res.Header.Get("Age"), res.Header.Get("Cache-Control"))
	}
	get("/story%23part", "", 1, "hit")
	get("/story&force=true", "", 2, "fwd=miss; stored")
	get("/story", "max-age=0", 3, "fwd=miss; stored")
	get("/story", "no-cache", 4, "fwd=miss; stored")
	get("/story&captions=true", "no-store", 5, "fwd=miss")
	get("/story&captions=true", "", 6, "fwd=miss; stored")
	get("/story", "only-if-cached", 6, "hit")
	if res := get("/story", "", 6, "hit", "If-None-Match: "+res.Header.Get("ETag")); res.StatusCode != http.StatusNotModified {
		t.Errorf("%s with the ETag", res.Status)
	}
}

// TestNotKept holds that an answer too large for the cache does not say that it is in it.
func TestNotKept(t *testing.T) {
	address, _ := site(t, nil)
	s := start(t, engine.Options{Cache: 1024, Keep: time.Minute}, Options{})
	res, _ := ask(t, "GET", s.URL+"/v1/extract?url="+address+"/story", "")
	if got := res.Header.Get("Cache-Status"); got != "galley; fwd=miss" || res.Header.Get("Cache-Control") != "no-store" {
		t.Errorf("Cache-Status %q, Cache-Control %q", got, res.Header.Get("Cache-Control"))
	}
}

// TestLogIsDiscreet holds that what is secret in the address of a page is not in the log.
func TestLogIsDiscreet(t *testing.T) {
	var log []Access
	s := start(t, engine.Options{}, Options{Log: func(a Access) { log = append(log, a) }})
	for _, tt := range []struct{ address, page string }{
		{"http://me:secret@127.0.0.1:1/story", "http://127.0.0.1:1/story"},
		{" http://me:secret@127.0.0.1:1/story", ""},
		{"http://me:secret@a_b%ff.example/story", "http://a_b%FF.example/story"},
		{"ftp://me:secret@127.0.0.1/story", "ftp://127.0.0.1/story"},
		{"http://127.0.0.1:1/story#secret", "http://127.0.0.1:1/story"},
	} {
		log = nil
		_, body := ask(t, "POST", s.URL+"/v1/extract", `{"url": `+mustJSON(t, tt.address)+`}`)
		if len(log) != 1 || log[0].Page != tt.page || strings.Contains(fmt.Sprint(log), "secret") || strings.Contains(body, "secret") {
			t.Errorf("%s: %+v %s", tt.address, log, body)
		}
	}
}

func TestKeys(t *testing.T) {
	address, _ := site(t, nil)
	secret, line := keys.New("ci")
	ring, err := keys.Read(strings.NewReader("# keys\n"+line+" per-minute=60\n"), keys.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	s := start(t, engine.Options{}, Options{Keys: ring})
	path := s.URL + "/v1/extract?url=" + address + "/story"
	for _, header := range []string{"Authorization: ", "Authorization: Bearer galley_x", "Authorization: " + secret, "X-Api-Key: x"} {
		res, body := ask(t, "GET", path, "", header)
		if p := problemIn(t, res, body); p.Status != 401 || res.Header.Get("WWW-Authenticate") == "" {
			t.Errorf("%s: %+v", header, p)
		}
	}
	if res, _ := ask(t, "GET", s.URL+"/metrics", ""); res.StatusCode != 401 {
		t.Errorf("metrics without a key: %s", res.Status)
	}
	for _, open := range []string{"/", "/healthz", "/readyz", "/ui/base.css"} {
		if res, _ := ask(t, "GET", s.URL+open, ""); res.StatusCode != 200 {
			t.Errorf("%s: %s", open, res.Status)
		}
	}
	many := 0
	for i := range 20 {
		res, body := ask(t, "GET", path, "", []string{"Authorization: Bearer " + secret, "X-Api-Key: " + secret}[i%2])
		if res.StatusCode == http.StatusTooManyRequests {
			many++
			if p := problemIn(t, res, body); p.Type != problem.TooMany.New("").Type || res.Header.Get("Retry-After") == "" {
				t.Errorf("%+v", p)
			}
		}
	}
	if many < 10 {
		t.Errorf("%d of 20 requests at once were too many, with 60 a minute and bursts of 6", many)
	}
}

// TestStrangers holds that a page of the web can ask nothing.
func TestStrangers(t *testing.T) {
	s := start(t, engine.Options{}, Options{Hosts: []string{"galley.example:80"}})
	for _, tt := range []struct {
		name    string
		headers []string
		want    int
	}{
		{"by its name", []string{"Host: galley.example:80"}, 200},
		{"by another name", []string{"Host: evil.example"}, 403},
		{"page of another site", []string{"Host: galley.example:80", "Origin: https://evil.example"}, 403},
		{"picture on another site", []string{"Host: galley.example:80", "Sec-Fetch-Site: cross-site"}, 403},
		{"own page", []string{"Host: galley.example:80", "Sec-Fetch-Site: same-origin", "Origin: http://galley.example:80"}, 200},
	} {
		if res, body := ask(t, "GET", s.URL+"/v1/methods", "", tt.headers...); res.StatusCode != tt.want {
			t.Errorf("%s: %s %s", tt.name, res.Status, body)
		}
	}
}

// TestQueue holds that who finds no place to wait is sent away at once, and that the
// others are answered.
func TestQueue(t *testing.T) {
	hold := make(chan struct{})
	address, _ := site(t, hold)
	s := start(t, engine.Options{Tabs: 1, Queue: 2}, Options{})
	answers := make(chan int, 20)
	for i := range 20 {
		go func() {
			res, err := http.Get(fmt.Sprintf("%s/v1/extract?url=%s/slow%%3Fn=%d", s.URL, address, i))
			if err != nil {
				answers <- 0
				return
			}
			res.Body.Close()
			if res.StatusCode == 429 && res.Header.Get("Retry-After") == "" {
				answers <- -1
				return
			}
			answers <- res.StatusCode
		}()
	}
	counts := map[int]int{}
	for range 14 { // 4 under way, 2 wait
		counts[<-answers]++
	}
	close(hold)
	for range 6 {
		counts[<-answers]++
	}
	if counts[429] != 14 || counts[200] != 6 {
		t.Errorf("answers: %v", counts)
	}
}

func TestDescription(t *testing.T) {
	s := start(t, engine.Options{}, Options{})
	_, body := ask(t, "GET", s.URL+"/openapi.json", "")
	var api struct {
		OpenAPI string
		Paths   map[string]map[string]struct{ Responses map[string]any }
	}
	if err := json.Unmarshal([]byte(body), &api); err != nil || api.OpenAPI != "3.1.0" {
		t.Fatalf("%v: %.100s", err, body)
	}
	for _, operation := range []string{"get", "post"} {
		for _, status := range []string{"200", "400", "401", "403", "422", "429", "502", "503", "504"} {
			if api.Paths["/v1/extract"][operation].Responses[status] == nil {
				t.Errorf("%s /v1/extract does not say that it answers %s", operation, status)
			}
		}
	}
	for _, words := range []string{`"application/json":{"schema":{"$ref":"#/components/schemas/Article"}}`, `"word_count":{"format":"int64"`, `"JSONBlock":{`} {
		if !strings.Contains(body, words) {
			t.Errorf("the description of an article has no %s", words)
		}
	}
	_, body = ask(t, "GET", s.URL+"/metrics", "")
	for _, name := range []string{"galley_requests_total", "galley_slots", "galley_browser_bytes", "go_goroutines"} {
		if !strings.Contains(body, name) {
			t.Errorf("metrics have no %s", name)
		}
	}
}
