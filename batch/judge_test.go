package batch

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"galley/batch/bucket"
	"galley/models"
	"galley/render"
	"galley/render/chrome"
)

// TestCrashedOnce holds that a page whose browser crashed is rendered again before it is
// taken from a lower rung, if it is tried again at all.
func TestCrashedOnce(t *testing.T) {
	crash := &render.CrashError{}
	for _, tt := range []struct {
		name       string
		err        error
		try, tries int
		want       bool
	}{
		{"first crash", crash, 1, 3, true},
		{"second crash", crash, 2, 3, false},
		{"no other try", crash, 1, 1, false},
		{"another error", &render.TimeoutError{}, 1, 3, false},
		{"none", nil, 1, 3, false},
	} {
		e := &Extraction{Tries: tt.tries}
		if got := e.crashedOnce(tt.err, tt.try); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
	if !falls(crash) || falls(errors.New("other")) {
		t.Error("a crash is what a lower rung is without, and nothing else is")
	}
}

// TestJudge: what an error means for its page and its host.
func TestJudge(t *testing.T) {
	exit := func(err error) int {
		if errors.As(err, new(*render.NetworkError)) {
			return 5
		}
		return 0
	}
	for _, tt := range []struct {
		name string
		err  error
		want Judgement
	}{
		{"no connection", &render.NetworkError{Reason: "refused"}, Judgement{Status: Failed, Exit: 5, Again: true, Host: true}},
		{"no such host", &render.NetworkError{NoHost: true}, Judgement{Status: Failed, Exit: 5, Host: true, NoHost: true}},
		{"redirects that go round", &render.NetworkError{Reason: "more than 10 redirects", Lasting: true}, Judgement{Status: Failed, Exit: 5}},
		{"too many requests", &render.StatusError{Status: 429, RetryAfter: time.Minute}, Judgement{Status: Failed, Exit: 1, HTTP: 429, Again: true, Host: true, RetryAfter: time.Minute}},
		{"not now", &render.StatusError{Status: 503}, Judgement{Status: Failed, Exit: 1, HTTP: 503, Again: true, Host: true}},
		{"a server's fault", &render.StatusError{Status: 500}, Judgement{Status: Failed, Exit: 1, HTTP: 500, Again: true}},
		{"not there", &render.StatusError{Status: 404}, Judgement{Status: Failed, Exit: 1, HTTP: 404}},
		{"out of time", &render.TimeoutError{}, Judgement{Status: Failed, Exit: 1, Again: true}},
		{"a crash", &render.CrashError{}, Judgement{Status: Failed, Exit: 1, Again: true}},
		{"refused", &render.PolicyError{}, Judgement{Status: Refused, Exit: 1}},
		{"no browser", &chrome.StartError{}, Judgement{Status: Failed, Exit: 1, Fatal: true}},
		{"storage", &bucket.StoreError{}, Judgement{Status: Failed, Exit: 1, Fatal: true}},
		{"killed its worker", &StartsError{3}, Judgement{Status: Dead, Exit: 1}},
		{"a host that is down", &HostDownError{}, Judgement{Status: Dead, Exit: 5}},
		{"no article", fmt.Errorf("here: %w", models.ErrNoArticle), Judgement{Status: Empty, Exit: 1}},
		{"something else", errors.New("x"), Judgement{Status: Failed, Exit: 1}},
	} {
		if got := Judge(exit)(tt.err); got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}
