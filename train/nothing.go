package train

import (
	"slices"
	"strings"

	"galley/models/site"
	"galley/page"
)

// addNothing reads a page of which the label says that it has no article.
func (l *siteLearner) addNothing(o *observed) {
	x, body := o.scores.Index(), o.scores.Best()
	if body != page.None {
		l.empties = append(l.empties, empty{site.Nothing{At: site.Place(x.Page, l.places(x), body, x.Page.Body()), Words: site.Words(x, body)}, o.sample.URL})
	}
}

// nothingOf is what the base takes on these pages, each place once, by name. Traits that one labelled
// page alone has are left out where others stay: they may name that page.
func (l *siteLearner) nothingOf() []site.Nothing {
	pages := map[string]int{}
	for i := range l.pages {
		for _, trait := range l.pages[i].traits {
			pages[trait]++
		}
	}
	most := map[string]int{}
	for _, n := range l.empties {
		fields := strings.Fields(n.At)
		shared := slices.DeleteFunc(slices.Clone(fields), func(trait string) bool { return trait[0] != '/' && pages[trait] < minPages })
		if len(shared) == 0 || shared[0][0] == '/' {
			shared = fields
		}
		at := strings.Join(shared, " ")
		most[at] = max(most[at], n.Words)
	}
	list := []site.Nothing{}
	for at, words := range most {
		list = append(list, site.Nothing{At: at, Words: words})
	}
	slices.SortFunc(list, func(a, b site.Nothing) int { return strings.Compare(a.At, b.At) })
	return list
}
