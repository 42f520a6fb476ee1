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

// Spot is one of these places.
type Spot struct {
	At   string `json:"at"`   // as Place names it, with the traits that labels share
	Most int    `json:"most"` // candidates that stand there on a labelled page, at most; 1 and more
	// All says that bodies have several parts here, and that all which stand there are such.
	All bool `json:"all,omitempty"`
}

// outOfPlace is added to the decision about a candidate that stands where no label has one, and is
// more than any weight of a base.
const outOfPlace = -1e6

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
		path = "/" + p.Nodes[n].Tag + path
	}
	if name != "" && path != "" {
		name += " "
	}
	if name += path; len(name) > maxPlace {
		return ""
	}
	return name
}

// stands reports whether an element with a place stands at a spot: it has all of its traits, and the
// same path.
func (spot *Spot) stands(place []string) bool {
	wanted := strings.Fields(spot.At)
	return pathOf(wanted) == pathOf(place) &&
		!slices.ContainsFunc(wanted, func(trait string) bool { return !slices.Contains(place, trait) })
}

// pathOf is the path of a place, "" where it has none.
func pathOf(fields []string) string {
	if last := len(fields) - 1; last >= 0 && strings.HasPrefix(fields[last], "/") {
		return fields[last]
	}
	return ""
}

// InPlace reports which candidates, of these places, stand where labels have one. It is none of them
// where more stand at one spot than on any labelled page, and are not all parts of the body: that is
// another kind of page.
func InPlace(spots []Spot, places []string) []bool {
	in, count := make([]bool, len(places)), make([]int, len(spots))
	for i, place := range places {
		fields := strings.Fields(place)
		for k := range spots {
			if len(fields) > 0 && spots[k].stands(fields) {
				in[i] = true
				count[k]++
			}
		}
	}
	for k := range spots {
		if count[k] > spots[k].Most && !spots[k].All {
			clear(in)
		}
	}
	return in
}

// Parts are further parts of a body: elements with text outside of it that stand at a spot with it, all
// of which labels have. None lies in another.
func (on *Match) Parts(x *features.Index, body page.NodeID) []page.NodeID {
	var spots []Spot
	at := strings.Fields(Place(x.Page, on.traits, body, x.Page.Body()))
	for _, spot := range on.Places.Body {
		if spot.All && spot.stands(at) {
			spots = append(spots, spot)
		}
	}
	if len(spots) == 0 {
		return nil
	}
	nodes, places := Elements(x, on.traits)
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

// Limit lowers the decisions about candidates that stand where no label has one. That which the base
// takes, of the index best, stays, but with only just where no other is in place.
func Limit(in []bool, best int, only bool, decisions []float64) {
	some := slices.Contains(in, true)
	if !some && best < 0 {
		return
	}
	for i := range in {
		if !in[i] && (i != best || some && only) {
			decisions[i] += outOfPlace
		}
	}
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
		places[i] = Place(p, on.traits, n, p.Body())
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
