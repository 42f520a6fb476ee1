package terminal

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
)

// TestUntil holds that silent input ends with its context, and that what comes is read whole
// and only when it is asked for.
func TestUntil(t *testing.T) {
	silent, w := io.Pipe()
	defer w.Close()
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		_, err := io.ReadAll(Until(ctx, silent))
		ended <- err
	}()
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("ended with %v", err)
	}
	in := strings.NewReader("some text")
	u := Until(t.Context(), in)
	if in.Len() != 9 {
		t.Error("it was read before anybody asked")
	}
	if data, err := io.ReadAll(u); string(data) != "some text" || err != nil {
		t.Errorf("read %q, %v", data, err)
	}
}
