package train

import (
	"maps"
	"math"
	"slices"
	"strings"

	"galley/features/subtree"
	"galley/models/site"
	"galley/models/stage"
)

// limit is where the choice of a wrapper may fall: at places of labels, and on what the base takes;
// with only set on the latter just where a page has no such place.
type limit struct {
	spots []site.Spot
	only  bool
}

// shape says which choices labels leave open.
type shape struct {
	anywhere bool // the choice may fall on all candidates
	several  bool // a page that has several candidates at a spot is known, if a labelled one has, though labels take one of them
	only     bool // as in limit
}

// shapes are tried one after the other, and one is taken if it is right on two more of the labelled
// pages that are held out than those before it: one may be of a kind of its own. The first is that
// which changes least on pages of a kind that no label has. A few labels of a site whose body is
// another element than the base takes speak for only, sooner than they teach a machine. Anywhere is for
// sites each page of which has ids and classes of its own.
var shapes = []shape{{}, {several: true}, {only: true}, {several: true, only: true}, {anywhere: true}}

// spotsOf is where the labels of the pages that are kept have their title or body, sorted. Of the
// traits of an element those count that another label has too, if there are any: others may name
// what one page is about.
func (t *table) spotsOf(s shape, keep func(page int) bool) []site.Spot {
	if s.anywhere {
		return nil
	}
	var list [][]string
	count := map[string]int{}
	for page := range t.pages {
		r := &t.pages[page]
		at, found := slices.BinarySearch(r.nodes, r.label)
		if !keep(page) || !found || r.places[at] == "" {
			continue
		}
		list = append(list, strings.Fields(r.places[at]))
		for _, trait := range list[len(list)-1] {
			count[trait]++
		}
	}
	most := map[string]int{}
	for _, fields := range list {
		shared := slices.DeleteFunc(slices.Clone(fields), func(trait string) bool { return trait[0] != '/' && count[trait] < minPages })
		if len(shared) == 0 || shared[0][0] == '/' {
			shared = fields
		}
		most[strings.Join(shared, " ")] = 1
	}
	var spots []site.Spot
	for _, at := range slices.Sorted(maps.Keys(most)) {
		spots = append(spots, t.spot(at, s, keep))
	}
	return spots
}

// spot is a spot with what the pages that are kept have there.
func (t *table) spot(at string, s shape, keep func(page int) bool) site.Spot {
	spot, parts, all := site.Spot{At: at, Most: 1}, false, true
	for page := range t.pages {
		if !keep(page) {
			continue
		}
		r, there := &t.pages[page], 0
		one := []site.Spot{{At: at, Most: math.MaxInt}}
		for _, in := range site.InPlace(one, r.places) {
			there += number(in)
		}
		labelled, apart := r.labelledOf(one)
		// A page on which labels take one of several is one that the shape leaves to the base: it says
		// nothing of the others.
		left := !s.several && labelled > 0 && there > 1 && len(r.sample.Selection.Roots) == 1
		if s.several || apart == 0 || there == 1 {
			spot.Most = max(spot.Most, there)
		}
		all = all && (apart == 0 || left)
		parts = parts || labelled > 1
	}
	spot.All = parts && all && t.kind == subtree.Body
	return spot
}

// repeats reports whether most labels stand where labels of other folds do.
func (t *table) repeats(folds []int) bool {
	n := 0
	for page := range t.pages {
		r := &t.pages[page]
		spots := t.spotsOf(shape{several: true}, func(other int) bool { return folds[other] != folds[page] })
		at, found := slices.BinarySearch(r.nodes, r.label)
		n += number(found && site.InPlace(spots, r.places[at:at+1])[0])
	}
	return 2*n > len(t.pages)
}

// labelledOf counts the elements at a spot that labels have, and the others.
func (r *rows) labelledOf(one []site.Spot) (labelled, apart int) {
	for i, in := range site.InPlace(one, r.spread) {
		switch {
		case !in:
		case slices.Contains(r.sample.Selection.Roots, r.texts[i]):
			labelled++
		case !r.sample.Page.InAny(r.sample.Selection.Roots, r.texts[i]):
			apart++
		}
	}
	return labelled, apart
}

// isPart reports whether a candidate is one of several parts of the body, with which the others are found.
func (r *rows) isPart(i int, allowed limit) bool {
	if !slices.Contains(r.sample.Selection.Roots, r.nodes[i]) {
		return false
	}
	for _, spot := range allowed.spots {
		if spot.All && site.InPlace([]site.Spot{spot}, r.places[i:i+1])[0] {
			return true
		}
	}
	return false
}

// chooseBlended is the candidate with the highest sum, of those that are allowed.
func (r *rows) chooseBlended(own []float64, weight float64, allowed limit) int {
	decisions := make([]float64, len(own))
	for i := range own {
		decisions[i] = own[i] + weight*r.base[i]
	}
	if len(allowed.spots) > 0 {
		site.Limit(site.InPlace(allowed.spots, r.places), stage.Best(r.sample.Page, r.nodes, r.base), allowed.only, decisions)
	}
	return stage.Best(r.sample.Page, r.nodes, decisions)
}
