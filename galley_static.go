package galley

import (
	"errors"
	"slices"
	"strings"

	"galley/article"
	"galley/models"
	"galley/page"
	"galley/render"
)

// The static fallback takes the HTML before any script ran where the rendered page has
// lost the article: scripts that miss a file of theirs put an error in its place. Its
// article must have staticLeast words, and staticTimes as many as what was rendered. What
// the rendered page has and hides is not lost: render shows what is the article of it, and
// a parser, which reads no style sheets, would take dialogs and spam. Less than staticHidden
// of its runs of words may be hidden there.
const (
	staticLeast  = 50
	staticTimes  = 3
	staticHidden = 0.5
)

// static is the article of the HTML before any script ran, nil where the rendered page
// has not lost it. What was found on the rendered page may be nothing, with failed.
func (e *Extractor) static(in render.Source, rendered *Result, failed error) *Result {
	if e.options.NoFallback || len(in.HTML) == 0 || failed != nil && !errors.Is(failed, models.ErrNoArticle) {
		return nil
	}
	had := words(rendered.Page, rendered.Selection)
	if failed != nil {
		// All text counts: what was refused for what it is stays refused, unless there
		// is hardly any text at all.
		had = page.CountWords(rendered.Page.Text(rendered.Page.Body()))
	}
	least := max(staticLeast, staticTimes*had)
	p, err := e.parseHTML(in, false)
	if err != nil || p.ShownWords() < least {
		return nil // to select takes several times as long as to parse
	}
	r, err := e.choose(p)
	if err != nil || words(p, r.Selection) < least {
		return nil
	}
	if failed == nil && isHidden(rendered.Page, p.BodyText(r.Selection)) {
		return nil
	}
	if r.Article, err = article.New(p, r.Selection); err != nil {
		return nil
	}
	r.Static = true
	return r
}

// isHidden reports whether a page has a text and does not show it.
func isHidden(p *page.Page, text string) bool {
	var hidden strings.Builder
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == page.Text && n.Hidden && !slices.Contains(neverShown, p.Nodes[n.Parent].Tag) {
			hidden.WriteString(n.Text)
			hidden.WriteByte('\n')
		}
	}
	return sharedRuns(text, hidden.String()) >= staticHidden && shown(p, text) < staticHidden
}

// neverShown are elements whose text no style sheet can show.
var neverShown = []string{"script", "style", "noscript", "template"}

// words counts those of a selection's body.
func words(p *page.Page, sel page.Selection) int {
	return page.CountWords(p.BodyText(sel))
}
