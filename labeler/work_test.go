package labeler

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"galley/dataset"
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

// The rubric that the page shows is the one of the documentation.
func TestRubric(t *testing.T) {
	want, err := os.ReadFile("../docs/labelling.md")
	if err != nil {
		t.Fatal(err)
	}
	got, err := ui.ReadFile("ui/labelling.md")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("labeler/ui/labelling.md and docs/labelling.md differ: copy the one that was edited over the other")
	}
}

// learner is a Trainer that knows all of memory's pages; it waits to be let go.
type learner struct {
	began   chan bool // thorough
	proceed chan error
}

func newLearner() *learner {
	return &learner{make(chan bool, 10), make(chan error, 10)}
}

func (l *learner) Train(ctx context.Context, samples []dataset.Sample, thorough bool, progress func(done, all int)) (Trained, error) {
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
	n := len(samples)
	return Trained{Proposer: finder{"header", "main"}, Pages: n, Right: n, File: "some.wrapper"}, nil
}

func (l *learner) WriteProblem(_ context.Context, w io.Writer, samples []dataset.Sample, part string) error {
	_, err := fmt.Fprintf(w, "%s of %d\n", part, len(samples))
	return err
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

func labelHeader(t *testing.T, s *Server, m *folder, i int) {
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
	m := newFolder(t, 12)
	l := newLearner()
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
	got, err := s.propose("page-11")
	if err != nil || got.Title != m.node(t, "page-11", "header") {
		t.Errorf("the new proposal is %+v, %v", got, err)
	}
	if q := s.queue(); len(q.Queue) != 6 || q.Generation != 1 || !strings.Contains(q.From, "wrapper") {
		t.Errorf("the queue is %+v", q)
	}
}

// A wrapper that is worse than what was there before it is not used.
func TestWorseTraining(t *testing.T) {
	m := newFolder(t, 6)
	s := newTestServer(t, m, nil)
	for i := range 3 {
		slug := fmt.Sprintf("page-%02d", i)
		put(t, s, slug, none, wireLabel{Title: m.node(t, slug, "h1"), Roots: []page.NodeID{m.node(t, slug, "#text")}, Article: true})
	}
	trained := func(right int) *learned {
		by := finder{"header", "main"}
		return &learned{Trained{Proposer: by, Pages: 3, Right: right}, newProposals(by, "a wrapper")}
	}
	s.choose(t.Context(), trained(2))
	if q := s.queue(); q.Generation != 0 {
		t.Errorf("the queue is from %s", q.From)
	}
	s.choose(t.Context(), trained(3))
	if q := s.queue(); q.Generation != 1 {
		t.Errorf("the queue is from %s", q.From)
	}
}

// A thorough training makes one in the background give way, can be cancelled, and
// shows afterwards where it differs from the labels.
func TestThoroughTraining(t *testing.T) {
	m := newFolder(t, 8)
	l := newLearner()
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
	m := newFolder(t, 4)
	m.put(t, "page-02", `<body><header></header><main><p>Another template.</p></main>`)
	m.put(t, "page-03", fmt.Sprintf(story, "x", "Story number 0"))
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

// capturer is a Capturer of one story.
type capturer struct{ t *testing.T }

func (c capturer) Capture(_ context.Context, src Source) (dataset.Capture, error) {
	if strings.Contains(src.URL, "bad") {
		return dataset.Capture{}, errors.New("not found")
	}
	return dataset.Capture{Page: parse(c.t, fmt.Sprintf(story, "New", "New"), src.URL)}, nil
}

func TestAdd(t *testing.T) {
	m := newFolder(t, 1)
	s := newTestServer(t, m, func(o *Options) { o.Capturer, o.Trainer = capturer{t}, newLearner() })
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
			if list[0].State != "failed" || list[0].Error == "" || list[1].Slug != dataset.Slug("http://paper.test/new") || list[2].Name != "a.html" {
				t.Errorf("the captures are %+v", list)
			}
			break
		}
		<-events
	}
	if p, err := m.Page(dataset.Slug("http://file.invalid/a.html")); err != nil || p.URL != "http://file.invalid/a.html" {
		t.Errorf("the dropped file is not there under a made-up address: %v", err)
	}
}

