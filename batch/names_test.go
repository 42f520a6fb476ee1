package batch

import (
	"context"
	"strings"
	"testing"

	"galley/batch/input"
)

// TestNamesThatAreNoText holds that a file whose name is not UTF-8, which the queue cannot hold, is told as such.
func TestNamesThatAreNoText(t *testing.T) {
	_, _, err := Open(context.Background(), input.Item{File: "bad\ufffd\ufffd.html"})
	if err == nil || !strings.Contains(err.Error(), "rename the file") {
		t.Errorf("%v", err)
	}
}
