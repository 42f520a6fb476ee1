package metadata

import (
	"slices"
	"strings"

	"galley/page"
)

// boxBehind is how many nodes behind the text the box may begin in that says who wrote it.
const boxBehind = 200

// boxed is the name in a line of its own between title and text that is also a line of its own
// behind the text, where a picture stands right before it: the box that tells of the author. It
// is nobody where there are several.
func (r *Reader) boxed() []string {
	if r.title == page.None || r.textBegin <= r.title {
		return nil
	}
	title, above := page.Letters(r.p.Text(r.title)), []string(nil) // above: names above the text
	r.walkTexts(r.title, min(r.textBegin, r.title+aroundTitle), func(line dateline, text string) {
		if isBoxName(text) && !strings.Contains(title, page.Letters(text)) && r.isSignature(line.nodes[0], r.title) {
			above = append(above, text)
		}
	})
	if len(above) == 0 {
		return nil
	}
	var names []string
	r.walkTexts(r.textEnd, r.textEnd+boxBehind, func(line dateline, text string) {
		if slices.Contains(above, text) && !slices.Contains(names, text) && r.followsPicture(line.nodes[0]) && !r.isCardTitle(line.nodes[0], text) {
			names = append(names, text)
		}
	})
	if len(names) != 1 {
		return nil
	}
	return namesIn(names)
}

// isBoxName reports whether a text may be the name of a person: in scripts without capitals it is of
// two words or more.
func isBoxName(text string) bool {
	return len(text) <= maxSigned && hasSpace(text) && isListed(text)
}
