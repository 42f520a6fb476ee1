package exit

import (
	"errors"
	"fmt"
	"syscall"
	"testing"
)

// TestFullDisk holds that a full disk is no unreadable dataset.
func TestFullDisk(t *testing.T) {
	if code := Code(AsUnreadable(fmt.Errorf("dataset: create: %w", syscall.ENOSPC))); code != Some {
		t.Errorf("a full disk has the code %d", code)
	}
	if code := Code(AsUnreadable(errors.New("no dataset"))); code != Unreadable {
		t.Errorf("what is no dataset has the code %d", code)
	}
}
