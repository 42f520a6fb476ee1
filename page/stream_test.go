package page

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
)

// endless is a stream without end.
type endless struct{}

func (endless) Read(b []byte) (int, error) { return len(b), nil }

// TestLargeStream holds that the hint about a file that is too large names no option: none moves its limit.
func TestLargeStream(t *testing.T) {
	_, err := ReadStream(new(bytes.Buffer), io.MultiReader(endless{}))
	large, ok := errors.AsType[*LimitError](err)
	if !ok || strings.Contains(large.Hint(), "--") || large.Hint() == "" {
		t.Errorf("%v", err)
	}
	_, err = ReadLimited(new(bytes.Buffer), strings.NewReader("abc"), 2)
	if large, ok = errors.AsType[*LimitError](err); !ok || !strings.Contains(large.Hint(), "--max-bytes") {
		t.Errorf("%v", err)
	}
}
