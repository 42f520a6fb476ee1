package galley

import (
	"bytes"
	"errors"
	"math"
	"unicode/utf8"

	"golang.org/x/net/html"

	"galley/article"
	"galley/models"
	"galley/page"
	"galley/render"
)

// The static fallback takes the HTML before any script ran where the rendered page has
// lost the article: scripts that miss a file of theirs put an error in its place, or
// leave hidden what they should have shown. Its article must have staticLeast words,
// and staticTimes as many as what was rendered.
const (
	staticLeast = 50
	staticTimes = 3
)

// static is the article of the HTML before any script ran, nil where the rendered page
// has not lost it. What was found on the rendered page may be nothing, with failed.
func (e *Extractor) static(in render.Source, rendered *Result, failed error) *Result {
	if e.options.NoFallback || len(in.HTML) == 0 || failed != nil && !errors.Is(failed, models.ErrNoArticle) {
		return nil
	}
	// Of a page that was refused all text counts: what was refused for what it is stays
	// refused, unless there is hardly any text at all.
	had := page.CountWords(rendered.Page.Text(rendered.Page.Body()))
	if failed == nil {
		had = words(rendered.Page, rendered.Selection)
	}
	least := max(staticLeast, staticTimes*had)
	if wordBound(in.HTML) < least {
		return nil
	}
	p, err := parseHTML(in)
	if err != nil {
		return nil
	}
	r, err := e.choose(p)
	if err != nil || words(p, r.Selection) < least {
		return nil
	}
	if r.Article, err = article.New(p, r.Selection); err != nil {
		return nil
	}
	r.Static = true
	return r
}

// words counts those of a selection's body.
func words(p *page.Page, sel page.Selection) int {
	count := 0
	for _, root := range sel.Roots {
		count += page.CountWords(p.TextWithout(root, sel.Cut))
	}
	return count
}

// wordBound is at least the number of words in the text of HTML, in a fraction of the
// time that parsing takes: all is counted that is no tag, comment, script or style.
// It is the greatest int where that is not certain: of encodings other than UTF-8, and
// of scripts and styles inside svg and math, which are no raw text there.
func wordBound(data []byte) int {
	if !utf8.Valid(data) || bytes.ContainsAny(data, "\x00\x1b") {
		return math.MaxInt
	}
	z := html.NewTokenizer(bytes.NewReader(data))
	count, foreign, code := 0, 0, false
	for {
		kind := z.Next()
		switch kind {
		case html.ErrorToken:
			return count
		case html.TextToken:
			if !code {
				count += page.CountWords(string(z.Text()))
			}
		case html.StartTagToken, html.EndTagToken:
			name, _ := z.TagName()
			switch tag := string(name); {
			case tag == "svg" || tag == "math":
				if foreign++; kind == html.EndTagToken {
					foreign = max(foreign-2, 0)
				}
			case kind == html.StartTagToken && (tag == "script" || tag == "style"):
				if foreign > 0 {
					return math.MaxInt
				}
				code = true
				continue
			}
		}
		code = false
	}
}
