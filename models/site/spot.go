package site

import (
	"slices"
	"strings"
)

// Spot is one of the Places.
type Spot struct {
	At   string `json:"at"`   // as Place names it, with the traits that labels share
	Most int    `json:"most"` // candidates that stand there on a labelled page, at most; 1 and more
	// All says that bodies have several parts here, and that all which stand there are such.
	All bool `json:"all,omitempty"`
}

// stands reports whether an element with a place stands at a spot: it has all of the traits that are
// wanted there, and the same path.
func stands(wanted, place []string) bool {
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
	in, count, wanted := make([]bool, len(places)), make([]int, len(spots)), make([][]string, len(spots))
	for k := range spots {
		wanted[k] = strings.Fields(spots[k].At)
	}
	for i, place := range places {
		fields := strings.Fields(place)
		for k := range spots {
			if len(fields) > 0 && stands(wanted[k], fields) {
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

// outOfPlace is added to the decision about a candidate that stands where no label has one, and is
// more than any weight of a base.
const outOfPlace = -1e6

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
