// Package galley cuts articles out of web pages: title and body, in the page's own
// typography, with their images, without scripts. It is the front door of the library:
// an [Extractor] opens a [Source] (an address, a file, bytes), renders it in a headless
// Chrome or only parses it, finds the article, and returns an article.Article that
// writes itself as styled HTML, clean HTML, Markdown, text or JSON.
//
// A page without an article is an error that errors.Is calls models.ErrNoArticle; one
// that looks like something else is a *models.NotArticleError. What goes wrong with
// addresses, servers and Chrome are the errors of package render.
//
// What finds the article is the wrapper that ships (package models/shipped), a wrapper
// that was trained on labelled pages (models.Read), or a training-free method
// (models/methods.New).
package galley

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"galley/article"
	"galley/models"
	"galley/models/pagekind"
	"galley/models/shipped"
	"galley/page"
	"galley/page/sniff"
	"galley/render"
)

// Options of an Extractor. The zero value renders pages in the first Chrome on PATH and
// extracts with the wrapper that ships.
type Options struct {
	Selector models.Selector // finds the article; nil: the wrapper that ships
	Force    bool            // of the wrapper that ships: also from pages that look like no article
	Kind     pagekind.Kind   // of the wrapper that ships: what kind of page it is; any but pagekind.Auto forces a selection
	NoCut    bool            // of the wrapper that ships: the body whole, with what does not belong
	Explain  bool            // Result.Scores, and Selection.Reasons say what decided; Selector must be a models.ScoringSelector

	// Browser sets Chrome up. Timeout (zero: 45 s) and UserAgent hold without a browser
	// as well. Viewport is that of the wrapper: training and extraction must agree.
	Browser       render.Options
	NoBrowser     bool // fetch and parse HTML instead of rendering it
	NoFallback    bool // never take the HTML before scripts ran, or the text in linked data, for the page
	NoFrontMatter bool // Article.NoFrontMatter: Markdown without YAML
	Files         bool // attach the files of its pictures and fonts to the article; needs a browser
	NoFonts       bool // not those of its fonts
	NoLook        bool // the full styles of its elements are not read: text has words in the colour of their ground then, other formats lack styles and pictures in backgrounds
	Screenshot    bool // Result.Screenshot; needs a browser
	Archive       bool // Result.Archive; needs a browser

	// Pages is how many pages are read of an article that is split over several, and joined; 0: 1,
	// at most MaxPages. Each has a Timeout and Limits of its own. Article.NextPage says where an
	// article goes on that was not read to its end.
	Pages int
}

// Extractor extracts articles. It may be used by several goroutines; how many pages are
// open at a time is Options.Browser.Tabs.
type Extractor struct {
	options Options
	owner   *Extractor // whose browser it uses; nil: it has its own

	mu      sync.Mutex
	browser *render.Browser // nil until it is needed
	closed  bool
}

// Result is an article with what it was made of.
type Result struct {
	Article    *article.Article
	Page       *page.Page     // with what other pages have of the article behind its own
	Selection  page.Selection // on Page
	Scores     *models.Scores // that it was chosen by, where Options.Explain asks for them; nil where the pages of an article were chosen on one by one
	Screenshot []byte         // PNG of the rendered page, where Options.Screenshot asks for it
	Archive    []byte         // MHTML of the rendered page, where Options.Archive asks for it
	Static     bool           // Page is the HTML before scripts ran: they had removed the article
	Linked     bool           // Page has the text of the linked data: the page itself did not show it
	Timing     Timing         // of all pages that were read; without a browser, of selection and article only
	Unread     error          // why the page that goes on with the article could not be read, where Options.Pages asks for it

	files map[string][]byte // that the page loaded, where Options.Files asks for them
	faces []article.Face    // likewise
}

// Timing says what the parts of an extraction took.
type Timing struct {
	render.Timing
	Select  time.Duration // finding the article on the page
	Article time.Duration // making it of page and selection
}

// ErrNeedsBrowser is the error for what cannot be done without a browser: to have one, a screenshot or an archive.
var ErrNeedsBrowser = errors.New("galley: this needs a browser, and Options.NoBrowser is set")

