package galley

import (
	"context"
	"errors"
	"fmt"
	"time"

	"galley/article"
	"galley/internal/fetch"
	"galley/page"
	"galley/page/parse"
	"galley/render"
	"galley/render/mhtml"
)

// parse finds the article without a browser.
func (e *Extractor) parse(ctx context.Context, in render.Source) (*Result, error) {
	archived := in.MHTML != nil
	if archived {
		var err error
		if in, err = e.archived(in); err != nil {
			return nil, err
		}
	}
	if in.HTML == nil {
		var err error
		o := e.options.Browser
		in, err = fetch.HTML(ctx, in.URL, fetch.Options{
			UserAgent: o.UserAgent, Timeout: o.Timeout, Network: o.Network, Sender: o.Sender, Bytes: o.Limits.Bytes, Requests: o.Requests, Found: in.Found,
		})
		if err != nil {
			return nil, err
		}
	}
	p, err := e.parseHTML(in, archived)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	beside(in, p)
	began := time.Now()
	r, err := e.choose(p)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if linked := e.linked(r, err); linked != nil {
		return linked, nil
	}
	if err != nil {
		return nil, err
	}
	r.Timing.Select = time.Since(began)
	r.Article, err = article.New(p, r.Selection)
	r.Timing.Article = time.Since(began) - r.Timing.Select
	return r, err
}

// archived is the page that an MHTML archive is of, as its HTML was when it was saved.
func (e *Extractor) archived(in render.Source) (render.Source, error) {
	a, err := mhtml.Read(in.MHTML, e.options.Browser.Limits.OrDefault().Bytes)
	if err != nil {
		return in, fmt.Errorf("open the MHTML archive: %w", err)
	}
	if a.HTML == nil {
		return in, errors.New("open the MHTML archive: there is no HTML in it")
	}
	out := render.Source{URL: in.URL, HTML: a.HTML, ContentType: a.Type, Found: in.Found}
	if out.URL == "" {
		out.URL, out.Found = a.URL, true
	}
	return out, nil
}

// beside gives the pictures of a parsed page that are files beside it their addresses, as
// a browser does.
func beside(in render.Source, p *page.Page) {
	if in.Folder == "" {
		return
	}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Tag != "img" || n.Src != "" {
			continue
		}
		if address, ok := in.LocalAddress(n.Attr("src")); ok {
			n.Src = address
		}
	}
}

// local are the files of the pictures of an article that are files beside its page, by
// address.
func local(in render.Source, a *article.Article) map[string]string {
	if in.Folder == "" {
		return nil
	}
	files := map[string]string{}
	for _, address := range a.Pictures() {
		if name, ok := in.Local(address); ok {
			files[address] = name
		}
	}
	return files
}

// parseHTML parses the HTML of a page; marked says that it is from an archive, which has the marks of package render.
func (e *Extractor) parseHTML(in render.Source, marked bool) (*page.Page, error) {
	return parse.Bytes(in.HTML, parse.Source{URL: in.URL, ContentType: in.ContentType, Limits: e.options.Browser.Limits, Marked: marked})
}
