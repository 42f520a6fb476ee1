package people

import (
	"slices"
	"strings"

	"galley/article/metadata/byline"
	"galley/article/metadata/extent"
	"galley/article/metadata/mention"
	"galley/article/metadata/person"
	"galley/article/metadata/signature"
	"galley/article/metadata/statements"
	"galley/article/metadata/title"
	"galley/page"
)

// Reader has all places of a page that may say who wrote the article on it.
type Reader struct {
	titled     string // what <title> says
	stated     *statements.Reader
	mentions   *mention.Reader
	bylines    *byline.Reader
	signatures *signature.Reader
}

// Look reads who a page says to have written the article, beside what it states.
func Look(article *extent.Extent, stated *statements.Reader) *Reader {
	mentions := mention.On(article)
	return &Reader{article.Page.DocumentTitle(), stated, mentions, byline.Look(article, mentions), signature.Look(article, mentions)}
}

// Authors are who wrote the article, whose text are the lines, on a page of a site. The reader stays as
// it is.
func (r *Reader) Authors(lines []signature.Line, site string) (authors, sources []string) {
	own := *r
	own.signatures = r.signatures.With(lines)
	authors, sources = own.people(site)
	for _, name := range own.signatures.Sources(lines) {
		if letters := page.Letters(name); !slices.ContainsFunc(slices.Concat(authors, sources), func(other string) bool { return page.Letters(other) == letters }) {
			sources = append(sources, name)
		}
	}
	return authors, sources
}

// people are the authors: of the first place that names some, of linked data, meta tags
// and microdata, and what is seen near the title. sources are the organisations among
// them, where people are named as well.
func (r *Reader) people(site string) (authors, sources []string) {
	if len(r.stated.Posters) > 0 {
		return person.Unique(r.stated.Posters), nil
	}
	s := r.newSearch(site)
	said := func() (by []string) { // looked for where nothing else names somebody: it takes longest
		by, s.bare = r.signatures.Dated()
		return person.WithoutPhrases(person.Names(append(slices.Clip(r.bylines.Said), by...)))
	}
	for _, place := range []func() []string{r.writers, func() []string { return r.signatures.Reports }, r.metaNames, func() []string { return r.bylines.Seen }, said, func() []string { return r.bylines.LinkedTo }, func() []string { return r.signatures.Signed }} {
		if people := s.look(place()); len(people) > 0 {
			return people, person.Unique(append(s.sources, r.acronyms()...))
		}
	}
	return s.rest(), person.Unique(s.sources)
}

// acronyms are the agencies beside the names in meta tags and in what is seen near the
// title.
func (r *Reader) acronyms() (names []string) {
	for _, name := range append(person.Names(r.metaNames()), person.Names(r.bylines.Seen)...) {
		if person.IsAcronym(name) {
			names = append(names, name)
		}
	}
	return names
}

// metaNames are the names of the first meta tag that has some, or of microdata: of the first
// of them that the page shows, where it shows any. The name of an account, which a program
// puts into a tag, is not what readers are told.
func (r *Reader) metaNames() []string {
	var keys []string
	byKey := map[string][]string{}
	for _, entry := range r.stated.Names {
		if byKey[entry.Key] == nil {
			keys = append(keys, entry.Key)
		}
		byKey[entry.Key] = append(byKey[entry.Key], entry.Text)
	}
	if len(keys) == 0 {
		return nil
	}
	if len(keys) > 1 {
		for _, key := range keys {
			if names := person.Names(byKey[key]); len(names) > 0 && !title.EndsWith(r.titled, names[0]) && r.mentions.Shows(names[0]) {
				return byKey[key]
			}
		}
	}
	return r.orShown(byKey[keys[0]])
}

// orShown is what a meta tag says, unless that is the name of the site, or of somebody whom
// readers are not told of, and the page names other people to them.
func (r *Reader) orShown(said []string) []string {
	names := person.Names(said)
	if len(names) != 1 {
		return said
	}
	isSite := title.EndsWith(r.titled, names[0])
	shown := [][]string{r.bylines.Seen, r.bylines.Said}
	if isSite {
		shown = append(shown, r.signatures.Signed)
	}
	other := func(name string) bool {
		return person.IsListed(name) && !person.IsTitled(name) && !strings.Contains(name, "&") && page.Letters(name) != page.Letters(names[0])
	}
	for _, texts := range shown {
		if slices.ContainsFunc(person.Names(texts), other) && (isSite || !r.mentions.Shows(names[0])) {
			return texts
		}
	}
	return said
}

// isAccount reports whether a name is that of an account, which the page does not show.
func (r *Reader) isAccount(name string) bool {
	return !person.HasSpace(name) && strings.ContainsAny(name, "_0123456789") && !r.mentions.Shows(name)
}
