package jobs

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"galley"
	"galley/batch"
	"galley/internal/fetch"
	"galley/models"
	"galley/server/problem"
)

const story = `<!doctype html><html lang=en><title>The ferry returns</title><body><article><h1>The ferry returns</h1>` +
	`<p>The ferry to the island returned on Monday after nine months in the yard, with a new engine and fresh paint on the rails.</p>` +
	`<p>Passengers waited since dawn, and the first crossing took forty minutes in a calm sea while the band played on the upper deck.</p></article>`

// world is a site, a place for webhooks, and where batches are kept.
type world struct {
	t     *testing.T
	dir   string
	site  string
	hook  string
	hold  chan struct{} // /held is answered when it is closed
	asked chan string   // paths
	told  chan *http.Request
	body  chan []byte
}

func newWorld(t *testing.T) *world {
	w := &world{t: t, dir: t.TempDir(), hold: make(chan struct{}), asked: make(chan string, 100), told: make(chan *http.Request, 10), body: make(chan []byte, 10)}
	site := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.asked <- r.URL.Path
		if strings.HasPrefix(r.URL.Path, "/held") {
			select {
			case <-w.hold:
			case <-r.Context().Done():
			}
		}
		if r.URL.Path == "/none" {
			http.NotFound(rw, r)
			return
		}
		rw.Header().Set("Content-Type", "text/html")
		fmt.Fprint(rw, story)
	}))
	t.Cleanup(site.Close)
	hook := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		data, _ := io.ReadAll(r.Body)
		w.told <- r
		w.body <- data
	}))
	t.Cleanup(hook.Close)
	w.site, w.hook = site.URL, hook.URL
	return w
}

