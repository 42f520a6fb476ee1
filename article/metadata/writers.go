package metadata

import (
	"slices"
	"strings"
)

// writers are the authors of the linked data, unless the page shows all of them as its
// editors, and somebody else in the byline.
func (r *Reader) writers() []string {
	edited := namesIn(r.edited)
	isEditor := func(name string) bool { return slices.Contains(edited, name) }
	others := func(name string) bool { return isPersonal(name) && !isEditor(name) }
	named := namesIn(r.linked.Authors)
	if len(edited) > 0 && len(named) > 0 && !slices.ContainsFunc(named, func(name string) bool { return !isEditor(name) }) && slices.ContainsFunc(namesIn(r.seen), others) {
		return slices.DeleteFunc(namesIn(r.seen), isEditor)
	}
	more := namesIn(r.metaNames())
	missing := func(name string) bool { return !slices.Contains(more, name) }
	impersonal := func(name string) bool { return !isPersonal(name) }
	if by := r.toldBy(named); by != nil {
		return by
	}
	if len(named) > 0 && len(more) > len(named) && !slices.ContainsFunc(named, missing) && !slices.ContainsFunc(more, impersonal) {
		return more // linked data of some programs has the first of several
	}
	return r.linked.Authors
}

// toldBy are the people whom readers are told of, behind a word for "by", where the one name
// for programs is nowhere told: it may be that of who put the text into the system. A name in
// another script may be of the same one.
func (r *Reader) toldBy(named []string) []string {
	own := []string{r.meta["og:site_name"], r.linked.Publisher}
	if len(named) != 1 || len(r.linked.Groups) > 0 || isOrganisation(named[0], own) || r.shows(named[0]) {
		return nil
	}
	by, _ := r.dated()
	told := namesIn(append(slices.Clip(r.said), by...))
	unlike := func(name string) bool {
		return !isListed(name) || isTitled(name) || r.hasCommonWord(name) || isOrganisation(name, own) || isCaseless(name) != isCaseless(named[0])
	}
	if len(told) == 0 || slices.ContainsFunc(told, unlike) {
		return nil
	}
	return told
}

// isCaseless reports whether a name is of a script without capitals.
func isCaseless(name string) bool { return strings.ToUpper(name) == strings.ToLower(name) }
