package signature

import (
	"strings"

	"galley/article/metadata/dateline"
	"galley/article/metadata/person"
	"galley/page"
)

// isBareName reports whether a text that stands alone in a line near the title, or beside a
// day, may be the name of a person. With capitals, it is of words that are names on this
// page. Scripts without them tell less: it stands in the line of the day, is of two or
// three words between blanks, and nowhere else, as topics and places are.
func (r *Reader) isBareName(name string, l *dateline.Line) bool {
	words := len(strings.Fields(name))
	if person.StartsCased(name) {
		return person.IsPersonal(name) && name != strings.ToUpper(name) && words <= person.MaxNameCapitals && !r.mentions.HasCommonWord(name)
	}
	return l.Dated && words > 1 && words <= maxCaseless && person.IsPersonal(name) && !strings.ContainsFunc(name, person.IsUnspaced) && !r.recurs(name, l)
}

// maxCaseless is how many words a name has at most in a script without capitals.
const maxCaseless = 3

// recurs reports whether a text stands outside of a line too.
func (r *Reader) recurs(text string, l *dateline.Line) bool {
	for i := range r.p.Nodes {
		n := page.NodeID(i)
		if node := &r.p.Nodes[n]; node.Kind == page.Text && !node.Hidden && (n < l.Nodes[0] || n > l.Nodes[len(l.Nodes)-1]) && strings.Contains(node.Text, text) {
			return true
		}
	}
	return false
}