// open starts a store; stop ends it as the end of the service does.
func (w *world) open() (s *Store, stop func()) {
	w.t.Helper()
	parser, err := galley.New(galley.Options{NoBrowser: true})
	if err != nil {
		w.t.Fatal(err)
	}
	client := fetch.NewClient(fetch.Options{Timeout: 10 * time.Second})
	s, err = Open(Options{
		Dir: w.dir, MaxInputs: 5, MaxOpen: 2, Jobs: 2, Client: client, Extraction: batch.Extraction{Parser: parser, Client: client, Timeout: 10 * time.Second},
		Enter: func(context.Context) (func(), error) { return func() {}, nil }, Failed: func(err error) { w.t.Error(err) },
		Judge: batch.Judge(func(err error) int {
			if errors.Is(err, models.ErrNoArticle) {
				return 3
			}
			return 1
		}),
	})
	if err != nil {
		w.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(w.t.Context())
	var wait sync.WaitGroup
	wait.Go(func() { s.Run(ctx) })
	stop = sync.OnceFunc(func() {
		cancel()
		wait.Wait()
		s.Close()
		client.Close()
	})
	w.t.Cleanup(stop)
	return s, stop
}

// until waits for a state.
func until(t *testing.T, s *Store, id string, state State) Batch {
	t.Helper()
	for {
		b, err := s.Get("me", id)
		if err != nil {
			t.Fatal(err)
		}
		if b.State == state {
			return b
		}
		if b.State.Ended() {
			t.Fatalf("the batch is %s (%s), want %s", b.State, b.Error, state)
		}
		time.Sleep(2 * time.Millisecond)
	}
}

func (w *world) lines(s *Store, id string, from, limit int) (list []Line) {
	w.t.Helper()
	var out bytes.Buffer
	if err := s.Results("me", id, from, limit, func() io.Writer { return &out }); err != nil {
		w.t.Fatal(err)
	}
	for d := json.NewDecoder(&out); ; {
		var l Line
		if err := d.Decode(&l); err == io.EOF {
			return list
		} else if err != nil {
			w.t.Fatal(err)
		}
		list = append(list, l)
	}
}

func TestBatch(t *testing.T) {
	w := newWorld(t)
	s, _ := w.open()
	b, secret, err := s.Create("me", BatchRequest{URLs: []string{w.site + "/a", w.site + "/none", w.site + "/b"}, With: []string{"markdown"}, Webhook: &Webhook{URL: w.hook}})
	if err != nil {
		t.Fatal(err)
	}
	done := until(t, s, b.ID, Done)
	if done.Inputs != 3 || done.Done != 3 || done.Status[batch.Done] != 2 || done.Status[batch.Failed] != 1 {
		t.Errorf("%+v", done)
	}
	lines := w.lines(s, b.ID, 0, 100)
	for _, l := range lines {
		if ok := l.URL != w.site+"/none"; ok != (l.Status == batch.Done) || ok != strings.Contains(string(l.Article), `"markdown":"The ferry`) && ok != strings.Contains(string(l.Article), "nine months") {
			t.Errorf("%+v %s", l, l.Article)
		}
	}
	if part := w.lines(s, b.ID, 1, 1); len(lines) != 3 || len(part) != 1 || part[0].URL != lines[1].URL {
		t.Errorf("%d lines, and the second is %+v", len(lines), part)
	}
	r, body := <-w.told, <-w.body
	seconds, err := strconv.ParseInt(r.Header.Get("Webhook-Timestamp"), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	want, err := sign(secret, r.Header.Get("Webhook-Id"), time.Unix(seconds, 0), body)
	if err != nil || r.Header.Get("Webhook-Signature") != want {
		t.Errorf("signature %q, want %q, %v", r.Header.Get("Webhook-Signature"), want, err)
	}
	var m Message
	if err := json.Unmarshal(body, &m); err != nil || m.Type != "batch.done" || m.Data.ID != b.ID || strings.Contains(string(body), secret) {
		t.Errorf("%v: %s", err, body)
	}
	if _, err := s.Get("you", b.ID); problem.Of(err).Status != 404 || len(s.List("you")) != 0 || len(s.List("me")) != 1 {
		t.Errorf("somebody else's batch: %v", err)
	}
}

// TestBatchPages joins an article that is split over two pages, where that was asked for.
func TestBatchPages(t *testing.T) {
	site := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		rw.Header().Set("Content-Type", "text/html")
		if r.URL.Path == "/ferry/2/" {
			fmt.Fprint(rw, strings.NewReplacer("returned on Monday", "leaves every hour", "since dawn", "with their bicycles").Replace(story), "<a href=/ferry/>1</a>")
			return
		}
		fmt.Fprint(rw, story, "<p>Page 1 <a href=/ferry/2/>2</a></p>")
	}))
	t.Cleanup(site.Close)
	s, _ := newWorld(t).open()
	for pages, want := range []bool{1: false, 2: true} {
		b, _, err := s.Create("me", BatchRequest{URLs: []string{site.URL + "/ferry/"}, Pages: pages})
		if err != nil {
			t.Fatal(err)
		}
		until(t, s, b.ID, Done)
		var out bytes.Buffer
		if err := s.Results("me", b.ID, 0, 9, func() io.Writer { return &out }); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(out.String(), "every hour"); got != want || !strings.Contains(out.String(), "on Monday") {
			t.Errorf("%d pages: %s", pages, out.String())
		}
	}
}

// TestGoesOn ends the service in the middle of a batch and starts it again.
func TestGoesOn(t *testing.T) {
	w := newWorld(t)
	s, stop := w.open()
	b, _, err := s.Create("me", BatchRequest{URLs: []string{w.site + "/a", w.site + "/held"}})
	if err != nil {
		t.Fatal(err)
	}
	for len(w.lines(s, b.ID, 0, 9)) == 0 {
		time.Sleep(2 * time.Millisecond)
	}
	stop()
	for len(w.asked) > 0 {
		<-w.asked
	}
	close(w.hold)
	s, _ = w.open()
	if done := until(t, s, b.ID, Done); done.Done != 2 || done.Status[batch.Done] != 2 {
		t.Errorf("%+v", done)
	}
	for len(w.asked) > 0 {
		if path := <-w.asked; path == "/a" {
			t.Error("/a was done twice")
		}
	}
}

