package labeler

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"galley/page"
)

func TestWilson(t *testing.T) {
	// Values of the formula worked out apart, and its limits.
	for _, tt := range []struct {
		k, n      int
		low, high float64
	}{{0, 0, 0, 1}, {40, 40, 0.9124, 1}, {38, 40, 0.8350, 0.9862}, {0, 10, 0, 0.2775}, {5, 10, 0.2366, 0.7634}} {
		low, high := wilson(tt.k, tt.n)
		if math.Abs(low-tt.low) > 1e-4 || math.Abs(high-tt.high) > 1e-4 {
			t.Errorf("wilson(%d, %d) = %.4f, %.4f, want %.4f, %.4f", tt.k, tt.n, low, high, tt.low, tt.high)
		}
	}
}

func TestOrder(t *testing.T) {
	got := order([]waiting{
		{"a", 0.1, "story"}, {"b", 0.9, "story"}, {"c", 0.5, "story"}, {"d", 0.2, "gallery"}, {"e", 0.2, "gallery"}, {"f", 1, ""},
	})
	if want := []string{"f", "b", "d", "c", "e", "a"}; !slices.Equal(got, want) {
		t.Errorf("the order is %v, want %v", got, want)
	}
	if got := order(nil); len(got) != 0 {
		t.Errorf("the order of nothing is %v", got)
	}
}

func TestRule(t *testing.T) {
	m := newMemory(t, 1)
	got, err := Rule{}.Propose(m.pages["page-00"])
	if err != nil || got.Title != m.node(t, "page-00", "h1") || got.Body() != m.node(t, "page-00", "#text") {
		t.Errorf("the rule proposes %+v, %v", got.Selection, err)
	}
	for _, odd := range []string{"", "<p>short", "<frameset><frame>", strings.Repeat("<div>", 300)} {
		p := parse(t, odd, "http://paper.test/odd")
		if got, err := (Rule{}).Propose(p); err == nil && got.Empty() {
			t.Errorf("%.20q: nothing is proposed, and no error", odd)
		}
	}
}

// The rubric that the page shows is the one of the documentation.
func TestRubric(t *testing.T) {
	want, err := os.ReadFile("../docs/labelling.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(Rubric()) != string(want) {
		t.Error("labeler/ui/labelling.md and docs/labelling.md differ: copy the one that was edited over the other")
	}
}

// learner is a Trainer that knows all of memory's pages; it waits to be let go.
type learner struct {
	m       *memory
	began   chan bool // thorough
	proceed chan error
}

func newLearner(m *memory) *learner {
	return &learner{m, make(chan bool, 10), make(chan error, 10)}
}

func (l *learner) Train(ctx context.Context, thorough bool, progress func(done, all int)) (Trained, error) {
	l.began <- thorough
	progress(1, 2)
	select {
	case <-ctx.Done():
		return Trained{}, ctx.Err()
	case err := <-l.proceed:
		if err != nil {
			return Trained{}, err
		}
	}
	n := 0
	for _, e := range l.m.List() {
		if e.Article {
			n++
		}
	}
	return Trained{Proposer: known{}, Pages: n, Right: n, File: "some.wrapper"}, nil
}

// known proposes the header as the title of every page.
type known struct{}

func (known) Propose(p *page.Page) (Proposal, error) {
	title, err := p.FindCSS("header")
	if err != nil {
		return Proposal{}, err
	}
	body, err := p.FindCSS("main")
	out := Proposal{Selection: page.Selection{Title: title, Roots: []page.NodeID{body}}}
	out.Score = page.Score{Title: 0.9, Body: 0.9}
	return out, err
}

// awaitStatus waits until a training is in a phase.
func awaitStatus(t *testing.T, s *Server, phase string) status {
	t.Helper()
	events, ok := s.events.open()
	if !ok {
		t.Fatal("the server has ended")
	}
	defer s.events.leave(events)
	for {
		if st := s.statusNow(); st.Phase == phase {
			return st
		}
		select {
		case <-events:
		case <-t.Context().Done():
			t.Fatal("the test is over")
		}
	}
}

