package metadata

import (
	"slices"
	"strings"

	"galley/page"
)

// people are the authors: of the first place that names some, of linked data, meta tags
// and microdata, and what is seen near the title. sources are the organisations among
// them, where people are named as well.
func (r *Reader) people(site string) (authors, sources []string) {
	if len(r.posters) > 0 {
		return unique(r.posters), nil
	}
	own := []string{site, r.linked.Publisher}
	var groups []string
	for _, name := range r.linked.Groups {
		groups = append(groups, page.Norm(name))
	}
	isGroup := func(name string) bool {
		return slices.Contains(groups, name) || isAcronym(name) || isOrganisation(name, slices.Concat(own, sources))
	}
	if source := page.Norm(r.linked.Source); source != "" {
		sources = append(sources, source)
	}
	var bare []string
	said := func() (by []string) { // looked for where nothing else names somebody: it takes longest
		by, bare = r.dated()
		return withoutPhrases(namesIn(append(slices.Clip(r.said), by...)))
	}
	var otherwise []string // names of the first place, none of them of a person
	for _, place := range []func() []string{r.writers, func() []string { return r.reports }, r.metaNames, func() []string { return r.seen }, said, func() []string { return r.linkedTo }, func() []string { return r.signed }} {
		named, people := namesIn(r.givenNamesFirst(place())), []string(nil)
		if len(named) == 1 && r.isAccount(named[0]) {
			otherwise = append(otherwise, named...)
			continue
		}
		for _, name := range named {
			isSite := isTitleSite(r.p, name) && (len(named) > 1 || !isPersonal(name))
			if !isGroup(name) && !isSite && (len(otherwise) == 0 || !r.hasCommonWord(name)) && (isPersonal(name) || len(named) == 1 && !hasSpace(name)) {
				people = append(people, name)
			} else {
				sources = append(sources, name)
			}
		}
		if len(people) > 0 {
			return people, unique(append(sources, r.acronyms()...))
		}
		if len(otherwise) == 0 {
			otherwise = named
		}
	}
	if len(otherwise) == 0 && len(bare) == 0 {
		if bare = r.boxed(); bare == nil {
			bare = r.sole()
		}
	}
	if len(otherwise) == 0 {
		return bare, unique(sources)
	}
	odd := func(name string) bool { return !isListed(name) || strings.Contains(name, "/") }
	if len(bare) > 0 && !slices.ContainsFunc(otherwise, func(name string) bool { return !isTitleSite(r.p, name) }) && !slices.ContainsFunc(bare, odd) {
		return bare, unique(sources)
	}
	if names := namesIn(r.metaNames()); len(names) > 0 && len(otherwise) == 1 && page.Letters(otherwise[0]) == page.Letters(r.linked.Publisher) {
		otherwise = names // that the publisher has published it says nothing
	}
	return otherwise, unique(sources)
}

// acronyms are the agencies beside the names in meta tags and in what is seen near the
// title.
func (r *Reader) acronyms() (names []string) {
	for _, name := range append(namesIn(r.metaNames()), namesIn(r.seen)...) {
		if isAcronym(name) {
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
	for _, entry := range r.names {
		key, value, _ := strings.Cut(entry, "\n")
		if byKey[key] == nil {
			keys = append(keys, key)
		}
		byKey[key] = append(byKey[key], value)
	}
	if len(keys) == 0 {
		return nil
	}
	if len(keys) > 1 {
		for _, key := range keys {
			if names := namesIn(byKey[key]); len(names) > 0 && !isTitleSite(r.p, names[0]) && r.shows(names[0]) {
				return byKey[key]
			}
		}
	}
	return r.orShown(byKey[keys[0]])
}

// orShown is what a meta tag says, unless that is the name of the site, or of somebody whom
// readers are not told of, and the page names other people to them.
func (r *Reader) orShown(said []string) []string {
	names := namesIn(said)
	if len(names) != 1 {
		return said
	}
	isSite := isTitleSite(r.p, names[0])
	shown := [][]string{r.seen, r.said}
	if isSite {
		shown = append(shown, r.signed)
	}
	other := func(name string) bool {
		return isListed(name) && !isTitled(name) && !strings.Contains(name, "&") && page.Letters(name) != page.Letters(names[0])
	}
	for _, texts := range shown {
		if slices.ContainsFunc(namesIn(texts), other) && (isSite || !r.shows(names[0])) {
			return texts
		}
	}
	return said
}

// isAccount reports whether a name is that of an account, which the page does not show.
func (r *Reader) isAccount(name string) bool {
	return !hasSpace(name) && strings.ContainsAny(name, "_0123456789") && !r.shows(name)
}

// shows reports whether a name is in a text of the page that shows.
func (r *Reader) shows(name string) bool {
	name = page.Fold(name)
	for i := range r.p.Nodes {
		if n := &r.p.Nodes[i]; n.Kind == page.Text && !n.Hidden && len(n.Text) >= len(name)/2 && strings.Contains(page.Fold(n.Text), name) {
			return true
		}
	}
	return false
}

func unique(list []string) (once []string) {
	for _, s := range list {
		if !slices.Contains(once, s) {
			once = append(once, s)
		}
	}
	return once
}
