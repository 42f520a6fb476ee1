package labeler

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"galley/dataset"
	"galley/page"
)

func put(t testing.TB, s *Server, slug, revision string, l wireLabel) (int, wireLabelling) {
	t.Helper()
	body, err := json.Marshal(l)
	if err != nil {
		t.Fatal(err)
	}
	w := call(s, "PUT", "/api/pages/"+slug+"/label", string(body), "If-Match", revision)
	var m wireLabelling
	if w.Code == 200 || w.Code == 409 {
		if err := json.Unmarshal(w.Body.Bytes(), &m); err != nil {
			t.Fatal(err)
		}
	}
	return w.Code, m
}

func TestPutLabel(t *testing.T) {
	m := newFolder(t, 1)
	s := newTestServer(t, m, nil)
	const slug = "page-00"
	h1, text, p := m.node(t, slug, "h1"), m.node(t, slug, "#text"), m.node(t, slug, "#text p")
	main, header := m.node(t, slug, "main"), m.node(t, slug, "header")
	label := func(title page.NodeID, roots, cut []page.NodeID) wireLabel {
		return wireLabel{Title: title, Roots: roots, Cut: cut, Article: true}
	}
	list := func(n ...page.NodeID) []page.NodeID { return n }
	for _, tt := range []struct {
		name  string
		label wireLabel
		want  int
	}{
		{"title and body", label(h1, list(text), nil), 200},
		{"no title", label(page.None, list(text), nil), 200},
		{"two bodies", label(h1, list(text, header), nil), 200},
		{"cut inside", label(h1, list(text), list(p)), 200},
		{"no article", wireLabel{Title: page.None}, 200},
		{"no article, whatever else", wireLabel{Title: 99999, Roots: list(-5)}, 200},
		{"nothing", label(page.None, nil, nil), 422},
		{"beyond the page", label(h1, list(99999), nil), 422},
		{"before the page", label(h1, list(-2), nil), 422},
		{"a text", label(h1+1, list(text), nil), 422},
		{"one inside another", label(h1, list(main, text), nil), 422},
		{"cut outside", label(h1, list(text), list(header)), 422},
		{"all cut", label(h1, list(text), list(text)), 422},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, revision, err := s.current(slug, "")
			if err != nil {
				t.Fatal(err)
			}
			code, now := put(t, s, slug, revision, tt.label)
			if code != tt.want {
				t.Fatalf("answered with %d, want %d", code, tt.want)
			}
			stored, err := m.Label(slug)
			if code == 200 && (err != nil || stored.By != dataset.ByHuman || stored.Article != tt.label.Article || now.Revision == none) {
				t.Errorf("stored is %+v, %v, revision %s", stored, err, now.Revision)
			}
		})
	}
	for name, body := range map[string]string{
		"no JSON": "title", "unknown field": `{"titel":1}`, "two values": `{} {}`, "array": "[]", "empty": "",
	} {
		if w := call(s, "PUT", "/api/pages/"+slug+"/label", body, "If-Match", none); w.Code != http.StatusBadRequest {
			t.Errorf("%s is answered with %d", name, w.Code)
		}
	}
	if w := call(s, "PUT", "/api/pages/"+slug+"/label", `{"article":false}`); w.Code != http.StatusPreconditionRequired {
		t.Errorf("a write that says no revision is answered with %d", w.Code)
	}
}

// A write that is based on a label that is gone gets both labels and changes nothing.
func TestStaleWrite(t *testing.T) {
	m := newFolder(t, 1)
	s := newTestServer(t, m, nil)
	const slug = "page-00"
	first := wireLabel{Title: m.node(t, slug, "h1"), Article: true}
	second := wireLabel{Title: page.None, Roots: []page.NodeID{m.node(t, slug, "#text")}, Article: true}
	if code, _ := put(t, s, slug, none, first); code != 200 {
		t.Fatalf("the first write is answered with %d", code)
	}
	code, theirs := put(t, s, slug, none, second)
	if code != http.StatusConflict || theirs.Label == nil || theirs.Label.Title != first.Title {
		t.Fatalf("the stale write is answered with %d %+v", code, theirs)
	}
	if sel := m.selection(t, slug); sel.Title != first.Title {
		t.Errorf("the stale write changed the label to %+v", sel)
	}
	if code, _ := put(t, s, slug, theirs.Revision, second); code != 200 {
		t.Errorf("the write with the right revision is answered with %d", code)
	}
	if w := call(s, "DELETE", "/api/pages/"+slug+"/label", "", "If-Match", theirs.Revision); w.Code != http.StatusConflict {
		t.Errorf("a stale removal is answered with %d", w.Code)
	}
}

