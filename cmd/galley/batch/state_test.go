package batch

import (
	"errors"
	"strings"
	"testing"

	"galley/cmd/galley/exit"
)

// TestLockedState holds that a state has one process at a time, and that who comes second
// is told of the batch.
func TestLockedState(t *testing.T) {
	out := t.TempDir() + "/articles.jsonl"
	first, err := openState(out)
	if err != nil {
		t.Fatal(err)
	}
	_, err = openState(out)
	if !errors.Is(err, errLocked) {
		t.Fatalf("the second has %v", err)
	}
	if told := lockedBatch(err, out); exit.Code(told) != exit.Usage || !strings.Contains(told.Error(), out) {
		t.Errorf("told %v, exit code %d", told, exit.Code(told))
	}
	first.close()
	again, err := openState(out)
	if err != nil {
		t.Fatal(err)
	}
	again.close()
}
