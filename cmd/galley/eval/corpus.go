package eval

import (
	"context"
	"strings"

	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/eval/corpus"
	"galley/page"
	"galley/render"
	"galley/train/networks"
)

// corpusFlags say which corpus, and how much of it.
type corpusFlags struct {
	corpus   string
	format   string
	articles bool
	first    int
	fold     int
}

func (f *corpusFlags) register(set *pflag.FlagSet) {
	set.StringVar(&f.corpus, "corpus", "", "corpus `folder`")
	set.StringVar(&f.format, "format", "", "wcxb, aeb or site (default: what the folder looks like)")
	set.BoolVar(&f.articles, "articles", false, "leave out pages that are not articles")
	set.Var((*flags.NaturalInt)(&f.first), "first", "measure the first `N` pages only")
	set.IntVar(&f.fold, "fold", -1, "measure the pages of one `fold` only, 0 to 4: those that were held out together")
}

func (f *corpusFlags) open() (*corpus.Corpus, error) {
	c, err := corpus.Open(f.corpus, corpus.Format(f.format))
	if err != nil {
		return nil, exit.AsUnreadable(err)
	}
	if f.articles {
		c = c.Articles()
	}
	if f.first > 0 {
		c = c.First(f.first)
	}
	if f.fold >= 0 {
		c = c.Only(func(d corpus.Document) bool { return corpus.Fold(d, networks.Folds) == f.fold })
	}
	return c, nil
}

// loads has the documents of a corpus rendered, or only parsed.
func loads(ctx context.Context, f flags.Browser, c *corpus.Corpus, noBrowser bool) (load corpus.Load, close func(), err error) {
	if noBrowser {
		return corpus.Parse, func() {}, nil
	}
	return renderedOnce(ctx, f, c, 1)
}

// renderedOnce has the documents of a corpus rendered, once for all of the methods. A
// themed site is served, so that its styles load; what other pages name on the network
// is gone, so they are rendered without it.
func renderedOnce(ctx context.Context, f flags.Browser, c *corpus.Corpus, methods int) (load corpus.Load, close func(), err error) {
	f.Offline = c.Format != corpus.Site
	browser, err := f.Start(ctx)
	if err != nil {
		return nil, nil, err
	}
	server := &corpus.Server{Corpus: c}
	once := &corpus.Once{Users: methods, Make: func(ctx context.Context, d corpus.Document) (*page.Page, error) {
		src, err := sourceOf(server, d)
		if err != nil {
			return nil, err
		}
		captured, err := browser.Capture(ctx, src, render.Want{})
		if err != nil {
			return nil, err
		}
		return captured.Page, nil
	}}
	return once.Load, func() {
		browser.Close()
		server.Close()
	}, nil
}

// sourceOf is what is rendered of a document.
func sourceOf(server *corpus.Server, d corpus.Document) (render.Source, error) {
	if server.Corpus.Format != corpus.Site {
		return render.Source{HTML: d.HTML, URL: absolute(d.URL), ContentType: d.ContentType}, nil
	}
	address, err := server.URL(d)
	return render.Source{URL: address}, err
}

// absolute is the address, "" when it is not one that can be loaded.
func absolute(address string) string {
	if strings.HasPrefix(address, "http://") || strings.HasPrefix(address, "https://") {
		return address
	}
	return ""
}
