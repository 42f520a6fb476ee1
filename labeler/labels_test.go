package labeler

import (
	"encoding/json"
	"net/http"
	"os"
	"sync"
	"sync/atomic"
	"testing"

	"galley/dataset"
	"galley/labeler/labelertest"
	"galley/labeler/labels"
	"galley/page"
)

func put(t testing.TB, s *Server, slug, revision string, l labels.Label) (int, wireLabelling) {
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
	m := labelertest.NewFolder(t, 1)
	s := newTestServer(t, m, nil)
	const slug = "page-00"
	h1, text, p := m.Node(t, slug, "h1"), m.Node(t, slug, "#text"), m.Node(t, slug, "#text p")
	main, header := m.Node(t, slug, "main"), m.Node(t, slug, "header")
	label := func(title page.NodeID, roots, cut []page.NodeID) labels.Label {
		return labels.Label{Title: title, Roots: roots, Cut: cut, Article: true}
	}
	list := func(n ...page.NodeID) []page.NodeID { return n }
	for _, tt := range []struct {
		name  string
		label labels.Label
		want  int
	}{
		{"title and body", label(h1, list(text), nil), 200},
		{"no title", label(page.None, list(text), nil), 200},
		{"two bodies", label(h1, list(text, header), nil), 200},
		{"cut inside", label(h1, list(text), list(p)), 200},
		{"no article", labels.Label{Title: page.None}, 200},
		{"no article, whatever else", labels.Label{Title: 99999, Roots: list(-5)}, 200},
		{"nothing", label(page.None, nil, nil), 422},
		{"beyond the page", label(h1, list(99999), nil), 422},
		{"before the page", label(h1, list(-2), nil), 422},
		{"a text", label(h1+1, list(text), nil), 422},
		{"one inside another", label(h1, list(main, text), nil), 422},
		{"cut outside", label(h1, list(text), list(header)), 422},
		{"all cut", label(h1, list(text), list(text)), 422},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, revision, err := s.store.Current(slug, "")
			if err != nil {
				t.Fatal(err)
			}
			code, now := put(t, s, slug, revision, tt.label)
			if code != tt.want {
				t.Fatalf("answered with %d, want %d", code, tt.want)
			}
			stored, err := m.Label(slug)
			if code == 200 && (err != nil || stored.By != dataset.ByHuman || stored.Article != tt.label.Article || now.Revision == labels.None) {
				t.Errorf("stored is %+v, %v, revision %s", stored, err, now.Revision)
			}
		})
	}
	for name, body := range map[string]string{
		"no JSON": "title", "unknown field": `{"titel":1}`, "two values": `{} {}`, "array": "[]", "empty": "",
	} {
		if w := call(s, "PUT", "/api/pages/"+slug+"/label", body, "If-Match", labels.None); w.Code != http.StatusBadRequest {
			t.Errorf("%s is answered with %d", name, w.Code)
		}
	}
	if w := call(s, "PUT", "/api/pages/"+slug+"/label", `{"article":false}`); w.Code != http.StatusPreconditionRequired {
		t.Errorf("a write that says no revision is answered with %d", w.Code)
	}
}

// A write that is based on a label that is gone gets both labels and changes nothing.
func TestStaleWrite(t *testing.T) {
	m := labelertest.NewFolder(t, 1)
	s := newTestServer(t, m, nil)
	const slug = "page-00"
	first := labels.Label{Title: m.Node(t, slug, "h1"), Article: true}
	second := labels.Label{Title: page.None, Roots: []page.NodeID{m.Node(t, slug, "#text")}, Article: true}
	if code, _ := put(t, s, slug, labels.None, first); code != 200 {
		t.Fatalf("the first write is answered with %d", code)
	}
	code, theirs := put(t, s, slug, labels.None, second)
	if code != http.StatusConflict || theirs.Label == nil || theirs.Label.Title != first.Title {
		t.Fatalf("the stale write is answered with %d %+v", code, theirs)
	}
	if sel := m.Selection(t, slug); sel.Title != first.Title {
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
	m := labelertest.NewFolder(t, 1)
	s := newTestServer(t, m, nil)
	if _, err := s.store.Page("page-00"); err != nil { // from now on it is in memory
		t.Fatal(err)
	}
	if err := os.RemoveAll(m.Path("page-00")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("/proc/self/task", m.Path("page-00")); err != nil {
		t.Fatal(err)
	}
	if code, _ := put(t, s, "page-00", labels.None, labels.Label{}); code != 500 {
		t.Errorf("a write that failed is answered with %d", code)
	}
}

// Of many tabs that change one label at once, each is told truly whether it did.
func TestManyTabs(t *testing.T) {
	m := labelertest.NewFolder(t, 1)
	s := newTestServer(t, m, nil)
	running(t, s)
	const slug, tabs = "page-00", 16
	nodes := []page.NodeID{m.Node(t, slug, "h1"), m.Node(t, slug, "main"), m.Node(t, slug, "header"), m.Node(t, slug, "footer")}
	var won atomic.Int32
	var wait sync.WaitGroup
	for i := range tabs {
		wait.Go(func() {
			label := labels.Label{Title: nodes[i%len(nodes)], Article: true}
			if code, _ := put(t, s, slug, labels.None, label); code == 200 {
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