// What could not be written is not acknowledged.
func TestFailedWrite(t *testing.T) {
	if _, err := os.Stat("/proc/self/task"); err != nil {
		t.Skip("no folder in which nobody can write")
	}
	m := newFolder(t, 1)
	s := newTestServer(t, m, nil)
	if _, err := s.store.page("page-00"); err != nil { // from now on it is in memory
		t.Fatal(err)
	}
	if err := os.RemoveAll(m.path("page-00")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("/proc/self/task", m.path("page-00")); err != nil {
		t.Fatal(err)
	}
	if code, _ := put(t, s, "page-00", none, wireLabel{}); code != 500 {
		t.Errorf("a write that failed is answered with %d", code)
	}
}

// Of many tabs that change one label at once, each is told truly whether it did.
func TestManyTabs(t *testing.T) {
	m := newFolder(t, 1)
	s := newTestServer(t, m, nil)
	running(t, s)
	const slug, tabs = "page-00", 16
	nodes := []page.NodeID{m.node(t, slug, "h1"), m.node(t, slug, "main"), m.node(t, slug, "header"), m.node(t, slug, "footer")}
	var won atomic.Int32
	var wait sync.WaitGroup
	for i := range tabs {
		wait.Go(func() {
			label := wireLabel{Title: nodes[i%len(nodes)], Article: true}
			if code, _ := put(t, s, slug, none, label); code == 200 {
				won.Add(1)
			} else if code != http.StatusConflict {
				t.Errorf("answered with %d", code)
			}
		})
	}
	wait.Wait()
	if won.Load() != 1 {
		t.Errorf("%d of %d writes on one revision were acknowledged", won.Load(), tabs)
	}
}

// Every open tab hears of a label, and the streams end with the server.
func TestEvents(t *testing.T) {
	m := newFolder(t, 2)
	s := newTestServer(t, m, nil)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { s.Run(ctx); close(ended) }()
	server := httptest.NewServer(s)
	defer server.Close()
	s.o.Hosts = append(s.o.Hosts, strings.TrimPrefix(server.URL, "http://"))

	var tabs []*bufio.Scanner
	for range 2 {
		r, err := http.NewRequest("GET", server.URL+"/api/events", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+token)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		if answer.StatusCode != 200 || answer.Header.Get("Content-Type") != "text/event-stream" {
			t.Fatalf("answered with %s %s", answer.Status, answer.Header.Get("Content-Type"))
		}
		tabs = append(tabs, bufio.NewScanner(answer.Body))
		awaitLine(t, tabs[len(tabs)-1], "event: hello")
	}
	if code, _ := put(t, s, "page-01", none, wireLabel{}); code != 200 {
		t.Fatalf("answered with %d", code)
	}
	for _, tab := range tabs {
		awaitLine(t, tab, "event: label")
		awaitLine(t, tab, `"slug":"page-01"`)
	}
	stop()
	<-ended
	for _, tab := range tabs {
		for tab.Scan() {
		}
	}
	if w := call(s, "GET", "/api/events", ""); w.Code != http.StatusServiceUnavailable {
		t.Errorf("a stream that begins after the end is answered with %d", w.Code)
	}
}

func awaitLine(t *testing.T, lines *bufio.Scanner, want string) {
	t.Helper()
	for lines.Scan() {
		if strings.Contains(lines.Text(), want) {
			return
		}
	}
	t.Fatalf("the stream ended before %q: %v", want, lines.Err())
}

func TestPagesAndPictures(t *testing.T) {
	m := newFolder(t, 1)
	s := newTestServer(t, m, nil)
	w := call(s, "GET", "/api/pages/page-00", "")
	var wire wirePage
	if err := json.Unmarshal(w.Body.Bytes(), &wire); err != nil {
		t.Fatal(err)
	}
	for i, parent := range wire.Parent {
		if int(parent) >= i || (parent < 0) != (i == 0) {
			t.Errorf("node %d has parent %d", i, parent)
		}
	}
	if joined := fmt.Sprint(wire.Text); !strings.Contains(joined, "Story number 0") || strings.Contains(joined, "| Paper") {
		t.Errorf("the texts are %s", joined)
	}
	if w := call(s, "GET", "/api/pages/page-00", "", "Accept-Encoding", "gzip"); w.Header().Get("Content-Encoding") != "gzip" {
		t.Error("not compressed for who can unpack")
	}
	if w := call(s, "GET", "/api/pages/page-00/thumb", ""); w.Header().Get("Content-Type") != "image/png" || w.Body.Len() > 10_000 {
		t.Errorf("the thumbnail is %d bytes of %s", w.Body.Len(), w.Header().Get("Content-Type"))
	}
	if err := os.WriteFile(m.path("page-00", "shot.png"), []byte("<script>alert(1)</script>"), 0o644); err != nil {
		t.Fatal(err)
	}
	if w := call(s, "GET", "/api/pages/page-00/shot", ""); w.Code != 404 {
		t.Errorf("what is no picture is answered with %d", w.Code)
	}
}
