package main

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"galley/article"
	"galley/dataset"
	"galley/inspect"
	"galley/models"
	"galley/page"
	"galley/render"
)

type inspectOptions struct {
	browserFlags
	selectorFlags
	input   string
	baseURL string
	out     string
	beside  bool
}

// newInspect returns "galley inspect". Tests of the flags pass their own do; nil
// means the real thing.
func newInspect(t terminal, do func(context.Context, inspectOptions) error) *cobra.Command {
	var o inspectOptions
	if do == nil {
		do = func(ctx context.Context, o inspectOptions) error { return inspectPage(ctx, t, o) }
	}
	cmd := &cobra.Command{
		Use:   "inspect [-w FILE.wrapper] INPUT -o FILE.png|FILE.html",
		Short: "Draw what a wrapper saw on a page",
		Long: `Draw the page with the boxes of all candidates and of the winners, with their
posteriors: the title in red dots, the body in black dashes, candidates thin (titles
red, bodies blue). With --beside, draw the extracted article next to the page. A file
that ends in .html becomes a report instead: the drawn page and the article itself side
by side, and the features that decided, in one file that runs nothing.`,
		Example: `  galley inspect https://example.org/story -o story.html
  galley inspect -w mysite.wrapper https://example.org/story -o story.png
  galley inspect -w mysite.wrapper --beside page.html --base-url https://example.org/ -o story.png`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.input = args[0]
			return do(cmd.Context(), o)
		},
	}
	o.browserFlags.register(cmd.Flags())
	o.selectorFlags.register(cmd.Flags())
	cmd.Flags().StringVarP(&o.out, "output", "o", "", "picture (PNG) or report (.html) to write")
	cmd.Flags().StringVar(&o.baseURL, "base-url", "", "address of an HTML file or standard input")
	cmd.Flags().BoolVar(&o.beside, "beside", false, "draw the article beside the page")
	return cmd
}

func inspectPage(ctx context.Context, t terminal, o inspectOptions) error {
	if o.out == "" {
		return usage("for instance -o page.png", "name the picture to write with -o")
	}
	chosen, err := o.selectorFlags.open()
	if err != nil {
		return err
	}
	w, ok := chosen.Selector.(models.ScoringSelector)
	if !ok {
		return usage("use a wrapper, or none", "method %s has no candidates to draw", chosen.name)
	}
	in, err := openInput(o.input, o.baseURL, t.in)
	if err != nil {
		return err
	}
	if chosen.viewport != (page.Size{}) {
		o.viewport = viewportFlag(chosen.viewport)
	}
	b, err := o.start(ctx)
	if err != nil {
		return err
	}
	defer b.Close()

	var sel page.Selection
	var judged *models.Scores
	var selectErr error
	c, err := b.Capture(ctx, in.source, render.Want{Screenshot: true, Look: func(p *page.Page) []page.NodeID {
		if judged, selectErr = w.Score(p); selectErr != nil {
			return nil
		}
		sel, selectErr = judged.Explain()
		return subtrees(sel)
	}})
	if err != nil {
		return err
	}
	if selectErr != nil {
		return fmt.Errorf("%s: %w", in.name, selectErr)
	}
	shot, err := png.Decode(bytes.NewReader(c.Screenshot))
	if err != nil {
		return fmt.Errorf("decode the screenshot of %s: %w", in.name, err)
	}
	list := inspect.Boxes(judged.Index(), judged.Body(), judged.Title(), sel)
	drawn := inspect.Draw(shot, list)
	if strings.EqualFold(filepath.Ext(o.out), ".html") {
		return writeReport(o.out, inspect.Report{Name: in.name, Original: drawn, Found: inspect.Lines(list, sel)}, c.Page, sel)
	}
	if o.beside {
		right, err := articleShot(ctx, b, c.Page, sel)
		if err != nil {
			return err
		}
		drawn = inspect.Beside(drawn, right, "page: "+in.name, "article")
	}
	return writePNG(o.out, drawn)
}

// writeReport writes the page beside its article.
func writeReport(name string, r inspect.Report, p *page.Page, sel page.Selection) error {
	a, err := article.New(p, sel)
	if err != nil {
		return err
	}
	var text strings.Builder
	if err := a.WriteHTML(&text); err != nil {
		return err
	}
	r.Article = text.String()
	var out bytes.Buffer
	if err := r.WriteHTML(&out); err != nil {
		return err
	}
	return writeFile(name, out.Bytes())
}

// articleShot renders the article as it would be written and takes its picture.
func articleShot(ctx context.Context, b *render.Browser, p *page.Page, sel page.Selection) (image.Image, error) {
	a, err := article.New(p, sel)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	if err := a.WriteHTML(&text); err != nil {
		return nil, err
	}
	c, err := b.Capture(ctx, render.Source{HTML: text.Bytes(), ContentType: "text/html; charset=utf-8", URL: p.URL}, render.Want{Screenshot: true})
	if err != nil {
		return nil, fmt.Errorf("render the article: %w", err)
	}
	return png.Decode(bytes.NewReader(c.Screenshot))
}

func writePNG(name string, img image.Image) error {
	var data bytes.Buffer
	if err := png.Encode(&data, img); err != nil {
		return err
	}
	return writeFile(name, data.Bytes())
}

// writeFile writes a file whole or not at all, and makes its folder.
func writeFile(name string, data []byte) error {
	return dataset.WriteFile(name, data)
}
