package methods

import (
	"context"
	"errors"

	"galley/article"
	"galley/article/lead"
	"galley/eval"
	"galley/eval/corpus"
	"galley/models"
	"galley/page"
)

// Named is the method of a specification (see New) as eval runs it, on what load makes of
// a document: corpus.Parse, so that parsing is part of its time, or that of a corpus.Once.
func Named(spec string, load corpus.Load) (eval.Named, error) {
	s, err := New(spec)
	if err != nil {
		return eval.Named{}, err
	}
	return PerPage(spec, func(corpus.Document) models.Selector { return s }, load), nil
}

// PerPage is an extractor that asks another selector for each document: the one whose
// weights have not seen it (see corpus.Fold), so that what is measured is held out.
// It has title and body text of what is selected. A page without an article has
// neither; one without a title element has the document's.
func PerPage(name string, selector func(corpus.Document) models.Selector, load corpus.Load) eval.Named {
	return perPage(name, selector, load, selectedText)
}

// WrittenPerPage is PerPage with title and text of the article that is made of the
// selection, as galley extract -f json writes them: without captions, buttons and what
// nobody sees, and with the signs that browsers draw.
func WrittenPerPage(name string, selector func(corpus.Document) models.Selector, load corpus.Load) eval.Named {
	return perPage(name, selector, load, writtenText)
}

func selectedText(p *page.Page, sel page.Selection) (title, text string, err error) {
	title = p.DocumentTitle()
	if sel.Title != page.None {
		title = page.Norm(p.Text(sel.Title))
	}
	return title, eval.ArticleText(p, sel), nil
}

func writtenText(p *page.Page, sel page.Selection) (title, text string, err error) {
	a, err := article.New(p, lead.Complete(p, sel))
	if err != nil {
		return "", "", err
	}
	return a.Title, a.BodyText(), nil
}

func perPage(name string, selector func(corpus.Document) models.Selector, load corpus.Load, textOf func(*page.Page, page.Selection) (title, text string, err error)) eval.Named {
	return found(name, func(ctx context.Context, d corpus.Document) (*page.Page, page.Selection, error) {
		p, err := load(ctx, d)
		if err != nil {
			return nil, page.Selection{}, err
		}
		sel, err := selector(d).Select(p)
		return p, sel, err
	}, textOf)
}

// Find loads a document and finds the article on it. The page may be another one than a corpus.Load
// has: galley extract takes the HTML where a rendered page has lost the article.
type Find func(context.Context, corpus.Document) (*page.Page, page.Selection, error)

// Found is PerPage of what find finds, and written says whether WrittenPerPage.
func Found(name string, find Find, written bool) eval.Named {
	if written {
		return found(name, find, writtenText)
	}
	return found(name, find, selectedText)
}

func found(name string, find Find, textOf func(*page.Page, page.Selection) (title, text string, err error)) eval.Named {
	return eval.Named{Name: name, Select: func(ctx context.Context, d corpus.Document) (title, text string, err error) {
		p, sel, err := find(ctx, d)
		if errors.Is(err, models.ErrNoArticle) {
			return "", "", nil
		}
		if err != nil {
			return "", "", err
		}
		return textOf(p, sel)
	}}
}
