package labeler

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/labeler/labelertest"
	"galley/labeler/labels"
	"galley/labeler/review"
	"galley/labeler/training"
	"galley/page"
)

// learner is a Trainer that knows all of memory's pages; it waits to be let go.
type learner struct {
	began   chan bool // thorough
	proceed chan error
}

func newLearner() *learner {
	return &learner{make(chan bool, 10), make(chan error, 10)}
}

func (l *learner) Train(ctx context.Context, samples []dataset.Sample, thorough bool, progress func(done, all int)) (training.Trained, error) {
	l.began <- thorough
	progress(1, 2)
	select {
	case <-ctx.Done():
		return training.Trained{}, ctx.Err()
	case err := <-l.proceed:
		if err != nil {
			return training.Trained{}, err
		}
	}
	n := len(samples)
	suspects := map[string]string{samples[0].URL: "it stands alone"}
	return training.Trained{Proposer: labelertest.Finder{Title: "header", Body: "main"}, Pages: n, Right: n, File: "some.wrapper", Suspects: suspects}, nil
}

func (l *learner) WriteProblem(_ context.Context, w io.Writer, samples []dataset.Sample, part string) error {
	_, err := fmt.Fprintf(w, "%s of %d\n", part, len(samples))
	return err
}

// awaitStatus waits until a training is in a phase.
func awaitStatus(t *testing.T, s *Server, phase string) training.Status {
	t.Helper()
	events, ok := s.events.Open()
	if !ok {
		t.Fatal("the server has ended")
	}
	defer s.events.Leave(events)
	for {
		if st := s.worker.Status(); st.Phase == phase {
			return st
		}
		select {
		case <-events:
		case <-t.Context().Done():
			t.Fatal("the test is over")
		}
	}
}

func labelHeader(t *testing.T, s *Server, m *labelertest.Folder, i int) {
	t.Helper()
	slug := fmt.Sprintf("page-%02d", i)
	label := labels.Label{Title: m.Node(t, slug, "header"), Roots: []page.NodeID{m.Node(t, slug, "main")}, Article: true}
	if code, _ := put(t, s, slug, labels.None, label); code != 200 {
		t.Fatalf("the label of %s is answered with %d", slug, code)
	}
}

// Every five labels there is a training; meanwhile labels go on, and afterwards all
// pages without a label have new proposals.
func TestBackgroundTraining(t *testing.T) {
	m := labelertest.NewFolder(t, 12)
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
	got, err := s.worker.Propose("page-11")
	if err != nil || got.Title != m.Node(t, "page-11", "header") {
		t.Errorf("the new proposal is %+v, %v", got, err)
	}
	if q := s.queue(""); len(q.Queue) != 6 || q.Generation != 1 || !strings.Contains(q.From, "wrapper") {
		t.Errorf("the queue is %+v", q)
	}
}

// A thorough training makes one in the background give way, can be cancelled, and
// shows afterwards where it differs from the labels.
func TestThoroughTraining(t *testing.T) {
	m := labelertest.NewFolder(t, 8)
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
	put(t, s, slug, labels.None, labels.Label{Title: m.Node(t, slug, "h1"), Roots: []page.NodeID{m.Node(t, slug, "main")}, Article: true})
	call(s, "POST", "/api/training", "")
	<-l.began
	l.proceed <- nil
	if st := awaitStatus(t, s, "done"); st.Result == nil || st.Result.File != "some.wrapper" {
		t.Errorf("the training is told as %+v", st)
	}
	var list []review.Disagreement
	if err := json.Unmarshal(call(s, "GET", "/api/review", "").Body.Bytes(), &list); err != nil {
		t.Fatal(err)
	}
	// A label that does not fit the others comes first, though the wrapper agrees with it.
	if len(list) != 2 || list[0].Suspect != "it stands alone" || list[0].Title || list[1].Slug != slug || !list[1].Title || list[1].Body {
		t.Errorf("to review are %+v", list)
	}
	// A cut that the wrapper does not make is a difference too.
	slug = "page-06"
	put(t, s, slug, labels.None, labels.Label{Title: m.Node(t, slug, "header"), Roots: []page.NodeID{m.Node(t, slug, "main")}, Cut: []page.NodeID{m.Node(t, slug, "#text")}, Article: true})
	list = nil
	if err := json.Unmarshal(call(s, "GET", "/api/review", "").Body.Bytes(), &list); err != nil {
		t.Fatal(err)
	}
	if i := slices.IndexFunc(list, func(d review.Disagreement) bool { return d.Slug == slug }); i < 0 || !list[i].Cut || list[i].Body || list[i].Title {
		t.Errorf("with a cut to review are %+v", list)
	}
	call(s, "POST", "/api/training", "")
	<-l.began
	l.proceed <- errors.New("no svm-train")
	if st := awaitStatus(t, s, "failed"); st.Error != "no svm-train" {
		t.Errorf("the failure is told as %+v", st)
	}
}