func labelHeader(t *testing.T, s *Server, m *memory, i int) {
	t.Helper()
	slug := fmt.Sprintf("page-%02d", i)
	label := wireLabel{Title: m.node(t, slug, "header"), Roots: []page.NodeID{m.node(t, slug, "main")}, Article: true}
	if code, _ := put(t, s, slug, none, label); code != 200 {
		t.Fatalf("the label of %s is answered with %d", slug, code)
	}
}

// Every five labels there is a training; meanwhile labels go on, and afterwards all
// pages without a label have new proposals.
func TestBackgroundTraining(t *testing.T) {
	m := newMemory(t, 12)
	l := newLearner(m)
	s := newTestServer(t, m, func(o *Options) { o.Trainer = l })
	running(t, s)
	for i := range 5 {
		labelHeader(t, s, m, i)
	}
	if thorough := <-l.began; thorough {
		t.Error("the background training is thorough")
	}
	labelHeader(t, s, m, 5) // while it trains
	l.proceed <- nil
	st := awaitStatus(t, s, "done")
	if len(st.History) != 1 || st.History[0].Right != st.History[0].Pages || st.Result != nil {
		t.Errorf("the training is told as %+v", st)
	}
	got, err := s.proposalFor("page-11")
	if err != nil || got.Title != m.node(t, "page-11", "header") {
		t.Errorf("the new proposal is %+v, %v", got, err)
	}
	if q := s.queue(); len(q.Queue) != 6 || q.Generation != 1 || !strings.Contains(q.From, "wrapper") {
		t.Errorf("the queue is %+v", q)
	}
}

// A wrapper that is worse than what was there before it is not used.
func TestWorseTraining(t *testing.T) {
	m := newMemory(t, 6)
	s := newTestServer(t, m, nil)
	for i := range 3 {
		slug := fmt.Sprintf("page-%02d", i)
		put(t, s, slug, none, wireLabel{Title: m.node(t, slug, "h1"), Roots: []page.NodeID{m.node(t, slug, "#text")}, Article: true})
	}
	s.choose(t.Context(), &Trained{Proposer: known{}, Pages: 3, Right: 2})
	if q := s.queue(); q.Generation != 0 {
		t.Errorf("the queue is from %s", q.From)
	}
	s.choose(t.Context(), &Trained{Proposer: known{}, Pages: 3, Right: 3})
	if q := s.queue(); q.Generation != 1 {
		t.Errorf("the queue is from %s", q.From)
	}
}

