package galley

import (
	"context"
	"errors"
	"fmt"
	"time"

	"galley/article"
	"galley/article/lead"
	"galley/internal/fetch"
	"galley/models"
	"galley/network"
	"galley/page"
	"galley/page/parse"
	"galley/render"
)

// choose finds the article on a page. The result has no Article yet.
func (e *Extractor) choose(p *page.Page) (r *Result, err error) {
	r = &Result{Page: p}
	if !e.options.Explain {
		r.Selection, err = e.options.Selector.Select(p)
	} else if r.Scores, err = e.options.Selector.(models.ScoringSelector).Score(p); err == nil {
		r.Selection, err = r.Scores.Explain()
	}
	if err == nil && !e.noCut() {
		r.Selection = lead.Complete(p, r.Selection)
	}
	return r, err
}

// noCut reports whether the selector was asked for the body as it is.
func (e *Extractor) noCut() bool {
	w, ok := e.options.Selector.(*models.Wrapper)
	return e.options.NoCut || ok && w.Options.NoCut
}

// parse finds the article without a browser.
func (e *Extractor) parse(ctx context.Context, in render.Source) (*Result, error) {
	if in.MHTML != nil {
		return nil, fmt.Errorf("open the MHTML archive: %w", ErrNeedsBrowser)
	}
	if in.HTML == nil {
		var err error
		o := e.options.Browser
		in, err = fetch.HTML(ctx, in.URL, fetch.Options{
			UserAgent: o.UserAgent, Timeout: o.Timeout, Network: o.Network, Sender: o.Sender, Bytes: o.Limits.Bytes, Requests: o.Requests,
		})
		if err != nil {
			return nil, err
		}
	}
	p, err := e.parseHTML(in)
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

func (e *Extractor) parseHTML(in render.Source) (*page.Page, error) {
	return parse.Bytes(in.HTML, parse.Source{URL: in.URL, ContentType: in.ContentType, Limits: e.options.Browser.Limits})
}

// render finds the article with a browser. A page that crashes after it was opened is
// opened once more; Open itself tries again what crashes before.
func (e *Extractor) render(ctx context.Context, in render.Source) (*Result, error) {
	b, err := e.Browser(ctx)
	if err != nil {
		return nil, err
	}
	in.NoLook = in.NoLook || e.options.NoLook
	var refused error
	r, err := tryAgain(ctx, func() (*Result, error) {
		var doc *render.Document
		if doc, refused = b.Open(ctx, in); refused != nil {
			return nil, nil
		}
		return e.read(doc, in)
	})
	switch {
	case errors.Is(refused, page.ErrNoNodes) && len(in.HTML) > 0 && !e.options.NoFallback:
		return e.parse(ctx, in) // scripts took all of it away
	case errors.Is(refused, page.ErrNoNodes):
		return nil, models.ErrNoArticle
	case refused != nil:
		return nil, refused
	}
	return r, err
}

// tryAgain calls do, and once more if what it did crashed.
func tryAgain(ctx context.Context, do func() (*Result, error)) (*Result, error) {
	r, err := do()
	var crash *render.CrashError
	if errors.As(err, &crash) && ctx.Err() == nil {
		return do()
	}
	return r, err
}

// read finds the article in an open document, and closes it.
func (e *Extractor) read(doc *render.Document, in render.Source) (*Result, error) {
	defer doc.Close()
	r, choosing, err := e.chooseStyled(doc, in)
	if err != nil {
		return nil, err
	}
	if r.Article != nil { // it is not of the page as it is laid out
		r.Article.Refused = refusals(doc.Refused())
		return r, nil
	}
	if !e.options.Files && !e.options.Screenshot && !e.options.Archive {
		doc.Close() // the tab gets ready for its next page meanwhile
	}
	began := time.Now()
	if r.Article, err = article.New(r.Page, r.Selection); err != nil {
		return nil, err
	}
	making := time.Since(began)
	if err := e.attach(doc, r.Article); err != nil {
		return nil, err
	}
	r.Article.MovedFrom, r.Article.Refused = network.Redact(doc.Moved()), refusals(doc.Refused())
	if e.options.Screenshot {
		r.Screenshot, err = doc.Screenshot()
	}
	if e.options.Archive && err == nil {
		r.Archive, err = doc.Archive()
	}
	r.Timing = Timing{doc.Timing(), choosing, making}
	return r, err
}

// chooseStyled chooses in an open document, and reads the styles of what it chose. A page that
// changes meanwhile is chosen in again. choosing is the time that this took, without the
// styles. The result has its article already where that is of other HTML than what is laid out.
func (e *Extractor) chooseStyled(doc *render.Document, in render.Source) (r *Result, choosing time.Duration, err error) {
	for {
		began := time.Now()
		r, err = e.choose(doc.Page())
		choosing += time.Since(began)
		if static := e.static(in, r, err); static != nil {
			return static, choosing, nil
		}
		if linked := e.linked(r, err); linked != nil {
			return linked, choosing, nil
		}
		if err != nil || e.options.NoLook {
			return r, choosing, err
		}
		err = doc.Styles(article.Styled(r.Page, r.Selection)...)
		if !errors.Is(err, render.ErrChanged) {
			return r, choosing, err
		}
	}
}

// attach gives an article the pictures and fonts that the page had loaded.
func (e *Extractor) attach(doc *render.Document, a *article.Article) error {
	if !e.options.Files {
		return nil
	}
	files, err := doc.Files(a.Pictures())
	if err != nil {
		return err
	}
	a.Attach(fileData(files))
	if e.options.NoFonts {
		return nil
	}
	faces, err := doc.FontFaces()
	if err != nil {
		return err
	}
	a.AttachFonts(articleFaces(faces))
	return nil
}

// refusals are the hosts that a page was refused for what they are. Those on lists of the
// user's are none of them.
func refusals(list []*network.RefusedError) []article.Refusal {
	var told []article.Refusal
	for _, r := range list {
		if r.Denied {
			continue
		}
		reason := r.Reason
		if r.Address != "" {
			reason = r.Address + ": " + reason
		}
		told = append(told, article.Refusal{Host: r.Host, Reason: reason})
	}
	return told
}

// fileData are the files that the browser kept.
func fileData(files map[string]render.File) map[string][]byte {
	data := map[string][]byte{}
	for address, f := range files {
		if f.Data != nil {
			data[address] = f.Data
		}
	}
	return data
}

// articleFaces are the fonts that the browser kept.
func articleFaces(faces []render.FontFace) []article.Face {
	list := make([]article.Face, len(faces))
	for i, f := range faces {
		list[i] = article.Face{Family: f.Family, Weight: f.Weight, Style: f.Style, Stretch: f.Stretch, Range: f.Range, Data: f.Data}
	}
	return list
}