// New makes an Extractor. Chrome starts with the first page that it renders, or with
// Browser. Close must be called to end it.
func New(o Options) (*Extractor, error) {
	switch w := o.Selector.(type) {
	case nil:
		o.Selector = shipped.New(models.Options{Force: o.Force, Kind: o.Kind, NoCut: o.NoCut})
		o.Browser.Viewport = page.DefaultViewport
	case *models.Wrapper:
		if w.Viewport != (page.Size{}) {
			o.Browser.Viewport = w.Viewport
		}
	}
	if _, ok := o.Selector.(models.ScoringSelector); o.Explain && !ok {
		return nil, fmt.Errorf("galley: %T cannot explain itself; leave Options.Explain unset", o.Selector)
	}
	if err := o.check(); err != nil {
		return nil, err
	}
	if o.Browser.Timeout <= 0 {
		o.Browser.Timeout = 45 * time.Second
	}
	return &Extractor{options: o}, nil
}

// check refuses options that would do nothing.
func (o *Options) check() error {
	switch {
	case o.NoBrowser && o.Screenshot:
		return fmt.Errorf("galley: Options.Screenshot: %w", ErrNeedsBrowser)
	case o.NoBrowser && o.Archive:
		return fmt.Errorf("galley: Options.Archive: %w", ErrNeedsBrowser)
	case o.Pages < 0 || o.Pages > MaxPages:
		return fmt.Errorf("galley: Options.Pages is %d, want 0 to %d", o.Pages, MaxPages)
	}
	return nil
}

// Browser is the Chrome that pages are rendered in; the first call starts it. Its
// errors are those of render.Start, ErrNeedsBrowser, and render.ErrClosed after Close.
func (e *Extractor) Browser(ctx context.Context) (*render.Browser, error) {
	if e.owner != nil && !e.options.NoBrowser {
		return e.owner.Browser(ctx)
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	var err error
	switch {
	case e.options.NoBrowser:
		return nil, ErrNeedsBrowser
	case e.closed:
		return nil, render.ErrClosed
	case e.browser == nil:
		e.browser, err = render.Start(ctx, e.options.Browser)
	}
	return e.browser, err
}

// Close ends Chrome. Extractions under way in it end with render.ErrClosed, and so do all that are
// begun afterwards.
func (e *Extractor) Close() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.closed = true
	if e.browser != nil {
		e.browser.Close()
		e.browser = nil
	}
}

// isClosed reports whether Close was called, of the extractor whose browser it uses too.
func (e *Extractor) isClosed() bool {
	if e.owner != nil && e.owner.isClosed() {
		return true
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.closed
}

// Extract is the article of a source. Without one the error is a models.ErrNoArticle.
// ctx bounds it, and so does Options.Browser.Timeout. Once a page is there, and no browser is
// needed, ctx is looked at between the steps, of which each ends by itself, and the other bounds nothing.
func (e *Extractor) Extract(ctx context.Context, src Source) (*article.Article, error) {
	r, err := e.Find(ctx, src)
	if err != nil {
		return nil, err
	}
	return r.Article, nil
}

// Find is Extract for those who also want the page that the article is on.
func (e *Extractor) Find(ctx context.Context, src Source) (*Result, error) {
	if e.isClosed() {
		return nil, render.ErrClosed
	}
	in, err := src.OpenContext(ctx)
	if err != nil {
		return nil, err
	}
	r, err := e.find(ctx, in)
	if err == nil {
		err = e.goOn(ctx, in, r)
	}
	if err != nil {
		return nil, err
	}
	r.Article.NoFrontMatter = e.options.NoFrontMatter
	return r, nil
}

// find finds the article on one page.
func (e *Extractor) find(ctx context.Context, in render.Source) (*Result, error) {
	if e.isClosed() {
		return nil, render.ErrClosed
	}
	if kind := sniff.NotHTML(in.HTML); kind != "" {
		return nil, &render.TypeError{URL: in.Name(), Type: kind}
	}
	var r *Result
	var err error
	if e.options.NoBrowser {
		r, err = e.parse(ctx, in)
	} else {
		r, err = e.render(ctx, in)
	}
	if errors.Is(err, article.ErrEmpty) {
		err = models.ErrNoArticle
	}
	if err != nil {
		return nil, err
	}
	r.Article.Local = local(in, r.Article)
	return r, nil
}
