package train

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"galley/features/subtree"
	"galley/models/site"
	"galley/page"
)

// Suspect is a label that does not fit the others: likely a slip. The page is worth another look.
type Suspect struct {
	URL  string `json:"url"`
	Part string `json:"part"` // "body", "title", or "article": it is said that there is none
	// Where is the place at which others have that part, as site.Place names it, Others how many of them, and
	// Alike how many other labels have it where this one does.
	Where  string `json:"where"`
	Others int    `json:"others"`
	Alike  int    `json:"alike"`
}

// How many labels tell that another one is a slip: this many, and this many for each that is like it.
const (
	leastOthers = 3
	timesAlike  = 3
)

// suspects are the labels of a table that were not found when they were held out, and stand where few or
// none do, on pages that have an element where many others stand.
func (t *table) suspects(held outcome) (list []Suspect) {
	places := t.labelPlaces()
	for i := range t.pages {
		if held.right[i] {
			continue
		}
		r := &t.pages[i]
		groups := groupsOf(places, i)
		s := Suspect{URL: r.sample.URL, Part: nameOf(t.kind)}
		s.Alike, _ = groups.at(places[i])
		for k, place := range r.places {
			if n, where := groups.at(place); n > s.Others && !r.right(k) {
				s.Others, s.Where = n, where
			}
		}
		if s.Others >= max(leastOthers, timesAlike*s.Alike) {
			list = append(list, s)
		}
	}
	return list
}

// labelPlaces are the places of the labels of all pages, with the traits that other labels have too.
func (t *table) labelPlaces() []string {
	count := map[string]int{}
	places := make([]string, len(t.pages))
	for i := range t.pages {
		r := &t.pages[i]
		if at, found := slices.BinarySearch(r.nodes, r.label); found {
			places[i] = r.places[at]
		}
		for _, trait := range strings.Fields(places[i]) {
			count[trait]++
		}
	}
	for i, place := range places {
		fields := strings.Fields(place)
		shared := slices.DeleteFunc(slices.Clone(fields), func(trait string) bool { return trait[0] != '/' && count[trait] < minPages })
		if len(shared) > 0 && shared[0][0] != '/' {
			places[i] = strings.Join(shared, " ")
		}
	}
	return places
}

// placeGroups count labels by their place.
type placeGroups map[string]int

// groupsOf are those of all pages but one.
func groupsOf(places []string, but int) placeGroups {
	g := placeGroups{}
	for i, place := range places {
		if i != but && place != "" {
			g[place]++
		}
	}
	return g
}

// at is how many labels stand where an element with a place does, and where that is.
func (g placeGroups) at(place string) (n int, where string) {
	most := 0
	for at, count := range g {
		if !site.InPlace([]site.Spot{{At: at, Most: math.MaxInt}}, []string{place})[0] {
			continue
		}
		n += count
		if count > most || count == most && at < where {
			most, where = count, at
		}
	}
	return n, where
}

// emptySuspects are labels that say that there is no article on pages on which the base takes a body
// where many labels have one, that is no shorter than most of these.
func (l *siteLearner) emptySuspects(bodies *table) (list []Suspect) {
	places := bodies.labelPlaces()
	groups := groupsOf(places, -1)
	for _, e := range l.empties {
		n, where := groups.at(e.At)
		if n < leastOthers || e.Words < l.usualWords(places, where) {
			continue
		}
		list = append(list, Suspect{URL: e.url, Part: "article", Where: where, Others: n})
	}
	return list
}

// usualWords is how many words three quarters of the labels at a place have at least.
func (l *siteLearner) usualWords(places []string, where string) int {
	var words []int
	for i, place := range places {
		if place == where {
			words = append(words, l.words[i])
		}
	}
	slices.Sort(words)
	if len(words) == 0 {
		return 0
	}
	return words[len(words)/4]
}

// writeSuspects prints labels that are worth another look.
func writeSuspects(w io.Writer, list []Suspect) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(w, "labels that do not fit the others; look at these pages again: %d\n", len(list))
	for _, s := range list {
		fmt.Fprintf(w, "  %s: %s\n", s.URL, s.Says())
	}
}

// Says is why, for a person.
func (s Suspect) Says() string {
	where := s.Where
	if strings.HasPrefix(where, "/") {
		where = "body" + where
	}
	if s.Part == "article" {
		return fmt.Sprintf("labelled as no article, but there is text where %d labels have the body (%s)", s.Others, where)
	}
	return fmt.Sprintf("%d labels have the %s elsewhere on pages like it (%s), and %d where this one has it", s.Others, s.Part, where, s.Alike)
}

// suspectsOf are those of both parts, a page once, and of pages without an article.
func suspectsOf(l *siteLearner, tables [2]*table, body, title *fitted) []Suspect {
	list := append(tables[subtree.Body].suspects(body.held), tables[subtree.Title].suspects(title.held)...)
	seen := map[string]bool{}
	list = slices.DeleteFunc(list, func(s Suspect) bool { again := seen[s.URL]; seen[s.URL] = true; return again })
	return append(list, l.emptySuspects(tables[subtree.Body])...)
}

// empty is a page of which the label says that it has no article.
type empty struct {
	site.Nothing
	url string
}

// noteWords notes how long the labelled body of a page is.
func (l *siteLearner) noteWords(o *observed) {
	words := 0
	if root := mainRoot(o.sample.Page, o.sample.Selection); root != page.None {
		words = site.Words(o.scores.Index(), root)
	}
	l.words = append(l.words, words)
}
