package labeler

import (
	"encoding/json"
	"net/http"
	"testing"

	"galley/labeler/agreement"
	"galley/labeler/labelertest"
	"galley/labeler/labels"
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
	m := labelertest.NewFolder(t, 2)
	s := newTestServer(t, m, func(o *Options) { o.Double = 1 })
	const slug, path = "page-00", "/api/pages/page-00/label"
	label := func(body page.NodeID) string {
		data, err := json.Marshal(labels.Label{Title: m.Node(t, slug, "h1"), Roots: []page.NodeID{body}, Cut: []page.NodeID{}, Article: true})
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	narrow, wide := label(m.Node(t, slug, "#text")), label(m.Node(t, slug, "main"))

	var got wireLabelling
	if code := as(t, s, "Zo%C3%AB", "PUT", path, narrow, labels.None, &got); code != 200 || got.Label.Annotator != "Zoë" {
		t.Fatalf("the first label is answered with %d %+v", code, got.Label)
	}
	var state wireState
	as(t, s, "Ben", "GET", "/api/state", "", "", &state)
	if len(state.Queue) != 2 || state.Pages[0].Labelled || !state.Pages[0].Second || state.Pages[0].Annotator != "" {
		t.Errorf("to the second person the state is %+v, queue %v", state.Pages[0], state.Queue)
	}
	if as(t, s, "Ben", "GET", path, "", "", &got); got.Label != nil || got.Revision != labels.None {
		t.Errorf("the second person sees the label of the first: %+v", got.Label)
	}
	if code := as(t, s, "Ben", "PUT", path, wide, labels.None, &got); code != 200 || got.Label.Annotator != "Ben" {
		t.Fatalf("the second label is answered with %d %+v", code, got.Label)
	}
	if sel := m.Selection(t, slug); sel.Body() != m.Node(t, slug, "#text") {
		t.Errorf("the label of the page is %+v, want the first", sel)
	}
	as(t, s, "Ben", "GET", "/api/state", "", "", &state)
	if len(state.Queue) != 1 || !state.Pages[0].Labelled || !state.Pages[0].Differ {
		t.Errorf("after both the state is %+v, queue %v", state.Pages[0], state.Queue)
	}

	var a agreement.Agreement
	as(t, s, "Ben", "GET", "/api/agreement", "", "", &a)
	if a.Wanted != 2 || a.Both != 1 || a.Title != 1 || a.Body != 0 || a.Same != 0 || len(a.Differ) != 1 || a.F1 <= 0.5 || a.F1 >= 1 || a.Kappa == nil {
		t.Errorf("they agree as %+v", a)
	}

	// A third person settles it; both opinions stay, and it can be taken back.
	as(t, s, "Eva", "GET", path, "", "", &got)
	if code := as(t, s, "Eva", "PUT", "/api/pages/page-00/opinions", wide, got.Revision, &got); code != 200 || got.Label.Annotator != "Eva" {
		t.Fatalf("settling is answered with %d %+v", code, got)
	}
	if sel := m.Selection(t, slug); sel.Body() != m.Node(t, slug, "main") {
		t.Errorf("after settling the label is %+v", sel)
	}
	if as(t, s, "Ben", "GET", "/api/agreement", "", "", &a); len(a.Differ) != 0 || a.Both != 1 {
		t.Errorf("after settling they agree as %+v", a)
	}
	if code := as(t, s, "Eva", "DELETE", "/api/pages/page-00/opinions", "", got.Revision, nil); code != 200 || m.Selection(t, slug).Body() != m.Node(t, slug, "#text") {
		t.Errorf("taking it back is answered with %d", code)
	}
	// Who takes their opinion back leaves the other's.
	as(t, s, "Zo%C3%AB", "GET", path, "", "", &got)
	if code := as(t, s, "Zo%C3%AB", "DELETE", path, "", got.Revision, nil); code != 200 || m.Selection(t, slug).Body() != m.Node(t, slug, "main") {
		t.Errorf("removing the first label is answered with %d, the page's is %+v", code, m.Selection(t, slug))
	}
	if code := as(t, s, "Eva", "PUT", "/api/pages/page-01/opinions", `{"article":false}`, labels.None, nil); code != http.StatusConflict {
		t.Errorf("settling what nobody labelled is answered with %d", code)
	}
}
