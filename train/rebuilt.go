package train

import (
	"maps"
	"slices"
	"strings"

	"galley/dataset"
	"galley/features"
	"galley/models/site"
	"galley/models/site/built"
	"galley/page"
)

// maxSigns bounds the lines that a site is known by after its next build.
const maxSigns = 300

// namesOf are the names of classes on labelled pages as a build makes them; nil where it makes none.
func namesOf(samples []dataset.Sample) *built.Names {
	var elements [][]string
	for i := range samples {
		p := samples[i].Page
		for n := p.Body() + 1; n < p.Nodes[p.Body()].End; n++ {
			if classes := strings.Fields(p.Nodes[n].Attr("class")); len(classes) > 0 {
				elements = append(elements, classes)
			}
		}
	}
	return built.Learn(elements)
}

// rebuiltLearner learns what the site is known by after its next build.
type rebuiltLearner struct {
	*siteLearner
	rebuilt site.Rebuilt
	signs   map[string]int // pages with each
}

// newRebuiltLearner is nil where no build makes names.
func (o Options) newRebuiltLearner(l *siteLearner, articles []dataset.Sample) *rebuiltLearner {
	if o.names == nil {
		return nil
	}
	r := &rebuiltLearner{rebuilt: site.Rebuilt{Names: *o.names}, signs: map[string]int{}}
	r.siteLearner = newSiteLearner(o.Base, articles, r.traits)
	r.wrong, r.strange = l.wrong, l.strange
	return r
}

func (r *rebuiltLearner) traits(x *features.Index) *features.Traits {
	traits, _ := r.rebuilt.Traits(x)
	return traits
}

// add reads page i.
func (r *rebuiltLearner) add(i int, o *observed) {
	r.siteLearner.add(i, o)
	for _, sign := range o.scores.Index().Signs() {
		r.signs[sign]++
	}
}

// learned is what was learned, nil where pages of the site cannot be told from others.
func (r *rebuiltLearner) learned(o Options, body, title *blended) *site.Rebuilt {
	s := r.site(o)
	if s == nil {
		return nil
	}
	s.Places, s.Blend = placesOf(body, title), site.Blend{Body: body.weight(), Title: title.weight()}
	r.rebuilt.Site, r.rebuilt.Signs = *s, r.common()
	return &r.rebuilt
}

// common are the signs of most pages, sorted: those of the most pages where they are many.
func (r *rebuiltLearner) common() []string {
	var list []string
	for _, sign := range slices.Sorted(maps.Keys(r.signs)) {
		if n := r.signs[sign]; n >= minPages && float64(n) >= commonShare*float64(len(r.pages)) {
			list = append(list, sign)
		}
	}
	if len(list) > maxSigns {
		slices.SortStableFunc(list, func(a, b string) int { return r.signs[b] - r.signs[a] })
		list = list[:maxSigns]
		slices.Sort(list)
	}
	return list
}

// standing is where the candidates of a page stand, and all of its elements with text.
type standing struct{ places, spread []string }

// standingOf names the places of a page, for bodies those of all elements with text too.
func standingOf(s *dataset.Sample, x *features.Index, traits *features.Traits, nodes []page.NodeID, all bool) (st standing) {
	for _, n := range nodes {
		st.places = append(st.places, site.Place(s.Page, traits, n, s.Page.Body()))
	}
	if all {
		_, st.spread = site.Elements(x, traits)
	}
	return st
}

// rebuilt is the table with the places that pages have after the next build.
func (t *table) rebuilt() *table {
	after := *t
	after.pages = slices.Clone(t.pages)
	for i := range after.pages {
		after.pages[i].standing = after.pages[i].after
	}
	return &after
}
