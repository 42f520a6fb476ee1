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
	text := v.BlockLine(i)
	if len(text) > namedBytes || v.BlockLinkShare(i) > 0 || v.BlockWords(i) > signature.MostWords || signature.IsHeadOrCaption(v.Index, i) {
		return false
	}
	rest := person.BehindBy(text)
	return rest != text && strings.Contains(rest, " ") && person.WithoutJoints(rest) == person.AllPersonal(rest)
}

// headLines is how many lines the head of a text has at most that says who wrote it and when.
const headLines = 4

// isNameAndDay reports whether block i is a few lines, parted by line breaks, of which one begins with a word for "by" and another
// is a day: the first line of a text does not stand in one block with them.
func isNameAndDay(v *view.View, i int) bool {
	lines := strings.Split(strings.TrimSpace(v.BlockText(i)), "\n")
	if len(lines) < 2 || len(lines) > headLines || v.BlockWords(i) > 2*signature.MostWords || signature.IsHeadOrCaption(v.Index, i) {
		return false
	}
	by, day := false, false
	for _, line := range lines {
		switch line = page.Norm(line); {
		case len(line) > namedBytes:
			return false
		case signature.IsDatedText(line):
			day = true
		case line != "" && strings.ContainsAny(line[len(line)-1:], ".!?"):
			return false
		case person.BehindBy(line) != line && person.StartsCased(person.BehindBy(line)):
			by = true
		}
	}
	return by && day
}
