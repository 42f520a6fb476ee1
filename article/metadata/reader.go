package metadata

import (
	"cmp"

	"galley/article/metadata/extent"
	"galley/article/metadata/language"
	"galley/article/metadata/people"
	"galley/article/metadata/published"
	"galley/article/metadata/statements"
	"galley/article/metadata/title"
	"galley/article/subtree"
	"galley/page"
	"galley/page/linkeddata"
)

// Reader is what was read of a page once.
type Reader struct {
	Headline string // text of the title, else of <title>; without the name of the site
	Declared string // BCP 47 tag that is declared around the body; empty: none is

	p       *page.Page
	stated  *statements.Reader
	people  *people.Reader
	days    *published.Reader
	site    string // what the page calls its site in its title and its links, where metadata do not
	section string // likewise, of the section

	shownTags []string // see there
	told      told
}

// NewReader reads a page, of which the selection and its parts are the article: subtree.Parts
// has at least one. Only what depends on the lines of the text, such as its signature, is read
// later, by Facts.
func NewReader(p *page.Page, sel page.Selection, parts []subtree.Part) *Reader {
	things := linkeddata.Of(p)
	r := &Reader{
		Headline: page.WithoutControls(page.WithoutSoftHyphens(title.Of(p, sel, statements.Article(p, things, "").Headline))),
		Declared: language.Around(p, parts[len(parts)-1].Root),
		p:        p,
	}
	article := extent.New(p, sel, parts)
	r.stated = statements.Read(article, things, r.Headline)
	r.people = people.Look(article, r.stated)
	if r.stated.First(sectionKeys...) == "" {
		r.section = cmp.Or(shownSection(article), stepSection(article), menuSection(article))
	}
	r.shownTags = shownTags(article)
	if r.stated.Site() == "" {
		r.site = title.SiteName(p, r.Headline)
	}
	r.days = published.Look(article, r.stated)
	return r
}
