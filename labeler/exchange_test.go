package labeler

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/labeler/captures"
	"galley/labeler/labelertest"
)

// capturer is a Capturer of one story.
type capturer struct{ t *testing.T }

func (c capturer) Capture(_ context.Context, src captures.Source) (dataset.Capture, error) {
	if strings.Contains(src.URL, "bad") {
		return dataset.Capture{}, errors.New("not found")
	}
	return dataset.Capture{Page: labelertest.Parse(c.t, fmt.Sprintf(labelertest.Story, "New", "New"), src.URL)}, nil
}

func TestAdd(t *testing.T) {
	m := labelertest.NewFolder(t, 1)
	s := newTestServer(t, m, func(o *Options) { o.Capturer, o.Trainer = capturer{t}, newLearner() })
	running(t, s)
	events, _ := s.events.Open()
	defer s.events.Leave(events)
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
		list := s.captures.All()
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
	m := labelertest.NewFolder(t, 3)
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
	want := m.Selection(t, "page-00")
	for _, slug := range []string{"page-00", "page-01"} {
		if err := m.RemoveLabel(slug); err != nil {
			t.Fatal(err)
		}
	}
	lines[2] = `{"url":"http://paper.test/elsewhere","article":false}` + "\n{}\n"
	w = call(s, "POST", "/api/import", strings.Join(lines, ""))
	if got := w.Body.String(); w.Code != 200 || !strings.Contains(got, `"labelled":2`) || strings.Count(got, `"before":null`) != 2 || !strings.Contains(got, "not here") || !strings.Contains(got, "line 4") {
		t.Errorf("the import is answered with %d %s", w.Code, got)
	}
	if got := m.Selection(t, "page-00"); got.Title != want.Title || !slices.Equal(got.Roots, want.Roots) {
		t.Errorf("the imported label is %+v, want %+v", got, want)
	}
	// A label that does not fit its page any more does not keep the others here.
	m.Put(t, "page-02", fmt.Sprintf(labelertest.Story, "x", "y"))
	if err := os.WriteFile(m.Path("page-02", "label.json"), []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	if w := call(s, "GET", "/api/export/labels.jsonl", ""); w.Code != 200 || strings.Count(w.Body.String(), "\n") != 2 {
		t.Errorf("the export with a damaged label is answered with %d %s", w.Code, w.Body)
	}
}