// Labels leave as lines that come in again, and as rows of the training.
func TestExchange(t *testing.T) {
	m := newFolder(t, 3)
	s := newTestServer(t, m, func(o *Options) { o.Trainer = newLearner() })
	labelHeader(t, s, m, 0)
	labelHeader(t, s, m, 1)
	w := call(s, "GET", "/api/export/labels.jsonl", "")
	lines := strings.SplitAfter(w.Body.String(), "\n")
	if w.Code != 200 || len(lines) != 3 || !strings.Contains(w.Header().Get("Content-Disposition"), "labels.jsonl") {
		t.Fatalf("the export is answered with %d %s", w.Code, w.Body)
	}
	for _, part := range []string{"title", "body"} {
		if w := call(s, "GET", "/api/export/"+part+".libsvm", ""); w.Code != 200 || w.Body.String() != part+" of 2\n" {
			t.Errorf("the rows of the %s are answered with %d %s", part, w.Code, w.Body)
		}
	}
	want := m.selection(t, "page-00")
	for _, slug := range []string{"page-00", "page-01"} {
		if err := m.RemoveLabel(slug); err != nil {
			t.Fatal(err)
		}
	}
	lines[2] = `{"url":"http://paper.test/elsewhere","article":false}` + "\n{}\n"
	w = call(s, "POST", "/api/import", strings.Join(lines, ""))
	if got := w.Body.String(); w.Code != 200 || !strings.Contains(got, `"labelled":2`) || !strings.Contains(got, "not here") || !strings.Contains(got, "line 4") {
		t.Errorf("the import is answered with %d %s", w.Code, got)
	}
	if got := m.selection(t, "page-00"); got.Title != want.Title || !slices.Equal(got.Roots, want.Roots) {
		t.Errorf("the imported label is %+v, want %+v", got, want)
	}
	// A label that does not fit its page any more does not keep the others here.
	m.put(t, "page-02", fmt.Sprintf(story, "x", "y"))
	if err := os.WriteFile(m.path("page-02", "label.json"), []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if w := call(s, "GET", "/api/export/labels.jsonl", ""); w.Code != 200 || strings.Count(w.Body.String(), "\n") != 2 {
		t.Errorf("the export with a damaged label is answered with %d %s", w.Code, w.Body)
	}
}

// refuser takes every page for no article, and counts how often it is asked.
type refuser struct{ asked atomic.Int32 }

func (r *refuser) Propose(*page.Page) (Proposal, error) {
	r.asked.Add(1)
	return Proposal{Selection: page.Selection{Title: page.None, Score: page.Score{Article: 0.1}}, NotArticle: true}, nil
}

// A page is judged once, whoever asks, until it is captured again.
func TestProposalsAreMadeOnce(t *testing.T) {
	m := newFolder(t, 2)
	r := &refuser{}
	s := newTestServer(t, m, func(o *Options) { o.Proposer = r })
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() { s.propose("page-00") })
	}
	wait.Wait()
	s.proposeSome(t.Context())
	for range 2 {
		w := call(s, "GET", "/api/pages/page-00/label", "")
		var got wireLabelling
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil || got.Proposal.Article || got.Proposal.Title != page.None {
			t.Errorf("the proposal is %+v, %v", got.Proposal, err)
		}
	}
	if n := r.asked.Load(); n != 2 {
		t.Errorf("the wrapper was asked %d times for 2 pages", n)
	}
	s.drop("page-00")
	s.proposeSome(t.Context())
	if n := r.asked.Load(); n != 3 {
		t.Errorf("the wrapper was asked %d times, 1 page having changed", n)
	}
	if q := s.queue(); q.From != "two selectors" || len(q.Queue) != 2 {
		t.Errorf("the queue is %+v", q)
	}
}

func TestNewNeeds(t *testing.T) {
	if _, err := New(Options{Hosts: []string{host}}); err == nil {
		t.Error("a labeler without a dataset was made")
	}
	s := newTestServer(t, newFolder(t, 0), func(o *Options) { o.Token = "" })
	if len(s.Token()) < 20 {
		t.Errorf("the token is %q", s.Token())
	}
}

func TestCache(t *testing.T) {
	c := newCache(10, func(s string) int { return len(s) })
	c.put("a", "123456")
	c.put("b", "1234")
	has := func(slug string) bool {
		_, err := c.get(slug, func() (string, error) { return "", errors.New("not kept") })
		return err == nil
	}
	has("a")
	c.put("c", "1234") // the one that was not used goes
	if has("b") || !has("a") {
		t.Error("what was used last went first")
	}
	c.put("d", "12345678901") // too large to keep
	if has("d") || c.used != 10 {
		t.Errorf("%d of 10 bytes are used", c.used)
	}
	c.put("c", "12") // in the place of what was longer
	if c.used != 8 {
		t.Errorf("%d bytes are used, want 8", c.used)
	}
	c.drop("a")
	if has("a") || c.used != 2 {
		t.Errorf("%d bytes are used after a drop", c.used)
	}
}