func TestCancel(t *testing.T) {
	w := newWorld(t)
	s, _ := w.open()
	b, _, err := s.Create("me", BatchRequest{URLs: []string{w.site + "/held"}})
	if err != nil {
		t.Fatal(err)
	}
	<-w.asked
	if _, err := s.Cancel("you", b.ID); problem.Of(err).Status != 404 {
		t.Errorf("somebody else's batch: %v", err)
	}
	if c, err := s.Cancel("me", b.ID); err != nil || c.State != Cancelled {
		t.Errorf("%+v %v", c, err)
	}
	if again, err := s.Cancel("me", b.ID); err != nil || again.State != Cancelled {
		t.Errorf("twice: %+v %v", again, err)
	}
}

func TestRefused(t *testing.T) {
	w := newWorld(t)
	s, _ := w.open()
	one := []string{w.site + "/held"}
	for _, tt := range []struct {
		name   string
		r      BatchRequest
		status int
	}{
		{"nothing", BatchRequest{}, 400},
		{"too many", BatchRequest{URLs: []string{"http://a", "http://a", "http://a", "http://a", "http://a", "http://a"}}, 400},
		{"a file", BatchRequest{URLs: []string{"/etc/passwd"}}, 403},
		{"a file by its scheme", BatchRequest{URLs: []string{"file:///etc/passwd"}}, 403},
		{"webhook to a file", BatchRequest{URLs: one, Webhook: &Webhook{URL: "file:///x"}}, 403},
		{"short secret", BatchRequest{URLs: one, Webhook: &Webhook{URL: w.hook, Secret: "whsec_AAAA"}}, 400},
		{"first", BatchRequest{URLs: one}, 0},
		{"second", BatchRequest{URLs: one}, 0},
		{"third that has not ended", BatchRequest{URLs: one}, 429},
	} {
		_, _, err := s.Create("me", tt.r)
		if tt.status == 0 && err != nil || tt.status != 0 && (err == nil || problem.Of(err).Status != tt.status) {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
	close(w.hold)
}

// TestFull holds that a batch on a full disk waits, and others do not wait for it.
func TestFull(t *testing.T) {
	w := newWorld(t)
	s, stop := w.open()
	stop()
	s.o.Failed = func(error) {}
	b, _, err := s.Create("me", BatchRequest{URLs: []string{w.site + "/1"}})
	if err != nil {
		t.Fatal(err)
	}
	other, _, err := s.Create("me", BatchRequest{URLs: []string{w.site + "/2"}})
	if err != nil {
		t.Fatal(err)
	}
	free := make(chan struct{}, 5)
	j, _ := s.next(t.Context(), free)
	if j == nil || j.ID != b.ID {
		t.Fatalf("%+v runs", j)
	}
	j.cancel = nil
	s.settle(j, fmt.Errorf("write its files: %w", &fs.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC}), nil)
	if j.State != Waiting || !strings.Contains(j.Batch.Error, "when there is room") {
		t.Errorf("it is %s: %s", j.State, j.Batch.Error)
	}
	if next, _ := s.next(t.Context(), free); next == nil || next.ID != other.ID {
		t.Errorf("%+v runs beside it", next)
	}
	if next, _ := s.next(t.Context(), free); next != nil {
		t.Errorf("%s runs at once again", next.ID)
	}
	j.after = time.Now()
	if next, _ := s.next(t.Context(), free); next != j || j.State != Running || j.Batch.Error != "" {
		t.Errorf("%+v runs later", next)
	}
	j.cancel = nil
	s.settle(j, errors.New("damaged"), nil)
	if j.State != Failed {
		t.Errorf("it is %s", j.State)
	}
}
