package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"galley/eval"
	"galley/models/methods"
	"galley/page"
	"galley/render"
)

// loader turns documents of a corpus into pages, parsed or rendered.
type loader struct {
	options evalTextOptions
	corpus  *eval.Corpus
	browser *render.Browser // nil without one
	sites   map[string]*site

	mu    sync.Mutex
	users int                      // methods that want each page
	pages map[string]*renderedPage // by document; rendered once for all of them
}

// site is the file server of one themed site.
type site struct {
	url    string
	server *http.Server
}

type renderedPage struct {
	once  sync.Once
	users int // that had it
	page  *page.Page
	err   error
}

func (o *evalTextOptions) loader(ctx context.Context, corpus *eval.Corpus, users int) (*loader, error) {
	l := &loader{options: *o, corpus: corpus, users: users, sites: map[string]*site{}, pages: map[string]*renderedPage{}}
	if o.noBrowser {
		return l, nil
	}
	// Sites bring their style sheets; what other pages name on the network is gone.
	l.options.offline = corpus.Format != eval.FormatSite
	browser, err := l.options.start(ctx)
	if err != nil {
		return nil, err
	}
	l.browser = browser
	return l, nil
}

func (l *loader) close() {
	if l.browser != nil {
		l.browser.Close()
	}
	for _, s := range l.sites {
		s.server.Close()
	}
}

// selecting is what eval runs for one extractor.
func (l *loader) selecting(s selector) func(context.Context, eval.Document) (title, text string, err error) {
	return func(ctx context.Context, d eval.Document) (string, string, error) {
		return methods.Texts(s, func(d eval.Document) (*page.Page, error) { return l.page(ctx, d) })(ctx, d)
	}
}

func (l *loader) page(ctx context.Context, d eval.Document) (*page.Page, error) {
	if l.browser == nil {
		return eval.Parse(d)
	}
	l.mu.Lock()
	r := l.pages[d.ID]
	if r == nil {
		r = &renderedPage{}
		l.pages[d.ID] = r
	}
	if r.users++; r.users == l.users {
		delete(l.pages, d.ID)
	}
	l.mu.Unlock()
	r.once.Do(func() { r.page, r.err = l.render(ctx, d) })
	return r.page, r.err
}

// render lays a document out: a themed site is served, so that its styles load;
// other pages have none, and are rendered without network.
func (l *loader) render(ctx context.Context, d eval.Document) (*page.Page, error) {
	src := render.Source{HTML: d.HTML, URL: absolute(d.URL), ContentType: d.ContentType}
	if l.corpus.Format == eval.FormatSite {
		s, err := l.serve(d)
		if err != nil {
			return nil, err
		}
		src = render.Source{URL: s.url + d.URL}
	}
	c, err := l.browser.Capture(ctx, src, render.Want{})
	if err != nil {
		return nil, err
	}
	return c.Page, nil
}

// absolute is the address, "" when it is not one that can be loaded.
func absolute(address string) string {
	if strings.HasPrefix(address, "http://") || strings.HasPrefix(address, "https://") {
		return address
	}
	return ""
}

// serve starts the file server of the document's site, once.
func (l *loader) serve(d eval.Document) (*site, error) {
	dir := l.corpus.Dir
	if _, err := os.Stat(filepath.Join(dir, "truth.jsonl")); err != nil {
		name, _, _ := strings.Cut(d.ID, "/")
		dir = filepath.Join(dir, name)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if s := l.sites[dir]; s != nil {
		return s, nil
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("serve %s: %w", dir, err)
	}
	s := &site{"http://" + listener.Addr().String(), &http.Server{Handler: http.FileServer(http.Dir(dir))}}
	l.sites[dir] = s
	go s.server.Serve(listener)
	return s, nil
}
