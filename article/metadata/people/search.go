package people

import (
	"slices"
	"strings"

	"galley/article/metadata/person"
	"galley/article/metadata/title"
	"galley/page"
)

// search looks for authors in one place after the other.
type search struct {
	*Reader
	own       []string // names of the site and its publisher
	inGroups  func(name string) bool
	sources   []string
	otherwise []string // names of the first place, none of them of a person
	bare      []string // names beside a day, without a word for "by"
}

func (r *Reader) newSearch(site string) *search {
	s := &search{Reader: r, own: []string{site, r.stated.Linked.Publisher}}
	var groups []string
	for _, name := range r.stated.Linked.Groups {
		groups = append(groups, page.Norm(name))
	}
	s.inGroups = among(groups)
	if source := page.Norm(r.stated.Linked.Source); source != "" {
		s.sources = append(s.sources, source)
	}
	return s
}

// isGroup reports whether a name is none of a person. alone: nobody else is named in the place.
func (s *search) isGroup(name string, alone bool) bool {
	return s.inGroups(name) || person.IsAcronym(name) && !(alone && person.MayBeShouted(name)) || person.IsOrganisation(name, slices.Concat(s.own, person.Compared(s.sources)))
}

// look parts the names of a place: people are authors, others sources.
func (s *search) look(names []string) (people []string) {
	named := person.Names(s.mentions.GivenNamesFirst(names))
	if len(named) == 1 && s.isAccount(named[0]) {
		s.otherwise = append(s.otherwise, named...)
		return nil
	}
	for _, name := range named {
		isSite := title.EndsWith(s.titled, name) && (len(named) > 1 || !person.IsPersonal(name))
		if !s.isGroup(name, len(named) == 1) && !isSite && (len(s.otherwise) == 0 || !s.mentions.HasCommonWord(name)) && (person.IsPersonal(name) || len(named) == 1 && !person.HasSpace(name)) {
			people = append(people, name)
		} else {
			s.sources = append(s.sources, name)
		}
	}
	if len(people) == 0 && len(s.otherwise) == 0 {
		s.otherwise = named
	}
	return people
}

// rest are the authors where no place names people.
func (s *search) rest() []string {
	if len(s.otherwise) == 0 && len(s.bare) == 0 {
		for _, place := range []func() []string{s.signatures.Boxed, s.signatures.Sole, s.signatures.Portrayed} {
			if s.bare = place(); s.bare != nil {
				break
			}
		}
	}
	if len(s.otherwise) == 0 {
		if names := s.signatures.SoleInText(); len(names) > 0 && len(s.bare) > 0 {
			return names // two words beside a day may be a rubric
		}
		return s.bare
	}
	odd := func(name string) bool { return !person.IsListed(name) || strings.Contains(name, "/") }
	if len(s.bare) > 0 && !slices.ContainsFunc(s.otherwise, func(name string) bool { return !title.EndsWith(s.titled, name) }) && !slices.ContainsFunc(s.bare, odd) {
		return s.bare
	}
	if names := person.Names(s.metaNames()); len(names) > 0 && len(s.otherwise) == 1 && page.Letters(s.otherwise[0]) == page.Letters(s.stated.Linked.Publisher) {
		return names // that the publisher has published it says nothing
	}
	return s.otherwise
}
