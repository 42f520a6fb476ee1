package extract

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"galley"
	"galley/article"
	"galley/cmd/galley/command"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/inspect"
	"galley/models"
	"galley/models/vips"
	"galley/network"
	"galley/render"
)

type inspectOptions struct {
	flags.Browser
	selector.Choice
	flags.Inputs
	baseURL string
	out     string
	beside  bool
}

// inspectHelp is "galley inspect".
var inspectHelp = cobra.Command{
	Use:   "inspect [-w FILE.wrapper] INPUT -o FILE.png|FILE.html",
	Short: "Draw what a wrapper saw on a page",
	Long: `Draw the page with the boxes of all candidates and of the winners, with their
posteriors: the title in red dots, the body in black dashes, candidates thin (titles
red, bodies blue). With --beside, draw the extracted article next to the page. A file
that ends in .html becomes a report instead: the drawn page and the article itself side
by side, and the features that decided, in one file that runs nothing.

--method vips draws the visual blocks of VIPS with their degrees of coherence.`,
	Example: `  galley inspect https://example.org/story -o story.html
  galley inspect -w mysite.wrapper https://example.org/story -o story.png
  galley inspect --method vips:pdoc=6 https://example.org/story -o blocks.png
  galley inspect -w mysite.wrapper --beside page.html --base-url https://example.org/ -o story.png`,
	Args: command.One("INPUT"),
}

func (o *inspectOptions) register(set *pflag.FlagSet) {
	o.Browser.Register(set)
	o.Choice.Register(set)
	set.StringVarP(&o.out, "output", "o", "", "picture (PNG) or report (.html) to write, or - for the picture on standard output")
	set.Var((*flags.PageAddress)(&o.baseURL), "base-url", "address of an HTML file or standard input")
	set.BoolVar(&o.beside, "beside", false, "draw the article beside the page")
}

// report reports whether -o is a report, not a picture, or says why it can be neither.
func (o *inspectOptions) report() (bool, error) {
	if o.out == output.Standard {
		return false, nil
	}
	switch ext := strings.ToLower(filepath.Ext(o.out)); ext {
	case ".html", ".htm":
		return true, output.Check(o.out)
	case ".png", "":
		return false, output.Check(o.out)
	default:
		return false, exit.Usagef("use -o FILE.png for a picture, -o FILE.html for a report", "inspect writes no %s files", ext)
	}
}

func inspectPage(ctx context.Context, t terminal.Streams, o inspectOptions) error {
	input := o.Args[0]
	asPage, err := o.check()
	if err != nil {
		return err
	}
	chosen, scoring, err := o.choose()
	if err != nil {
		return err
	}
	src, err := openInput(input, o.baseURL, t.In)
	if err != nil {
		return err
	}
	e, err := newExtractor(ctx, chosen, o.Browser, galley.Options{Explain: scoring, Screenshot: true, NoFallback: true, Files: o.beside || asPage})
	if err != nil {
		return err
	}
	defer e.Close()
	found, err := e.Find(ctx, src)
	if err != nil {
		return exit.About(input, err)
	}
	shot, err := png.Decode(bytes.NewReader(found.Screenshot))
	if err != nil {
		return fmt.Errorf("decode the screenshot of %s: %w", input, err)
	}
	list, err := boxesOf(chosen, found)
	if err != nil {
		return err
	}
	drawn, name := inspect.Draw(shot, list), network.Redact(input)
	if asPage {
		found.Article.Embed() // the pictures that the page had loaded, wherever they are
		return writeReport(o.out, inspect.Report{Name: name, Original: drawn, Found: inspect.Lines(list, found.Selection)}, found.Article)
	}
	if o.beside {
		if drawn, err = beside(ctx, e, found, drawn, name); err != nil {
			return err
		}
	}
	return writePNG(t, o.out, drawn)
}

// check says what is wrong with the arguments, or else whether -o is a report.
func (o *inspectOptions) check() (asPage bool, err error) {
	if o.out == "" {
		return false, exit.Usagef("for instance -o page.png", "name the picture to write with -o")
	}
	if err := o.Once(); err != nil {
		return false, err
	}
	if err := output.NotInput(o.out, o.Args[0]); err != nil {
		return false, err
	}
	return o.report()
}

// choose is what is to be drawn, and whether it scores candidates.
func (o *inspectOptions) choose() (chosen selector.Selector, scoring bool, err error) {
	if chosen, err = o.Choice.Open(); err != nil {
		return chosen, false, err
	}
	_, scoring = chosen.Selector.(models.ScoringSelector)
	if _, ok := chosen.Selector.(*vips.Extractor); !ok && !scoring {
		return chosen, false, exit.Usagef("use a wrapper, or none, or --method vips", "method %s has no candidates to draw", chosen.Name)
	}
	return chosen, scoring, nil
}

// beside is the drawn page with the article beside it.
func beside(ctx context.Context, e *galley.Extractor, found *galley.Result, drawn *image.RGBA, name string) (*image.RGBA, error) {
	found.Article.Embed()
	right, err := articleShot(ctx, e, found)
	if err != nil {
		return nil, err
	}
	return inspect.Beside(drawn, right, "page: "+name, "article"), nil
}

// boxesOf are the boxes to draw: candidates and winners, or the visual blocks of VIPS.
func boxesOf(chosen selector.Selector, found *galley.Result) ([]inspect.Box, error) {
	if v, ok := chosen.Selector.(*vips.Extractor); ok {
		blocks, main, err := v.Blocks(found.Page)
		return inspect.Blocks(blocks, main), err
	}
	return inspect.Boxes(found.Scores.Index(), found.Scores.Body(), found.Scores.Title(), found.Selection), nil
}

// writeReport writes the page beside its article.
func writeReport(name string, r inspect.Report, a *article.Article) error {
	var text strings.Builder
	if err := a.WriteHTML(&text); err != nil {
		return err
	}
	r.Article = text.String()
	var out bytes.Buffer
	if err := r.WriteHTML(&out); err != nil {
		return err
	}
	return output.Write(name, out.Bytes())
}

// articleShot renders the article as it would be written and takes its picture.
func articleShot(ctx context.Context, e *galley.Extractor, found *galley.Result) (image.Image, error) {
	var text bytes.Buffer
	if err := found.Article.WriteHTML(&text); err != nil {
		return nil, err
	}
	b, err := e.Browser(ctx)
	if err != nil {
		return nil, err
	}
	c, err := b.Capture(ctx, render.Source{HTML: text.Bytes(), ContentType: "text/html; charset=utf-8", URL: found.Page.URL}, render.Want{Screenshot: true})
	if err != nil {
		return nil, fmt.Errorf("render the article: %w", err)
	}
	return png.Decode(bytes.NewReader(c.Screenshot))
}

func writePNG(t terminal.Streams, name string, img image.Image) error {
	var data bytes.Buffer
	if err := png.Encode(&data, img); err != nil {
		return err
	}
	if name == output.Standard {
		if _, err := t.Out.Write(data.Bytes()); err != nil {
			return fmt.Errorf("write to standard output: %w", err)
		}
		return nil
	}
	return output.Write(name, data.Bytes())
}

// InspectCommand is "galley inspect".
func InspectCommand(t terminal.Streams) *cobra.Command {
	return command.New(t, inspectHelp, inspectPage, (*inspectOptions).register)
}
