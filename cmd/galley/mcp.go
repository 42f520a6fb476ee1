package main

import (
	"context"
	"errors"
	"fmt"
	"net"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/server"
	"galley/server/tools"
)

// mcpOptions are the flags of "galley mcp".
type mcpOptions struct {
	browserFlags
	engineFlags
	addr string
}

// mcpHelp is "galley mcp".
var mcpHelp = cobra.Command{
	Use:   "mcp [--addr HOST:PORT]",
	Short: "Give language models tools that read articles",
	Long: `Speak the Model Context Protocol over standard input and output, for programs that start
tools themselves. The tools are "extract" (the article of a page, as Markdown) and
"batch" (of up to 20 pages). Pages may reach public addresses only, unless --network
says else.

With --addr, speak it over streamable HTTP on an address of this machine, at /mcp.
"galley serve" has the same at /mcp, with keys for use from elsewhere.`,
	Example: `  galley mcp
  galley mcp --addr 127.0.0.1:8081`,
	Args: cobra.NoArgs,
}

func (o *mcpOptions) register(set *pflag.FlagSet) {
	o.browserFlags.register(set)
	o.registerFast(set)
	o.engineFlags.register(set)
	set.StringVar(&o.addr, "addr", "", "listen on this `address` instead of standard input")
}

// serveTools is "galley mcp".
func serveTools(ctx context.Context, t terminal, o mcpOptions) error {
	var manners mannerFlags
	manners.defaults()
	s, err := o.engineFlags.open(o.browserFlags, &manners)
	if err != nil {
		return err
	}
	defer s.close()
	if o.addr == "" {
		err := tools.Serve(ctx, s.engine, version(), t.in, t.out)
		if ctx.Err() != nil || errors.Is(err, net.ErrClosed) {
			return nil
		}
		if err != nil {
			err = fmt.Errorf("read what the client says on standard input: %w", err)
		}
		return err
	}
	host, _, err := net.SplitHostPort(o.addr)
	if ip := net.ParseIP(host); err != nil || host != "localhost" && (ip == nil || !ip.IsLoopback()) {
		return usage("for instance --addr 127.0.0.1:8081; galley serve --keys is for use from elsewhere", "--addr %q is no address of this machine alone", o.addr)
	}
	l, err := listen(o.addr, false)
	if err != nil {
		return err
	}
	h, err := server.New(server.Options{Engine: s.engine, Version: version(), Hosts: l.names})
	if err != nil {
		return err
	}
	fmt.Fprintf(t.out, "http://%s/mcp\n", l.names[0])
	service := serveOptions{engineFlags: o.engineFlags, grace: mcpGrace}
	return service.run(ctx, newServiceLog(t.err, "off"), l, h, nil)
}

// mcpCommand is "galley mcp".
func mcpCommand(t terminal) *cobra.Command {
	return newCommand(t, mcpHelp, serveTools, (*mcpOptions).register)
}
