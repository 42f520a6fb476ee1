package render

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// crasher serves a page that does something to its browser, from outside, once it
// is there: the page waits for a script whose handler is hit.
func crasher(t *testing.T, hit func(n int32)) string {
	var n atomic.Int32
	return serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/hit.js":
			hit(n.Add(1))
		case "/bad":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, `<p>survived</p><script src=/hit.js></script>`)
		default:
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, `<p>fine`)
		}
	}).URL
}

func TestTabCrash(t *testing.T) {
	needProc(t)
	b := start(t, Options{Tabs: 1, Timeout: guard})
	url := crasher(t, func(n int32) {
		if n == 1 && killPages(b) == 0 {
			t.Error("no renderer found")
		}
	})
	c := capture(t, b, Source{URL: url + "/bad"}, Want{})
	if !c.Retried || text(t, c.Page, "p") != "survived" {
		t.Errorf("Retried %v, text %q", c.Retried, text(t, c.Page, "p"))
	}
	if c := capture(t, b, Source{URL: url}, Want{}); c.Retried {
		t.Error("the page after a crash was retried as well")
	}
}

func TestTabCrashesTwice(t *testing.T) {
	needProc(t)
	b := start(t, Options{Tabs: 1, Timeout: guard})
	url := crasher(t, func(n int32) { killPages(b) })
	_, err := b.Capture(t.Context(), Source{URL: url + "/bad"}, Want{})
	if !ofType[*CrashError](err) {
		t.Errorf("%v, want a *CrashError", err)
	}
	if got := text(t, load(t, b, url), "p"); got != "fine" {
		t.Errorf("the next page has text %q", got)
	}
}

// A renderer that dies while its tab waits for work must not cost the next page.
func TestIdleTabCrashes(t *testing.T) {
	needProc(t)
	b := start(t, Options{Tabs: 1, Timeout: guard})
	url := crasher(t, func(int32) {})
	load(t, b, url)
	killPages(b)
	if got := text(t, load(t, b, url), "p"); got != "fine" {
		t.Errorf("the next page has text %q", got)
	}
}

func TestBrowserDies(t *testing.T) {
	needProc(t)
	const tabs = 3
	b := start(t, Options{Tabs: tabs, Timeout: guard})
	pid := browserPid(b)
	together := make(chan struct{})
	url := crasher(t, func(n int32) {
		switch {
		case n < tabs:
			<-together
		case n == tabs:
			// All tabs are in the middle of their page.
			kill(pid)
			close(together)
		}
	})
	var captures sync.WaitGroup
	for range 2 * tabs {
		captures.Go(func() {
			c, err := b.Capture(t.Context(), Source{URL: url + "/bad"}, Want{})
			if err != nil {
				t.Error(err)
				return
			}
			if got := text(t, c.Page, "p"); got != "survived" {
				t.Errorf("text = %q", got)
			}
		})
	}
	captures.Wait()
	if b.Version() == "" || browserPid(b) == pid {
		t.Error("no new browser runs")
	}
}

func TestBrowserDiesIdle(t *testing.T) {
	needProc(t)
	b := start(t, Options{Timeout: guard})
	url := crasher(t, func(int32) {})
	load(t, b, url)
	gone := b.running().Gone
	kill(browserPid(b))
	<-gone
	if got := b.Version(); got != "" {
		t.Errorf("Version of a dead browser = %q", got)
	}
	c := capture(t, b, Source{URL: url}, Want{})
	if c.Retried || text(t, c.Page, "p") != "fine" {
		t.Errorf("Retried %v, text %q", c.Retried, text(t, c.Page, "p"))
	}
}

func TestCancel(t *testing.T) {
	b := start(t, Options{Tabs: 1})
	ctx, cancel := context.WithCancelCause(t.Context())
	stop := errors.New("the user pressed a key")
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		cancel(stop)
		<-r.Context().Done()
	})
	began := time.Now()
	if _, err := b.Capture(ctx, Source{URL: s.URL}, Want{}); !errors.Is(err, stop) {
		t.Errorf("%v, want %v", err, stop)
	}
	if _, err := b.Capture(ctx, Source{URL: s.URL}, Want{}); !errors.Is(err, stop) {
		t.Errorf("a capture that comes later: %v, want %v", err, stop)
	}
	t.Log("returned after", time.Since(began))
	ok := site(t, map[string]string{"/": "<p>fine"})
	if got := text(t, load(t, b, ok.URL), "p"); got != "fine" {
		t.Errorf("the next page has text %q", got)
	}
}

func TestCloseMidway(t *testing.T) {
	b := start(t, Options{Tabs: 2})
	url := crasher(t, func(n int32) {
		if n == 2 {
			go b.Close()
		}
	})
	var captures sync.WaitGroup
	for range 4 {
		captures.Go(func() {
			if _, err := b.Capture(t.Context(), Source{URL: url + "/bad"}, Want{MHTML: true}); err != nil && !errors.Is(err, ErrClosed) {
				t.Errorf("%v, want ErrClosed", err)
			}
		})
	}
	captures.Wait()
	b.Close()
	if _, err := b.Capture(t.Context(), Source{URL: url}, Want{}); !errors.Is(err, ErrClosed) {
		t.Errorf("%v, want ErrClosed", err)
	}
}
