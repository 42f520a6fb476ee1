package label

import (
	"context"
	"errors"
	"fmt"
	"html"
	"io"
	stdlog "log"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"golang.org/x/term"

	"galley/cmd/galley/listener"
	"galley/cmd/galley/terminal"
	"galley/labeler"
)

// serveLabels serves until ctx ends, which is how a person ends it: no error.
func serveLabels(ctx context.Context, t terminal.Streams, o options, l *listener.Listener, s *labeler.Server) error {
	address := "http://" + l.Names[0] + "/#token=" + s.Token()
	if _, err := fmt.Fprintln(t.Out, address); err != nil {
		return fmt.Errorf("write to standard output: %w", err)
	}
	fmt.Fprintf(t.Err, "labelling %s; open the address above. Ctrl-C ends it, nothing is lost.\n", o.dataset)
	if f, ok := t.Out.(*os.File); ok && o.open && term.IsTerminal(int(f.Fd())) {
		dir, err := openBrowser(address)
		if err != nil {
			fmt.Fprintf(t.Err, "galley: no browser opened: %v\n", err)
		}
		defer os.RemoveAll(dir)
	}
	work, stop := context.WithCancel(ctx)
	defer stop()
	var wait sync.WaitGroup
	wait.Go(func() { s.Run(work) })
	defer wait.Wait()
	defer stop()
	server := &http.Server{
		Handler: s, ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 5 * time.Minute, MaxHeaderBytes: 64 << 10,
		ErrorLog: stdlog.New(io.Discard, "", 0), // clients that go away are no news
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	select {
	case err := <-ended:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	// Ending the work ends the event streams, which would hold the shutdown up.
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	if err := server.Shutdown(last); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("end serving: %w", err)
	}
	server.Close()
	return nil
}

// openBrowser shows a private file that leads to the address, and returns its folder
// for removal: the browser reads it some time later. The address itself on a command
// line would show its token to every user of the machine.
func openBrowser(address string) (dir string, err error) {
	if dir, err = os.MkdirTemp("", "galley-label-"); err != nil {
		return "", err
	}
	name := filepath.Join(dir, "open.html")
	text := `<!doctype html><meta http-equiv="refresh" content="0;url=` + html.EscapeString(address) + `">`
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		return dir, err
	}
	program, args := "xdg-open", []string{name}
	switch runtime.GOOS {
	case "darwin":
		program = "open"
	case "windows":
		program, args = "rundll32", []string{"url.dll,FileProtocolHandler", name}
	}
	cmd := exec.Command(program, args...)
	if err := cmd.Start(); err != nil {
		return dir, err
	}
	go cmd.Wait()
	return dir, nil
}
