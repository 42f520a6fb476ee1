package extract

import (
	"context"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley"
	"galley/cmd/galley/batch"
	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
)

type options struct {
	flags.Browser
	selector.Choice
	flags.Article
	flags.Inputs
	out       string
	noBrowser bool
	timings   bool
	baseURL   string
	pages     flags.Pages
}

// help is "galley extract".
var help = cobra.Command{
	Use:   "extract [-w FILE.wrapper | --method NAME] INPUT...",
	Short: "Cut articles out of pages",
	Long: `Cut the article out of each INPUT: a URL, an HTML file, an archive (MHTML, or
webarchive of Safari), a letter (.eml) or plain text (each also .gz), or - for standard
input. The wrapper that ships finds it, unless you name another with -w or --method. It
refuses pages that look like no article, with exit code 3; --force extracts from them
all the same, and --kind says what kind of page it is.

Formats, all of the same selection:
  html   one page in the article's own look, without scripts
  clean  HTML of what the elements mean, without any look
  md     Markdown: CommonMark with the tables and footnotes of GitHub, below YAML front
         matter
  text   title, byline, date and body, with a blank line between blocks
  json   metadata, text, blocks, images and posteriors; --with adds other formats

Pictures stay on the web, unless --embed puts those that the page had loaded into the
file, or --assets beside it. With html the fonts come along too.

Of an article that is split over several pages, --pages 20 reads up to twenty and joins
them. Without it the first page is read, and a note says where the article goes on.

Several inputs need -o DIR, where each gets a file of its own, or -f json, which then
prints one object a line as pages get done, or -o FILE.jsonl. With those -o a manifest
is kept, and the same command goes on where it was ended. For long lists "galley batch"
has manners, other outputs and many machines.`,
	Example: `  galley extract https://example.org/story -o story.html
  galley extract -w mysite.wrapper -f md --assets pictures page.mhtml -o story.md
  galley extract -w mysite.wrapper -f json --with markdown --from urls.txt > articles.jsonl
  curl -s https://example.org/story | galley extract --no-browser -f text --base-url https://example.org/story -`,
	Args: cobra.ArbitraryArgs,
}

func (o *options) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.RegisterFast(set)
	o.Choice.Register(set)
	o.Article.Register(set)
	set.StringVarP(&o.out, "output", "o", "", "`file` to write, folder for several inputs, or - for standard output, which is the default")
	set.BoolVar(&o.Explain, "explain", false, "with -f json: say which features decided between the best subtree and the next")
	set.BoolVar(&o.noBrowser, "no-browser", false, "fetch and parse the HTML instead of rendering it")
	set.BoolVar(&o.timings, "timings", false, "say on standard error where the time of each page went")
	set.Var((*flags.PageAddress)(&o.baseURL), "base-url", "address of HTML that is read from files or standard input")
	o.pages.Register(set)
	o.Inputs.Register(set)
}

func extract(ctx context.Context, t terminal.Streams, o options) error {
	if o.out == output.Standard {
		o.out = ""
	}
	inputs, err := o.allInputs()
	if err != nil {
		return err
	}
	if kind := output.Kind(o.out); len(inputs) != 1 || len(o.Lists) > 0 || kind != output.Stream && kind != output.Folder {
		return batch.ExtractSeveral(ctx, t, o.several(t))
	}
	if err := output.NotInput(o.out, inputs[0]); err != nil {
		return err
	}
	sel, err := o.Choice.Read()
	if err != nil {
		return err
	}
	g, err := newExtractor(ctx, sel, o.Browser, galley.Options{
		NoBrowser: o.noBrowser, Explain: o.Explain, Files: o.NeedsFiles(), NoFonts: o.NoFonts(), NoLook: o.NoLook(), Pages: int(o.pages),
	})
	if err != nil {
		return err
	}
	defer g.Close()
	if !o.noBrowser {
		o.SandboxNote(t)
	}
	e := &extractor{options: o, galley: g, term: t}
	text, err := e.one(ctx, inputs[0])
	if err != nil {
		return err
	}
	return e.write(inputs[0], text)
}

func (o *options) allInputs() ([]string, error) {
	o.Article.Suit(o.out)
	if err := o.Article.Check(o.noBrowser); err != nil {
		return nil, err
	}
	if err := o.Once(); err != nil {
		return nil, err
	}
	several := len(o.Args) > 1 || len(o.Lists) > 0
	switch {
	case o.Explain && o.Format != "json":
		return nil, exit.Usagef("add -f json, or leave --explain away", "--explain adds to JSON, the format is %s", o.Format)
	case len(o.Args) == 0 && len(o.Lists) == 0:
		return nil, exit.Usagef("for instance: galley extract https://example.org/story", "no INPUT: name a URL, a file, or - for standard input")
	case several && o.out == "" && o.Format != "json":
		return nil, exit.Usagef("add -o DIR, or use -f json", "several inputs cannot share standard output as %s", o.Format)
	}
	return o.Args, nil
}

// several are the pages, for a run of many.
func (o *options) several(t terminal.Streams) batch.Several {
	s := batch.Several{Browser: o.Browser, Selector: o.Choice, Article: o.Article, Inputs: o.Inputs,
		Out: o.out, NoBrowser: o.noBrowser, BaseURL: o.baseURL, Pages: o.pages}
	if o.timings {
		s.Timed = func(name string, found *galley.Result, write time.Duration) {
			writeTimings(t.Err, name, found.Timing, write, found.Selection.Kinship)
		}
	}
	return s
}

// Command is "galley extract".
func Command(t terminal.Streams) *cobra.Command {
	return command.New(t, help, extract, (*options).register)
}
