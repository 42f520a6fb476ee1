package batch

import (
	"errors"
	"testing"

	"galley/render"
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
