package people

import (
	"slices"

	"galley/article/metadata/person"
)

// writers are the authors of the linked data, unless the page shows all of them as its
// editors, and somebody else in the byline.
func (r *Reader) writers() []string {
	edited := person.Names(r.bylines.Edited)
	isEditor := among(edited)
	others := func(name string) bool { return person.IsPersonal(name) && !isEditor(name) }
	named := person.Names(r.stated.Linked.Authors)
	if len(edited) > 0 && len(named) > 0 && !slices.ContainsFunc(named, func(name string) bool { return !isEditor(name) }) && slices.ContainsFunc(person.Names(r.bylines.Seen), others) {
		return slices.DeleteFunc(person.Names(r.bylines.Seen), isEditor)
	}
	more := person.Names(r.metaNames())
	told := among(more)
	missing := func(name string) bool { return !told(name) }
	impersonal := func(name string) bool { return !person.IsPersonal(name) }
	if by := r.toldBy(named); by != nil {
		return by
	}
	if len(named) > 0 && len(more) > len(named) && !slices.ContainsFunc(named, missing) && !slices.ContainsFunc(more, impersonal) {
		return more // linked data of some programs has the first of several
	}
	return r.stated.Linked.Authors
}

// among is whether a name is in a list.
func among(names []string) func(name string) bool {
	has := map[string]bool{}
	for _, name := range names {
		has[name] = true
	}
	return func(name string) bool { return has[name] }
}

// toldBy are the people whom readers are told of, behind a word for "by", where the one name
// for programs is nowhere told: it may be that of who put the text into the system. A name in
// another script may be of the same one.
func (r *Reader) toldBy(named []string) []string {
	own := []string{r.stated.Meta["og:site_name"], r.stated.Linked.Publisher}
	if len(named) != 1 || len(r.stated.Linked.Groups) > 0 || person.IsOrganisation(named[0], own) || r.mentions.Shows(named[0]) {
		return nil
	}
	by, _ := r.signatures.Dated()
	told := person.Names(append(slices.Clip(r.bylines.Said), by...))
	unlike := func(name string) bool {
		return !person.IsListed(name) || person.IsTitled(name) || r.mentions.HasCommonWord(name) || person.IsOrganisation(name, own) || person.IsCaseless(name) != person.IsCaseless(named[0])
	}
	if len(told) == 0 || slices.ContainsFunc(told, unlike) {
		return nil
	}
	return told
}
