//go:build unix

package chrome

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// fake is a program that does what the script says.
func fake(t *testing.T, script string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "chrome")
	if err := os.WriteFile(name, []byte("#!/bin/sh\n"+script), 0o700); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestStartErrors(t *testing.T) {
	unreadable := filepath.Join(t.TempDir(), "text")
	if err := os.WriteFile(unreadable, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, chrome, reason, hint string }{
		{"missing", "/nowhere/chrome", "no such file", "install"},
		{"not a program", unreadable, "permission denied", "install"},
		{"says something and ends", fake(t, "echo what is this >&2; exit 1"), "what is this", "--dump-dom"},
		{"says nothing and ends", fake(t, "exit 0"), "", "--dump-dom"},
		{"no sandbox", fake(t, "echo '[1:2:ERROR] No usable sandbox! Update your kernel' >&2; exit 1"), "No usable sandbox", "GALLEY_NO_SANDBOX=1"},
		{"no library", fake(t, "echo 'chrome: error while loading shared libraries: libnss3.so: cannot open' >&2; exit 127"), "libnss3.so", "package manager"},
		{"no room", fake(t, "echo 'mkdir: No space left on device' >&2; exit 1"), "No space", "TMPDIR"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), guard)
			defer cancel()
			p, err := Start(ctx, t.Context(), Options{Program: tt.chrome})
			if err == nil {
				p.Stop()
			}
			var e *StartError
			if !errors.As(err, &e) {
				t.Fatalf("%v, want a *StartError", err)
			}
			if !strings.Contains(e.Error(), tt.reason) || !strings.Contains(e.Hint(), tt.hint) {
				t.Errorf("%q, hint %q; want %q and %q in them", e, e.Hint(), tt.reason, tt.hint)
			}
		})
	}
}

// TestStartNoTemporaryFolder holds that a wrong TMPDIR is told as what it is.
func TestStartNoTemporaryFolder(t *testing.T) {
	program := fake(t, "exit 0")
	t.Setenv("TMPDIR", "/nowhere") // short: a deep one is not used
	_, err := Start(t.Context(), t.Context(), Options{Program: program})
	var e *StartError
	if !errors.As(err, &e) || !strings.Contains(e.Error(), "folder for temporary files") || !strings.Contains(e.Hint(), "TMPDIR") {
		t.Fatalf("%v, want a *StartError about TMPDIR", err)
	}
}

// TestBehindScript holds that a script that only starts a program is not taken for it.
func TestBehindScript(t *testing.T) {
	program := fake(t, "exit 0")
	for name, tt := range map[string]struct{ script, want string }{
		"only starts": {"\n" + program + " \"$@\"\n", program},
		"sets more":   {"export A=b\n" + program + " \"$@\"\n", ""},
		"adds a flag": {program + " --flag \"$@\"\n", ""},
		"gone":        {program + ".gone \"$@\"\n", ""},
	} {
		t.Run(name, func(t *testing.T) {
			script := fake(t, tt.script)
			if got, err := Find(script); err != nil || got != cmp.Or(tt.want, script) {
				t.Errorf("%s, %v; want %s", got, err, cmp.Or(tt.want, script))
			}
		})
	}
}

func TestStartNothingFound(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if _, err := Find(""); err != nil {
		var e *StartError
		if !errors.As(err, &e) || !strings.Contains(e.Hint(), "GALLEY_CHROME") {
			t.Errorf("%v, want a *StartError with a hint", err)
		}
	}
}

func TestStartAsRoot(t *testing.T) {
	needChrome(t)
	if os.Getuid() != 0 {
		t.Skip("not root")
	}
	_, err := Start(t.Context(), t.Context(), Options{Program: os.Getenv("GALLEY_CHROME"), Sandbox: SandboxOn})
	var e *StartError
	if !errors.As(err, &e) || !strings.Contains(e.Hint(), "--no-sandbox") {
		t.Errorf("%v, want a *StartError with a hint", err)
	}
}

// A start that hangs ends with its context, and leaves nothing.
func TestStartCancelled(t *testing.T) {
	started := filepath.Join(t.TempDir(), "started")
	switch err := syscall.Mkfifo(started, 0o600); {
	case errors.Is(err, syscall.ENOSYS):
		t.Skip("named pipes are not to be made here") // by a seccomp profile
	case err != nil:
		t.Fatal(err)
	}
	program := fake(t, "echo > "+started+"; exec sleep 600")
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		os.ReadFile(started) // ends when the program has written
		cancel()
	}()
	if _, err := Start(ctx, t.Context(), Options{Program: program}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v, want context.Canceled", err)
	}
	if _, err := Start(ctx, t.Context(), Options{Program: program}); !errors.Is(err, context.Canceled) {
		t.Errorf("with a context that is over: %v, want context.Canceled", err)
	}
}

// A start that is over because Chrome is no longer wanted fails with what is said of that.
func TestStartEnded(t *testing.T) {
	over := errors.New("over")
	life, end := context.WithCancelCause(t.Context())
	end(over)
	if _, err := Start(t.Context(), life, Options{Program: fake(t, "exec sleep 600")}); err != over {
		t.Errorf("%v, want the cause", err)
	}
}

// Pages may not see what the environment holds.
func TestEnvironment(t *testing.T) {
	t.Setenv("GALLEY_TEST_SECRET", "secret")
	t.Setenv("LC_ALL", "C")
	var found bool
	for _, kv := range environment() {
		if strings.Contains(kv, "SECRET") {
			t.Errorf("Chrome sees %s", kv)
		}
		found = found || kv == "LC_ALL=C"
	}
	if !found {
		t.Error("Chrome does not see LC_ALL")
	}
}

func TestTail(t *testing.T) {
	w := &tail{limit: 5}
	for _, s := range []string{"abc", "defg", "h"} {
		w.Write([]byte(s))
	}
	if got := w.String(); got != "defgh" {
		t.Errorf("tail = %q", got)
	}
}
