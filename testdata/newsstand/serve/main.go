// Serve serves the sites of newsstand, each from a port of its own, and prints
// their names and addresses, a site a line, on standard output. With -write it
// writes each site into a folder of its own instead.
//
//	go run ./testdata/newsstand/serve [-addr 127.0.0.1:0] [-write DIR]
//
// It ends, with exit code 0, on an interrupt. With a port other than 0 in
// -addr, the first site has that port and the others the ones after it.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"
	"time"

	"galley/testdata/newsstand"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

func run(ctx context.Context, args []string, out, errOut io.Writer) int {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	flags.SetOutput(errOut)
	addr := flags.String("addr", "127.0.0.1:0", "`address` of the first site; port 0 lets the system choose")
	dir := flags.String("write", "", "write the sites into folders of `DIR` and exit")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	do := func() error { return serve(ctx, *addr, out) }
	if *dir != "" {
		do = func() error { return write(*dir, out) }
	}
	if err := do(); err != nil {
		fmt.Fprintln(errOut, "serve:", err)
		return 1
	}
	return 0
}

// write writes every site into a folder of dir that has its name.
func write(dir string, out io.Writer) error {
	for _, s := range slices.Concat(newsstand.Sites(), newsstand.Odd()) {
		to := filepath.Join(dir, s.Name)
		if err := s.Write(to); err != nil {
			return err
		}
		fmt.Fprintln(out, s.Name, to)
	}
	return nil
}

// serve serves every site until ctx ends.
func serve(ctx context.Context, addr string, out io.Writer) error {
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		return err
	}
	first, err := strconv.Atoi(port)
	if err != nil {
		return fmt.Errorf("port %q is not a number", port)
	}
	failed := make(chan error, 1)
	for i, s := range slices.Concat(newsstand.Sites(), newsstand.Odd()) {
		at := 0
		if first != 0 {
			at = first + i
		}
		ln, err := net.Listen("tcp", net.JoinHostPort(host, strconv.Itoa(at)))
		if err != nil {
			return err
		}
		srv := &http.Server{Handler: s.Handler(), ReadHeaderTimeout: 10 * time.Second}
		defer srv.Close()
		go func() {
			if err := srv.Serve(ln); !errors.Is(err, http.ErrServerClosed) {
				failed <- err
			}
		}()
		fmt.Fprintf(out, "%s http://%s\n", s.Name, ln.Addr())
	}
	select {
	case <-ctx.Done():
		return nil
	case err := <-failed:
		return err
	}
}
