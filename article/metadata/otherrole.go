package metadata

import (
	"strings"

	"galley/page"
)

// maxRole is how many words stand at most before the name of somebody who did something else
// than to write: "Medically reviewed by".
const maxRole = 4

// isOtherRole reports whether words end with one for "by", and say with others before it what
// else was done: "Reviewed by", "Fotos von". Behind the name of who wrote a text, the name
// behind such words is of somebody else.
func isOtherRole(words string) bool {
	if i := strings.LastIndexAny(words, ".,;|·•&/"); i >= 0 {
		words = words[i:]
	}
	said := strings.Fields(strings.Trim(words, ".,;|·•&/: "))
	if k := len(said); k < 2 || k > maxRole || !isByWord(said[k-1]) || isByWord(said[k-2]+" "+said[k-1]) {
		return false
	}
	return !isNumbered(said[len(said)-2]) && !conjunctions[said[len(said)-2]]
}

// namesOtherRole reports whether a text begins as isOtherRole has it, with a name behind that.
func namesOtherRole(text string) bool {
	words := strings.Fields(text)
	for k := 2; k <= min(maxRole, len(words)-1); k++ {
		if isOtherRole(strings.Join(words[:k], " ")) {
			return startsName(words[k])
		}
	}
	return false
}

// wordsBetween are the visible words from one node to another.
func (r *Reader) wordsBetween(from, to page.NodeID) string {
	var words []string
	for i := from; i < to; i++ {
		if node := &r.p.Nodes[i]; node.Kind == page.Text && !node.Hidden {
			words = append(words, node.Text)
		}
	}
	return page.Norm(strings.Join(words, " "))
}