// A thorough training makes one in the background give way, can be cancelled, and
// shows afterwards where it differs from the labels.
func TestThoroughTraining(t *testing.T) {
	m := newMemory(t, 8)
	l := newLearner(m)
	s := newTestServer(t, m, func(o *Options) { o.Trainer = l })
	running(t, s)
	if w := call(s, "GET", "/api/review", ""); w.Code != 409 {
		t.Errorf("a review before any training is answered with %d", w.Code)
	}
	for i := range 5 {
		labelHeader(t, s, m, i)
	}
	<-l.began
	if w := call(s, "POST", "/api/training", ""); w.Code != 202 {
		t.Fatalf("answered with %d", w.Code)
	}
	if thorough := <-l.began; !thorough {
		t.Fatal("the background training was not given up")
	}
	call(s, "DELETE", "/api/training", "")
	awaitStatus(t, s, "cancelled")

	slug := "page-05"
	put(t, s, slug, none, wireLabel{Title: m.node(t, slug, "h1"), Roots: []page.NodeID{m.node(t, slug, "main")}, Article: true})
	call(s, "POST", "/api/training", "")
	<-l.began
	l.proceed <- nil
	if st := awaitStatus(t, s, "done"); st.Result == nil || st.Result.File != "some.wrapper" {
		t.Errorf("the training is told as %+v", st)
	}
	var list []disagreement
	if err := json.Unmarshal(call(s, "GET", "/api/review", "").Body.Bytes(), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != 1 || list[0].Slug != slug || !list[0].Title || list[0].Body {
		t.Errorf("to review are %+v", list)
	}
	call(s, "POST", "/api/training", "")
	<-l.began
	l.proceed <- errors.New("no svm-train")
	if st := awaitStatus(t, s, "failed"); st.Error != "no svm-train" {
		t.Errorf("the failure is told as %+v", st)
	}
}

func TestSamePlace(t *testing.T) {
	m := newMemory(t, 4)
	m.pages["page-02"] = parse(t, `<body><header></header><main><p>Another template.</p></main>`, "http://paper.test/2")
	m.pages["page-03"] = parse(t, fmt.Sprintf(story, "x", "Story number 0"), "http://paper.test/3")
	s := newTestServer(t, m, nil)
	if w := call(s, "GET", "/api/pages/page-00/same", ""); w.Code != 404 {
		t.Errorf("the place of no label is answered with %d", w.Code)
	}
	put(t, s, "page-00", none, wireLabel{Title: m.node(t, "page-00", "h1"), Roots: []page.NodeID{m.node(t, "page-00", "#text")}, Article: true})
	var list []twin
	if err := json.Unmarshal(call(s, "GET", "/api/pages/page-00/same", "").Body.Bytes(), &list); err != nil {
		t.Fatal(err)
	}
	if len(list) != 2 || list[0].Slug != "page-01" || list[0].Doubt != "" || list[1].Doubt == "" {
		t.Errorf("the same place is on %+v", list)
	}
}

// capturer is an Adder that adds to memory.
type capturer struct{ m *memory }

func (c capturer) Add(_ context.Context, src Source) (string, error) {
	if strings.Contains(src.URL, "bad") {
		return "", errors.New("not found")
	}
	p, err := page.ParseHTML(strings.NewReader(fmt.Sprintf(story, "New", "New")), page.Source{URL: "http://paper.test/new"})
	if err != nil {
		return "", err
	}
	c.m.mu.Lock()
	defer c.m.mu.Unlock()
	c.m.pages["new"] = p
	return "new", nil
}

func TestAdd(t *testing.T) {
	m := newMemory(t, 1)
	s := newTestServer(t, m, func(o *Options) { o.Adder = capturer{m} })
	running(t, s)
	events, _ := s.events.open()
	defer s.events.leave(events)
	for body, want := range map[string]int{
		`{"urls":["javascript:alert(1)"]}`: 422, `{"urls":["file:///etc/passwd"]}`: 422, `{"urls":["nonsense"]}`: 422, `{}`: 202,
	} {
		if w := call(s, "POST", "/api/add", body); w.Code != want {
			t.Errorf("%s is answered with %d", body, w.Code)
		}
	}
	call(s, "POST", "/api/add", `{"urls":["http://paper.test/bad","http://paper.test/new"]}`)
	call(s, "POST", "/api/add/file?name=..%2f..%2fa.html&url=", "<p>dropped")
	for {
		list := s.addings()
		if len(list) == 3 && list[2].State == "done" {
			if list[0].State != "failed" || list[0].Error == "" || list[1].Slug != "new" || list[2].Name != "a.html" {
				t.Errorf("the captures are %+v", list)
			}
			break
		}
		<-events
	}
	if w := call(s, "GET", "/api/export/labels.jsonl", ""); w.Code != 200 || !strings.Contains(w.Header().Get("Content-Disposition"), "labels.jsonl") {
		t.Errorf("the export is answered with %d", w.Code)
	}
	if w := call(s, "POST", "/api/import", "{}\n{}\n"); !strings.Contains(w.Body.String(), `"labelled":2`) {
		t.Errorf("the import is answered with %d %s", w.Code, w.Body)
	}
}

func TestCache(t *testing.T) {
	c := newCache[int, string](10)
	c.put(1, "a", 6)
	c.put(2, "b", 4)
	c.get(1)
	c.put(3, "c", 4) // the one that was not used goes
	if _, ok := c.get(2); ok {
		t.Error("what was used last went first")
	}
	c.put(4, "d", 11) // too large to keep
	if _, ok := c.get(4); ok || c.used > 10 {
		t.Errorf("%d of 10 bytes are used", c.used)
	}
	c.drop(1)
	if _, ok := c.get(1); ok || c.used != 4 {
		t.Errorf("%d bytes are used after a drop", c.used)
	}
}
