package datelines

import (
	"strings"

	"galley/article/metadata/person"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// namedBytes is how long a line that names who wrote the text is at most.
const namedBytes = 120

// isNamedLine reports whether block i is a word for "by" and names of people, and nothing else. Names that are
// links are those of linked facts.
func isNamedLine(v *view.View, i int) bool {
	text := page.Norm(v.BlockText(i))
	if len(text) > namedBytes || v.BlockLinkShare(i) > 0 || v.BlockWords(i) > signature.MostWords || signature.IsHeadOrCaption(v.Index, i) {
		return false
	}
	rest := person.BehindBy(text)
	return rest != text && strings.Contains(rest, " ") && person.WithoutJoints(rest) == person.AllPersonal(rest)
}
