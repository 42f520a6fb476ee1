//go:build unix

package render

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A Chrome that hangs is ended, and its pages are loaded by another: the one that found
// out, and the one that was under way.
func TestBrowserHangs(t *testing.T) {
	asked := make(chan bool, 1)
	var times atomic.Int32
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		if r.URL.Path == "/held" && times.Add(1) == 1 {
			asked <- true
			<-r.Context().Done()
		}
		fmt.Fprint(w, "<p>fine")
	}))
	t.Cleanup(s.Close)
	b := start(t, Options{Tabs: 2, openLimit: 2 * time.Second})
	hung := chromedp.FromContext(b.proc.Context).Browser.Process()
	var under sync.WaitGroup
	under.Go(func() {
		if c, err := b.Capture(t.Context(), Source{URL: s.URL + "/held"}, Want{}); err != nil {
			t.Errorf("under way: %v", err)
		} else if got := text(t, c.Page, "p"); got != "fine" || !c.Retried {
			t.Errorf("under way: %q, tried again: %v", got, c.Retried)
		}
	})
	<-asked
	if err := hung.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	if got := text(t, load(t, b, s.URL), "p"); got != "fine" {
		t.Errorf("text = %q", got)
	}
	under.Wait()
	if err := hung.Signal(syscall.Signal(0)); err == nil {
		t.Error("the Chrome that hung is there still")
	}
}

// A page whose Chrome hangs while it is loaded ends when its time is over, though Chrome can be
// told nothing any more.
func TestHangsUnderWay(t *testing.T) {
	asked := make(chan bool, 1)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, "<p>fine")
		w.(http.Flusher).Flush()
		asked <- true
		<-r.Context().Done()
	}))
	t.Cleanup(s.Close)
	b := start(t, Options{Tabs: 1, Timeout: 2 * time.Second})
	ended := make(chan error, 1)
	go func() {
		_, err := b.Capture(t.Context(), Source{URL: s.URL}, Want{})
		ended <- err
	}()
	<-asked
	hung := chromedp.FromContext(b.proc.Context).Browser.Process()
	if err := hung.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	defer hung.Kill()
	select {
	case err := <-ended:
		var late *TimeoutError
		if !errors.As(err, &late) {
			t.Errorf("%v, want a *TimeoutError", err)
		}
	case <-time.After(guard):
		t.Fatal("the page does not end")
	}
}

// A page that floods Chrome keeps its tab from closing, but nobody waits for that: neither who
// asked for the page, nor Close.
func TestFloodEndsInTime(t *testing.T) {
	const flood = `<p>x<script>for (let i = 0; i < 1e5; i++) history.replaceState(i, "", "#" + i)</script>`
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, flood)
	})
	b := start(t, Options{Timeout: 3 * time.Second})
	began := time.Now()
	_, err := b.Capture(t.Context(), Source{URL: s.URL}, Want{})
	var late *TimeoutError
	if err != nil && !errors.As(err, &late) {
		t.Errorf("error %v, want a *TimeoutError, or none where Chrome is quick", err)
	}
	b.Close()
	if took := time.Since(began); took > 6*time.Second {
		t.Errorf("the page and Close took %v, of a page that has 3s", took)
	}
}
