//go:build unix

package main

import (
	"bufio"
	"context"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"galley/cmd/galley/exit"
)

// hangs is after what time a program is killed that should have ended.
const hangs = 30 * time.Second

// self runs this program, whose temporary files are in a folder of their own.
func self(t *testing.T, args ...string) (cmd *exec.Cmd, temp string) {
	t.Helper()
	temp = t.TempDir()
	ctx, cancel := context.WithTimeout(t.Context(), hangs)
	t.Cleanup(cancel)
	cmd = exec.CommandContext(ctx, "galley", args...)
	cmd.Env = append(os.Environ(), "TMPDIR="+temp)
	return cmd, temp
}

// ends holds how a program ends, and that nothing of it is left.
func ends(t *testing.T, cmd *exec.Cmd, temp string, want int) {
	t.Helper()
	err := cmd.Wait()
	var failed *exec.ExitError
	if !errors.As(err, &failed) || failed.ExitCode() != want {
		t.Errorf("ended with %v, want exit code %d", err, want)
	}
	if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
		t.Errorf("left %v, %v", left, err)
	}
}

// TestSignals holds that each signal that ends a program in order does so while it waits:
// for a server, for standard input, for a pipe in the place of a file.
func TestSignals(t *testing.T) {
	asked := make(chan bool, 1)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked <- true
		<-r.Context().Done()
	}))
	defer s.Close()
	pipe := filepath.Join(t.TempDir(), "page.html")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	for _, c := range []struct {
		args   []string
		signal syscall.Signal
	}{
		{[]string{"extract", "--no-browser", s.URL}, syscall.SIGHUP}, {[]string{"extract", "--no-browser", s.URL, s.URL + "/2", "-f", "json"}, syscall.SIGTERM},
		{[]string{"extract", "--no-browser", "-"}, syscall.SIGINT}, {[]string{"extract", "--no-browser", pipe}, syscall.SIGTERM},
		{[]string{"extract", "--no-browser", pipe, "-f", "json", "--from", "/dev/null"}, syscall.SIGINT},
	} {
		if signal.Ignored(c.signal) { // as nohup has it: the program leaves that so
			c.signal = syscall.SIGTERM
		}
		cmd, temp := self(t, c.args...)
		in, w, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		cmd.Stdin = in
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		in.Close()
		switch c.args[2] {
		case "-": // more than a pipe holds: when it is written some was read
			if _, err := w.Write(make([]byte, 1<<20)); err != nil {
				t.Fatal(err)
			}
		case pipe: // opens when the other end does
			end, err := os.OpenFile(pipe, os.O_WRONLY, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer end.Close()
		default:
			<-asked
		}
		cmd.Process.Signal(c.signal)
		ends(t, cmd, temp, exit.Interrupted)
	}
}

// TestNoReader holds that a program whose output nobody reads any more says nothing of it,
// and leaves nothing.
func TestNoReader(t *testing.T) {
	page := filepath.Join(t.TempDir(), "page.html")
	text := "<title>A title</title><h1>A title</h1>" + strings.Repeat("<p>A sentence with some words in it, and another one that has some more of them.", 2000)
	if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd, temp := self(t, "extract", "--no-browser", "--force", "-f", "json", page, page+"x", filepath.Join(filepath.Dir(page), ".", page))
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	bufio.NewReader(out).ReadByte()
	out.Close()
	ends(t, cmd, temp, exit.NoReader)
	if strings.Contains(said.String(), "pipe") {
		t.Errorf("it said %s", said.String())
	}
	gone := &net.OpError{Op: "write", Err: os.NewSyscallError("write", syscall.EPIPE)}
	if code := exit.Code(gone); code != exit.Some {
		t.Errorf("a connection that broke has exit code %d", code)
	}
}
