package serve

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/listener"
	"galley/cmd/galley/terminal"
	"galley/cmd/galley/version"
	"galley/server"
	"galley/server/keys"
)

// options are the flags of "galley serve".
type options struct {
	flags.Browser
	engineFlags
	addr      string
	keys      string
	noKeys    bool
	hosts     []string
	limits    keys.Limits
	maxBody   int
	data      string
	keep      time.Duration
	maxInputs int
	manners   flags.Manners
	metrics   string
	log       string
	grace     time.Duration
}

// help is "galley serve".
var help = cobra.Command{
	Use:   "serve [--addr HOST:PORT] [--keys FILE] [--data DIR]",
	Short: "Answer requests for articles over HTTP",
	Long: `Answer requests for articles: /v1/extract for one page, /v1/batch for many, /mcp as
tools for language models, and a page at / to try it. /openapi.json describes the
interface, docs/serve.md says more.

Without --keys only this machine can ask. With --keys every request needs a key of that
file; "galley serve key NAME" makes one. Each key has a rate (--per-minute) and a number
of requests at the same time (--together), which its line in the file may set as well.

As many pages are open as --jobs says. --queue more requests may wait; who comes after
them is answered 429, with the time to come back. Answers are kept for --cache-ttl.

Batches need --data, a folder that they are kept in; they go on after a restart. They
leave the last place to requests that somebody waits for, and are polite to hosts as
"galley batch" is.

When it is told to end (SIGTERM, Ctrl-C) it finishes what runs, within --grace.`,
	Example: `  galley serve
  galley serve key ci >> keys.txt
  galley serve --addr :8080 --keys keys.txt --data /var/lib/galley --contact me@example.org
  curl 'http://127.0.0.1:8080/v1/extract?url=https://example.org/story'`,
	Args: command.None,
}

func (o *options) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.RegisterFast(set)
	o.engineFlags.register(set)
	set.StringVar(&o.addr, "addr", "127.0.0.1:8080", "`address` to listen on")
	set.StringVar(&o.keys, "keys", "", "`file` of the keys that may ask; only their hashes are in it")
	set.BoolVar(&o.noKeys, "no-keys", false, "let everybody ask who reaches the address: for networks that are closed")
	set.StringSliceVar(&o.hosts, "host", nil, "further `names` that the service is reached by, without keys; behind a proxy")
	set.Var((*flags.NaturalInt)(&o.limits.PerMinute), "per-minute", "requests of one key a minute (default: any number)")
	set.Var((*flags.NaturalInt)(&o.limits.Together), "together", "requests of one key at the same time (default: any number)")
	set.IntVar(&o.maxBody, "max-body", 16, "largest request in `MB`")
	set.StringVar(&o.data, "data", "", "`folder` for batches (default: there are none)")
	o.keep = 7 * 24 * time.Hour
	set.Var((*flags.NaturalDuration)(&o.keep), "keep", "how long a batch is kept after its end; 0: for ever")
	o.maxInputs = 10_000
	set.Var((*flags.PositiveInt)(&o.maxInputs), "max-inputs", "most addresses in one batch")
	set.StringVar(&o.metrics, "metrics", "", "serve /metrics on this `address` too, without a key")
	set.StringVar(&o.log, "log-format", "text", "log of requests: text, json or off")
	o.grace = time.Minute
	set.Var((*flags.NaturalDuration)(&o.grace), "grace", "how long requests under way may take at the end")
	o.manners.Defaults()
	set.Var((*flags.NaturalDuration)(&o.manners.Delay), "delay", "of batches: least time between two pages of one host")
	set.BoolVar(&o.manners.IgnoreRobots, "ignore-robots", false, "of batches: do not ask robots.txt")
	set.StringVar(&o.manners.Contact, "contact", "", "of batches: mail address or `URL` for the owners of sites, in what requests call the program")
}

// check refuses what does not go together.
func (o *options) check() error {
	host, _, err := net.SplitHostPort(o.addr)
	if err != nil {
		return exit.Usagef("for instance: --addr 127.0.0.1:8080", "--addr %q is not host:port", o.addr)
	}
	ip := net.ParseIP(host)
	local := host == "localhost" || ip != nil && ip.IsLoopback()
	switch {
	case o.keys != "" && o.noKeys:
		return exit.Usagef("leave one of them away", "--keys and --no-keys exclude each other")
	case !local && o.keys == "" && !o.noKeys:
		return exit.Usagef("give --keys FILE (galley serve key NAME makes one), or listen on 127.0.0.1; --no-keys is for networks that are closed",
			"--addr %s can be reached from other machines, and there are no keys", o.addr)
	case o.log != "text" && o.log != "json" && o.log != "off":
		return exit.Usagef("--log-format text, json or off", "unknown log %q", o.log)
	case o.maxBody < 1 || o.maxBody > 64:
		return exit.Usagef("1 to 64", "--max-body %d", o.maxBody)
	}
	return nil
}

// serve is "galley serve".
func serve(ctx context.Context, t terminal.Streams, o options) error {
	if err := o.check(); err != nil {
		return err
	}
	ring, err := o.ring()
	if err != nil {
		return err
	}
	log := newServiceLog(t.Err, o.log)
	tools, err := o.engineFlags.open(o.Browser, &o.manners)
	if err != nil {
		return err
	}
	defer tools.Close()
	options := server.Options{Engine: tools.engine, Version: version.String(), Keys: ring, Limits: o.limits, MaxBody: int64(o.maxBody) << 20, Log: log.access}
	if o.data != "" {
		if options.Jobs, err = o.jobs(tools, log); err != nil {
			return exit.AsUnreadable(err)
		}
		defer options.Jobs.Close()
	}
	l, err := listener.Open(o.addr, true)
	if err != nil {
		return err
	}
	if ring == nil && !o.noKeys {
		options.Hosts = append(l.Names, o.hosts...)
	}
	s, err := server.New(options)
	if err != nil {
		return err
	}
	fmt.Fprintf(t.Out, "http://%s/\n", l.Names[0])
	return o.run(ctx, log, l, s, options.Jobs)
}

// ring reads the keys; nil: there are none.
func (o *options) ring() (*keys.Ring, error) {
	if o.keys == "" {
		return nil, nil
	}
	f, err := os.Open(o.keys)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, exit.Usagef("make one: galley serve key NAME >> "+o.keys, "there is no file of keys %s", o.keys)
	}
	if err != nil {
		return nil, fmt.Errorf("read the keys: %w", err)
	}
	defer f.Close()
	ring, err := keys.Read(f, o.limits)
	if err != nil {
		return nil, exit.AsUnreadable(fmt.Errorf("read the keys in %s: %w", o.keys, err))
	}
	return ring, nil
}

// Command is "galley serve", with what is below it.
func Command(t terminal.Streams) *cobra.Command {
	cmd := command.New(t, help, serve, (*options).register)
	cmd.AddCommand(command.New(t, keyHelp, makeKey, (*keyOptions).register), command.New(t, healthHelp, askHealth, (*healthOptions).register))
	return cmd
}
