package signature

import (
	"strings"
	"unicode"

	"galley/article/metadata/dateline"
	"galley/article/metadata/person"
)

// beforePlace are the signs between a name and where its owner is, or for whom.
var beforePlace = [...]string{" | ", " - ", " – ", " — ", ", "}

// placeWords is how many words a place or a paper has at most.
const placeWords = 3

// placedName is the name that a line is, with a place or a paper behind it and without a link, as of the path to
// the page: Budi Santoso - detikWarta; "" where it is none. Scripts without capitals have no such names: a rubric
// looks alike.
func (r *Reader) placedName(l *dateline.Line) string {
	if len(l.Pieces) != 1 || r.p.Inside(l.Nodes[0], "a") || !r.isSignature(l.Nodes[0], r.article.Title) {
		return ""
	}
	for _, sign := range beforePlace {
		name, place, parted := strings.Cut(l.Pieces[0], sign)
		if !parted {
			continue
		}
		if words := len(strings.Fields(place)); words == 0 || words > placeWords || strings.ContainsFunc(place, unicode.IsDigit) || strings.ContainsAny(place, ",|:") {
			return ""
		}
		if person.StartsCased(name) && person.IsListed(name) && !person.IsTitled(name) && r.isBareName(name, l) {
			return name
		}
		return ""
	}
	return ""
}
