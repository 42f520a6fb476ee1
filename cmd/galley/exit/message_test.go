package exit

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"syscall"
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

// What failed in the file system has a hint, wherever the error is from; an error's own hint
// goes before.
func TestHints(t *testing.T) {
	for _, tt := range []struct {
		name string
		err  error
		want string
	}{
		{"full disk", fmt.Errorf("save: %w", &fs.PathError{Op: "write", Path: "a.html", Err: syscall.ENOSPC}), "disk is full"},
		{"no permission", &fs.PathError{Op: "open", Path: "a.html", Err: syscall.EACCES}, "permissions"},
		{"read-only", &fs.PathError{Op: "open", Path: "a.html", Err: syscall.EROFS}, "another place"},
		{"its own", fmt.Errorf("%w: %w", Usagef("do that", "wrong"), fs.ErrPermission), "do that"},
		{"none", errors.New("odd"), ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := hint(tt.err); !strings.Contains(got, tt.want) || tt.want == "" && got != "" {
				t.Errorf("hint %q, want %q", got, tt.want)
			}
		})
	}
}
