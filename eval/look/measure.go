package look

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"galley/article"
	"galley/page"
	"galley/render"
	"galley/render/mhtml"
)

// Options say how Dataset and Corpus work. The zero value is all pages, one at a time.
type Options struct {
	First    int                                     // measure the first pages only; 0: all
	Workers  int                                     // how many pages at a time; 0: one
	Narrow   *render.Browser                         // has NarrowScreen; nil: no narrow screen is measured
	Keep     func(name string, article []byte) error // is given each article as HTML; may be nil
	Progress func(done, total int)                   // called after each page, from one goroutine at a time; may be nil
}

// Result is what Dataset or Corpus measured.
type Result struct {
	Pages     []Page  // in the order of the dataset or corpus
	Failed    []error // of pages that could not be measured, each with its address
	BadLabels []error // of pages that are left out, because their labels cannot be used
	Of        int     // how many pages there were to measure
}

// subject is a labelled page to be measured.
type subject struct {
	name      string // what its article is kept as
	page      *page.Page
	selection page.Selection
	article   *article.Article
	archive   *mhtml.Archive // nothing where there is none
}

// runner measures subjects.
type runner struct {
	Options
	wide *render.Browser
}

// run measures n subjects, the i-th of which load has; a subject without a page is
// passed over. The error is that of ctx.
func (r *runner) run(ctx context.Context, n int, name func(i int) string, load func(i int) (subject, error)) (*Result, error) {
	found, errs := make([]*Page, n), make([]error, n)
	var mu sync.Mutex // of done
	done := 0
	var workers errgroup.Group
	workers.SetLimit(max(1, r.Workers))
	for i := range n {
		workers.Go(func() error {
			if ctx.Err() == nil {
				s, err := load(i)
				if err == nil && s.page != nil {
					found[i], err = r.measure(ctx, s)
				}
				errs[i] = err
			}
			mu.Lock()
			defer mu.Unlock()
			if done++; r.Progress != nil {
				r.Progress(done, n)
			}
			return nil
		})
	}
	workers.Wait()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	result := &Result{Of: n}
	for i, p := range found {
		if errs[i] != nil {
			result.Failed = append(result.Failed, fmt.Errorf("%s: %w", name(i), errs[i]))
		}
		if p != nil {
			result.Pages = append(result.Pages, *p)
		}
	}
	return result, nil
}

// measure writes the article of one page, renders it and compares.
func (r *runner) measure(ctx context.Context, s subject) (*Page, error) {
	var doc bytes.Buffer
	if err := s.article.WriteHTML(&doc); err != nil {
		return nil, err
	}
	if r.Keep != nil {
		if err := r.Keep(s.name, doc.Bytes()); err != nil {
			return nil, err
		}
	}
	kept := archived(s.archive)
	src := render.Source{URL: s.page.URL, HTML: doc.Bytes(), ContentType: "text/html; charset=utf-8", Files: kept}
	shown, files, err := rendered(ctx, r.wide, src)
	if err != nil {
		return nil, err
	}
	pair := Pair{
		Original: s.page, Selection: s.selection, Article: shown, Has: in(files),
		Fonts: fontsIn(s.archive.HTML, s.archive.CSS),
	}
	if s.archive.HTML != nil {
		pair.Had = in(kept, files)
	}
	if r.Narrow != nil {
		if pair.Narrow, _, err = rendered(ctx, r.Narrow, src); err != nil {
			return nil, err
		}
	}
	p := Compare(pair)
	if total := len(s.archive.HTML) + len(s.archive.CSS); total > 0 {
		p.Size = float64(doc.Len()) / float64(total)
	}
	return &p, nil
}

// archived are the files of an archive, as a browser takes them in place of the network.
func archived(a *mhtml.Archive) map[string]render.File {
	files := make(map[string]render.File, len(a.Files))
	for address, f := range a.Files {
		files[address] = render.File(f)
	}
	return files
}

// rendered is an article in a browser, with the files that it shows.
func rendered(ctx context.Context, b *render.Browser, src render.Source) (*page.Page, map[string]render.File, error) {
	d, err := b.OpenStyled(ctx, src)
	if err != nil {
		return nil, nil, fmt.Errorf("render the article: %w", err)
	}
	defer d.Close()
	files, err := d.Files(mediaAddresses(d.Page()))
	if err != nil {
		return nil, nil, fmt.Errorf("render the article: %w", err)
	}
	return d.Page(), files, nil
}

// in reports whether one of the sets of files has an address, or whether it needs none.
func in(sets ...map[string]render.File) func(address string) bool {
	return func(address string) bool {
		address, _, _ = strings.Cut(address, "#")
		if address == "svg" || strings.HasPrefix(address, "data:") {
			return true
		}
		for _, files := range sets {
			if f, ok := files[address]; ok && len(f.Data) > 0 {
				return true
			}
		}
		return false
	}
}

// mediaAddresses are those of all pictures, films and sounds of a page.
func mediaAddresses(p *page.Page) []string {
	var list []string
	for i := range p.Nodes {
		node := &p.Nodes[i]
		switch node.Tag {
		case "img", "video", "audio", "source", "image":
			for _, ref := range []string{node.Src, node.Attr("src"), node.Attr("href")} {
				if u := p.Resolve(ref); u != "" {
					list = append(list, u)
				}
			}
		}
	}
	return list
}
