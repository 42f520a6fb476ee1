package site

import (
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// Places are where labelled titles and bodies of a site stand. A page of a kind that no label has is
// none that labels taught anything of. So what they taught chooses among these places and what the base
// takes. Nil: anywhere.
type Places struct {
	Body  []Spot `json:"body,omitempty"`
	Title []Spot `json:"title,omitempty"`
	// OnlyBody and OnlyTitle leave out what the base takes, on a page that has such a place:
	// labelled pages that were held out got better by it.
	OnlyBody  bool `json:"only_body,omitempty"`
	OnlyTitle bool `json:"only_title,omitempty"`
}

// maxPlace bounds a name of a place, in bytes.
const maxPlace = 400

// Place names where an element below root stands: by its id and classes, with its tag, and a blank
// between them. One that has neither is named by those of the nearest element around it that has some,
// and the path below that (" /ul/li"); by the path from root where there is none. "" where that is long.
func Place(p *page.Page, traits *features.Traits, n, root page.NodeID) string {
	name, path := "", ""
	for ; n > root; n = p.Nodes[n].Parent {
		if list := traits.Element(n); len(list) > 0 && strings.ContainsAny(list[0], "#.") {
			name = strings.Join(list, " ")
			break
		}
		if path = "/" + p.Nodes[n].Tag + path; len(path) > maxPlace {
			return ""
		}
	}
	if name != "" && path != "" {
		name += " "
	}
	if name += path; len(name) > maxPlace {
		return ""
	}
	return name
}

// Parts are further parts of a body: elements with text outside of it that stand at a spot with it, all
// of which labels have. None lies in another.
func (on *Match) Parts(x *features.Index, body page.NodeID) []page.NodeID {
	var spots []Spot
	at := strings.Fields(Place(x.Page, on.places, body, x.Page.Body()))
	for _, spot := range on.Places.Body {
		if spot.All && stands(strings.Fields(spot.At), at) {
			spots = append(spots, spot)
		}
	}
	if len(spots) == 0 {
		return nil
	}
	nodes, places := Elements(x, on.places)
	var list []page.NodeID
	for i, in := range InPlace(spots, places) {
		if in && !x.Page.Contains(nodes[i], body) && !x.Page.Contains(body, nodes[i]) {
			list = append(list, nodes[i])
		}
	}
	return x.Page.Outermost(list)
}

// Elements are all elements of a page with text, in document order, and their places.
func Elements(x *features.Index, traits *features.Traits) (nodes []page.NodeID, places []string) {
	for n := x.Page.Body() + 1; n < x.Page.Nodes[x.Page.Body()].End; n++ {
		if from, to := x.Span(n); from < to && x.Page.Nodes[n].Kind == page.Element {
			nodes, places = append(nodes, n), append(places, Place(x.Page, traits, n, x.Page.Body()))
		}
	}
	return nodes, places
}

// Bodies reports which candidates stand where labelled bodies do, nil where that is not known.
func (on *Match) Bodies(p *page.Page, nodes []page.NodeID) []bool {
	if on == nil {
		return nil
	}
	return on.inPlace(p, on.Places.Body, nodes)
}

// Titles is Bodies for titles.
func (on *Match) Titles(p *page.Page, nodes []page.NodeID) []bool {
	if on == nil {
		return nil
	}
	return on.inPlace(p, on.Places.Title, nodes)
}

func (on *Match) inPlace(p *page.Page, spots []Spot, nodes []page.NodeID) []bool {
	if !on.Article || len(spots) == 0 {
		return nil
	}
	places := make([]string, len(nodes))
	for i, n := range nodes {
		places[i] = Place(p, on.places, n, p.Body())
	}
	return InPlace(spots, places)
}

// Within adds to a prior of candidates what their places say; best is what the base takes.
func Within(in []bool, nodes []page.NodeID, best page.NodeID, only bool, prior func(page.NodeID) float64) func(page.NodeID) float64 {
	if in == nil {
		return prior
	}
	decisions := make([]float64, len(nodes))
	Limit(in, slices.Index(nodes, best), only, decisions)
	return func(n page.NodeID) float64 {
		at, _ := slices.BinarySearch(nodes, n)
		return prior(n) + decisions[at]
	}
}
