package train

import (
	"maps"
	"slices"
	"strings"

	"galley/models/site"
)

// commonShare is the share of a host's pages that a trait must be on to be one of its
// template.
const commonShare = 0.6

// minMarked is how many traits with an id or a class make a template by themselves. Tags
// and their paths are much alike on many sites.
const minMarked = 12

// template sets the templates and frames of a site, and notes the articles that are like none.
// A host may have several templates: for other kinds of articles, or of another year. few says
// that one of them has few traits with an id or a class.
func (l *siteLearner) template(s *site.Site) (few bool) {
	for _, host := range slices.Compact(slices.Sorted(slices.Values(l.hosts))) {
		var articles, others []int
		for i := range l.pages {
			switch {
			case l.hosts[i] != host:
			case l.pages[i].right:
				articles = append(articles, i)
			default:
				others = append(others, i)
			}
		}
		rest := articles
		for len(rest) >= minPages {
			template, unmarked := l.common(rest, nil)
			unlike := slices.DeleteFunc(slices.Clone(rest), func(i int) bool { return isLike(template, l.pages[i].traits) })
			if len(unlike) == len(rest) {
				break
			}
			s.Templates, few, rest = append(s.Templates, template), few || unmarked, unlike
		}
		l.unlike = append(l.unlike, rest...)
		if len(articles) >= minPages && len(others) > 0 {
			frame, unmarked := l.common(articles, others)
			s.Frames, few = append(s.Frames, frame), few || unmarked
		}
	}
	return few
}

// isLike reports whether a page with these traits is like a template.
func isLike(template, traits []string) bool {
	set := map[string]bool{}
	for _, trait := range traits {
		set[trait] = true
	}
	return site.Likeness(template, set) >= site.LeastLikeness
}

// common are the traits on enough of the articles, and of the others if there are any:
// those with an id or a class, or all where there are few of those.
func (l *siteLearner) common(articles, others []int) (list []string, few bool) {
	inArticles, inOthers := l.count(articles), l.count(others)
	for _, trait := range slices.Sorted(maps.Keys(inArticles)) {
		enough := float64(inArticles[trait]) >= commonShare*float64(len(articles))
		if enough && float64(inOthers[trait]) >= commonShare*float64(len(others)) {
			list = append(list, trait)
		}
	}
	marked := slices.DeleteFunc(slices.Clone(list), func(trait string) bool { return !strings.ContainsAny(trait, "#.") })
	if len(marked) >= minMarked {
		return marked, false
	}
	return list, true
}

// count is on how many of the pages each trait is.
func (l *siteLearner) count(pages []int) map[string]int {
	on := map[string]int{}
	for _, i := range pages {
		for _, trait := range l.pages[i].traits {
			on[trait]++
		}
	}
	return on
}

// known are all traits of the labelled pages but ids, sorted.
func (l *siteLearner) known() []string {
	set := map[string]bool{}
	for i := range l.pages {
		for _, trait := range l.pages[i].traits {
			if !strings.Contains(trait, "#") {
				set[trait] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(set))
}
