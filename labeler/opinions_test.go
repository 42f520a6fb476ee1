package labeler

import (
	"bufio"
	"context"
	"encoding/json"
	"math"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley/page"
)

// as asks as a named annotator.
func as(t *testing.T, s *Server, who, method, path, body, revision string, into any) int {
	t.Helper()
	headers := []string{"Galley-Annotator", who}
	if revision != "" {
		headers = append(headers, "If-Match", revision)
	}
	w := call(s, method, path, body, headers...)
	if into != nil {
		if err := json.Unmarshal(w.Body.Bytes(), into); err != nil {
			t.Fatalf("%s %s is answered with %d %s", method, path, w.Code, w.Body)
		}
	}
	return w.Code
}

// Two people label a page without seeing each other's label; how far they agree is told,
// and where they differ somebody settles it.
func TestDoubleLabels(t *testing.T) {
	m := newFolder(t, 2)
	s := newTestServer(t, m, func(o *Options) { o.Double = 1 })
	const slug, path = "page-00", "/api/pages/page-00/label"
	label := func(body page.NodeID) string {
		data, err := json.Marshal(wireLabel{Title: m.node(t, slug, "h1"), Roots: []page.NodeID{body}, Cut: []page.NodeID{}, Article: true})
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	narrow, wide := label(m.node(t, slug, "#text")), label(m.node(t, slug, "main"))

	var got wireLabelling
	if code := as(t, s, "Zo%C3%AB", "PUT", path, narrow, none, &got); code != 200 || got.Label.Annotator != "Zoë" {
		t.Fatalf("the first label is answered with %d %+v", code, got.Label)
	}
	var state wireState
	as(t, s, "Ben", "GET", "/api/state", "", "", &state)
	if len(state.Queue) != 2 || state.Pages[0].Labelled || !state.Pages[0].Second || state.Pages[0].Annotator != "" {
		t.Errorf("to the second person the state is %+v, queue %v", state.Pages[0], state.Queue)
	}
	if as(t, s, "Ben", "GET", path, "", "", &got); got.Label != nil || got.Revision != none {
		t.Errorf("the second person sees the label of the first: %+v", got.Label)
	}
	if code := as(t, s, "Ben", "PUT", path, wide, none, &got); code != 200 || got.Label.Annotator != "Ben" {
		t.Fatalf("the second label is answered with %d %+v", code, got.Label)
	}
	if sel := m.selection(t, slug); sel.Body() != m.node(t, slug, "#text") {
		t.Errorf("the label of the page is %+v, want the first", sel)
	}
	as(t, s, "Ben", "GET", "/api/state", "", "", &state)
	if len(state.Queue) != 1 || !state.Pages[0].Labelled || !state.Pages[0].Differ {
		t.Errorf("after both the state is %+v, queue %v", state.Pages[0], state.Queue)
	}

	var a agreement
	as(t, s, "Ben", "GET", "/api/agreement", "", "", &a)
	if a.Wanted != 2 || a.Both != 1 || a.Title != 1 || a.Body != 0 || a.Same != 0 || len(a.Differ) != 1 || a.F1 <= 0.5 || a.F1 >= 1 || a.Kappa == nil {
		t.Errorf("they agree as %+v", a)
	}

	// A third person settles it; both opinions stay, and it can be taken back.
	as(t, s, "Eva", "GET", path, "", "", &got)
	if code := as(t, s, "Eva", "PUT", "/api/pages/page-00/opinions", wide, got.Revision, &got); code != 200 || got.Label.Annotator != "Eva" {
		t.Fatalf("settling is answered with %d %+v", code, got)
	}
	if sel := m.selection(t, slug); sel.Body() != m.node(t, slug, "main") {
		t.Errorf("after settling the label is %+v", sel)
	}
	if as(t, s, "Ben", "GET", "/api/agreement", "", "", &a); len(a.Differ) != 0 || a.Both != 1 {
		t.Errorf("after settling they agree as %+v", a)
	}
	if code := as(t, s, "Eva", "DELETE", "/api/pages/page-00/opinions", "", got.Revision, nil); code != 200 || m.selection(t, slug).Body() != m.node(t, slug, "#text") {
		t.Errorf("taking it back is answered with %d", code)
	}
	// Who takes their opinion back leaves the other's.
	as(t, s, "Zo%C3%AB", "GET", path, "", "", &got)
	if code := as(t, s, "Zo%C3%AB", "DELETE", path, "", got.Revision, nil); code != 200 || m.selection(t, slug).Body() != m.node(t, slug, "main") {
		t.Errorf("removing the first label is answered with %d, the page's is %+v", code, m.selection(t, slug))
	}
	if code := as(t, s, "Eva", "PUT", "/api/pages/page-01/opinions", `{"article":false}`, none, nil); code != http.StatusConflict {
		t.Errorf("settling what nobody labelled is answered with %d", code)
	}
}

// A share of the pages is drawn, the same at every start.
func TestDoubleShare(t *testing.T) {
	s := newTestServer(t, newFolder(t, 0), func(o *Options) { o.Double = 0.2 })
	n := 0
	for i := range 1000 {
		if s.double("paper-test-story-" + strings.Repeat("x", i%7) + string(rune('a'+i%26)) + strings.Repeat("y", i/26)) {
			n++
		}
	}
	if n < 150 || n > 250 {
		t.Errorf("of 1000 pages %d are to be labelled twice, want about 200", n)
	}
}

func TestKappa(t *testing.T) {
	// The example of Cohen's paper has other numbers; these are worked out by hand:
	// observed 0.7, by chance 0.5, so 0.2 of 0.5.
	if k := kappa([2][2]float64{{20, 10}, {5, 15}}); k == nil || math.Abs(*k-0.4) > 1e-9 {
		t.Errorf("kappa is %v, want 0.4", k)
	}
	for _, c := range [][2][2]float64{{}, {{5, 0}, {0, 0}}} {
		if k := kappa(c); k != nil {
			t.Errorf("kappa of %v is %v", c, *k)
		}
	}
}

// A page is leased to the tab that shows it, for as long as the tab listens.
func TestLeases(t *testing.T) {
	s := newTestServer(t, newFolder(t, 2), nil)
	server := httptest.NewServer(s)
	defer server.Close()
	s.o.Hosts = append(s.o.Hosts, strings.TrimPrefix(server.URL, "http://"))
	ctx, leave := context.WithCancel(t.Context())
	r, err := http.NewRequestWithContext(ctx, "GET", server.URL+"/api/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Galley-Tab", "a")
	stream, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	lines := bufio.NewScanner(stream.Body)
	awaitLine(t, lines, "event: hello")
	take := func(tab, who string) string {
		var got struct{ By string }
		w := call(s, "POST", "/api/pages/page-00/lease", "", "Galley-Tab", tab, "Galley-Annotator", who)
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || w.Code != 200 {
			t.Fatalf("answered with %d %s", w.Code, w.Body)
		}
		return got.By
	}
	if by := take("a", "Ann"); by != "" {
		t.Errorf("a free page is open in %q", by)
	}
	awaitLine(t, lines, "event: leases")
	if by := take("b", "Ben"); by != "Ann" {
		t.Errorf("the page is open in %q, want that of Ann", by)
	}
	// A tab that does not listen keeps no lease, and one that goes leaves none.
	if by := take("c", ""); by != "Ann" {
		t.Errorf("the page is open in %q", by)
	}
	events, _ := s.events.open()
	defer s.events.leave(events)
	leave()
	for event := range events {
		if strings.HasPrefix(string(event), "event: leases") {
			break
		}
	}
	if by := take("b", "Ben"); by != "" {
		t.Errorf("after the tab has gone its page is open in %q", by)
	}
	if w := call(s, "POST", "/api/pages/page-77/lease", ""); w.Code != 404 {
		t.Errorf("a lease of no page is answered with %d", w.Code)
	}
}
