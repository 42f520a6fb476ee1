package exit

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// TestPrintable holds that a message cannot steer the terminal, and keeps its text.
func TestPrintable(t *testing.T) {
	long := strings.Repeat("é", 1000)
	if got, want := Message("a "+long+"bc\n"+long+" d\u202egpj\u200f"), "a "+long+"…\n"+long+" d\ufffdgpj\ufffd"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	var out bytes.Buffer
	Report(&out, errors.New("open \x1b[2Jä\xff\x07\u009b\r日本: no\n\tfile"))
	if got, want := out.String(), "galley: open \ufffd[2Jä\ufffd\ufffd\ufffd\ufffd日本: no\n\tfile\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
