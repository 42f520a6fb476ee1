package methods

import (
	"context"
	"errors"

	"galley/eval"
	"galley/models"
	"galley/page"
)

// Named is the method of a specification (see New) as eval runs it, on what parse
// makes of a document: eval.Parse, so that parsing is part of its time, or that of
// an eval.Parsed.
func Named(spec string, parse func(eval.Document) (*page.Page, error)) (eval.Named, error) {
	s, err := New(spec)
	if err != nil {
		return eval.Named{}, err
	}
	return eval.Named{Name: spec, Select: Texts(s, parse)}, nil
}

// Texts are title and body text of what is selected on a document's page. A page
// without an article has neither; one without a title element has the document's.
func Texts(s models.Selector, parse func(eval.Document) (*page.Page, error)) func(context.Context, eval.Document) (title, text string, err error) {
	return func(_ context.Context, d eval.Document) (string, string, error) {
		p, err := parse(d)
		if err != nil {
			return "", "", err
		}
		sel, err := s.Select(p)
		if errors.Is(err, models.ErrNoArticle) {
			return "", "", nil
		}
		if err != nil {
			return "", "", err
		}
		title := p.DocumentTitle()
		if sel.Title != page.None {
			title = page.Norm(p.Text(sel.Title))
		}
		return title, eval.BodyText(p, sel), nil
	}
}
