package serve

import (
	"context"
	"errors"
	"fmt"
	"net"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/listener"
	"galley/cmd/galley/terminal"
	"galley/cmd/galley/version"
	"galley/server"
	"galley/server/tools"
)

// mcpOptions are the flags of "galley mcp".
type mcpOptions struct {
	flags.Browser
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
	Args: command.None,
}

func (o *mcpOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.RegisterFast(set)
	o.engineFlags.register(set)
	set.StringVar(&o.addr, "addr", "", "listen on this `address` instead of standard input")
}

// serveTools is "galley mcp".
func serveTools(ctx context.Context, t terminal.Streams, o mcpOptions) error {
	var manners flags.Manners
	manners.Defaults()
	s, err := o.engineFlags.open(o.Browser, &manners)
	if err != nil {
		return err
	}
	defer s.Close()
	if o.addr == "" {
		err := tools.Serve(ctx, s.engine, version.String(), t.In, t.Out)
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
		return exit.Usagef("for instance --addr 127.0.0.1:8081; galley serve --keys is for use from elsewhere", "--addr %q is no address of this machine alone", o.addr)
	}
	l, err := listener.Open(o.addr, false)
	if err != nil {
		return err
	}
	h, err := server.New(server.Options{Engine: s.engine, Version: version.String(), Hosts: l.Names})
	if err != nil {
		return err
	}
	fmt.Fprintf(t.Out, "http://%s/mcp\n", l.Names[0])
	service := options{engineFlags: o.engineFlags, grace: mcpGrace}
	return service.run(ctx, newServiceLog(t.Err, "off"), l, h, nil)
}

// MCPCommand is "galley mcp".
func MCPCommand(t terminal.Streams) *cobra.Command {
	return command.New(t, mcpHelp, serveTools, (*mcpOptions).register)
}
