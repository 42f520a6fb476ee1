package main

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

	"galley/server"
	"galley/server/keys"
)

// serveOptions are the flags of "galley serve".
type serveOptions struct {
	browserFlags
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
	manners   mannerFlags
	metrics   string
	log       string
	grace     time.Duration
}

// serveHelp is "galley serve".
var serveHelp = cobra.Command{
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
	Args: cobra.NoArgs,
}

func (o *serveOptions) register(set *pflag.FlagSet) {
	o.browserFlags.register(set)
	o.registerFast(set)
	o.engineFlags.register(set)
	set.StringVar(&o.addr, "addr", "127.0.0.1:8080", "`address` to listen on")
	set.StringVar(&o.keys, "keys", "", "`file` of the keys that may ask; only their hashes are in it")
	set.BoolVar(&o.noKeys, "no-keys", false, "let everybody ask who reaches the address: for networks that are closed")
	set.StringSliceVar(&o.hosts, "host", nil, "further `names` that the service is reached by, without keys; behind a proxy")
	set.Var((*naturalInt)(&o.limits.PerMinute), "per-minute", "requests of one key a minute (default: any number)")
	set.Var((*naturalInt)(&o.limits.Together), "together", "requests of one key at the same time (default: any number)")
	set.IntVar(&o.maxBody, "max-body", 16, "largest request in `MB`")
	set.StringVar(&o.data, "data", "", "`folder` for batches (default: there are none)")
	o.keep = 7 * 24 * time.Hour
	set.Var((*naturalDuration)(&o.keep), "keep", "how long a batch is kept after its end; 0: for ever")
	o.maxInputs = 10_000
	set.Var((*positiveInt)(&o.maxInputs), "max-inputs", "most addresses in one batch")
	set.StringVar(&o.metrics, "metrics", "", "serve /metrics on this `address` too, without a key")
	set.StringVar(&o.log, "log-format", "text", "log of requests: text, json or off")
	o.grace = time.Minute
	set.Var((*naturalDuration)(&o.grace), "grace", "how long requests under way may take at the end")
	o.manners.defaults()
	set.Var((*naturalDuration)(&o.manners.delay), "delay", "of batches: least time between two pages of one host")
	set.BoolVar(&o.manners.ignoreRobots, "ignore-robots", false, "of batches: do not ask robots.txt")
	set.StringVar(&o.manners.contact, "contact", "", "of batches: mail address or `URL` for the owners of sites, in what requests call the program")
}

// check refuses what does not go together.
func (o *serveOptions) check() error {
	host, _, err := net.SplitHostPort(o.addr)
	if err != nil {
		return usage("for instance: --addr 127.0.0.1:8080", "--addr %q is not host:port", o.addr)
	}
	ip := net.ParseIP(host)
	local := host == "localhost" || ip != nil && ip.IsLoopback()
	switch {
	case o.keys != "" && o.noKeys:
		return usage("leave one of them away", "--keys and --no-keys exclude each other")
	case !local && o.keys == "" && !o.noKeys:
		return usage("give --keys FILE (galley serve key NAME makes one), or listen on 127.0.0.1; --no-keys is for networks that are closed",
			"--addr %s can be reached from other machines, and there are no keys", o.addr)
	case o.log != "text" && o.log != "json" && o.log != "off":
		return usage("--log-format text, json or off", "unknown log %q", o.log)
	case o.maxBody < 1 || o.maxBody > 64:
		return usage("1 to 64", "--max-body %d", o.maxBody)
	}
	return nil
}

// serve is "galley serve".
func serve(ctx context.Context, t terminal, o serveOptions) error {
	if err := o.check(); err != nil {
		return err
	}
	ring, err := o.ring()
	if err != nil {
		return err
	}
	log := newServiceLog(t.err, o.log)
	tools, err := o.engineFlags.open(o.browserFlags, &o.manners)
	if err != nil {
		return err
	}
	defer tools.close()
	options := server.Options{Engine: tools.engine, Version: version(), Keys: ring, Limits: o.limits, MaxBody: int64(o.maxBody) << 20, Log: log.access}
	if o.data != "" {
		if options.Jobs, err = o.jobs(tools, log); err != nil {
			return unreadable(err)
		}
		defer options.Jobs.Close()
	}
	l, err := listen(o.addr, true)
	if err != nil {
		return err
	}
	if ring == nil && !o.noKeys {
		options.Hosts = append(l.names, o.hosts...)
	}
	s, err := server.New(options)
	if err != nil {
		return err
	}
	fmt.Fprintf(t.out, "http://%s/\n", l.names[0])
	return o.run(ctx, log, l, s, options.Jobs)
}

// ring reads the keys; nil: there are none.
func (o *serveOptions) ring() (*keys.Ring, error) {
	if o.keys == "" {
		return nil, nil
	}
	f, err := os.Open(o.keys)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, usage("make one: galley serve key NAME >> "+o.keys, "there is no file of keys %s", o.keys)
	}
	if err != nil {
		return nil, fmt.Errorf("read the keys: %w", err)
	}
	defer f.Close()
	ring, err := keys.Read(f, o.limits)
	if err != nil {
		return nil, unreadable(fmt.Errorf("read the keys in %s: %w", o.keys, err))
	}
	return ring, nil
}

// serveCommand is "galley serve", with what is below it.
func serveCommand(t terminal) *cobra.Command {
	cmd := newCommand(t, serveHelp, serve, (*serveOptions).register)
	cmd.AddCommand(newCommand(t, keyHelp, makeKey, (*keyOptions).register), newCommand(t, healthHelp, askHealth, (*healthOptions).register))
	return cmd
}
