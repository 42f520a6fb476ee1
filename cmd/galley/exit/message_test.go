package exit

import (
	"bytes"
	"errors"
	"testing"
)

// TestPrintable holds that a message cannot steer the terminal, and keeps its text.
func TestPrintable(t *testing.T) {
	var out bytes.Buffer
	Report(&out, errors.New("open \x1b[2Jä\xff\x07\u009b\r日本: no\n\tfile"))
	if got, want := out.String(), "galley: open \ufffd[2Jä\ufffd\ufffd\ufffd\ufffd日本: no\n\tfile\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
