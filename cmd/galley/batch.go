package main

import (
	"context"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/batch/input"
	"galley/internal/fetch"
	"galley/network"
)

// batchOptions are the flags of "galley batch".
type batchOptions struct {
	browserFlags
	selectorFlags
	formatFlags
	inputArgs
	mannerFlags
	queueFlags
	progressFlags
	out       string
	name      string
	archive   string
	noBrowser bool
	baseURL   string
	resume    bool
	fresh     bool
	keepAgent bool // requests are not named after galley unless asked
	named     bool // who gave the addresses named them one by one: each may be of a private network
}

// batchHelp is "galley batch".
var batchHelp = cobra.Command{
	Use:   "batch [-f FORMAT] -o DIR|FILE.jsonl|FILE.parquet|s3://BUCKET/FOLDER [--from FILE] [INPUT...]",
	Short: "Extract from many pages: nothing lost, nothing done twice",
	Long: `Extract the articles of any number of pages. INPUT is an address, an HTML or MHTML file,
a folder of them, or a WARC or WACZ archive. --from names a list: a file, an address, or
- for standard input, which may go on for ever. A list is one input a line, JSON lines
with a field "url", a sitemap or an index of sitemaps, or a feed.

-o says where results go, each as soon as its page is done: one file a page in a folder;
a file of JSON lines (FILE.jsonl, FILE.jsonl.zst); a Parquet file, which is made at the
end; or one object a page in storage that speaks S3 (s3://BUCKET/FOLDER). Beside them is
the manifest, with one line for every input, whatever became of it. An input with a line
is done: the same command again goes on where the last one was ended, by whatever, and
does nothing once everything is done. --resume does the same with the settings and the
list of the last time; --fresh begins anew.

galley asks robots.txt, waits between two requests to one host, waits longer where a
server asks for it or fails, and leaves hosts alone that are down. Give --contact, so
that the owners of sites can reach you.

With --nats the queue is in a cluster of NATS servers with JetStream, and "galley worker
--nats URL" works on the same batch from other machines. docs/batch.md says more.`,
	Example: `  galley batch --from urls.txt -o articles.jsonl.zst --contact me@example.org
  galley batch --from https://example.org/sitemap.xml -f md -o articles
  galley batch crawl.warc.gz --no-browser -o corpus.parquet
  producer | galley batch --from - -o articles.jsonl
  galley batch --resume -o articles.jsonl.zst
  galley batch status -o articles.jsonl.zst`,
	Args: cobra.ArbitraryArgs,
}

func (o *batchOptions) register(set *pflag.FlagSet) {
	o.browserFlags.register(set)
	o.registerFast(set)
	o.selectorFlags.register(set)
	o.formatFlags.register(set)
	o.inputArgs.register(set)
	o.mannerFlags.register(set)
	o.queueFlags.register(set)
	o.progressFlags.register(set)
	set.StringVarP(&o.out, "output", "o", "", "folder, `file` that ends in .jsonl, .jsonl.zst or .parquet, or s3://BUCKET/FOLDER")
	set.StringVar(&o.name, "name", "", "`template` for the names of files: {host}, {slug}, {date}, {hash} and slashes (default {host}-{slug}-{hash})")
	set.StringVar(&o.archive, "archive", "", "also keep the pages as loaded, in a WARC `file`")
	set.BoolVar(&o.noBrowser, "no-browser", false, "fetch and parse the HTML instead of rendering it")
	set.Var((*pageAddress)(&o.baseURL), "base-url", "address of HTML that is read from files or standard input")
	set.BoolVar(&o.resume, "resume", false, "go on with the settings and inputs of the last time; other flags are ignored")
	set.BoolVar(&o.fresh, "fresh", false, "begin anew: forget what is done, and write over it")
}

// batchPages is "galley batch".
func batchPages(ctx context.Context, t terminal, o batchOptions) error {
	if o.out == "" {
		return usage("for instance: galley batch --from urls.txt -o articles.jsonl", "batch needs -o: a folder, or a file that ends in .jsonl, .jsonl.zst or .parquet")
	}
	p, err := openBatch(&o)
	if err != nil {
		return err
	}
	defer p.close()
	return p.run(ctx, t)
}

