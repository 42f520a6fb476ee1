package serve

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
)

type healthOptions struct{ addr string }

// healthHelp is "galley serve health".
var healthHelp = cobra.Command{
	Use:   "health [--addr HOST:PORT]",
	Short: "Ask a service whether pages can be worked on, for containers",
	Long: `Ask /readyz of a service on this machine. The exit code is 0 if it is ready, 5 if it
does not answer or is about to end, 4 if it has no usable browser.`,
	Args: command.None,
}

func (o *healthOptions) register(set *pflag.FlagSet) {
	set.StringVar(&o.addr, "addr", "127.0.0.1:8080", "`address` of the service")
}

// healthWait is longer than a service waits for a browser to start.
const healthWait = 24 * time.Second

func askHealth(ctx context.Context, t terminal.Streams, o healthOptions) error {
	ctx, cancel := context.WithTimeout(ctx, healthWait)
	defer cancel()
	if strings.HasPrefix(o.addr, ":") {
		o.addr = "127.0.0.1" + o.addr
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+o.addr+"/readyz", nil)
	if err != nil {
		return exit.Usagef("for instance --addr 127.0.0.1:8080", "--addr %q: %v", o.addr, err)
	}
	// The proxy of the environment is for the web.
	client := http.Client{Transport: &http.Transport{}}
	res, err := client.Do(req)
	if err != nil {
		return exit.With(exit.Network, fmt.Errorf("ask the service: %w", err))
	}
	defer res.Body.Close()
	text, err := io.ReadAll(io.LimitReader(res.Body, 4096))
	if err != nil {
		return exit.With(exit.Network, fmt.Errorf("ask the service: %w", err))
	}
	if res.StatusCode == http.StatusOK {
		_, err = t.Out.Write(text)
		return err
	}
	code := exit.Network
	if strings.Contains(string(text), "urn:galley:problem:no-browser") {
		code = exit.NoBrowser
	}
	return exit.With(code, fmt.Errorf("the service is not ready: %s", strings.TrimSpace(string(text))))
}
