package networks

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"galley/dataset"
	"galley/eval/corpus"
	"galley/page/stored"
	"galley/render"
)

// laidFile is where a page is kept that was laid out.
func laidFile(dir, id string, themed bool) string {
	kind := "single"
	if themed {
		kind = "sites"
	}
	return filepath.Join(dir, kind, filepath.FromSlash(id)+".json.zst")
}

const browserFile = "browser.txt"

var errNoPages = errors.New("no pages are there: lay the pages of the corpora out first")

// readBrowser is the browser that laid the pages of a folder out.
func readBrowser(dir string) (string, error) {
	data, err := os.ReadFile(filepath.Join(dir, browserFile))
	if errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("train: %s: %w", dir, errNoPages)
	}
	return strings.TrimSpace(string(data)), err
}

// LayOut opens the pages of the corpora in a browser and keeps them in o.Pages. Those
// that are there already stay as they are, so a run that was interrupted goes on where
// it was, and no browser is needed where all are there. Single pages have no style sheets
// and pictures of their own: nothing of theirs is loaded from the network, and none of
// their scripts runs. Themed sites are served from their folders. progress is told of
// every page, by one goroutine at a time.
func LayOut(ctx context.Context, o Options, browser render.Options, progress func(done, all int)) error {
	o, err := o.orDefault()
	if err != nil {
		return err
	}
	c, err := openCorpora(ctx, &o)
	if err != nil {
		return err
	}
	l := &layouter{dir: o.Pages, progress: progress}
	var alone, served []task
	for _, one := range c.list {
		server := &corpus.Server{Corpus: one}
		defer server.Close()
		tasks := l.missing(one, server)
		if one.Format == corpus.Site {
			served = append(served, tasks...)
		} else {
			alone = append(alone, tasks...)
		}
	}
	l.all = len(alone) + len(served)
	offline := browser
	offline.Offline, offline.NoScripts = true, true
	if err := l.layOut(ctx, offline, alone); err != nil {
		return err
	}
	return l.layOut(ctx, browser, served)
}

// task is a page to lay out, where it is served, and the file for it.
type task struct {
	doc    corpus.Document
	server *corpus.Server
	file   string
}

// missing are the pages of a corpus that are not there yet.
func (l *layouter) missing(c *corpus.Corpus, server *corpus.Server) (list []task) {
	for d := range c.All() {
		file := laidFile(l.dir, d.ID, d.Site != "")
		if _, err := os.Stat(file); err != nil {
			list = append(list, task{d, server, file})
		}
	}
	return list
}

// source is what a browser loads for the page.
func (t *task) source() (render.Source, error) {
	if t.server.Corpus.Format == corpus.Site {
		address, err := t.server.URL(t.doc)
		return render.Source{URL: address}, err
	}
	d, err := t.doc.Load()
	if !strings.HasPrefix(d.URL, "http://") && !strings.HasPrefix(d.URL, "https://") {
		d.URL = ""
	}
	return render.Source{HTML: d.HTML, URL: d.URL, ContentType: d.ContentType}, err
}

// layouter lays pages out and counts them.
type layouter struct {
	dir      string
	progress func(done, all int)

	mu        sync.Mutex
	done, all int
	errs      []error // of pages
}

// layOut lays pages out, several at a time.
func (l *layouter) layOut(ctx context.Context, options render.Options, list []task) error {
	if len(list) == 0 {
		return nil
	}
	browser, err := render.Start(ctx, options)
	if err != nil {
		return err
	}
	defer browser.Close()
	if err := l.keepBrowser(browser.Version()); err != nil {
		return err
	}
	var g errgroup.Group
	g.SetLimit(max(options.Tabs, 1))
	for _, t := range list {
		g.Go(func() error {
			l.count(t.layOut(ctx, browser))
			return nil
		})
	}
	g.Wait()
	if err := ctx.Err(); err != nil {
		return err
	}
	return errors.Join(l.errs...)
}

func (l *layouter) count(err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.done++
	if err != nil {
		l.errs = append(l.errs, err)
	}
	if l.progress != nil {
		l.progress(l.done, l.all)
	}
}

// keepBrowser refuses to go on with another browser than the pages of the folder had.
func (l *layouter) keepBrowser(version string) error {
	switch had, err := readBrowser(l.dir); {
	case errors.Is(err, errNoPages):
	case err != nil:
		return err
	case had != version:
		return fmt.Errorf("train: the pages in %s were laid out by %s, this browser is %s: take an empty folder", l.dir, had, version)
	}
	return dataset.WriteFile(filepath.Join(l.dir, browserFile), []byte(version+"\n"))
}

func (t *task) layOut(ctx context.Context, b *render.Browser) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	src, err := t.source()
	if err != nil {
		return err
	}
	c, err := b.Capture(ctx, src, render.Want{})
	if err != nil {
		return fmt.Errorf("train: page %s: %w", t.doc.ID, err)
	}
	var data bytes.Buffer
	if err := stored.Write(c.Page, &data); err != nil {
		return err
	}
	return dataset.WriteFile(t.file, data.Bytes())
}
