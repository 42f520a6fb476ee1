package tab

import (
	"testing"
	"time"

	"galley/render/chrome"
)

// Pages whose time is shorter than openLimit find out together; one that was given up soon
// takes little from the patience with the next.
func TestPatience(t *testing.T) {
	p := &Process{Process: &chrome.Process{}, opts: Options{OpenLimit: openLimit}, hangs: make(chan struct{})}
	is := func(when string, want time.Duration) {
		t.Helper()
		if got := p.patience(); got != want {
			t.Errorf("%s: patience = %v, want %v", when, got, want)
		}
	}
	is("at first", openLimit)
	p.unanswered(openLimit / 100)
	is("after a page that was given up soon", openLimit-openLimit/100)
	p.unanswered(openLimit / 4)
	is("after two", openLimit-openLimit/100-openLimit/4)
	p.unanswered(2 * openLimit)
	is("after long", openLimit/3)
	p.answered()
	is("after an answer", openLimit)
	p.giveUp()
	p.giveUp()
	if !p.Dead() {
		t.Error("it is not dead")
	}
}
