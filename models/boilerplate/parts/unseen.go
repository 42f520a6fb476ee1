package parts

import (
	"regexp"

	"galley/models/boilerplate/view"
	"galley/page"
)

// forEars are the classes of what screen readers say and nobody sees, as frameworks of style sheets
// name them.
var forEars = regexp.MustCompile(`(?i)(^|[\s_-])(visually-?hidden|sr-only|screen-?reader(-text|-only)?)($|[\s_-])`)

// DropUnseen sets the posteriors of labels to 0 that only screen readers say, on a page without boxes: with
// boxes what a reader cannot see is left out as such. Longer ones tell what others see in a picture, and a
// text that is marked up so as a whole is shown by a script.
func DropUnseen(v *view.View, post []float64) {
	if v.Page.Laid {
		return
	}
	var unseen []int
	words, all := 0, 0
	for i := range post {
		w := v.BlockWords(i)
		if all += w; w <= unseenWords && post[i] > 0 && isUnseen(v, v.BlockElement(i)) {
			unseen = append(unseen, i)
			words += w
		}
	}
	if float64(words) > unseenShare*float64(all) {
		return
	}
	for _, i := range unseen {
		post[i] = 0
	}
}

// Bounds of labels that nobody sees: words of one, and the share of those of the page that all of them have.
const (
	unseenWords = 4
	unseenShare = 0.25
)

// isUnseen reports whether an element, or one around it, is for screen readers only.
func isUnseen(v *view.View, n page.NodeID) bool {
	for ; n != page.None; n = v.Page.Nodes[n].Parent {
		if forEars.MatchString(v.Page.Nodes[n].Attr("class")) {
			return true
		}
	}
	return false
}
