package batch

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"galley/batch/input"
	"galley/batch/politeness"
	"galley/batch/queue"
	"galley/batch/sink"
	"galley/network"
	"galley/render"
)

// workFunc is a Work.
type workFunc func(ctx context.Context, item input.Item, try int) (Result, error)

func (f workFunc) Do(ctx context.Context, item input.Item, try int) (Result, error) {
	return f(ctx, item, try)
}

// fixture is a batch that writes JSON lines.
type fixture struct {
	t   *testing.T
	dir string
	Options
}

func newFixture(t *testing.T, dir string, work workFunc, names ...string) *fixture {
	t.Helper()
	q, err := queue.Open(t.Context(), queue.Options{Name: "test", Dir: filepath.Join(dir, "queue")})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(q.Close)
	f := &fixture{t: t, dir: dir}
	f.Options = Options{
		Manifest: filepath.Join(dir, "manifest.jsonl"), Scratch: dir, Queue: q, Work: work, Jobs: 4,
		Judge: Judge(func(error) int { return 1 }), Hosts: politeness.Options{Backoff: time.Millisecond},
		Source: func(ctx context.Context, emit input.Emit) error {
			for _, name := range names {
				if err := emit(input.Named(name)); err != nil {
					return err
				}
			}
			return nil
		},
		Open: func(end func(string) int64) (sink.Sink, sink.Sink, error) {
			s, err := sink.OpenLog(filepath.Join(dir, "out.jsonl"), "out.jsonl", end("out.jsonl"))
			return s, nil, err
		},
	}
	return f
}

func (f *fixture) run() Summary {
	f.t.Helper()
	s, err := Run(f.t.Context(), f.Options)
	if err != nil {
		f.t.Fatal(err)
	}
	return s
}

// lines are the outcomes by input.
func (f *fixture) lines() map[string]Outcome {
	f.t.Helper()
	list := map[string]Outcome{}
	if err := ReadManifest(f.Manifest, func(o Outcome) error {
		if _, twice := list[o.Input]; twice {
			f.t.Errorf("%s has two lines", o.Input)
		}
		list[o.Input] = o
		return nil
	}); err != nil {
		f.t.Fatal(err)
	}
	return list
}

