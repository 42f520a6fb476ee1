package galley

import (
	"context"
	"errors"
	"time"

	"galley/article"
	"galley/article/lead"
	"galley/models"
	"galley/network"
	"galley/page"
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
	if errors.Is(err, models.ErrNoArticle) && p.ShownWords() == 0 {
		err = &models.NoTextError{Parsed: e.options.NoBrowser}
	}
	return r, err
}

// noCut reports whether the selector was asked for the body as it is.
func (e *Extractor) noCut() bool {
	w, ok := e.options.Selector.(*models.Wrapper)
	return e.options.NoCut || ok && w.Options.NoCut
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
		return nil, &models.NoTextError{}
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
	c, err := e.chooseStyled(doc, in)
	if err != nil {
		return nil, err
	}
	r := c.result
	if c.reading == nil {
		r.Article.Refused = refusals(doc.Refused())
		return r, nil
	}
	if !e.options.Files && !e.options.Screenshot && !e.options.Archive {
		doc.Close() // the tab gets ready for its next page meanwhile
	}
	began := time.Now()
	if r.Article, err = c.reading.Article(); err != nil {
		return nil, err
	}
	making := c.took.reading + time.Since(began)
	if err := e.attach(doc, r); err != nil {
		return nil, err
	}
	r.Article.MovedFrom, r.Article.Refused = network.Redact(doc.Moved()), refusals(doc.Refused())
	if e.options.Screenshot {
		r.Screenshot, err = doc.Screenshot()
	}
	if e.options.Archive && err == nil {
		r.Archive, err = doc.Archive()
	}
	r.Timing = Timing{doc.Timing(), c.took.choosing, making}
	return r, err
}

// chosen is what was chosen in an open document, with its styles.
type chosen struct {
	result  *Result
	reading *article.Reading                          // nil: the result has its article, of other HTML than what is laid out
	took    struct{ choosing, reading time.Duration } // without the styles
}

// chooseStyled chooses in an open document, and reads the styles of what it chose. A page that
// changes meanwhile is chosen in again.
func (e *Extractor) chooseStyled(doc *render.Document, in render.Source) (c chosen, err error) {
	for {
		began := time.Now()
		c.result, err = e.choose(doc.Page())
		c.took.choosing += time.Since(began)
		if static := e.static(in, c.result, err); static != nil {
			return chosen{result: static}, nil
		}
		if linked := e.linked(c.result, err); linked != nil {
			return chosen{result: linked}, nil
		}
		if err != nil {
			return c, err
		}
		began = time.Now()
		c.reading = article.Read(c.result.Page, c.result.Selection)
		c.took.reading += time.Since(began)
		if e.options.NoLook {
			return c, nil
		}
		err = doc.Styles(c.reading.Styled()...)
		if !errors.Is(err, render.ErrChanged) {
			return c, err
		}
	}
}
