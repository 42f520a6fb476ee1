package batch

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley/batch/input"
	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/internal/fetch"
	"galley/network"
)

// options are the flags of "galley batch".
type options struct {
	flags.Browser
	selector.Choice
	flags.Article
	flags.Inputs
	flags.Manners
	queueFlags
	progressFlags
	out       string
	name      string
	archive   string
	noBrowser bool
	baseURL   string
	pages     flags.Pages
	resume    bool
	fresh     bool
	keepAgent bool // requests are not named after galley unless asked
	named     bool // who gave the addresses named them one by one: each may be of a private network
}

// help is "galley batch".
var help = cobra.Command{
	Use:   "batch [-f FORMAT] -o DIR|FILE.jsonl|FILE.parquet|s3://BUCKET/FOLDER [--from FILE] [INPUT...]",
	Short: "Extract from many pages: nothing lost, nothing done twice",
	Long: `Extract the articles of any number of pages. INPUT is an address, a file of a page
(HTML, MHTML, .webarchive, .eml), a folder of them, or a WARC or WACZ archive. --from
names a list: a file, an address, or - for standard input, which may go on for ever. A
list is one input a line, JSON lines with a field "url", a sitemap or an index of
sitemaps, or a feed.

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

func (o *options) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.RegisterFast(set)
	o.Choice.Register(set)
	o.Article.Register(set)
	o.Inputs.Register(set)
	o.Manners.Register(set)
	o.queueFlags.register(set)
	o.progressFlags.register(set)
	set.StringVarP(&o.out, "output", "o", "", "folder, `file` that ends in .jsonl, .jsonl.zst or .parquet, or s3://BUCKET/FOLDER")
	o.pages.Register(set)
	set.StringVar(&o.name, "name", "", "`template` for the names of files: {host}, {slug}, {date}, {hash} and slashes (default {host}-{slug}-{hash})")
	set.StringVar(&o.archive, "archive", "", "also keep the pages as loaded, in a WARC `file`")
	set.BoolVar(&o.noBrowser, "no-browser", false, "fetch and parse the HTML instead of rendering it")
	set.Var((*flags.PageAddress)(&o.baseURL), "base-url", "address of HTML that is read from files or standard input")
	set.BoolVar(&o.resume, "resume", false, "go on with the settings and inputs of the last time; other flags are ignored")
	set.BoolVar(&o.fresh, "fresh", false, "begin anew: forget what is done, and write over it")
}

// batchPages is "galley batch".
func batchPages(ctx context.Context, t terminal.Streams, o options) error {
	if o.out == "" {
		return exit.Usagef("for instance: galley batch --from urls.txt -o articles.jsonl", "batch needs -o: a folder, or a file that ends in .jsonl, .jsonl.zst or .parquet")
	}
	p, err := openBatch(&o)
	if err != nil {
		return err
	}
	defer p.close()
	return p.run(ctx, t)
}

// batchPolicy is the network policy of the pages, and of lists and robots.txt.
func (o *options) batchPolicy() (*network.Policy, error) {
	mode := network.Public
	if o.named {
		mode = network.Given
	}
	policy := o.Policy(mode)
	for _, text := range o.ConnectTo {
		c, err := network.ParseConnectTo(text)
		if err != nil {
			return nil, exit.Usagef("for instance --connect-to example.org::127.0.0.1:8080", "--connect-to: %v", err)
		}
		policy.ConnectTo = append(policy.ConnectTo, c)
	}
	return policy, nil
}

// source reads the inputs.
func (o *options) source(t terminal.Streams, client *fetch.Client) func(context.Context, input.Emit) error {
	return func(ctx context.Context, emit input.Emit) error {
		count := 0
		each := func(i input.Item) error {
			count++
			if i.File != "" && !i.Record && o.baseURL != "" {
				i.URL = o.baseURL
			}
			return emit(i)
		}
		for _, name := range o.Args {
			before := count
			if err := o.expand(ctx, t.In, name, each); err != nil {
				return err
			}
			if count == before {
				fmt.Fprintf(t.Err, "galley: note: there is no page in %s\n", exit.Message(name))
			}
		}
		lister := &input.Lister{Client: client, Stdin: t.In}
		for _, list := range o.Lists {
			before := count
			if err := lister.List(ctx, list, each); err != nil {
				return err
			}
			if count == before {
				fmt.Fprintf(t.Err, "galley: note: the list %s names no page\n", exit.Message(list))
			}
		}
		return nil
	}
}

// expand emits what one argument stands for.
func (o *options) expand(ctx context.Context, stdin io.Reader, name string, emit input.Emit) error {
	if name != "-" {
		return input.Expand(ctx, name, emit)
	}
	src, err := readStdin(stdin)
	if err != nil {
		return err
	}
	return emit(input.InMemory("-", o.baseURL, src))
}

// check refuses what does not go together.
func (o *options) check() error {
	if err := o.Article.Check(o.noBrowser); err != nil {
		return err
	}
	if err := o.Once(); err != nil {
		return err
	}
	kind := output.Kind(o.out)
	switch {
	case o.out == output.Standard:
		return exit.Usagef("use -o FILE.jsonl, or galley extract -f json, which writes to standard output", "a batch keeps a manifest beside its results, so that it can go on where it was ended: they cannot go to standard output")
	case o.resume && o.fresh:
		return exit.Usagef("leave one of them away", "--resume and --fresh exclude each other")
	case o.resume && o.out != "" && !exists(statePath(o.out)):
		return exit.Usagef("was it begun with this -o? without --resume it is begun", "there is no batch of %s to resume", o.out)
	case len(o.Args) == 0 && len(o.Lists) == 0 && !o.resume:
		return exit.Usagef("for instance: galley batch --from urls.txt -o articles.jsonl", "no INPUT: name addresses, files, folders or archives, or a list with --from")
	case kind == output.Folder && namesFile(o.out):
		return exit.Usagef("use -o FILE.jsonl, or -o DIR: "+o.out+"/ is a folder in any case", "several results do not go into one file such as %s", o.out)
	case kind != output.Folder && kind != output.Stream && o.Assets != "":
		return exit.Usagef("use --embed, or -o DIR", "--assets needs results that are files")
	case o.nats != "" && o.Assets != "":
		return exit.Usagef("use --embed", "--assets writes files beside the worker, which may be on another machine")
	}
	if !output.IsFiles(o.out) && o.Format != "json" {
		return exit.Usagef("leave -f away, or use -o DIR", "%s holds JSON, the format is %s", o.out, o.Format)
	}
	if o.name != "" && output.IsFiles(o.out) {
		_, err := o.template()
		return err
	}
	return nil
}

// noTypo refuses an input that is nothing but one of the commands below with a slip in it: the batch would
// make its files for it, and fail.
func noTypo(cmd *cobra.Command, args []string) error {
	if len(args) == 0 || exists(args[0]) || strings.ContainsAny(args[0], "./:") {
		return nil
	}
	if near := command.NearestOf(cmd, args[0]); near != "" {
		return exit.Usagef("did you mean "+near+"?", "there is no file %s", args[0])
	}
	return nil
}

// Command is "galley batch", with what is below it.
func Command(t terminal.Streams) *cobra.Command {
	cmd := command.New(t, help, batchPages, (*options).register)
	cmd.Args = noTypo
	cmd.AddCommand(
		command.New(t, statusHelp, showBatch, (*aboutBatch).register),
		command.New(t, cancelHelp, cancelBatch, (*aboutBatch).register),
		command.New(t, retryHelp, retryDead, (*aboutBatch).register),
		command.New(t, reportHelp, reportBatch, (*aboutBatch).register),
	)
	return cmd
}
