package site

import (
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// Places are where labelled titles and bodies of a site stand, as [Place] names them; nil:
// anywhere. Sorted. They are there where labelled pages that were held out got better by them.
type Places struct {
	Body  []string `json:"body,omitempty"`
	Title []string `json:"title,omitempty"`
}

// outOfPlace is added to the decision about a candidate that stands where no label has one, and is
// more than any weight of a base.
const outOfPlace = -1e6

// Place names where an element stands: by its id and classes, or by its path from the nearest
// element around it that has some, or from the body of the page.
func Place(p *page.Page, traits *features.Traits, n page.NodeID) string {
	path := ""
	for ; n > p.Body(); n = p.Nodes[n].Parent {
		if list := traits.Element(n); len(list) > 0 && strings.ContainsAny(list[0], "#.") {
			path = strings.Join(list, " ") + path
			break
		}
		path = "/" + p.Nodes[n].Tag + path
	}
	if len(path) > maxMark {
		return ""
	}
	return path
}

// Limit lowers the decisions about candidates that stand elsewhere than labels have them, if one
// of the candidates stands there.
func Limit(allowed, places []string, decisions []float64) {
	in := func(place string) bool { _, found := slices.BinarySearch(allowed, place); return found }
	if !slices.ContainsFunc(places, in) {
		return
	}
	for i, place := range places {
		if !in(place) {
			decisions[i] += outOfPlace
		}
	}
}

// Prior adds to a prior what the places of the site say of candidates.
func (on *Match) Prior(p *page.Page, allowed []string, nodes []page.NodeID, prior func(page.NodeID) float64) func(page.NodeID) float64 {
	if on == nil || !on.Article || len(allowed) == 0 {
		return prior
	}
	places, decisions := make([]string, len(nodes)), make([]float64, len(nodes))
	for i, n := range nodes {
		places[i] = Place(p, on.traits, n)
	}
	Limit(allowed, places, decisions)
	return func(n page.NodeID) float64 {
		at, _ := slices.BinarySearch(nodes, n)
		return prior(n) + decisions[at]
	}
}

// Bodies is where labelled bodies stand, nil without a Site.
func (on *Match) Bodies() []string {
	if on == nil {
		return nil
	}
	return on.Places.Body
}

// Titles is where labelled titles stand.
func (on *Match) Titles() []string {
	if on == nil {
		return nil
	}
	return on.Places.Title
}
