package galley

import (
	"errors"
	"testing"
)

// Options that would do nothing are refused.
func TestOptionsCheck(t *testing.T) {
	for _, o := range []Options{{NoBrowser: true, Screenshot: true}, {NoBrowser: true, Archive: true}} {
		if _, err := New(o); !errors.Is(err, ErrNeedsBrowser) {
			t.Errorf("%+v: %v", o, err)
		}
	}
	for pages, ok := range map[int]bool{-1: false, 0: true, MaxPages: true, MaxPages + 1: false} {
		if _, err := New(Options{NoBrowser: true, Pages: pages}); (err == nil) != ok {
			t.Errorf("%d pages: %v", pages, err)
		}
	}
}