// check holds that every result is where its line says, and nothing else is there.
func (f *fixture) check() {
	f.t.Helper()
	data, err := os.ReadFile(filepath.Join(f.dir, "out.jsonl"))
	if err != nil {
		f.t.Fatal(err)
	}
	done := 0
	for name, o := range f.lines() {
		if o.Status != Done {
			continue
		}
		done++
		var got string
		if err := json.Unmarshal(data[o.Offset:o.Offset+o.Length], &got); err != nil || got != "result of "+name {
			f.t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	if n := bytes.Count(data, []byte("\n")); n != done {
		f.t.Errorf("%d results, %d inputs that are done", n, done)
	}
}

func result(item input.Item) Result {
	data, _ := json.Marshal("result of " + item.Input)
	return Result{Data: data}
}

func addresses(n int) (names []string) {
	for i := range n {
		names = append(names, fmt.Sprintf("http://h%d.example/page?id=%d", i%7, i))
	}
	return names
}

// TestEveryInput holds that each input is worked on once and has one line, whatever
// becomes of it, and that a second run does nothing.
func TestEveryInput(t *testing.T) {
	var mu sync.Mutex
	tries := map[string]int{}
	work := func(_ context.Context, item input.Item, _ int) (Result, error) {
		mu.Lock()
		defer mu.Unlock()
		tries[item.Input]++
		switch {
		case strings.Contains(item.URL, "gone"):
			return Result{}, &render.StatusError{URL: item.URL, Status: http.StatusNotFound}
		case strings.Contains(item.URL, "flaky") && tries[item.Input] == 1:
			return Result{}, &render.StatusError{URL: item.URL, Status: http.StatusTooManyRequests, RetryAfter: time.Millisecond}
		case strings.Contains(item.URL, "broken"):
			return Result{}, &render.StatusError{URL: item.URL, Status: http.StatusBadGateway}
		case strings.Contains(item.URL, "unknown"):
			return Result{}, &render.NetworkError{URL: item.URL, Reason: "no such host", NoHost: true}
		case strings.HasPrefix(item.URL, "ftp"):
			return Result{}, render.Source{URL: item.URL}.Check()
		}
		return result(item), nil
	}
	dir := t.TempDir()
	names := append(addresses(60), "http://a.example/gone", "http://a.example/flaky", "http://b.example/broken",
		"http://unknown.example/1", "http://unknown.example/2", "ftp://a.example/x", "HTTP://H0.example:80/page?id=0#top", "http://h0.example/page?id=0", "no-such-host.example")
	f := newFixture(t, dir, work, names...)
	f.Hosts.Connections = 1 // two requests at once would both ask for the unknown host
	s := f.run()
	f.check()
	lines := f.lines()
	distinct := slices.Compact(slices.Sorted(slices.Values(names)))
	if len(lines) != len(distinct) {
		t.Errorf("%d lines for %d inputs", len(lines), len(distinct))
	}
	for name, want := range map[string]Outcome{
		names[3]: {Status: Done, Tries: 1}, "http://a.example/gone": {Status: Failed, Tries: 1}, "http://a.example/flaky": {Status: Done, Tries: 2},
		"http://b.example/broken": {Status: Dead, Tries: 3}, "ftp://a.example/x": {Status: Refused, Tries: 1},
		"HTTP://H0.example:80/page?id=0#top": {Status: Duplicate}, "no-such-host.example": {Status: Failed, Tries: 1},
	} {
		if got := lines[name]; got.Status != want.Status || got.Tries != want.Tries {
			t.Errorf("%s: %s after %d tries (%s), want %s after %d", name, got.Status, got.Tries, got.Error, want.Status, want.Tries)
		}
	}
	if asked := tries["http://unknown.example/1"] + tries["http://unknown.example/2"]; asked != 1 {
		t.Errorf("an unknown host was asked %d times", asked)
	}
	if s.Total() != len(lines) || s.Untried != 0 {
		t.Errorf("summary %+v", s)
	}
	f.Work = workFunc(func(_ context.Context, item input.Item, _ int) (Result, error) {
		t.Errorf("%s is worked on again", item.Input)
		return Result{}, nil
	})
	f.Stats = nil
	if s := f.run(); s.Total() != 0 || s.Skipped != len(names) {
		t.Errorf("a second run: %d lines, %d skipped", s.Total(), s.Skipped)
	}
}

// TestResultsAppear holds that finished pages do not wait for a slow one.
// The error of a source that cannot be read is that of the run, however quickly the rest of it
// finds that there is nothing to do.
func TestSourceFails(t *testing.T) {
	broken := errors.New("the list cannot be read")
	f := newFixture(t, t.TempDir(), func(context.Context, input.Item, int) (Result, error) { return Result{}, nil })
	f.Source = func(context.Context, input.Emit) error { return broken }
	var lost int
	for range 50 {
		if _, err := Run(t.Context(), f.Options); !errors.Is(err, broken) {
			lost++
		}
	}
	if lost > 0 {
		t.Errorf("%d of 50 runs ended without the error of the source", lost)
	}
}

func TestResultsAppear(t *testing.T) {
	names := append([]string{"http://slow.example/"}, addresses(30)...)
	release := make(chan bool)
	f := newFixture(t, t.TempDir(), func(ctx context.Context, item input.Item, _ int) (Result, error) {
		if strings.Contains(item.URL, "slow") {
			<-release
		}
		return result(item), nil
	}, names...)
	written := 0
	f.Wrote = func(Outcome) {
		if written++; written == 30 {
			close(release)
		}
	}
	f.run()
	f.check()
}

// TestInterrupted holds that a run that is ended leaves no line for what it did not do,
// and that the next one does the rest.
func TestInterrupted(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(t.Context())
	names := addresses(50)
	f := newFixture(t, dir, func(ctx context.Context, item input.Item, _ int) (Result, error) {
		if item.Input == names[20] {
			<-ctx.Done()
			return Result{}, ctx.Err()
		}
		return result(item), nil
	}, names...)
	written := 0
	f.Wrote = func(Outcome) {
		if written++; written == 10 {
			cancel()
		}
	}
	if _, err := Run(ctx, f.Options); !errors.Is(err, context.Canceled) {
		t.Fatalf("ended with %v", err)
	}
	f.check()
	for name, o := range f.lines() {
		if o.Status != Done {
			t.Errorf("%s: %s", name, o.Status)
		}
	}
	f.Queue.Close()
	next := newFixture(t, dir, func(_ context.Context, item input.Item, _ int) (Result, error) { return result(item), nil }, names...)
	next.run()
	next.check()
	if n := len(next.lines()); n != len(names) {
		t.Errorf("%d lines, want %d", n, len(names))
	}
}

// TestKilledWhileWriting holds that what a killed process had half written, in results
// and manifest, does not count.
func TestKilledWhileWriting(t *testing.T) {
	dir := t.TempDir()
	work := func(_ context.Context, item input.Item, _ int) (Result, error) { return result(item), nil }
	names := addresses(20)
	f := newFixture(t, dir, work, names[:10]...)
	f.run()
	f.Queue.Close()
	for name, torn := range map[string]string{"out.jsonl": "\"result of x\"\n\"resu", "manifest.jsonl": `{"input":"x","key":"00`} {
		file, err := os.OpenFile(filepath.Join(dir, name), os.O_APPEND|os.O_WRONLY, 0)
		if err == nil {
			_, err = file.WriteString(torn)
			file.Close()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	next := newFixture(t, dir, work, names...)
	next.run()
	next.check()
	if n := len(next.lines()); n != 20 {
		t.Errorf("%d lines, want 20", n)
	}
}

// failing is a sink whose disk is full after a number of results.
type failing struct {
	sink.Sink
	left int
}

var errFull = errors.New("no space left on device")

func (f *failing) Commit() error {
	if f.left--; f.left < 0 {
		return errFull
	}
	return f.Sink.Commit()
}

// TestFullDisk holds that a run ends with the error, and that the next one goes on.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	work := func(_ context.Context, item input.Item, _ int) (Result, error) { return result(item), nil }
	names := addresses(40)
	f := newFixture(t, dir, work, names...)
	open := f.Open
	f.Open = func(end func(string) int64) (sink.Sink, sink.Sink, error) {
		s, _, err := open(end)
		return &failing{s, 1}, nil, err
	}
	f.Jobs = 1
	if _, err := Run(t.Context(), f.Options); !errors.Is(err, errFull) {
		t.Fatalf("ended with %v", err)
	}
	f.Open, f.Stats = open, nil
	f.run()
	f.check()
	if n := len(f.lines()); n != 40 {
		t.Errorf("%d lines, want 40", n)
	}
}

// stopping is a sink that fails while the run is ended.
type stopping struct {
	sink.Sink
	stop func()
}

func (s *stopping) Commit() error {
	s.stop()
	return errFull
}

// TestFullDiskAtTheEnd holds that an error of writing is told, too, when the run has ended
// meanwhile: the writer goes on after everything else.
func TestFullDiskAtTheEnd(t *testing.T) {
	work := func(_ context.Context, item input.Item, _ int) (Result, error) { return result(item), nil }
	f := newFixture(t, t.TempDir(), work, addresses(3)...)
	ctx, stop := context.WithCancel(t.Context())
	open := f.Open
	f.Open = func(end func(string) int64) (sink.Sink, sink.Sink, error) {
		s, _, err := open(end)
		return &stopping{s, stop}, nil, err
	}
	if _, err := Run(ctx, f.Options); !errors.Is(err, errFull) {
		t.Errorf("ended with %v", err)
	}
}

// TestPoison holds that a page is given up whose worker dies each time, and that it can
// be revived.
func TestPoison(t *testing.T) {
	dir := t.TempDir()
	work := func(_ context.Context, item input.Item, _ int) (Result, error) { return result(item), nil }
	f := newFixture(t, dir, work, "http://a.example/poison", "http://a.example/good")
	f.Jobs = 1
	key := input.Named("http://a.example/poison").Key
	for range 5 { // processes that died while they worked on it
		if _, err := f.Queue.Start(t.Context(), keyText(key), true); err != nil {
			t.Fatal(err)
		}
	}
	f.run()
	if o := f.lines()["http://a.example/poison"]; o.Status != Dead || !strings.Contains(o.Error, "5 times") {
		t.Fatalf("%+v", o)
	}
	ids, err := f.Queue.Exhume(t.Context())
	if err != nil || len(ids) != 1 {
		t.Fatal(ids, err)
	}
	if n, err := DropLines(f.Manifest, dir, func(o Outcome) bool { return o.Key == ids[0] }); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	f.Source, f.Stats = nil, nil
	f.run()
	f.check()
	if o := f.lines()["http://a.example/poison"]; o.Status != Done {
		t.Errorf("revived: %+v", o)
	}
}

// TestHostsInTurn holds that a slow host does not keep others waiting, though its pages
// come first in the list.
func TestHostsInTurn(t *testing.T) {
	var names []string
	for i := range 40 {
		names = append(names, fmt.Sprintf("http://one.example/%d", i))
	}
	names = append(names, "http://other.example/")
	var mu sync.Mutex
	var order []string
	f := newFixture(t, t.TempDir(), func(ctx context.Context, item input.Item, _ int) (Result, error) {
		// What loads pages waits for the turn of each request.
		sent, err := network.TurnOf(ctx)(ctx, item.Host())
		if err != nil {
			return Result{}, err
		}
		sent()
		mu.Lock()
		defer mu.Unlock()
		order = append(order, item.Host())
		return result(item), nil
	}, names...)
	f.Hosts.Delay = 20 * time.Millisecond
	f.run()
	if at := slices.Index(order, "other.example"); at < 0 || at > 35 {
		t.Errorf("the other host was asked after %d pages of the first", at)
	}
}