// batchPolicy is the network policy of the pages, and of lists and robots.txt.
func (o *batchOptions) batchPolicy() (*network.Policy, error) {
	mode := network.Public
	if o.named {
		mode = network.Given
	}
	policy := o.policy(mode)
	for _, text := range o.connectTo {
		c, err := network.ParseConnectTo(text)
		if err != nil {
			return nil, usage("for instance --connect-to example.org::127.0.0.1:8080", "--connect-to: %v", err)
		}
		policy.ConnectTo = append(policy.ConnectTo, c)
	}
	return policy, nil
}

// source reads the inputs.
func (o *batchOptions) source(t terminal, client *fetch.Client) func(context.Context, input.Emit) error {
	return func(ctx context.Context, emit input.Emit) error {
		each := func(i input.Item) error {
			if i.File != "" && !i.Record && o.baseURL != "" {
				i.URL = o.baseURL
			}
			return emit(i)
		}
		for _, name := range o.inputs {
			if name == "-" {
				src, err := readStdin(t.in)
				if err != nil {
					return err
				}
				if err := each(input.InMemory("-", o.baseURL, src)); err != nil {
					return err
				}
				continue
			}
			if err := input.Expand(ctx, name, each); err != nil {
				return err
			}
		}
		if o.list == "" {
			return nil
		}
		lister := &input.Lister{Client: client, Stdin: stdinUntil(ctx, t.in)}
		return lister.List(ctx, o.list, each)
	}
}

// check refuses what does not go together.
func (o *batchOptions) check() error {
	if err := o.formatFlags.check(o.noBrowser); err != nil {
		return err
	}
	if err := o.once(); err != nil {
		return err
	}
	kind := outputKind(o.out)
	switch {
	case o.out == standardOutput:
		return usage("use -o FILE.jsonl, or galley extract -f json, which writes to standard output", "a batch keeps a manifest beside its results, so that it can go on where it was ended: they cannot go to standard output")
	case o.resume && o.fresh:
		return usage("leave one of them away", "--resume and --fresh exclude each other")
	case o.resume && o.out != "" && !exists(statePath(o.out)):
		return usage("was it begun with this -o? without --resume it is begun", "there is no batch of %s to resume", o.out)
	case len(o.inputs) == 0 && o.list == "" && !o.resume:
		return usage("for instance: galley batch --from urls.txt -o articles.jsonl", "no INPUT: name addresses, files, folders or archives, or a list with --from")
	case kind == folderOutput && namesFile(o.out):
		return usage("use -o FILE.jsonl, or -o DIR: "+o.out+"/ is a folder in any case", "several results do not go into one file such as %s", o.out)
	case kind != folderOutput && kind != streamOutput && o.assets != "":
		return usage("use --embed, or -o DIR", "--assets needs results that are files")
	case o.nats != "" && o.assets != "":
		return usage("use --embed", "--assets writes files beside the worker, which may be on another machine")
	}
	if !isFiles(o.out) && o.format != "json" {
		return usage("leave -f away, or use -o DIR", "%s holds JSON, the format is %s", o.out, o.format)
	}
	if o.name != "" && isFiles(o.out) {
		_, err := o.template()
		return err
	}
	return nil
}

// batchCommand is "galley batch", with what is below it.
func batchCommand(t terminal) *cobra.Command {
	cmd := newCommand(t, batchHelp, batchPages, (*batchOptions).register)
	cmd.AddCommand(
		newCommand(t, batchStatusHelp, showBatch, (*aboutBatch).register),
		newCommand(t, batchCancelHelp, cancelBatch, (*aboutBatch).register),
		newCommand(t, batchRetryHelp, retryDead, (*aboutBatch).register),
		newCommand(t, batchReportHelp, reportBatch, (*aboutBatch).register),
	)
	return cmd
}
