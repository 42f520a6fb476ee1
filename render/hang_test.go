package render

import (
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A Chrome that hangs is ended, and the page is loaded by another.
func TestBrowserHangs(t *testing.T) {
	defer func(d time.Duration) { openLimit = d }(openLimit)
	openLimit = 2 * time.Second
	s := site(t, map[string]string{"/": "<p>fine"})
	b := start(t, Options{Tabs: 1})
	hung := chromedp.FromContext(b.proc.ctx).Browser.Process()
	if err := hung.Signal(syscall.SIGSTOP); err != nil {
		t.Fatal(err)
	}
	if got := text(t, load(t, b, s.URL), "p"); got != "fine" {
		t.Errorf("text = %q", got)
	}
	if err := hung.Signal(syscall.Signal(0)); err == nil {
		t.Error("the Chrome that hung is there still")
	}
}

// Pages whose time is shorter than openLimit find out together.
func TestPatience(t *testing.T) {
	p := &process{hangs: make(chan struct{})}
	began := time.Now()
	if got := p.patience(began); got != openLimit {
		t.Errorf("patience = %v, want %v", got, openLimit)
	}
	p.unanswered(began)
	p.unanswered(began.Add(time.Second))
	if got, want := p.patience(began.Add(openLimit/3)), openLimit-openLimit/3; got != want {
		t.Errorf("after a page without an answer: patience = %v, want %v", got, want)
	}
	if got := p.patience(began.Add(2 * openLimit)); got <= 0 || got > openLimit/10 {
		t.Errorf("long after: patience = %v", got)
	}
	p.answered()
	if got := p.patience(began); got != openLimit {
		t.Errorf("after an answer: patience = %v, want %v", got, openLimit)
	}
	p.giveUp()
	p.giveUp()
	if !p.dead() {
		t.Error("it is not dead")
	}
}
