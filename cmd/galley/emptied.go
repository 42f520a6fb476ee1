package main

import (
	"bytes"
	"errors"

	"galley/eval"
	"galley/models"
	"galley/page"
	"galley/render"
)

// emptied is how much more text the HTML as it came must have than what was rendered,
// for scripts to have taken the article away.
const emptied = 3

// asItCame is the article of the HTML before any script ran, where the rendered page
// has lost it: scripts that miss a file of theirs put an error in its place, or leave
// hidden what they should have shown. It is nil where there is no such article.
func asItCame(s models.Selector, src render.Source, rendered *page.Page, found page.Selection, failed error) (*page.Page, page.Selection) {
	if len(src.HTML) == 0 || failed != nil && !errors.Is(failed, models.ErrNoArticle) {
		return nil, found
	}
	p, err := page.ParseHTML(bytes.NewReader(src.HTML), page.Source{URL: src.URL, ContentType: src.ContentType})
	if err != nil {
		return nil, found
	}
	sel, err := s.Select(p)
	if err != nil {
		return nil, found
	}
	// A page without an article is emptied only where it has little text at all: one
	// that was refused for what it is stays refused.
	had := page.CountWords(rendered.Text(rendered.Body()))
	if failed == nil {
		had = page.CountWords(eval.BodyText(rendered, found))
	}
	const some = 50 // words
	if now := page.CountWords(eval.BodyText(p, sel)); now < some || now < emptied*had {
		return nil, found
	}
	return p, sel
}
