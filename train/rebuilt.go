package train

import (
	"slices"
	"strings"

	"galley/dataset"
	"galley/features"
	"galley/models/site"
	"galley/models/site/built"
	"galley/page"
)

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
}

// newRebuiltLearner is nil where no build makes names.
func (o Options) newRebuiltLearner(l *siteLearner, articles []dataset.Sample) *rebuiltLearner {
	if o.names == nil {
		return nil
	}
	r := &rebuiltLearner{rebuilt: site.Rebuilt{Names: *o.names}}
	r.siteLearner = newSiteLearner(o.Base, articles, r.traits, r.places)
	r.wrong, r.strange = l.wrong, l.strange
	return r
}

func (r *rebuiltLearner) traits(x *features.Index) *features.Traits {
	traits, _ := r.rebuilt.Traits(x)
	return traits
}

func (r *rebuiltLearner) places(x *features.Index) *features.Traits {
	_, places := r.rebuilt.Traits(x)
	return places
}

// learned is what was learned, nil where pages of the site cannot be told from others.
func (r *rebuiltLearner) learned(o Options, body, title *blended) *site.Rebuilt {
	s := r.site(o)
	if s == nil {
		return nil
	}
	s.Places, s.Blend = placesOf(body, title), site.Blend{Body: body.weight(), Title: title.weight()}
	r.rebuilt.Site = *s
	return &r.rebuilt
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
